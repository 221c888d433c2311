/**
 * Arguments of a contract's function from a command line: one JSON object or array, `@file`, `-`, or pairs
 * `--name value`. Addresses inside may be in the extended form or aliases; amounts may end in T for tokens of 10^9.
 */

import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { parseTokens } from '../output/amounts.ts'
import type { Alias } from '../settings/ToolConfig.ts'
import type { AbiFunction, AbiParam } from './abi.ts'
import { looksLikeAlias, parseTypedAddress, type TypedAddress } from './addresses.ts'
import { parseArgumentJson, readJsonArgument } from './readInput.ts'

type Values = Record<string, unknown>
type Aliases = Readonly<Record<string, Alias>>

/** Addresses typed in the extended form or as an alias, by their form inside messages. */
export type NamedAddresses = Map<string, NamedAddress>

interface NamedAddress {
  readonly address: TypedAddress
  /** The alias, if it was typed as one. */
  readonly name?: string
}

/**
 * Names of addresses are resolved once, here; what they stood for is added to `named`. Throws ToolError (2): unknown and
 * missing names, values that do not fit.
 */
export async function readFunctionParameters(
  words: readonly string[],
  definition: AbiFunction,
  aliases: Aliases = {},
  named: NamedAddresses = new Map(),
): Promise<Values> {
  const isPairs = words[0]?.startsWith('--') === true
  const given = isPairs ? await readPairs(words, definition) : await readOne(words, definition)
  checkNames(given, definition)
  return Object.fromEntries(
    definition.inputs
      .filter(({ name }) => Object.hasOwn(given, name))
      .map((input) => [input.name, convert(given[input.name], input, { aliases, named })]),
  )
}

async function readOne(words: readonly string[], definition: AbiFunction): Promise<Values> {
  const option = words.find((word, index) => index > 0 && word.startsWith('-'))
  if (option !== undefined) {
    throw new ToolError(exitCodes.usage, `Unknown option "${option.slice(0, 64)}"`, {
      hint: 'Pass the arguments of the function either as JSON or as --name value pairs, not both.',
    })
  }
  if (words.length > 1) {
    throw new ToolError(exitCodes.usage, `Too many arguments for ${definition.name}`, {
      hint: 'Pass the arguments of a function as one quoted JSON object, @file, or --name value pairs.',
    })
  }
  const text = words[0]?.trim()
  if (text === undefined || text === '') return {}
  const value = await readJsonArgument(text, `The arguments of ${definition.name}`)
  if (Array.isArray(value)) return fromList(value, definition)
  if (typeof value === 'object' && value !== null) return value as Values
  throw new ToolError(exitCodes.usage, `The arguments of ${definition.name} must be a JSON object or array`)
}

function fromList(values: readonly unknown[], { name, inputs }: AbiFunction): Values {
  if (values.length !== inputs.length) {
    throw new ToolError(exitCodes.usage, `${name} takes ${inputs.length} arguments, got ${values.length}`)
  }
  return Object.fromEntries(inputs.map((input, index) => [input.name, values[index]]))
}

async function readPairs(words: readonly string[], definition: AbiFunction): Promise<Values> {
  const values: Values = {}
  for (let index = 0; index < words.length; index += 2) {
    const word = words[index]!
    const equals = word.indexOf('=')
    const name = (equals < 0 ? word : word.slice(0, equals)).replace(/^-+/, '')
    if (!word.startsWith('--')) throw new ToolError(exitCodes.usage, `Expected --name, got "${word.slice(0, 40)}"`)
    const text = equals < 0 ? words[index + 1] : word.slice(equals + 1)
    if (equals >= 0) index--
    const input = definition.inputs.find((entry) => entry.name === name)
    if (input === undefined) throw unknownName(name, definition)
    if (text === undefined)
      throw new ToolError(exitCodes.usage, `Argument --${name} of type ${input.type} has no value`)
    if (Object.hasOwn(values, name)) throw new ToolError(exitCodes.usage, `Argument --${name} is given twice`)
    values[name] = await readValue(text, input)
  }
  return values
}

