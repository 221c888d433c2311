/** What the generated methods are made of. */

export interface CallOptions {
  /** Time limit of the call in ms, after which it fails with -32008. Absent or 0: none. */
  readonly timeoutMs?: number | undefined
  /** Time limit in ms of each request to an app object during the call. Default 10 minutes, 0: none. */
  readonly appRequestTimeoutMs?: number | undefined
  /** Repeated in the log lines of the call. */
  readonly trace?: string | undefined
  /** Cancels the call, which then fails with `AbortError` or `TimeoutError` (-32800). What was sent to the network stays sent (`data.sent`). */
  readonly signal?: AbortSignal | undefined
}

export interface CloseOptions {
  /** How long waiting calls may continue, in ms. By default they are cancelled at once. */
  readonly graceMs?: number | undefined
}

/** Options of a call that registers an app object. */
export interface AppObjectOptions extends CallOptions {
  /** Called when the library is done with the object: `removed`, `unsubscribed`, `failed` or `shutdown`. */
  readonly onClosed?: ((reason: string) => void) | undefined
}

/** Options of a call that registers a callback. */
export interface CallbackOptions extends CallOptions {
  /** Called when a callback that outlives its call will get no more messages: `unsubscribed`, `failed` or `shutdown`. */
  readonly onClosed?: ((reason: string) => void) | undefined
}

export interface SyncCallOptions {
  /** Time limit of the call in ms, after which it fails with -32008. Absent or 0: none. */
  readonly timeoutMs?: number | undefined
  /** Repeated in the log lines of the call. */
  readonly trace?: string | undefined
}

/** A message to a callback. */
export interface CallbackMessage<Type extends number, Data> {
  readonly responseType: Type
  readonly data: Data
  /** How many messages were dropped just before this one because the application was too slow. */
  readonly lost: number
}

/** What a method of an app object receives besides the request. */
export interface AppRequestContext {
  /** Aborted when the response is no longer wanted. Its reason is `timeout`, `cancelled` or `closed`. */
  readonly signal: AbortSignal
}

// biome-ignore lint/suspicious/noExplicitAny: messages of every type
export type AnyCallback = (message: CallbackMessage<any, any>) => void

/** Name of the method that takes a variant of the request. */
export type MethodTable = Readonly<Record<string, string>>

export interface Caller {
  call<Result>(method: string, params?: object, options?: CallOptions): Promise<Result>
  callWithObject<Result>(
    method: string,
    params: object | undefined,
    object: object,
    methods: MethodTable,
    options?: AppObjectOptions,
  ): Promise<Result>
  callWithCallback<Result>(
    method: string,
    params: object | undefined,
    callback: AnyCallback | undefined,
    options?: CallbackOptions,
  ): Promise<Result>
}

export interface SyncCaller extends Caller {
  callSync<Result>(method: string, params?: object, options?: SyncCallOptions, callback?: AnyCallback): Result
}

/** A result whose free JSON has a known form. */
export type WithForm<Result, Form> = Omit<Result, keyof Form> & Form
