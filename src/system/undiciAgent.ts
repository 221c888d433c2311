/**
 * The agent of undici with requests and nothing else. The package as a whole also has fetch, WebSocket, caches and mocks, whose
 * loading takes longer than a request to a node beside it.
 */
import request from 'undici/lib/api/api-request.js'
import UndiciAgent from 'undici/lib/dispatcher/agent.js'

// The entry of the package does the same for all dispatchers and all kinds of requests.
Object.assign(UndiciAgent.prototype, { request })

export { UndiciAgent }
