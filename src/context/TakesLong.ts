/**
 * Thrown by a computation that runs on the thread of the event loop (`ComputeScope.isTrial`) and turns out to take long. It
 * begins anew on a worker thread. Nothing that it did may be seen afterwards.
 */
export class TakesLong extends Error {
  override readonly name = 'TakesLong'
}
