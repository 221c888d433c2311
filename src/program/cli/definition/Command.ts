/** A command as a value: arguments, action and examples. Help, reference and completion are generated from it. */
import type { CheckedText } from '../../../schema/shapes.ts'
import type { ExitCode } from '../errors/exitCodes.ts'
import type { Session } from '../session/Session.ts'
import type { ProgramSource } from './Program.ts'

/** Kind of the words with which the shell completes a value. Values without a kind are completed with file names. */
export type ValueKind =
  | 'address'
  | 'function'
  | 'network'
  | 'alias'
  /** Name of a key. */
  | 'key'
  /** Name of a key, or a file. */
  | 'keys'
  | 'setting'
  /** Value of the setting named by the preceding word. */
  | 'settingValue'
  | 'contract'
  | 'method'
  | 'proposal'

export interface ArgumentDefinition {
  /** In upper case, as shown in the usage line. */
  readonly name: string
  readonly summary: string
  readonly kind?: ValueKind
  /** Checked when the words are read. */
  readonly format?: CheckedText
  readonly optional?: boolean
  /** Takes all remaining words. Only allowed for the last argument. */
  readonly variadic?: boolean
  /** Options that the command does not have belong to this argument: `--value 1T`. */
  readonly takesOptions?: boolean
}

/** Numbers that an option takes. */
export interface NumberRange {
  readonly min: number
  readonly max: number
  /** Fractions are allowed too. */
  readonly fraction?: boolean
  /** The number is a duration in this unit, and may be given with a unit of its own: `30s`, `5m`, `500ms`. */
  readonly duration?: 'ms' | 's'
  /** Unit in the plural, for error messages. */
  readonly unit?: string
}

export interface OptionDefinition {
  /** With hyphens, without the leading ones: `dst-dapp-id`. */
  readonly name: string
  readonly short?: string
  /** Name of the value in upper case; absent for a flag. */
  readonly value?: string
  readonly summary: string
  readonly kind?: ValueKind
  readonly choices?: readonly string[]
  /** Checked when the words are read. */
  readonly number?: NumberRange
  /** A text format of `schema/formats.ts`, checked when the words are read. */
  readonly format?: CheckedText
  /** Value of the option when it is absent; shown after the summary. */
  readonly default?: string | number
  readonly required?: boolean
  readonly repeatable?: boolean
  /** Names of the option in scripts of other tools: accepted, but not shown. */
  readonly synonyms?: readonly string[]
  /** Letter of the option in scripts of the network's own tool: accepted by this command, but not shown in help. */
  readonly otherShort?: string
  /** Heading under which help lists it. Absent: the heading of ordinary options. */
  readonly section?: string
}

export interface CommandInput {
  /** Values of the arguments by position; the rest for a variadic one is in `rest`. */
  readonly args: readonly (string | undefined)[]
  readonly rest: readonly string[]
  /** Values by name of the option, as they were given. */
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  /** Text of an option with a value. */
  text(option: string): string | undefined
  /** Texts of a repeatable option, in their order. */
  texts(option: string): readonly string[]
  /** Value of an option with a number, or its default. */
  number(option: string): number | undefined
  flag(option: string): boolean
}

/** Names and what they mean, below a heading of the help. */
export interface HelpSection {
  readonly title: string
  readonly entries: readonly (readonly [name: string, meaning: string])[]
}

/** Members of a --json document and their meaning. They are never renamed or removed within a schema version; new ones may be added. */
export type Members = Readonly<Record<string, string>>

export interface CommandDefinition {
  /** One word or more: `call`, `proposal create`. The table of commands gives it. */
  readonly name: string
  /** Heading under which help lists it. The table of commands gives it. */
  readonly group: string
  readonly summary: string
  /** Paragraphs below the summary. */
  readonly description?: string
  readonly args?: readonly ArgumentDefinition[]
  readonly options?: readonly OptionDefinition[]
  /** Names of the global options that the command takes. Absent: all of them. */
  readonly commonOptions?: readonly string[]
  /** Whether the command works without a connection. */
  readonly offline?: boolean
  /** Additional paragraphs of the help. */
  readonly sections?: readonly HelpSection[]
  /** Command lines, without the name of the program. */
  readonly examples: readonly string[]
  /** Every member of its --json document besides `schema_version`. Tests compare every answer with them. */
  readonly members: Members
  /** Describes further members that depend on a contract, a file or a query. */
  readonly otherMembers?: string
}

export interface Outcome {
  /** The one document of --json. Integers beyond 2^53 are texts. `undefined` when the command has printed documents itself. */
  readonly json: unknown
  /** The text output: lines without the last line break. */
  readonly text: string
  /** Default 0. */
  readonly exitCode?: ExitCode
  /** Path of the console page that shows the result; the text output has a link to it if a console is known. */
  readonly page?: string | undefined
}

/** A command that answers once, with the settings of the tool and a connection to the library. */
export interface ToolCommand extends CommandDefinition {
  run(input: CommandInput, session: Session): Promise<Outcome>
}

/** Start parameters of a service. */
export interface ServiceStart {
  readonly words: readonly string[]
  /** Reads the words. Throws UsageError. */
  parse(): CommandInput
  readonly program: ProgramSource
}

/** A command that writes to standard output by itself and takes the settings of the library, not those of the tool. */
export interface ServiceCommand extends CommandDefinition {
  /** Returns the exit code. Throws UsageError, ToolError, StartupError. */
  serve(start: ServiceStart): Promise<number>
}

export type Command = ToolCommand | ServiceCommand

/** A command as its file defines it: the table of commands adds name and group. */
export type Unnamed<C extends Command> = Omit<C, 'name' | 'group'>

export function defineCommand(command: Unnamed<ToolCommand>): Unnamed<ToolCommand> {
  return command
}

export function defineService(command: Unnamed<ServiceCommand>): Unnamed<ServiceCommand> {
  return command
}

export function isService(command: Command): command is ServiceCommand {
  return 'serve' in command
}
