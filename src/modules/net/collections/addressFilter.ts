/**
 * Addresses in filters of collections. Servers compare them as texts `<workchain>:<account>`, so that an address in
 * another form would silently match nothing: every form is accepted, and other texts are refused. Source: network 3.10.
 */
import { AddressError } from '../../../core/addresses/Address.ts'
import { parseAddress } from '../../../core/addresses/parseAddress.ts'
import { InvalidParams } from '../../../errors/client.ts'
import { isObject } from '../../../net/readGraphqlResponse.ts'

/** Fields that hold an address, in every collection and in the objects inside of its objects. */
const ADDRESS_FIELDS = new Set(['account_addr', 'src', 'dst'])
/** Fields of accounts that hold an address. */
const ACCOUNT_FIELDS = new Set(['id', 'address'])
const ALTERNATIVES = new Set(['OR', 'or'])
/** Part of an address, up to half of it: programs compare with it. A longer one more likely has lost some digits. */
const PARTIAL = /^(-?\d+:)?[0-9a-fA-F]{1,31}$/
const MAX_DEPTH = 50

/** The filter with all addresses in the form of servers. Throws InvalidParams (23) for an invalid address. */
export function addressFilter(collection: string, filter: unknown): unknown {
  return translate(filter, { isAccount: collection === 'accounts', write: serverAddress }, 'filter', 0)
}

/** Like `addressFilter`, for a filter that is evaluated here, where accounts may be named with their Dapp ID. */
export function ownAddressFilter(collection: string, filter: unknown): unknown {
  const write = (text: string, path: string) => (text.includes('::') ? checked(text, path) : serverAddress(text, path))
  return translate(filter, { isAccount: collection === 'accounts', write }, 'filter', 0)
}

interface Translation {
  /** Whether the object is an account. */
  readonly isAccount: boolean
  write(text: string, path: string): string
}

function checked(text: string, path: string): string {
  serverAddress(text, path)
  return text.toLowerCase()
}

/** An address in the form of servers. Throws InvalidParams (23), with `path` in its data. */
export function serverAddress(text: string, path: string): string {
  // No address, and external addresses.
  if (text === '' || text.startsWith(':') || PARTIAL.test(text)) return text
  try {
    const { workchain, account } = parseAddress(text)
    return `${workchain}:${account}`
  } catch (error) {
    if (!(error instanceof AddressError)) throw error
    const expected = '0:<account_id>, <account_id>, <dapp_id>::<account_id> or base64'
    throw InvalidParams.error(`Invalid address in ${path}: ${error.message}; expected ${expected}`, { path })
  }
}

function translate(conditions: unknown, how: Translation, path: string, depth: number): unknown {
  if (!isObject(conditions) || depth > MAX_DEPTH) return conditions
  const inner = { ...how, isAccount: false }
  const entries = Object.entries(conditions).map(([name, condition]) => {
    const place = `${path}.${name}`
    if (ALTERNATIVES.has(name)) return [name, translate(condition, how, place, depth + 1)]
    const holdsAddress = ADDRESS_FIELDS.has(name) || (how.isAccount && ACCOUNT_FIELDS.has(name))
    return [
      name,
      holdsAddress ? translateOperators(condition, how, place, depth) : translate(condition, inner, place, depth + 1),
    ]
  })
  return Object.fromEntries(entries)
}

/** Comparisons by order use texts, which need not be whole addresses. */
function translateOperators(condition: unknown, how: Translation, path: string, depth: number): unknown {
  if (!isObject(condition) || depth > MAX_DEPTH) return condition
  const one = (value: unknown, place: string) => (typeof value === 'string' ? how.write(value, place) : value)
  const entries = Object.entries(condition).map(([operator, operand]) => {
    const place = `${path}.${operator}`
    if (ALTERNATIVES.has(operator)) return [operator, translateOperators(operand, how, place, depth + 1)]
    if (operator === 'eq' || operator === 'ne') return [operator, one(operand, place)]
    if ((operator === 'in' || operator === 'notIn') && Array.isArray(operand)) {
      return [operator, operand.map((item, index) => one(item, `${place}[${index}]`))]
    }
    return [operator, operand]
  })
  return Object.fromEntries(entries)
}
