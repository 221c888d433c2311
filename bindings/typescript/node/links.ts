/** The three ways to a daemon, each held by its own thread. */
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ClientError } from '../common/ClientError.ts'
import { checkToken } from '../common/checkToken.ts'
import type { LinkEvents, OpenBlockingLink } from '../common/Link.ts'
import { ProtocolErrorCode } from '../generated/types/daemon.ts'
import { commandOf, findLoadableProgram, findProgram, isScript, type ProgramSearch } from './findProgram.ts'
import type { ServerTarget } from './ServerLink.ts'
import { ThreadLink, type ThreadOptions } from './ThreadLink.ts'

interface ProcessOptions extends ProgramSearch {
  /** Data folder of the daemon. Default `~/.vendorclient`. */
  readonly dataFolder?: string | undefined
  /** Log level: `silent`, `error`, `warn`, `info` or `debug`. Default `warn`. */
  readonly logLevel?: string | undefined
  /** Whether `vendorclient.json` of the working folder counts. Default: no. */
  readonly project?: boolean | undefined
  /** Environment variables in addition to those of this process; `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined
  /** Receives the log: JSON lines, in chunks as they arrive. */
  readonly onLog?: ((text: string) => void) | undefined
}

export interface SpawnTarget extends ProcessOptions {}
export interface LoadTarget extends ProcessOptions {}

export interface ConnectTarget {
  /** Address of the daemon. Absent: taken, like the token, from the discovery file of the data folder. */
  readonly url?: string | undefined
  /** Content of the token file, for `url`. */
  readonly token?: string | undefined
  /** Data folder of the daemon. Default `~/.vendorclient`. */
  readonly dataFolder?: string | undefined
}

/**
 * Starts a daemon as a child process. Throws ProgramNotFound if there is no program.
 *
 *     TonClient.useBinaryLibrary(() => everSdkLibrary(spawnLink({ logLevel: 'info' })))
 */
export function spawnLink(target: SpawnTarget): OpenBlockingLink {
  const { command, args } = commandOf(findProgram(target))
  const { dataFolder, logLevel, project = false, env, onLog } = target
  const options = [
    ...['--host-pid', String(process.pid)],
    ...(dataFolder === undefined ? [] : ['--data', resolve(dataFolder)]),
    ...(logLevel === undefined ? [] : ['--log-level', logLevel]),
    ...(project ? ['--project'] : []),
  ]
  return connectionThread(
    {
      kind: 'program',
      command,
      args: [...args, 'daemon', '--stdio', ...options],
      env: { ...process.env, ...env },
    },
    onLog,
  )
}

/**
 * Connects to a running daemon over WebSocket. Throws a ClientError for a token of more than one word.
 *
 *     TonClient.useBinaryLibrary(() => everSdkLibrary(serverLink({ dataFolder: '/var/lib/vendorclient' })))
 */
export function serverLink({ url, token, dataFolder }: ConnectTarget): OpenBlockingLink {
  if (url !== undefined) checkToken(token ?? '')
  const target: ServerTarget =
    url === undefined
      ? {
          kind: 'server',
          dataFolder: resolve(dataFolder ?? join(homedir(), '.vendorclient')),
          isNamed: dataFolder !== undefined,
        }
      : { kind: 'server', url, token: token ?? '' }
  return connectionThread(target, undefined)
}

/**
 * Loads the library into this process. Throws ProgramNotFound, or a ClientError if it cannot be loaded here.
 *
 *     TonClient.useBinaryLibrary(() => everSdkLibrary(libraryLink({})))
 */
export function libraryLink(target: LoadTarget): OpenBlockingLink {
  const program = findLoadableProgram(target)
  if (!isScript(program)) {
    throw unusable(`Only the JavaScript program can be loaded into a process, not ${program}; start it as a daemon`)
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 12)) {
    throw unusable(`The library needs Node.js 22.12 in its process, this is ${process.versions.node}; start a daemon`)
  }
  const { dataFolder, logLevel, project = false, env, onLog } = target
  const asked = { ...process.env, ...(project && { VENDORCLIENT_PROJECT: '1' }), ...env }
  const settings = {
    ...(dataFolder === undefined ? {} : { daemon: { data_folder: resolve(dataFolder) } }),
    ...(logLevel === undefined ? {} : { log: { level: logLevel } }),
  }
  const options: ThreadOptions = {
    entry: { url: pathToFileURL(program) },
    // How the program knows that it is a thread.
    argv: ['--thread'],
    data: (ends) => ({ role: 'library', data: { ...ends, settings } }),
    env: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
    onLog,
  }
  return (events: LinkEvents) => new ThreadLink(options, events)
}

function unusable(message: string): ClientError {
  return new ClientError(ProtocolErrorCode.ConnectionLost, message)
}

function connectionThread(target: object, onLog: ((text: string) => void) | undefined): OpenBlockingLink {
  const options: ThreadOptions = { entry: threadEntry(), data: (ends) => ({ ...ends, target }), onLog }
  return (events) => new ThreadLink(options, events)
}

/** Put in by the build, so that a bundled application needs no second file. */
declare const VENDORCLIENT_LINK_THREAD: string | undefined

function threadEntry(): ThreadOptions['entry'] {
  return typeof VENDORCLIENT_LINK_THREAD === 'undefined'
    ? { url: new URL('./runLinkThread.ts', import.meta.url) }
    : { source: VENDORCLIENT_LINK_THREAD }
}
