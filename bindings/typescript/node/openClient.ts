/**
 * Functions that open a client. All of them reject with (or throw) a ClientError with 15 for an invalid configuration,
 * ConnectionLost if the daemon ends or cannot be reached, ProgramNotFound, which lists every place that was tried, and TypeError for
 * an unknown option.
 */
import { withoutOwnFrames } from '../common/callerStack.ts'
import { checkOptions, type OptionNames } from '../common/checkOptions.ts'
import { CONFIG_OPTIONS, configOf, type WithConfig } from '../common/configSections.ts'
import { type ConnectionInfo, initialization } from '../common/initialization.ts'
import type { OpenBlockingLink } from '../common/Link.ts'
import type { ClientConfig } from '../generated/types/client.ts'
import { type ConnectTarget, type LoadTarget, libraryLink, type SpawnTarget, serverLink, spawnLink } from './links.ts'
import { openSessionSync } from './openSessionSync.ts'
import { reportWarnings } from './reportWarnings.ts'
import { SyncSession } from './SyncSession.ts'
import { VendorClient } from './VendorClient.ts'

export interface SpawnOptions extends SpawnTarget, WithConfig {}
export interface ConnectOptions extends ConnectTarget, WithConfig {}
export interface LoadOptions extends LoadTarget, WithConfig {}

const PROCESS_OPTIONS: OptionNames<SpawnOptions & LoadOptions> = {
  program: true,
  searchPath: true,
  dataFolder: true,
  logLevel: true,
  project: true,
  env: true,
  onLog: true,
  ...CONFIG_OPTIONS,
}
const CONNECT_OPTIONS: OptionNames<ConnectOptions> = { url: true, token: true, dataFolder: true, ...CONFIG_OPTIONS }

/**
 * Starts a daemon for this client as a child process.
 *
 *     await using client = await spawnClient({ network: { endpoints: ['https://node.example'] } })
 *     const { version } = await client.client.version()
 */
export async function spawnClient(options: SpawnOptions = {}): Promise<VendorClient> {
  return open(...prepare(options, PROCESS_OPTIONS, spawnLink), process.pid)
}

/**
 * Like `spawnClient`, but blocks until the client is ready.
 *
 *     const client = spawnClientSync({ network: { endpoints: ['https://node.example'] } })
 *     const { hash } = client.crypto.sha256Sync({ data: 'aGVsbG8=' })
 */
export function spawnClientSync(options: SpawnOptions = {}): VendorClient {
  return openSync(...prepare(options, PROCESS_OPTIONS, spawnLink), process.pid)
}

/**
 * Connects to a running daemon over WebSocket, by address and token or by its data folder.
 *
 *     await using client = await connectClient({ dataFolder: '/var/lib/vendorclient' })
 */
export async function connectClient(options: ConnectOptions = {}): Promise<VendorClient> {
  return open(...prepare(options, CONNECT_OPTIONS, serverLink), undefined)
}

/**
 * Like `connectClient`, but blocks until the client is ready.
 *
 *     const client = connectClientSync({ url: 'ws://127.0.0.1:43117/rpc', token })
 */
export function connectClientSync(options: ConnectOptions = {}): VendorClient {
  return openSync(...prepare(options, CONNECT_OPTIONS, serverLink), undefined)
}

/**
 * Loads the library into this process, on its own thread; needs Node.js 22.12.
 *
 *     await using client = await loadClient({ network: { endpoints: ['https://node.example'] } })
 */
export async function loadClient(options: LoadOptions = {}): Promise<VendorClient> {
  return open(...prepare(options, PROCESS_OPTIONS, libraryLink), undefined)
}

/**
 * Like `loadClient`, but blocks until the client is ready.
 *
 *     const client = loadClientSync()
 *     const { public: publicKey } = client.crypto.generateRandomSignKeysSync()
 */
export function loadClientSync(options: LoadOptions = {}): VendorClient {
  return openSync(...prepare(options, PROCESS_OPTIONS, libraryLink), undefined)
}

/** Mistakes in the options are reported with a stack that begins at the caller. */
function prepare<Options extends WithConfig>(
  options: Options,
  known: OptionNames<Options>,
  makeLink: (options: Options) => OpenBlockingLink,
): [OpenBlockingLink, ClientConfig | undefined] {
  try {
    checkOptions('A client', options, known)
    return [makeLink(options), configOf(options)]
  } catch (error) {
    throw withoutOwnFrames(error as Error)
  }
}

async function open(
  openLink: OpenBlockingLink,
  config: ClientConfig | undefined,
  hostPid: number | undefined,
): Promise<VendorClient> {
  const session = new SyncSession(openLink)
  try {
    const info = await session.call<ConnectionInfo>('daemon.initialize', initialization(config, hostPid))
    session.use(info)
    reportWarnings(info)
    return new VendorClient(session, info)
  } catch (error) {
    await session.close()
    throw error
  }
}

function openSync(
  openLink: OpenBlockingLink,
  config: ClientConfig | undefined,
  hostPid: number | undefined,
): VendorClient {
  const { session, info } = openSessionSync(openLink, config, hostPid)
  return new VendorClient(session, info)
}
