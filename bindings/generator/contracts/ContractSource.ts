/** Input for the wrapper of a contract. */
import { wordsOf } from '../naming.ts'

export interface AbiParam {
  readonly name: string
  readonly type: string
  readonly components?: readonly AbiParam[]
  readonly init?: boolean
}

export interface AbiFunction {
  readonly name: string
  readonly inputs: readonly AbiParam[]
  readonly outputs: readonly AbiParam[]
}

interface ContractAbi {
  readonly functions?: readonly AbiFunction[]
  readonly events?: readonly { readonly name: string; readonly inputs: readonly AbiParam[] }[]
  readonly fields?: readonly AbiParam[]
}

export interface ContractSource {
  /** Name of the contract, valid as a name in every language: `Multisig`. */
  readonly name: string
  readonly abi: ContractAbi
  /** Image, base64. */
  readonly tvc?: string | undefined
  /** Package of the wrapper, for languages whose files declare their package. Default: absent. */
  readonly package?: string | undefined
}

/** Whether a name of an ABI contains no words: compilers may leave parameters unnamed. */
export function isNameless(name: string): boolean {
  return wordsOf(name).length === 0
}

/** Parts of an ABI type. */
export type AbiType =
  | { readonly kind: 'integer'; readonly bits: number; readonly isSigned: boolean; readonly isVariable: boolean }
  | { readonly kind: 'bool' | 'address' | 'text' }
  | { readonly kind: 'array' | 'map' | 'optional'; readonly item: AbiType }
  | { readonly kind: 'tuple'; readonly fields: readonly AbiParam[] }

/** All types except numbers, booleans, addresses and containers are texts: cells, bytes, strings. */
export function abiType(type: string, components: readonly AbiParam[] = []): AbiType {
  const array = /^(.*)\[\d*\]$/.exec(type)
  if (array !== null) return { kind: 'array', item: abiType(array[1]!, components) }
  const wrapped = /^(map|optional|ref)\((.*)\)$/.exec(type)
  if (wrapped !== null) {
    const inner = wrapped[2]!
    if (wrapped[1] === 'map') return { kind: 'map', item: abiType(inner.slice(inner.indexOf(',') + 1), components) }
    return wrapped[1] === 'ref' ? abiType(inner, components) : { kind: 'optional', item: abiType(inner, components) }
  }
  if (type === 'tuple') return { kind: 'tuple', fields: components }
  if (type === 'bool' || type === 'address') return { kind: type }
  if (type === 'address_std') return { kind: 'address' }
  const integer = /^(var)?(u)?int(\d+)$/.exec(type)
  if (integer !== null) {
    const [, variable, unsigned, size] = integer
    const bits = variable === undefined ? Number(size) : (Number(size) - 1) * 8
    return { kind: 'integer', bits, isSigned: unsigned === undefined, isVariable: variable !== undefined }
  }
  if (/^(grams?|token)$/.test(type)) return { kind: 'integer', bits: 120, isSigned: false, isVariable: true }
  if (type === 'time') return { kind: 'integer', bits: 64, isSigned: false, isVariable: false }
  if (type === 'expire') return { kind: 'integer', bits: 32, isSigned: false, isVariable: false }
  return { kind: 'text' }
}
