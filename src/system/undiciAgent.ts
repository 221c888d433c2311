/**
 * The agent of undici without its kinds of requests. The package as a whole also has fetch, WebSocket, caches and mocks, whose
 * loading takes longer than a request to a local node.
 */
export { default as UndiciAgent } from 'undici/lib/dispatcher/agent.js'
