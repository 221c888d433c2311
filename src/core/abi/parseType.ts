import { spendWork } from '../work.ts'
import { AbiError } from './AbiError.ts'
import type { AbiParam, AbiType, MapKeyType, SimpleType } from './AbiType.ts'

/** Deepest nesting of types inside each other; keeps hostile descriptions from exhausting the stack. */
const MAX_TYPE_DEPTH = 64

const SIMPLE = new Set<string>([
  'bool',
  'cell',
  'address',
  'address_std',
  'bytes',
  'string',
  'token',
  'time',
  'expire',
  'pubkey',
])

/**
 * Reads the text of a type such as `map(uint32,tuple[])`. `loadComponents` returns the members of the tuple in it, if
 * there is one. Throws `json` for an unknown text, sizes out of range, nesting deeper than 64, components without a
 * tuple.
 */
export function parseType(
  text: string,
  components: readonly unknown[],
  loadComponents: (components: readonly unknown[], depth: number) => readonly AbiParam[],
  depth = 0,
): AbiType {
  let used = false
  const parse = (part: string, level: number): AbiType => {
    spendWork(1)
    if (level > MAX_TYPE_DEPTH)
      throw new AbiError('json', `ABI types are nested too deeply: the limit is ${MAX_TYPE_DEPTH}`)
    if (part.endsWith(']')) return parseArray(part, level)
    if (part === 'tuple') {
      used = true
      if (components.length === 0) throw new AbiError('json', 'The tuple type has no components')
      return { kind: 'tuple', params: loadComponents(components, level + 1) }
    }
    const inner = argumentOf(part, 'optional') ?? argumentOf(part, 'ref')
    if (inner !== undefined) {
      return { kind: part.startsWith('optional') ? 'optional' : 'ref', inner: parse(inner, level + 1) }
    }
    const pair = argumentOf(part, 'map')
    if (pair === undefined) return parseScalar(part)
    const comma = pair.indexOf(',')
    if (comma < 0) throw unknownType(part)
    return { kind: 'map', key: parseKey(pair.slice(0, comma)), value: parse(pair.slice(comma + 1), level + 1) }
  }
  const parseArray = (part: string, level: number): AbiType => {
    const open = part.lastIndexOf('[')
    if (open < 0) throw unknownType(part)
    const item = parse(part.slice(0, open), level + 1)
    const digits = part.slice(open + 1, -1)
    if (digits === '') return { kind: 'array', item }
    return { kind: 'fixedarray', item, length: parseSize(digits, part, 0, 0xffffffff) }
  }
  const type = parse(text, depth)
  if (!used && components.length > 0) throw new AbiError('json', `Type ${shown(text)} takes no components`)
  return type
}

/** Types of size 0 have no values and are refused (row A2). */
function parseScalar(text: string): AbiType {
  if (SIMPLE.has(text)) return { kind: text as SimpleType['kind'] }
  const match = /^(uint|int|varuint|varint|fixedbytes)(\d+)$/.exec(text)
  switch (match?.[1]) {
    case 'uint':
    case 'int':
      return { kind: match[1], bits: parseSize(match[2]!, text, 1, 1023) }
    case 'varuint':
    case 'varint':
      // The length field and 127 bytes are the most that one cell holds.
      return { kind: match[1], size: parseSize(match[2]!, text, 2, 128) }
    case 'fixedbytes':
      return { kind: 'fixedbytes', size: parseSize(match[2]!, text, 1, 2 ** 24) }
    default:
      throw unknownType(text)
  }
}

function parseKey(text: string): MapKeyType {
  const type = parseScalar(text)
  if (type.kind === 'uint' || type.kind === 'int') return type
  if (type.kind === 'address' || type.kind === 'address_std') return { kind: type.kind }
  throw new AbiError('json', `Type ${shown(text)} cannot be a map key, expected an integer or address`)
}

function parseSize(digits: string, type: string, minimum: number, maximum: number): number {
  const size = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN
  if (size >= minimum && size <= maximum) return size
  throw new AbiError('json', `The size of type ${shown(type)} is out of range, expected ${minimum} to ${maximum}`)
}

/** The text in the parentheses of `name(…)`. */
function argumentOf(text: string, name: string): string | undefined {
  return text.startsWith(`${name}(`) && text.endsWith(')') ? text.slice(name.length + 1, -1) : undefined
}

function unknownType(text: string): AbiError {
  return new AbiError('json', `Unknown ABI type ${shown(text)}`)
}

function shown(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`
}
