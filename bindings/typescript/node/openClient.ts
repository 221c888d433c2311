/**
 * Ways to a client. All of them reject (or throw) a ClientError with 15 for a bad configuration, ConnectionLost when the
 * daemon ends or cannot be reached, and an Error that names every place tried when its program is not found.
 */
import { type ConnectionInfo, initialization } from '../common/initialization.ts'
import type { OpenBlockingLink } from '../common/Link.ts'
import type { ClientConfig } from '../generated/types/client.ts'
import { type ConnectTarget, type LoadTarget, libraryLink, type SpawnTarget, serverLink, spawnLink } from './links.ts'
import { openSessionSync } from './openSessionSync.ts'
import { reportWarnings } from './reportWarnings.ts'
import { SyncSession } from './SyncSession.ts'
import { VendorClient } from './VendorClient.ts'

/** Sections of the configuration, instead of `config` or besides it. */
type ConfigSections = { readonly [Name in (typeof SECTIONS)[number]]?: ClientConfig[Name] | undefined }

interface WithConfig extends ConfigSections {
  /** Configuration of the client; what it leaves out comes from environment, files and defaults. */
  readonly config?: ClientConfig | undefined
}

const SECTIONS = ['network', 'crypto', 'abi', 'boc', 'proofs'] as const
const PROCESS_OPTIONS = ['program', 'searchPath', 'dataFolder', 'logLevel', 'env', 'onLog']
const CONNECT_OPTIONS = ['url', 'token', 'dataFolder']

export interface SpawnOptions extends SpawnTarget, WithConfig {}
export interface ConnectOptions extends ConnectTarget, WithConfig {}
export interface LoadOptions extends LoadTarget, WithConfig {}

/** Starts a daemon for this client as a child process. */
export async function spawnClient(options: SpawnOptions = {}): Promise<VendorClient> {
  return open(spawnLink(options), configOf(options, PROCESS_OPTIONS), process.pid)
}

/** `spawnClient` that blocks until the client is ready. */
export function spawnClientSync(options: SpawnOptions = {}): VendorClient {
  return openSync(spawnLink(options), configOf(options, PROCESS_OPTIONS), process.pid)
}

/** Connects to a serving daemon by WebSocket, by address and token or by its data folder. */
export async function connectClient(options: ConnectOptions = {}): Promise<VendorClient> {
  return open(serverLink(options), configOf(options, CONNECT_OPTIONS), undefined)
}

/** `connectClient` that blocks until the client is ready. */
export function connectClientSync(options: ConnectOptions = {}): VendorClient {
  return openSync(serverLink(options), configOf(options, CONNECT_OPTIONS), undefined)
}

/** Loads the library into this process, on a thread of its own; needs Node.js 22.12. */
export async function loadClient(options: LoadOptions = {}): Promise<VendorClient> {
  return open(libraryLink(options), configOf(options, PROCESS_OPTIONS), undefined)
}

/** `loadClient` that blocks until the client is ready. */
export function loadClientSync(options: LoadOptions = {}): VendorClient {
  return openSync(libraryLink(options), configOf(options, PROCESS_OPTIONS), undefined)
}

/** The configuration in the options. Throws TypeError for an option that there is not. */
function configOf(options: WithConfig, known: readonly string[]): ClientConfig | undefined {
  const names = [...known, 'config', ...SECTIONS]
  const unknown = Object.keys(options).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new TypeError(`There is no option ${unknown}; options are ${names.join(', ')}`)
  const sections = SECTIONS.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]]))
  return sections.length === 0 ? options.config : { ...options.config, ...Object.fromEntries(sections) }
}

async function open(
  openLink: OpenBlockingLink,
  config: ClientConfig | undefined,
  hostPid: number | undefined,
): Promise<VendorClient> {
  const session = new SyncSession(openLink)
  try {
    const info = await session.call<ConnectionInfo>('daemon.initialize', initialization(config, hostPid))
    session.messageLimit = info.limits['message_in_bytes']!
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
