/** Reads the words of a command according to its definition. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { mayBeUndecodable } from '../../../core/bytes/utf8.ts'
import type { CheckedText } from '../../../schema/shapes.ts'
import { UsageError } from '../errors/UsageError.ts'
import type { CommandDefinition, CommandInput, NumberRange, OptionDefinition } from './Command.ts'
import { closestName } from './closestName.ts'
import { durationHelp, durationText } from './durationText.ts'
import { allOptions } from './globalOptions.ts'

type Values = Record<string, string | boolean | readonly string[] | undefined>

/** `words` is the command line without the name of the command. Throws UsageError. */
export function parseCommandLine(command: CommandDefinition, words: readonly string[]): CommandInput {
  if (words.some(mayBeUndecodable)) {
    throw new UsageError(
      'an argument is not valid UTF-8: it contains U+FFFD, the replacement of undecodable bytes. Set the terminal to UTF-8, or write \\ufffd in JSON if that character is meant',
    )
  }
  const definitions = allOptions(command)
  const { values, operands } = readWords(command, definitions, words)
  for (const definition of definitions) {
    if (definition.required && values[definition.name] === undefined) throw missingOption(definition)
  }
  const positional = checkOperands(command, operands)
  const defaults = new Map(definitions.map((definition) => [definition.name, definition.default]))
  const text = (option: string) => {
    const value = values[option]
    return typeof value === 'string' ? value : undefined
  }
  return {
    args: operands.slice(0, positional),
    rest: operands.slice(positional),
    options: values,
    text,
    texts: (option) => (Array.isArray(values[option]) ? values[option] : []),
    number: (option) => {
      const value = text(option) ?? defaults.get(option)
      return value === undefined ? undefined : Number(value)
    },
    flag: (option) => values[option] === true,
  }
}

function missingOption({ name, value, summary, choices }: OptionDefinition): UsageError {
  const expected = choices === undefined ? summary : `One of: ${choices.join(', ')}.`
  return new UsageError(`--${name} <${value}> is required. ${expected}`)
}

interface ReadWords {
  readonly values: Values
  /** Everything that is not an option of the command. */
  readonly operands: readonly string[]
}

function readWords(
  { args: taken = [] }: CommandDefinition,
  definitions: readonly OptionDefinition[],
  words: readonly string[],
): ReadWords {
  const byName = new Map(
    definitions.flatMap((definition) =>
      [definition.name, ...(definition.synonyms ?? []), ...otherName(definition)].map((n) => [n, definition]),
    ),
  )
  const args = words.map(shieldAddress)
  // Not strict: the command decides about unknown options, and the errors have texts of this program.
  const { tokens } = parseArgs({ args, options: parserOptions(definitions), strict: false, tokens: true })
  const values: Values = {}
  const operands: string[] = []
  let lastUnknown = -1
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(unshield(token.value))
    if (token.kind !== 'option') continue
    const definition = byName.get(token.name)
    if (definition !== undefined) {
      values[definition.name] = readValue(definition, token.rawName, token.value, values[definition.name])
    } else if (!taken.some(({ takesOptions }) => takesOptions))
      throw new UsageError(describeUnknown(token.rawName, [...byName.keys()]))
    else if (token.index !== lastUnknown) {
      // The parser reads letters after one hyphen as several options; here they are one word.
      lastUnknown = token.index
      operands.push(args[token.index]!)
    }
  }
  return { values, operands }
}

/** Keeps the parser from reading a legacy masterchain address as an option, so that its own error is reported. */
function shieldAddress(word: string): string {
  return /^-\d+:/.test(word) ? `\0${word}` : word
}
function unshield(word: string): string {
  return word.startsWith('\0') ? word.slice(1) : word
}

