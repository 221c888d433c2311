/** Finds the command. Each one is a module that is loaded only when it runs. */
import type { Program, ProgramSource } from '../program.ts'
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
export async function runCommand(args: readonly string[], program: ProgramSource): Promise<number> {
  const [name, ...rest] = args
  if (rest.length === 0 && ['--version', '-V', 'version'].includes(name ?? '')) return printVersion()
  if (name === '--openrpc') return runCommand(['daemon', '--openrpc'], program)
  if (name === undefined || name === '--help' || name === '-h') return help(undefined)
  if (name === 'help' && rest[0] !== 'exit-codes') return help(rest.length === 0 ? undefined : rest)
  const load = findCommand(name)
  if (load === undefined) {
    const { findCommand: findTool } = await import('./definition/findCommand.ts')
    const tool = findTool(args)
    if (tool.name !== undefined) return (await import('./session/runTool.ts')).runTool(tool.name, tool.rest, program)
    // Options of every command may stand in front: `--json --version`.
    const others = args.filter((word) => word !== '--version' && word !== '-V')
    if (tool.firstWord === undefined && others.length < args.length) {
      return (await import('./session/runTool.ts')).runTool('version', others, program)
    }
    if (asksForHelp(args)) return help(tool.firstWord === undefined ? undefined : [tool.firstWord])
    return unknownCommand(tool.firstWord ?? name, args)
  }
  const command = await load()
  if (asksForHelp(rest)) return print(command.help)
  try {
    return await command.run(rest, await program())
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
  const { buildInfo } = await import('../../config/buildInfo.ts')
  return print(`vendorclient ${buildInfo.version}\n`)
}

async function help(topic: readonly string[] | undefined): Promise<number> {
  const { describeGroup, describeTool, helpOf } = await import('./help/describeTool.ts')
  if (topic !== undefined) {
    const load = findCommand(topic[0]!)
    const text = load === undefined ? ((await helpOf(topic)) ?? (await describeGroup(topic[0]!))) : (await load()).help
    return text === undefined ? unknownCommand(topic[0]!, topic) : print(text)
  }
  const names = Object.keys(commands)
  const lines = await Promise.all(
    names.map(async (name) => `  ${name.padEnd(20)} ${(await commands[name]!()).summary}`),
  )
  return print(`Usage: vendorclient <command> [options]

A core blockchain client library as a JSON-RPC 2.0 daemon, and a command-line tool on top of it.

Services:
${lines.join('\n')}

${await describeTool()}

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

async function unknownCommand(name: string, words: readonly string[]): Promise<number> {
  const { reportMisuse } = await import('./session/runTool.ts')
  return reportMisuse(await explainUnknown(name, words), words)
}

async function explainUnknown(name: string, words: readonly string[]): Promise<string> {
  const shown = name.slice(0, 64)
  if (name.startsWith('-')) {
    const { globalOptions } = await import('./definition/globalOptions.ts')
    const isGlobal = globalOptions.some((option) => name === `--${option.name}` || name === `-${option.short}`)
    return isGlobal ? 'the command is missing' : `unknown option "${shown}"`
  }
  const { commandTable } = await import('./definition/commandTable.ts')
  const parts = Object.keys(commandTable).filter((entry) => entry.startsWith(`${name} `))
  const second = words[words.indexOf(name) + 1]
  if (parts.length > 0) {
    const meant = second === undefined ? undefined : closestName(`${name} ${second}`, parts)
    return meant === undefined
      ? `"${shown}" needs a second word: ${parts.join(', ')}`
      : `unknown command "${shown} ${second!.slice(0, 64)}", did you mean "${meant}"?`
  }
  // Names of functions are what a newcomer types first.
  if (/^[a-z]+\.[a-z_]+$/.test(name)) return `unknown command "${shown}", did you mean "rpc ${shown}"?`
  const meant = closestName(name, [...Object.keys(commands), ...Object.keys(commandTable)])
  return `unknown command "${shown}"${meant === undefined ? '' : `, did you mean "${meant}"?`}`
}

function misuse(message: string, command: string): number {
  process.stderr.write(`vendorclient${command}: ${message}\nTry "vendorclient${command} --help".\n`)
  return 2
}