/** Arrays, maps and tuples are JSON; a list of plain values may also be written with commas. */
async function readValue(text: string, { type, name }: AbiParam): Promise<unknown> {
  const isComposite = /\[\d*\]$|^(map|tuple)/.test(type)
  if (type === 'bool') return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
  if (!isComposite && !(type.startsWith('optional') && /^[[{]|^null$/.test(text))) return text
  if (/^\s*[[{]/.test(text)) {
    try {
      return await parseArgumentJson(text, `Argument --${name}`)
    } catch (error) {
      if (error instanceof ToolError) throw error
      if (!/^\[[^"{}[\]]*\]$/.test(text))
        throw new ToolError(exitCodes.usage, `Argument --${name} of type ${type} is not valid JSON`)
    }
  }
  if (!/\[\d*\]$/.test(type)) throw new ToolError(exitCodes.usage, `Argument --${name} of type ${type} must be JSON`)
  const plain = text.replace(/^\[|\]$/g, '').trim()
  return plain === '' ? [] : plain.split(',').map((entry) => entry.trim())
}

function checkNames(given: Values, definition: AbiFunction): void {
  for (const name of Object.keys(given)) {
    if (!definition.inputs.some((input) => input.name === name)) throw unknownName(name, definition)
  }
  const missing = definition.inputs.filter(
    ({ name, type }) => !Object.hasOwn(given, name) && !type.startsWith('optional'),
  )
  if (missing.length === 0) return
  throw new ToolError(
    exitCodes.usage,
    `${definition.name} is missing ${missing.map(({ name, type }) => `"${name}" (${type})`).join(', ')}`,
  )
}

function unknownName(name: string, { name: functionName, inputs }: AbiFunction): ToolError {
  const known = inputs.map((input) => `${input.name} (${input.type})`).join(', ')
  return new ToolError(exitCodes.usage, `${functionName} has no argument "${name.slice(0, 64)}"`, {
    hint: known === '' ? `${functionName} takes no arguments.` : `${functionName} takes: ${known}`,
  })
}

/** Amounts are whole numbers of nanotokens; a fraction is meant in tokens. Throws ToolError (2). */
function refuseFraction(value: unknown, { name, type }: AbiParam): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (!/^\d*\.\d+$/.test(text ?? '')) return
  throw new ToolError(exitCodes.usage, `Invalid ${name} "${text.slice(0, 60)}": ${type} is a whole number`, {
    hint: `In tokens of 10^9: "${text}T".`,
  })
}

interface Names {
  readonly aliases: Aliases
  readonly named: NamedAddresses
}

/** Characters of an address in base64. */
const BASE64_LENGTH = 48

function convertAddress(value: string, what: string, { aliases, named }: Names): string {
  const ofAlias = Object.hasOwn(aliases, value) ? aliases[value]?.address : undefined
  const text = ofAlias ?? value
  // Only names and the extended form are handled here; the ABI decides about all other forms.
  if (!text.includes('::') && (!looksLikeAlias(text) || text.length === BASE64_LENGTH)) return text
  const address = parseTypedAddress(text, what, Object.keys(aliases))
  named.set(address.onChain, { address, ...(ofAlias !== undefined && { name: value }) })
  return address.onChain
}

/** Converts addresses to their form in messages and `1.5T` to nanotokens; keeps everything else. */
function convert(value: unknown, param: AbiParam, names: Names): unknown {
  const { type, components } = param
  const array = /^(.*)\[\d*\]$/.exec(type)
  if (array !== null && Array.isArray(value))
    return value.map((entry) => convert(entry, { ...param, type: array[1]! }, names))
  if (type.startsWith('tuple') && typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => {
        const member = components?.find((component) => component.name === name)
        return [name, member === undefined ? entry : convert(entry, member, names)]
      }),
    )
  }
  const map = /^map\(\w+,(.*)\)$/.exec(type)
  if (map !== null && typeof value === 'object' && value !== null) {
    const item = { ...param, type: map[1]! }
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        convert(entry, { ...item, name: `${param.name}.${key}` }, names),
      ]),
    )
  }
  const optional = /^optional\((.*)\)$/.exec(type)
  if (optional !== null) return value === null ? null : convert(value, { ...param, type: optional[1]! }, names)
  if (/^(u?int|varu?int|token)/.test(type)) refuseFraction(value, param)
  if (typeof value !== 'string') return value
  if (type === 'address' || type === 'address_std') {
    return convertAddress(value, param.name, names)
  }
  if (/^(u?int|varu?int|token)/.test(type) && /^\d+(\.\d+)?T$/.test(value)) {
    return parseTokens(value.slice(0, -1), param.name).toString()
  }
  return value
}
