/** The three ways to a daemon, each held by a thread of its own. */
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LinkEvents, OpenBlockingLink } from '../common/Link.ts'
import { commandOf, findLoadableProgram, findProgram, isScript, type ProgramSearch } from './findProgram.ts'
import type { ServerTarget } from './ServerLink.ts'
import { ThreadLink, type ThreadOptions } from './ThreadLink.ts'

interface ProcessOptions extends ProgramSearch {
  /** Data folder of the daemon. Default `~/.vendorclient`. */
  readonly dataFolder?: string | undefined
  /** How much is logged: `silent`, `error`, `warn`, `info` or `debug`. Default `warn`. */
  readonly logLevel?: string | undefined
  /** Environment variables besides those of this process; `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined
  /** Takes what is logged, JSON lines in pieces as they come. */
  readonly onLog?: ((text: string) => void) | undefined
}

export interface SpawnTarget extends ProcessOptions {}
export interface LoadTarget extends ProcessOptions {}

export interface ConnectTarget {
  /** Address of the daemon; without it the discovery file of the data folder tells address and token. */
  readonly url?: string | undefined
  /** Content of the token file, for `url`. */
  readonly token?: string | undefined
  /** Data folder of the daemon. Default `~/.vendorclient`. */
  readonly dataFolder?: string | undefined
}

/** Starts a daemon as a child process. Throws an Error that names every place tried when there is no program. */
export function spawnLink(target: SpawnTarget): OpenBlockingLink {
  const { command, args } = commandOf(findProgram(target))
  const { dataFolder, logLevel, env, onLog } = target
  const options = [
    ...['--host-pid', String(process.pid)],
    ...(dataFolder === undefined ? [] : ['--data', resolve(dataFolder)]),
    ...(logLevel === undefined ? [] : ['--log-level', logLevel]),
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

/** Connects to a serving daemon by WebSocket. */
export function serverLink({
  url,
  token,
  dataFolder = join(homedir(), '.vendorclient'),
}: ConnectTarget): OpenBlockingLink {
  const target: ServerTarget =
    url === undefined
      ? { kind: 'server', dataFolder: resolve(dataFolder) }
      : { kind: 'server', url, token: token ?? '' }
  return connectionThread(target, undefined)
}

/** Loads the library into this process. Throws an Error when the program is missing or cannot be loaded here. */
export function libraryLink(target: LoadTarget): OpenBlockingLink {
  const program = findLoadableProgram(target)
  if (!isScript(program)) {
    throw new Error(`Only the JavaScript program can be loaded into a process, not ${program}; start it as a daemon`)
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 12)) {
    throw new Error(`The library needs Node.js 22.12 in its process, this is ${process.versions.node}; start a daemon`)
  }
  const { dataFolder, logLevel, env, onLog } = target
  const settings = {
    ...(dataFolder === undefined ? {} : { daemon: { data_folder: resolve(dataFolder) } }),
    ...(logLevel === undefined ? {} : { log: { level: logLevel } }),
  }
  const options: ThreadOptions = {
    entry: { url: pathToFileURL(program) },
    // How the program knows that it is a thread.
    argv: ['--thread'],
    data: (ends) => ({ role: 'library', data: { ...ends, settings } }),
    env: Object.fromEntries(Object.entries({ ...process.env, ...env }).filter(([, value]) => value !== undefined)),
    onLog,
  }
  return (events: LinkEvents) => new ThreadLink(options, events)
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
