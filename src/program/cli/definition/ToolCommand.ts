/** A command of the tool as a value: what it takes, what it does, how it is used. Help, reference and completion follow from it. */
import type { ExitCode } from '../output/exitCodes.ts'
import type { Session } from '../session/Session.ts'

/** What a value is, for completion and the reference. */
export type ValueKind = 'file' | 'folder' | 'address' | 'function' | 'network' | 'alias' | 'text'

export interface ArgumentDefinition {
  /** In upper case, as shown in the usage line. */
  readonly name: string
  readonly summary: string
  readonly kind?: ValueKind
  readonly optional?: boolean
  /** Takes all the rest. Only the last one may. */
  readonly variadic?: boolean
}

export interface OptionDefinition {
  /** With hyphens, without the leading ones: `dst-dapp-id`. */
  readonly name: string
  readonly short?: string
  /** Name of the value in upper case; a flag has none. */
  readonly value?: string
  readonly summary: string
  readonly kind?: ValueKind
  readonly choices?: readonly string[]
  readonly required?: boolean
  readonly repeatable?: boolean
  /** Names under which scripts of other tools know it; accepted, not shown. */
  readonly synonyms?: readonly string[]
}

export interface CommandInput {
  /** Values of the arguments by position; the rest for a variadic one is in `rest`. */
  readonly args: readonly (string | undefined)[]
  readonly rest: readonly string[]
  /** Values by name of the option. */
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  /** Text of an option with a value. */
  text(option: string): string | undefined
  flag(option: string): boolean
}

export interface Outcome {
  /** The one document of --json. Integers beyond 2^53 are texts. */
  readonly json: unknown
  /** For people; lines without the last line break. */
  readonly text: string
  /** Default 0. */
  readonly exitCode?: ExitCode
}

export interface ToolCommand {
  /** One word or two: `call`, `proposal create`. */
  readonly name: string
  readonly group: CommandGroup
  readonly summary: string
  /** Paragraphs below the summary. */
  readonly description?: string
  readonly args?: readonly ArgumentDefinition[]
  readonly options?: readonly OptionDefinition[]
  /** Words that look like options and are none of this command's are parameters of a function: `--value 1T`. */
  readonly takesFunctionParameters?: boolean
  /** Never opens a connection. */
  readonly offline?: boolean
  /** Command lines, without the name of the program. */
  readonly examples: readonly string[]
  run(input: CommandInput, session: Session): Promise<Outcome>
}

export const commandGroups = [
  'Keys',
  'Addresses',
  'Contracts',
  'Accounts',
  'Messages',
  'Wallets and proposals',
  'Decoding',
  'Fees',
  'Network',
  'Configuration',
  'Program',
] as const
export type CommandGroup = (typeof commandGroups)[number]

export function defineCommand(command: ToolCommand): ToolCommand {
  return command
}
