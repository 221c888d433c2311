/** The library behind whatever connection. */
export interface LibraryCaller {
  /** Calls a function by its wire name. Rejects with the error of the library. */
  call<T>(method: string, params: object): Promise<T>
}
