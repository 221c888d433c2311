/** Finds the command. Each one is a module that is loaded only when it runs. */
import type { Program } from '../program.ts'

export interface Command {
  readonly summary: string
  /** Whole help text. */
  readonly help: string
  /** Gives the exit code. Throws UsageError. */
  run(args: readonly string[], program: Program): Promise<number>
}

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  daemon: async () => (await import('./daemon.ts')).daemonCommand,
  rpc: async () => (await import('./rpc.ts')).rpcCommand,
}

/** A mistake on the command line; the program ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export async function runCommand(args: readonly string[], program: Program): Promise<number> {
  const [name, ...rest] = args
  if (name === '--version' || name === '-V') {
    const { buildInfo } = await import('../buildInfo.ts')
    process.stdout.write(`vendorclient ${buildInfo.version}\n`)
    return 0
  }
  if (name === '--openrpc') return runCommand(['daemon', '--openrpc'], program)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return help(rest[0])
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load === undefined) return misuse(`unknown command "${name.slice(0, 64)}"`, '')
  const command = await load()
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(command.help)
    return 0
  }
  try {
    return await command.run(rest, program)
  } catch (error) {
    if (error instanceof UsageError || isParseArgsError(error)) return misuse((error as Error).message, ` ${name}`)
    throw error
  }
}

async function help(topic: string | undefined): Promise<number> {
  const load = topic !== undefined && Object.hasOwn(commands, topic) ? commands[topic] : undefined
  if (load !== undefined) {
    process.stdout.write((await load()).help)
    return 0
  }
  const names = Object.keys(commands)
  const lines = await Promise.all(
    names.map(async (name) => `  ${name.padEnd(10)} ${(await commands[name]!()).summary}`),
  )
  process.stdout.write(`Usage: vendorclient <command> [options]

A core blockchain client library as a JSON-RPC 2.0 daemon.

Commands:
${lines.join('\n')}

Options:
  --help       This text; "vendorclient <command> --help" tells more.
  --version    The version.
  --openrpc    The OpenRPC description of the daemon.

Example:
  vendorclient rpc client.version
`)
  return 0
}

function misuse(message: string, command: string): number {
  process.stderr.write(`vendorclient${command}: ${message}\nTry "vendorclient${command} --help".\n`)
  return 2
}

/** What `node:util` throws for unknown options and missing values. */
function isParseArgsError(error: unknown): boolean {
  return error instanceof TypeError && String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')
}
