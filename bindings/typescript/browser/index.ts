/** Entry for browsers: WebSocket only, nothing of Node.js. */
export * from '../common/index.ts'
export { type ConnectOptions, connectClient, VendorClient } from './VendorClient.ts'
