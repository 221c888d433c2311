/** Entry for Node.js. */
export type {
  AppObjectOptions,
  AppRequestContext,
  CallbackMessage,
  CallbackOptions,
  CallOptions,
  SyncCallOptions,
} from '../common/Caller.ts'
export { ClientError } from '../common/ClientError.ts'
export { ConnectionLost } from '../common/ConnectionLost.ts'
export type { ConnectionInfo } from '../common/initialization.ts'
export type { Link, LinkEvents } from '../common/Link.ts'
export type { UntypedCallOptions } from '../common/Session.ts'
export type * from '../generated/appObjects.ts'
export type * as devNode from '../generated/devNode/types.ts'
export * from '../generated/types.ts'
export { version } from '../generated/version.ts'
export { DevNode, DevNodeError, type DevNodeOptions, type DevNodeReady } from './DevNode.ts'
export { libraryLink, serverLink, spawnLink } from './links.ts'
export {
  type ConnectOptions,
  connectClient,
  connectClientSync,
  type LoadOptions,
  loadClient,
  loadClientSync,
  type SpawnOptions,
  spawnClient,
  spawnClientSync,
} from './openClient.ts'
export { VendorClient } from './VendorClient.ts'