function parserOptions(definitions: readonly OptionDefinition[]): ParseArgsOptionsConfig {
  const options: ParseArgsOptionsConfig = {}
  // A letter for scripts of another tool replaces the short form of other options of the command.
  const taken = new Set(definitions.map(({ otherShort }) => otherShort))
  for (const { name, short, value, synonyms = [], otherShort } of definitions) {
    const type = value === undefined ? 'boolean' : 'string'
    options[name] = { type, ...(short !== undefined && !taken.has(short) && { short }) }
    for (const synonym of synonyms) options[synonym] = { type }
    if (otherShort !== undefined) options[`-${otherShort}`] = { type, short: otherShort }
  }
  return options
}

/** Internal name of the option for the other letter; it cannot be typed. */
function otherName({ otherShort }: OptionDefinition): readonly string[] {
  return otherShort === undefined ? [] : [`-${otherShort}`]
}

function readValue(
  definition: OptionDefinition,
  given: string,
  text: string | undefined,
  before: Values[string],
): Values[string] {
  const { name, value, repeatable } = definition
  if (value === undefined) {
    if (text === undefined) return true
    throw new UsageError(`${given} takes no value`)
  }
  if (text === undefined) throw new UsageError(`${given} needs a value: ${given} <${value}>`)
  const unshielded = unshield(text)
  const unit = definition.number?.duration
  const checked = unit === undefined ? unshielded : durationText(unshielded, unit)
  const expected = expectationOf(definition, checked)
  if (expected !== undefined) throw new UsageError(`--${name} must be ${expected}, got "${unshielded.slice(0, 40)}"`)
  // Such texts are not quoted: a secret key is easily typed in place of a public one.
  const mistake = mistakeOf(definition.format, checked)
  if (mistake !== undefined) throw new UsageError(`--${name} must be ${mistake}`)
  return repeatable ? [...(Array.isArray(before) ? before : []), checked] : checked
}

/** Describes the expected value; `undefined` if the text is valid. */
function expectationOf({ choices, number }: OptionDefinition, text: string): string | undefined {
  if (choices !== undefined && !choices.includes(text)) return `one of ${choices.join(', ')}`
  if (number !== undefined && !isInRange(number, text)) return describeRange(number)
  return undefined
}

/** Describes the expected format and the given text; `undefined` if the text is valid. */
function mistakeOf(format: CheckedText | undefined, text: string): string | undefined {
  const mistake = format?.rule.mistake(text)
  return mistake === undefined ? undefined : `${format!.rule.expected}, got ${mistake}`
}

function isInRange({ min, max, fraction }: NumberRange, text: string): boolean {
  const isNumber = fraction ? /^-?\d*\.?\d+$/.test(text) : /^-?\d+$/.test(text)
  return isNumber && Number(text) >= min && Number(text) <= max
}

function describeRange({ min, max, fraction, unit, duration }: NumberRange): string {
  if (duration !== undefined) return `${durationHelp(duration)}, from ${min} to ${max} ${duration}`
  return `${fraction ? 'a number' : 'an integer'}${unit === undefined ? '' : ` of ${unit}`} from ${min} to ${max}`
}

/** Returns the number of positional arguments. Throws UsageError. */
function checkOperands({ args = [] }: CommandDefinition, operands: readonly string[]): number {
  const last = args.at(-1)
  const positional = last?.variadic ? args.slice(0, -1) : args
  positional.forEach((argument, index) => {
    if (!argument.optional && operands[index] === undefined) throw new UsageError(`${argument.name} is missing`)
    const mistake = operands[index] === undefined ? undefined : mistakeOf(argument.format, operands[index])
    if (mistake !== undefined) throw new UsageError(`${argument.name} must be ${mistake}`)
  })
  if (!last?.variadic && operands.length > args.length) {
    const hint = args.length === 0 ? '' : '; quote values that contain spaces'
    throw new UsageError(`unexpected argument "${operands[args.length]!.slice(0, 40)}"${hint}`)
  }
  if (last?.variadic && !last.optional && operands.length < args.length) throw new UsageError(`${last.name} is missing`)
  return positional.length
}

function describeUnknown(option: string, names: readonly string[]): string {
  const meant = closestName(option.replace(/^-+/, ''), names)
  return `unknown option "${option.slice(0, 64)}"${meant === undefined ? '' : `, did you mean --${meant}?`}`
}
