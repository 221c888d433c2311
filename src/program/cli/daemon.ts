import { loadModules } from '../../schema/modules.ts'
import { takeLauncherPid } from '../../system/launcher.ts'
import type { Program } from '../program.ts'
import { endOnBugs } from './endOnBugs.ts'
import { parseOptions } from './parseOptions.ts'
import type { Command } from './runCommand.ts'
import { type StandardOutput, takeStandardOutput } from './takeStandardOutput.ts'
import { UsageError } from './UsageError.ts'

const help = `Usage: vendorclient daemon [--stdio] [options]

Runs the library as a JSON-RPC 2.0 daemon.

Without --stdio it serves WebSocket at ws://127.0.0.1:<port>/rpc until a signal comes. One JSON line
on stdout tells when it is ready and where; the same line is in <data folder>/daemon.json, and the
token that clients must show is in <data folder>/daemon.token.

With --stdio it talks to the process that started it: one JSON message per line on stdin and stdout.
It ends with the end of its input.

Options:
  --stdio                 Talk over stdin and stdout.
  --host-pid <pid>        With --stdio: also stop when this process is gone.
  --data <folder>         Data folder. Default ~/.vendorclient
  --port <number>         Port of the WebSocket server. Default 0: a free one.
  --host <address>        Address to listen on. Default 127.0.0.1
  --allow-remote          Allow an address that is not a loopback address.
  --allow-host <host>     Accept this Host header too, with port; may be repeated.
  --allow-origin <origin> Let web pages of this origin connect; may be repeated.
  --socket                Also listen on a Unix socket, on Windows on a named pipe.
  --log-level <level>     silent, error, warn, info or debug. Default info, with --stdio warn.
  --log-file <file>       Also append the log to a file; "-" stands for the usual place of logs.
  --set <section.field=value>
                          Any setting, limits.in_flight=5000 for example; may be repeated.
  --openrpc               Print the OpenRPC description and exit.
  --help                  This text.

Settings come from <data folder>/config.json, then ./vendorclient.json, then the environment
(VENDORCLIENT_<SECTION>_<FIELD>, VENDORCLIENT_NETWORK_ENDPOINTS for example), then these options;
later ones win. What a client says in daemon.initialize is stronger than all of them for itself.

The first SIGTERM, SIGHUP or Ctrl-C stops it in an orderly way, the second one at once. With --stdio
Ctrl-C counts only when a person types at the other end.

Exit codes: 0 clean, 1 internal error, 2 usage or configuration, 3 data folder served by another
daemon, 4 storage.

Example, a session by hand:
  vendorclient daemon --stdio
  {"jsonrpc":"2.0","id":1,"method":"client.version"}
`

export const daemonCommand: Command = {
  summary: 'Run the library as a JSON-RPC daemon, on stdio or WebSocket.',
  help,
  run: runDaemon,
}

async function runDaemon(args: readonly string[], program: Program): Promise<number> {
  // First of all, so that nothing that is loaded later can write where the protocol goes.
  const output = takeStandardOutput()
  const isStdio = args.includes('--stdio')
  // The host decides about Ctrl-C, also during the first milliseconds.
  if (isStdio && !process.stdin.isTTY) process.on('SIGINT', () => {})
  try {
    return await startDaemon(args, program, output)
  } catch (error) {
    const { StartupError } = await import('../../../rpc/daemon/StartupError.ts')
    if (isStdio) {
      const { tellFatal } = await import('../../../rpc/daemon/serveStdio.ts')
      return await tellFatal(error instanceof UsageError ? new StartupError(2, error.message) : error, output.stream)
    }
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`vendorclient daemon: ${error.message}\n`)
    return error.exitCode
  }
}

async function startDaemon(args: readonly string[], program: Program, output: StandardOutput): Promise<number> {
  const { values } = parseOptions({
    args: [...args],
    options: {
      stdio: { type: 'boolean' },
      'host-pid': { type: 'string' },
      data: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-remote': { type: 'boolean' },
      'allow-host': { type: 'string', multiple: true },
      'allow-origin': { type: 'string', multiple: true },
      socket: { type: 'boolean' },
      'log-level': { type: 'string' },
      'log-file': { type: 'string' },
      set: { type: 'string', multiple: true },
      openrpc: { type: 'boolean' },
    },
  })
  if (values.openrpc) {
    const { openRpcDocument } = await import('../../../rpc/openrpc.ts')
    const modules = await loadModules(program.modules)
    await output.write(`${JSON.stringify(openRpcDocument(modules), null, 2)}\n`)
    return 0
  }
  const hostPid = readPid(values['host-pid'])
  if (hostPid !== undefined && !values.stdio) throw new UsageError('--host-pid is for --stdio only')
  endOnBugs()
  const settings = await readSettings(values)
  const launcherPid = takeLauncherPid()
  const { modules, entry } = program
  const common = {
    settings,
    modules,
    entry,
    nativeBinding: () => program.nativeBinding(settings.dataFolder),
    launcherPid,
  }
  if (values.stdio) {
    const { serveStdio } = await import('../../../rpc/daemon/serveStdio.ts')
    return await serveStdio({ ...common, input: process.stdin, output: output.stream, hostPid })
  }
  const { serve } = await import('../../../rpc/daemon/serve.ts')
  return await serve({ ...common, announce: (line) => void output.write(line) })
}

async function readSettings(values: {
  readonly stdio?: boolean | undefined
  readonly data?: string | undefined
  readonly port?: string | undefined
  readonly host?: string | undefined
  readonly 'allow-remote'?: boolean | undefined
  readonly 'allow-host'?: string[] | undefined
  readonly 'allow-origin'?: string[] | undefined
  readonly socket?: boolean | undefined
  readonly 'log-level'?: string | undefined
  readonly 'log-file'?: string | undefined
  readonly set?: string[] | undefined
}) {
  const { loadSettings, setByText } = await import('../../../rpc/daemon/settings.ts')
  const options: Record<string, unknown> = {}
  const assign = (path: string, value: string | boolean | undefined) => {
    if (value !== undefined) setByText(options, `${path}=${value}`)
  }
  for (const assignment of values.set ?? []) setByText(options, assignment)
  assign('daemon.data_folder', values.data)
  assign('daemon.port', values.port)
  assign('daemon.host', values.host)
  assign('daemon.allow_remote', values['allow-remote'])
  assign('daemon.allowed_hosts', values['allow-host']?.join(','))
  assign('daemon.allowed_origins', values['allow-origin']?.join(','))
  assign('daemon.socket', values.socket)
  assign('log.level', values['log-level'])
  assign('log.file', await logFile(values['log-file']))
  return loadSettings(options, { logLevel: values.stdio ? 'warn' : 'info' })
}

async function logFile(value: string | undefined): Promise<string | undefined> {
  if (value !== '-') return value
  const [{ default: envPaths }, { mkdirSync }, { join }] = await Promise.all([
    import('env-paths'),
    import('node:fs'),
    import('node:path'),
  ])
  const folder = envPaths('vendorclient', { suffix: '' }).log
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, 'daemon.log')
}

function readPid(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^[1-9]\d{0,9}$/.test(value)) return Number(value)
  throw new UsageError(`--host-pid expects a process id, got "${value.slice(0, 32)}"`)
}
