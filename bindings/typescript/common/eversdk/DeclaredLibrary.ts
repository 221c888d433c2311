/**
 * The library that `TonClient.useBinaryLibrary` of `@eversdk/core` is declared to take, as a promise. The SDK takes others, too, and calls
 * the functions that it finds: it awaits what the first two return, so a library that returns plain texts is one of this kind.
 */
export interface DeclaredLibrary {
  getLibName(): Promise<string>
  /** Takes a configuration as JSON; resolves to `{"result": <number>}` or `{"error": …}`. */
  createContext(configJson: string): Promise<string>
  destroyContext(context: number): void
  setResponseHandler(handler?: TextHandler): void
  sendRequest(context: number, requestId: number, functionName: string, functionParamsJson: string): void
}

export type TextHandler = (requestId: number, paramsJson: string, responseType: number, finished: boolean) => void
