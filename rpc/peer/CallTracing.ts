/** Traces of calls, as a connection makes them. */

/** One call that is being answered. */
export interface CallSpan {
  /** Runs work of the call; its network requests are attributed to the call. */
  run<T>(work: () => T): T
  /** The call was answered. `label` is the name of the method, `unknown` if there is no such method. */
  end(label: string, errorCode: number | undefined): void
}

export interface CallTracing {
  /** The first of `parents` that is a valid W3C `traceparent` is used. */
  startCall(method: string, parents: readonly (string | undefined)[]): CallSpan
}
