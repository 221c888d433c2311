/** Finds the command. Each one is a module that is loaded only when it runs. */
import type { Program } from '../program.ts'
import { closestName } from './closestName.ts'
import { printText } from './printText.ts'
import { UsageError } from './UsageError.ts'

export interface Command {
  readonly summary: string
  /** Whole help text. */
  readonly help: string
  /** Gives the exit code. Throws UsageError. */
  run(args: readonly string[], program: Program): Promise<number>
}

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  daemon: async () => (await import('./daemon.ts')).daemonCommand,
  node: async () => (await import('./node.ts')).nodeCommand,
  rpc: async () => (await import('./rpc.ts')).rpcCommand,
}

/** Gives the exit code: 0, 2 after a usage error, or what the command says. */
export async function runCommand(args: readonly string[], program: Program): Promise<number> {
  const [name, ...rest] = args
  if (name === '--version' || name === '-V' || name === 'version') return printVersion()
  if (name === '--openrpc') return runCommand(['daemon', '--openrpc'], program)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return help(rest[0])
  const load = findCommand(name)
  if (load === undefined) return unknownCommand(name)
  const command = await load()
  if (asksForHelp(rest)) return print(command.help)
  try {
    return await command.run(rest, program)
  } catch (error) {
    if (error instanceof UsageError) return misuse(error.message, ` ${name}`)
    throw error
  }
}

function findCommand(name: string): (() => Promise<Command>) | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--help' || arg === '-h')
}

async function printVersion(): Promise<number> {
  const { buildInfo } = await import('../buildInfo.ts')
  return print(`vendorclient ${buildInfo.version}\n`)
}

async function help(topic: string | undefined): Promise<number> {
  if (topic !== undefined) {
    const load = findCommand(topic)
    return load === undefined ? unknownCommand(topic) : print((await load()).help)
  }
  const names = Object.keys(commands)
  const lines = await Promise.all(
    names.map(async (name) => `  ${name.padEnd(10)} ${(await commands[name]!()).summary}`),
  )
  return print(`Usage: vendorclient <command> [options]

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
}

async function print(text: string): Promise<number> {
  await printText(text)
  return 0
}

function unknownCommand(name: string): number {
  const shown = name.slice(0, 64)
  if (name.startsWith('-')) return misuse(`unknown option "${shown}"`, '')
  const meant = closestName(name, Object.keys(commands))
  // Names of functions are what a newcomer types first.
  const isFunction = /^[a-z]+\.[a-z_]+$/.test(name)
  const hint = isFunction ? `, did you mean "rpc ${shown}"?` : meant === undefined ? '' : `, did you mean "${meant}"?`
  return misuse(`unknown command "${shown}"${hint}`, '')
}

function misuse(message: string, command: string): number {
  process.stderr.write(`vendorclient${command}: ${message}\nTry "vendorclient${command} --help".\n`)
  return 2
}
