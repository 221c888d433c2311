/** Entry for browsers: WebSocket only, nothing from Node.js. */
export * from '../common/index.ts'
export { type ConnectOptions, connectClient, VendorClient } from './VendorClient.ts'
