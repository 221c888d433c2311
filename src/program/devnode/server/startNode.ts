/** Puts the parts of a node together and opens its port. */

import { createServer, type IncomingMessage } from 'node:http'
import { boundConnections } from '../../../../rpc/daemon/descriptorBudget.ts'
import { answerHealth } from '../../../../rpc/observe/answerHealth.ts'
import { hostToReach } from '../../../../rpc/transports/listenAddress.ts'
import { listenOnPort } from '../../../../rpc/transports/listenOnPort.ts'
import { buildInfo } from '../../../config/buildInfo.ts'
import { wantsWebSocket } from '../../../system/wantsWebSocket.ts'
import type { ShippedContract } from '../../common/consoleFacts.ts'
import { ConsoleServer } from '../../console/server/ConsoleServer.ts'
import { codeTexts } from '../../console/server/codeTexts.ts'
import { knownContracts } from '../../console/server/knownContracts.ts'
import { readUrl } from '../../http/readUrl.ts'
import { closeServer, requestLimits } from '../../http/server.ts'
import { Faults } from '../Faults.ts'
import { trustAnchor } from '../keepers/keeperState.ts'
import type { NodeServices } from '../NodeServices.ts'
import type { RegisteredContract } from '../store/records.ts'
import { acceptWebSockets } from './acceptWebSockets.ts'
import type { NodeOptions } from './NodeOptions.ts'
import { openLocalChain } from './openLocalChain.ts'
import type { RunningNode } from './RunningNode.ts'
import { routeName } from './routeName.ts'
import { routeRequests } from './routeRequests.ts'

/** Throws StartupError: 2 for an unusable port or unsuitable settings, 4 for an unusable file. */
export async function startNode(options: NodeOptions, services: NodeServices): Promise<RunningNode> {
  const { clock } = services
  const closers: (() => void | Promise<void>)[] = []
  let isStopping = false
  const notReady = () => (isStopping ? 'stopping' : options.replaced?.())
  const close = async () => {
    isStopping = true
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const faults = new Faults(services)
    faults.set(options.faults)
    // Filled in when the port is open; read only after that.
    const ownEndpoints: string[] = []
    let trustedKeepers: object | undefined
    let registered: () => readonly ShippedContract[] = () => []
    const consoleServer = openConsole(
      options,
      services,
      () => ownEndpoints[0]!,
      () => trustedKeepers,
      () => registered(),
    )
    if (consoleServer !== undefined) closers.push(() => consoleServer.close())
    const { routes, webSocket, ...parts } = await openLocalChain(options, services, faults, ownEndpoints, closers)
    trustedKeepers = parts.keepers && trustAnchor(parts.keepers)
    registered = () => parts.registeredContracts().map(describeContract)
    const isForPages = (request: IncomingMessage) =>
      consoleServer !== undefined && readUrl(request).pathname === LIBRARY_PATH
    const shouldUpgradeCallback = (request: IncomingMessage) =>
      wantsWebSocket(request) && (webSocket !== undefined || isForPages(request))
    const route = routeRequests({ ...routes, console: consoleServer })
    const server = createServer({ ...requestLimits, shouldUpgradeCallback }, (request, response) => {
      if (answerHealth(request, response, notReady)) return
      options.onRequest?.(request, response)
      const { tracing } = options
      if (tracing === undefined) route(request, response)
      else tracing.serve(request, response, routeName(request), () => route(request, response))
    })
    if (consoleServer !== undefined) {
      server.on('upgrade', (request, socket, head) => {
        if (!isForPages(request)) return
        socket.on('error', () => {})
        consoleServer.upgrade(request, socket, head)
      })
    }
    // Without a listener an upgrade is answered as any other request, which is what a default network does.
    const closeSockets =
      webSocket &&
      acceptWebSockets(server, {
        handle: webSocket,
        bodyLimit: options.bodyLimit,
        faults,
        clock,
        isForOthers: isForPages,
      })
    boundConnections(server, services.log)
    const port = await listenOnPort(server, options.host, options.port)
    closers.push(() => closeServer(server, clock, CLOSE_MS), closeSockets ?? (() => {}))
    const url = `http://${hostToReach(options.host)}:${port}`
    ownEndpoints.push(url)
    const consoleLink = consoleServer?.link(url)
    const { lastBlock } = routes
    return { url, port, ...parts, consoleLink, faults: faults.current, lastBlock, notReady, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Time for answers that are on their way when the node stops, ms. */
const CLOSE_MS = 500

/** Registered contracts, then those of the program. */
function withShipped(registered: readonly ShippedContract[]): readonly ShippedContract[] {
  const hashes = new Set(registered.map(({ code_hash }) => code_hash))
  return [...registered, ...knownContracts().filter(({ code_hash }) => !hashes.has(code_hash))]
}

function describeContract({ name, codeHash, abi, image, isLatest }: RegisteredContract): ShippedContract {
  return { name, code_hash: codeHash, abi, tvc: image, isOutdated: !isLatest, isRegistered: true }
}

/** Path at which pages of the console reach the library. */
const LIBRARY_PATH = '/rpc'

function openConsole(
  options: NodeOptions,
  { log }: NodeServices,
  url: () => string,
  trustedKeepers: () => object | undefined,
  registered: () => readonly ShippedContract[],
): ConsoleServer | undefined {
  const { host, console } = options
  return (
    console &&
    new ConsoleServer({
      host,
      assets: console.assets,
      library: console.library(() => {
        const keepers = trustedKeepers()
        return {
          VENDORCLIENT_NETWORK_ENDPOINTS: url(),
          VENDORCLIENT_ABI_RULES: options.chain.rules,
          ...(keepers && { VENDORCLIENT_PROOFS_TRUSTED_KEEPERS: JSON.stringify(keepers) }),
        }
      }),
      facts: () => ({
        version: buildInfo.version,
        kind: 'node',
        endpoint: url(),
        controls: true,
        contracts: withShipped(registered()),
        codes: codeTexts(),
      }),
      showLink: console.showLink,
      sessions: { hasLastingCode: true, store: console.sessions },
      log,
    })
  )
}
