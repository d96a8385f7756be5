import Dispatch
import Synchronization

/// Does work on several threads at once, each told which one it is.
///
/// - Parameters:
///   - count: how many threads.
///   - work: what one does, from its index.
/// - Returns: what each made, in the order of their indices.
func onThreads<Made: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Made) -> [Made] {
    guard count > 1 else { return [work(0)] }
    let made = Mutex<[Made?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
        let one = work(index)
        made.withLock { $0[index] = one }
    }
    return made.withLock { $0.compactMap(\.self) }
}
