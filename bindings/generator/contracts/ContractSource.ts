/** Input for the wrapper of a contract. */

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

export interface AbiEvent {
  readonly name: string
  readonly inputs: readonly AbiParam[]
}

interface ContractAbi {
  readonly functions?: readonly AbiFunction[]
  readonly events?: readonly AbiEvent[]
  readonly fields?: readonly AbiParam[]
}

/** `any`: Node.js or a page, as the import conditions of a bundler or of Node.js say. */
export type Runtime = 'any' | 'browser' | 'node'

export interface ContractSource {
  /** Name of the contract, valid as a name in every language: `Multisig`. */
  readonly name: string
  readonly abi: ContractAbi
  /** Image, base64. */
  readonly tvc?: string | undefined
  /** Package of the wrapper, for languages whose files declare their package. Default: absent. */
  readonly package?: string | undefined
  /** Where a wrapper in TypeScript runs. Default: `any`. */
  readonly runtime?: Runtime | undefined
}

/** What a wrapper has members for. */
export interface ContractMembers {
  /** The constructor. */
  readonly deployment: AbiFunction | undefined
  readonly functions: readonly AbiFunction[]
  readonly events: readonly AbiEvent[]
}

/**
 * Functions and events of an ABI, each name once, and the last of several counts, as in the library. Values travel in objects, so each name
 * of a list of parameters is there once, too.
 */
export function contractMembers({ functions = [], events = [] }: ContractAbi): ContractMembers {
  const all = lastOfEach(functions).map((item) => ({
    ...item,
    inputs: distinctParams(item.inputs),
    outputs: distinctParams(item.outputs),
  }))
  return {
    deployment: all.find(({ name }) => name === 'constructor'),
    functions: all.filter(({ name }) => name !== 'constructor'),
    events: lastOfEach(events).map((item) => ({ ...item, inputs: distinctParams(item.inputs) })),
  }
}

/** Fields of the data of the account; none before version 2.1 of the ABI. */
export function storageFields({ fields }: ContractAbi): AbiParam[] {
  return distinctParams(fields ?? [])
}

/** The ABI with the lists that it may leave out, which types of TypeScript follow from. */
export function completedAbi(abi: ContractAbi): ContractAbi {
  const { functions, events } = abi
  return {
    ...abi,
    ...(functions && {
      functions: functions.map((item) => ({
        ...item,
        inputs: namedParams(item.inputs),
        outputs: namedParams(item.outputs),
      })),
    }),
    ...(events && { events: events.map((item) => ({ ...item, inputs: namedParams(item.inputs) })) }),
  }
}

function lastOfEach<Item extends { readonly name: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.name, item])).values()]
}

/** An ABI may have the text of a simple type in place of a parameter; it is then the name, too. */
function namedParams(params: readonly (AbiParam | string)[] | undefined): AbiParam[] {
  return (params ?? []).map((param) => (typeof param === 'string' ? { name: param, type: param } : param))
}

function distinctParams(params: readonly (AbiParam | string)[] | undefined): AbiParam[] {
  return lastOfEach(namedParams(params)).map(({ components, ...param }) => ({
    ...param,
    ...(components === undefined ? {} : { components: distinctParams(components) }),
  }))
}

/** A name of the ABI in a comment. */
export function shownName(name: string): string {
  if (name === '') return '(unnamed)'
  return name.replaceAll(/[\p{C}\p{Z}"'`\\*/{}<>@&$]/gu, '_')
}

/** Parts of an ABI type. */
export type AbiType =
  | { readonly kind: 'integer'; readonly bits: number; readonly isSigned: boolean; readonly isVariable: boolean }
  | { readonly kind: 'bool' | 'address' }
  | AbiText
  | { readonly kind: 'array' | 'optional'; readonly item: AbiType }
  /** Keys are integers or addresses. */
  | { readonly kind: 'map'; readonly key: AbiType; readonly item: AbiType }
  | { readonly kind: 'tuple'; readonly fields: readonly AbiParam[] }

/** On the wire: bytes are hex, a cell is a BOC in base64. */
export interface AbiText {
  readonly kind: 'text'
  readonly content: 'bytes' | 'cell' | 'string'
  /** Number of bytes of `fixedbytes32` and so on. */
  readonly size?: number
}

/** All types except numbers, booleans, addresses and containers are texts: cells, bytes, strings. */
export function abiType(type: string, components: readonly AbiParam[] = []): AbiType {
  const array = /^(.*)\[\d*\]$/.exec(type)
  if (array !== null) return { kind: 'array', item: abiType(array[1]!, components) }
  const wrapped = /^(map|optional|ref)\((.*)\)$/.exec(type)
  if (wrapped !== null) {
    const inner = wrapped[2]!
    if (wrapped[1] === 'map') {
      const comma = inner.indexOf(',')
      return { kind: 'map', key: abiType(inner.slice(0, comma)), item: abiType(inner.slice(comma + 1), components) }
    }
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
  if (type === 'bytes') return { kind: 'text', content: 'bytes' }
  const fixed = /^fixedbytes(\d+)$/.exec(type)
  if (fixed !== null) return { kind: 'text', content: 'bytes', size: Number(fixed[1]) }
  return { kind: 'text', content: type === 'cell' ? 'cell' : 'string' }
}
