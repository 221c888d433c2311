/** Entry for browsers: WebSocket only, nothing of Node.js. */
export type {
  AppObjectOptions,
  AppRequestContext,
  CallbackMessage,
  CallbackOptions,
  CallOptions,
} from '../common/Caller.ts'
export { ClientError } from '../common/ClientError.ts'
export { ConnectionLost } from '../common/ConnectionLost.ts'
export type { ConnectionInfo } from '../common/initialization.ts'
export type { UntypedCallOptions } from '../common/Session.ts'
export type * from '../generated/appObjects.ts'
export * from '../generated/types.ts'
export { version } from '../generated/version.ts'
export { type ConnectOptions, connectClient, VendorClient } from './VendorClient.ts'
