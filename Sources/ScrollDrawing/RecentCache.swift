// What was costly to make and may be needed again, for a handful of things in use at a time.

/// Values by key, the least recently made of which is forgotten when there are too many.
struct RecentCache<Key: Hashable, Value> {
  private let limit: Int
  private var entries: [(key: Key, value: Value)] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// The value for a key, made if it is not there.
  mutating func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = entries.first(where: { $0.key == key }) { return known.value }
    let value = make()
    if entries.count == limit { entries.removeFirst() }
    entries.append((key: key, value: value))
    return value
  }
}
