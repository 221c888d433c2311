import type { ApiResult, FunctionName } from './ApiResult.ts'

/** The library, in this process or over a connection. */
export interface LibraryCaller {
  /** Calls a function by its wire name. Rejects with the error of the library. */
  call<Name extends FunctionName>(method: Name, params: object): Promise<ApiResult<Name>>
}
