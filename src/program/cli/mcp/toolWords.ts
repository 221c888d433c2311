/** Parameters of tools as words of a command line. Nothing that a model says can become another option. */
import { statSync } from 'node:fs'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

export const ABI_FORMS =
  'ABI: an object, the name of a built-in contract (`Wallet` is the ABI of multisig wallets), or a file name.'
export const ABI_SUMMARY = `${ABI_FORMS} Default: the ABI of the named account.`

/** The option with its value, nothing without one. */
export function option(name: string, value: string | number | undefined): readonly string[] {
  return value === undefined ? [] : [`--${name}=${value}`]
}

export function flag(name: string, isSet: boolean | undefined): readonly string[] {
  return isSet === true ? [`--${name}`] : []
}

/** Positional arguments, after all options. */
export function operands(...words: readonly string[]): readonly string[] {
  return ['--', ...words]
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
  const { contracts } = await import('../../devnode/contracts/index.ts')
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

/** Throws ToolError (2). */
export function hash(text: string, what: string): string {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return text
  throw new ToolError(exitCodes.usage, `Invalid ${what}: expected 64 hex digits`)
}

/** Throws ToolError (2): names of files are not taken. */
export function boc(text: string, what: string): string {
  if (/^te6cc[A-Za-z0-9+/]+={0,2}$/.test(text) || /^b5ee[0-9a-fA-F]{8,}$/.test(text)) return text
  throw new ToolError(exitCodes.usage, `Invalid ${what}: expected a BOC in base64 or hex`)
}
