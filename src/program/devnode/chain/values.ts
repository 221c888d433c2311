/** Readers of parameters that their shapes cannot check. Each throws AdminError `invalid_params` with the name. */
import { base64ToBytes } from '../../../core/bytes/index.ts'
import { type Cell, parseBoc } from '../../../core/cells/index.ts'
import { AdminError } from '../controls/AdminError.ts'

/** 64 lower-case hex digits. */
export function readId(name: string, text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new AdminError('invalid_params', `${name} must be 64 hex digits`)
  return text.toLowerCase()
}

/** A decimal text from 0 to `largest`. */
export function readAmount(name: string, text: string, largest: bigint): bigint {
  const value = /^\d{1,80}$/.test(text) ? BigInt(text) : -1n
  if (value >= 0n && value <= largest) return value
  throw new AdminError('invalid_params', `${name} must be a decimal text from 0 to ${largest}`)
}

/** Amounts by currency id. */
export function readCurrencies(name: string, amounts: Readonly<Record<string, string>>): [number, bigint][] {
  const entries = Object.entries(amounts)
  if (entries.length > 100) throw new AdminError('invalid_params', `${name} has more than 100 currencies`)
  return entries.map(([id, amount]) => {
    const isId = /^\d{1,10}$/.test(id) && Number(id) < 2 ** 32
    if (!isId) throw new AdminError('invalid_params', `${name} must have currency ids that are 32-bit integers`)
    return [Number(id), readAmount(`${name}.${id}`, amount, 2n ** 248n - 1n)]
  })
}

/** The bytes of a bag of cells in base64. */
export function readBocBytes(name: string, text: string): Uint8Array {
  const bytes = base64ToBytes(text)
  if (bytes === undefined) throw new AdminError('invalid_params', `${name} is not base64`)
  parse(name, bytes)
  return bytes
}

/** Root of a bag of cells in base64. */
export function readBoc(name: string, text: string): Cell {
  return parse(name, readBocBytes(name, text))
}

function parse(name: string, bytes: Uint8Array): Cell {
  try {
    return parseBoc(bytes)
  } catch (error) {
    throw new AdminError('invalid_params', `${name} is not a bag of cells: ${(error as Error).message}`)
  }
}
