/** The connected application, as the library sees it. */
export interface Host {
  /**
   * Asks an application object. The answer comes through `client.resolve_app_request`.
   * Throws when the connection allows no further open request.
   */
  appRequest(appObject: string, appRequestId: number, requestData: unknown): void
  /** Notifies an application object. Settles when the host is ready for more. */
  appNotify(appObject: string, notifyData: unknown): Promise<void>
  /**
   * Reports that an answer is no longer needed. Settles when the host can know it; an answer that arrives before that
   * was sent without this knowledge.
   */
  appRequestCancelled(appObject: string, appRequestId: number, reason: AppRequestEnd): Promise<void>
  /** Sends one message of a callback; may be dropped when the host is slow. Throws when the data has no JSON form. */
  callback(callback: string, responseType: number, data: unknown): void
  /**
   * `undefined` if the next message of a callback is sent at once. Otherwise settles when the queue of messages for the
   * host is empty, so that the next one is not dropped, or when the connection has ended.
   */
  callbackReady(callback: string): Promise<void> | undefined
  /** Ends an application object or callback. */
  closed(kind: RegisteredKind, id: string, reason: ClosedReason): void
}

export type AppRequestEnd = 'timeout' | 'cancelled' | 'closed'
export type RegisteredKind = 'app_object' | 'callback'
export type ClosedReason = 'removed' | 'unsubscribed' | 'failed' | 'shutdown'
