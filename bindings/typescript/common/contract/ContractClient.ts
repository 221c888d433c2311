import type { ApiModules } from '../../generated/ApiModules.ts'
import type { ClientError } from '../ClientError.ts'

/** What a contract object needs from a client; the clients for Node.js and for browsers have it. */
export type ContractClient = Pick<ApiModules, 'abi' | 'account' | 'boc' | 'net' | 'outbox' | 'processing' | 'tvm'> & {
  /** What the network says about a failed message besides the error; `undefined` where it says nothing. */
  readonly explainError?: (error: ClientError) => Promise<string | undefined>
}
