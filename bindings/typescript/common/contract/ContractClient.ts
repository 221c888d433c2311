import type { ApiModules } from '../../generated/ApiModules.ts'

/** What a contract object needs of a client: those of Node.js and of browsers have it. */
export type ContractClient = Pick<ApiModules, 'abi' | 'account' | 'boc' | 'net' | 'outbox' | 'processing' | 'tvm'>
