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
    // The address for a failure is -1, which Swift cannot tell from others by name.
    guard id >= 0, let address = shmat(id, nil, 0), Int(bitPattern: address) != -1 else {
      if id >= 0 { shmctl(id, IPC_RMID, nil) }
      return nil
    }
    self.address = address
  }

  deinit {
    shmdt(address)
  }

  /// Lets the system free the memory with the last process that uses it, however it ends; nobody can
  /// attach it any more.
  func seal() {
    shmctl(id, IPC_RMID, nil)
  }
}
