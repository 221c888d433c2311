/** Parameters of tools as words of a command line. No value from a model can become another option. */
import { statSync } from 'node:fs'
import { textLike } from '../../../schema/formats.ts'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import type { Fields } from '../../../schema/shapes.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

export const ABI_FORMS =
  'ABI: an object, the name of a built-in contract (`Wallet` is the ABI of multisig wallets), or a file name.'
export const ABI_SUMMARY = `${ABI_FORMS} Default: the ABI of the named account.`

/** Formats that file names do not match, because some of the commands also take files. */
export const hash = textLike('64 hex digits', /^[0-9a-fA-F]{64}$/)
const BOC = 'te6cc[A-Za-z0-9+/]+={0,2}|b5ee[0-9a-fA-F]{8,}'
export const boc = textLike('a BOC in base64 or hex', new RegExp(`^(${BOC})$`))
export const bocOrHash = textLike('a BOC in base64 or hex, or 64 hex digits', new RegExp(`^(${BOC}|[0-9a-fA-F]{64})$`))
/** The output of the command "message" is hex that begins with `7b`, for `{`. */
export const bocOrOutput = textLike(
  'a BOC in base64 or hex, or the output of the command "message"',
  new RegExp(`^(${BOC}|7b[0-9a-fA-F]{64,})$`),
)

/** The option with its value; the option alone for `true`, nothing for `false` or without a value. */
export function option(name: string, value: unknown): readonly string[] {
  if (value === undefined || value === false) return []
  return [value === true ? `--${name}` : `--${name}=${value}`]
}

/** Positional arguments, after all options. */
export function operands(...words: readonly string[]): readonly string[] {
  return ['--', ...words]
}

type Params = Readonly<Record<string, unknown>>

/**
 * Parameters as words: required ones are the arguments of the command, in the order of their definition, others are its
 * options of the same names. An ABI is always an option. Throws ToolError (2).
 */
export async function wordsOf(fields: Fields, { abi, wait_seconds, ...params }: Params): Promise<readonly string[]> {
  const given = Object.keys(fields).filter((name) => params[name] !== undefined)
  const [options, args] = [true, false].map((optional) => given.filter((name) => fields[name]!.optional === optional))
  return [
    ...option('abi', await abiText(abi)),
    ...option('wait', wait_seconds !== undefined),
    ...option('seconds', wait_seconds),
    ...options!.flatMap((name) => option(name.replaceAll('_', '-'), params[name])),
    ...operands(...args!.map((name) => String(params[name]))),
  ]
}

/** Arguments of a function. Throws ToolError (2). */
export function inputText(input: unknown): string {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  if (input !== undefined && !isObject) {
    throw new ToolError(exitCodes.usage, 'input must be an object of arguments by name')
  }
  return stringifyExactJson(input ?? {})
}

/** Value of --abi. Throws ToolError (2). */
export async function abiText(abi: unknown): Promise<string | undefined> {
  if (abi === undefined) return undefined
  if (typeof abi !== 'string') return inputText(abi)
  const { contracts } = await import('../../contracts/index.ts')
  if (Object.hasOwn(contracts, abi)) return contracts[abi]!.abi
  if (abi.trim().startsWith('{') || isAbiFile(abi)) return abi
  throw new ToolError(exitCodes.usage, `Invalid abi: expected ${ABI_WORDS}`)
}

const ABI_WORDS = 'an object, the name of a built-in contract, or the name of a JSON file'
const MAX_ABI_BYTES = 1 << 24

/** Reading a device or a pipe would hold up all calls, and its name may come from a text that the model has read. */
function isAbiFile(name: string): boolean {
  try {
    const file = name.endsWith('.json') ? statSync(name) : undefined
    return file?.isFile() === true && file.size <= MAX_ABI_BYTES
  } catch {
    return false
  }
}
