// Memory that another process can be given. Knows no X server.

internal import Glibc

/// A segment of System V's shared memory in this process.
final class SharedMemory {
  let address: UnsafeMutableRawPointer
  /// What another process attaches it by.
  let id: Int32

  /// Takes zeroed memory from the system; `nil` if that has or allows none.
  ///
  /// - Parameter bytes: The least that is wanted, more than zero.
  init?(bytes: Int) {
    let onlyOwner: Int32 = 0o600
    id = shmget(IPC_PRIVATE, bytes, IPC_CREAT | onlyOwner)
    // shmat says -1 where others say nil.
    guard id >= 0, let address = shmat(id, nil, 0), Int(bitPattern: address) != -1 else {
      if id >= 0 { shmctl(id, IPC_RMID, nil) }
      return nil
    }
    self.address = address
  }

  deinit {
    shmdt(address)
  }

  /// Whether another process has it too.
  ///
  /// One that was told the number may have found another segment by it: containers count for
  /// themselves.
  var isShared: Bool {
    var state = shmid_ds()
    return shmctl(id, IPC_STAT, &state) == 0 && state.shm_nattch > 1
  }

  /// Lets the system free the memory with the last process that uses it, however it ends.
  func seal() {
    shmctl(id, IPC_RMID, nil)
  }
}
