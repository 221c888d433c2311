// Generated from the definitions by "npm run generate"; changes belong there.

export * from './types/abi.ts'
export * from './types/account.ts'
export * from './types/boc.ts'
export type { ClientError as ClientErrorData } from './types/client.ts'
export * from './types/client.ts'
export * from './types/crypto.ts'
export * from './types/daemon.ts'
export * from './types/net.ts'
export * from './types/processing.ts'
export * from './types/proofs.ts'
export * from './types/tvm.ts'
export * from './types/utils.ts'
