/** Entry for Node.js. */
export type { SyncCallOptions } from '../common/Caller.ts'
export * from '../common/index.ts'
export type { Link, LinkEvents } from '../common/Link.ts'
export type * as devNode from '../generated/devNode/types.ts'
export { DevNode, DevNodeError, type DevNodeOptions, type DevNodeReady, type Giver } from './DevNode.ts'
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
export { ProgramNotFound } from './ProgramNotFound.ts'
export { VendorClient } from './VendorClient.ts'
