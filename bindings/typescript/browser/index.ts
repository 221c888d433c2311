/** Entry for browsers: the library in the page, or a daemon over WebSocket; nothing from Node.js. */
export * from '../common/index.ts'
export type { LibraryWorker, LogLevel } from './LibraryPlace.ts'
export { type LoadOptions, loadClient } from './loadClient.ts'
export { type ConnectOptions, connectClient, VendorClient } from './VendorClient.ts'
