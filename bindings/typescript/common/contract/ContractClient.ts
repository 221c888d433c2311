import type { ApiModules } from '../../generated/ApiModules.ts'

/** What a contract object needs from a client; the clients for Node.js and for browsers have it. */
export type ContractClient = Pick<ApiModules, 'abi' | 'account' | 'boc' | 'net' | 'outbox' | 'processing' | 'tvm'>
