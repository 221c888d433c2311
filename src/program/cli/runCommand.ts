/** Finds the command and runs it. Each command is a module that is loaded only when it runs. */

import { isService } from './definition/Command.ts'
import type { ProgramSource } from './definition/Program.ts'
import { commandTable } from './table/commandTable.ts'
import { findCommand, isGroup } from './table/findCommand.ts'
import { hintOn, withFormerOptions } from './table/otherNames.ts'

/** Returns the exit code. */
export async function runCommand(args: readonly string[], program: ProgramSource): Promise<number> {
  const [name, ...rest] = args
  if (rest.length === 0 && ['--version', '-V', 'version'].includes(name ?? '')) return printVersion()
  if (name === '--openrpc') return runNamed('daemon', args, program)
  if (name === undefined || name === '--help' || name === '-h') return showHelp([])
  if (name === 'help' && rest[0] !== 'exit-codes') return showHelp(rest)
  const found = findCommand(args)
  if (found.name !== undefined) {
    if (asksForHelp(found.rest)) return showHelp([found.typed!])
    const mistaken = await mistakenSubcommand(found.name, args, found.rest)
    return mistaken === undefined
      ? runNamed(found.name, withFormerOptions(found.typed!, found.rest), program, hintOn(found.typed!))
      : unknownCommand(mistaken, args)
  }
  // Options of every command may come first: `--json --version`.
  const others = args.filter((word) => word !== '--version' && word !== '-V')
  if (found.firstWord === undefined && others.length < args.length) return runNamed('version', others, program)
  if (asksForHelp(args)) return showHelp(found.firstWord === undefined ? [] : [found.firstWord])
  return unknownCommand(found.firstWord ?? name, args)
}

/** First word of a group if the next word is not one of its commands: `contract sav` must not list the contracts. */
async function mistakenSubcommand(
  name: string,
  args: readonly string[],
  rest: readonly string[],
): Promise<string | undefined> {
  const next = rest.find((word) => !word.startsWith('-'))
  if (next === undefined) return undefined
  const group = args[args.indexOf(next) - 1]
  if (group === undefined || !isGroup(group)) return undefined
  const { args: taken = [] } = await commandTable[name]!()
  if (taken.length > 0) return undefined
  // A group that is also a command reports by itself that it takes no arguments.
  const { isNearSubcommand } = await import('./help/explainUnknown.ts')
  return name !== group || isNearSubcommand(group, next) ? group : undefined
}

/** `words`: all words except those of the name; `hint` is for a name that is kept for scripts. */
async function runNamed(
  name: string,
  words: readonly string[],
  program: ProgramSource,
  hint?: string,
): Promise<number> {
  const command = await commandTable[name]!()
  if (asksForHelp(words)) return showHelp([name])
  if (isService(command)) {
    const { runService } = await import('./services/runService.ts')
    return runService(command, words, program)
  }
  const { runTool } = await import('./session/runTool.ts')
  return runTool(command, words, program, hint)
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--help' || arg === '-h')
}

async function printVersion(): Promise<number> {
  const { buildInfo } = await import('../../config/buildInfo.ts')
  return print(`vendorclient ${buildInfo.version}\n`)
}

/** Help of the program, of a command, or of a group of commands. */
async function showHelp(topic: readonly string[]): Promise<number> {
  const { helpOn } = await import('./help/helpOn.ts')
  const text = await helpOn(topic)
  return text === undefined ? unknownCommand(topic[0]!, topic) : print(text)
}

async function print(text: string): Promise<number> {
  const { printText } = await import('./output/standardOutput.ts')
  await printText(text)
  return 0
}

async function unknownCommand(name: string, words: readonly string[]): Promise<number> {
  const [{ reportMisuse }, { explainUnknown }] = await Promise.all([
    import('./session/runTool.ts'),
    import('./help/explainUnknown.ts'),
  ])
  return reportMisuse(explainUnknown(name, words), words)
}
