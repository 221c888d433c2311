/**
 * Filters of collections, evaluated here: on networks that have no collections, objects come from elsewhere and are compared
 * with the filter after their arrival. Operators are those of the collections. Source: network 3.10.
 */

import { InvalidParams } from '../../../errors/client.ts'
import { plainNumerals } from '../../../net/plainNumerals.ts'
import { isObject } from '../../../net/readGraphqlResponse.ts'

export type Conditions = Readonly<Record<string, unknown>>

const SCALAR_OPERATORS = new Set(['eq', 'ne', 'gt', 'lt', 'ge', 'le', 'in', 'notIn'])
const LIST_OPERATORS = new Set(['any', 'all'])
/** Nodes spell this name in different ways. */
const ALTERNATIVES = ['OR', 'or']
const MAX_ALTERNATIVES = 20
const MAX_DEPTH = 30

/**
 * A filter as its alternatives: an object fits when all conditions of one of them hold. Without a filter everything fits.
 * Throws InvalidParams (23) for anything that is not a filter.
 */
export function alternativesOf(filter: unknown): Conditions[] {
  const alternatives: Conditions[] = []
  let next = plainNumerals(filter ?? {})
  while (next !== undefined && next !== null) {
    if (!isObject(next)) throw InvalidParams.error('Invalid filter: expected an object', { path: 'filter' })
    if (alternatives.length === MAX_ALTERNATIVES) {
      throw InvalidParams.error(`Invalid filter: more than ${MAX_ALTERNATIVES} alternatives`, { path: 'filter' })
    }
    const own = Object.entries(next).filter(([name, value]) => !ALTERNATIVES.includes(name) && value !== null)
    alternatives.push(Object.fromEntries(own))
    next = alternativeOf(next)
  }
  return alternatives
}

/** Prefix of the aliases under which the fields that a filter needs are queried. */
const PREFIX = 'filtered_'

/** Selection of the fields that the conditions need, under aliases that no caller uses. */
export function filterSelection(alternatives: readonly Conditions[]): string {
  const names = new Map<string, string[]>()
  for (const conditions of alternatives) {
    for (const [name, condition] of Object.entries(conditions)) {
      checkName(name)
      names.set(name, [...(names.get(name) ?? []), selectionOf(condition, 1)])
    }
  }
  return [...names].map(([name, inner]) => `${PREFIX}${name}:${name}${braced(inner)}`).join(' ')
}

/** Whether an object that was queried with `filterSelection` fits. */
export function fits(conditions: Conditions, object: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(conditions).every(([name, condition]) => holds(condition, object[`${PREFIX}${name}`]))
}

/** The object without the fields that were queried for the filter only. */
export function withoutFiltered(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith(PREFIX)))
}

function selectionOf(condition: unknown, depth: number): string {
  if (!isObject(condition)) return ''
  if (depth > MAX_DEPTH) throw InvalidParams.error('Invalid filter: it is nested too deep', { path: 'filter' })
  const parts = Object.entries(condition).flatMap(([name, inner]) => {
    if (SCALAR_OPERATORS.has(name)) return []
    if (LIST_OPERATORS.has(name) || ALTERNATIVES.includes(name)) return [selectionOf(inner, depth + 1)]
    checkName(name)
    return [`${name}${braced([selectionOf(inner, depth + 1)])}`]
  })
  return parts.filter((part) => part !== '').join(' ')
}

function braced(parts: readonly string[]): string {
  const text = parts.filter((part) => part !== '').join(' ')
  return text === '' ? '' : `{${text}}`
}

/** Checked, because names are inserted into the text of a query. */
function checkName(name: string): void {
  if (/^[_A-Za-z][_0-9A-Za-z]*$/.test(name)) return
  throw InvalidParams.error('Invalid filter: a member is not a valid field name', { path: 'filter' })
}

function alternativeOf(filter: Readonly<Record<string, unknown>>): unknown {
  const name = ALTERNATIVES.find((candidate) => filter[candidate] !== undefined && filter[candidate] !== null)
  return name === undefined ? undefined : filter[name]
}

function holds(condition: unknown, value: unknown): boolean {
  if (!isObject(condition)) return true
  const other = alternativeOf(condition)
  if (other !== undefined && holds(other, value)) return true
  return Object.entries(condition).every(([name, operand]) => {
    if (ALTERNATIVES.includes(name)) return true
    if (LIST_OPERATORS.has(name)) {
      const items = Array.isArray(value) ? value : []
      return name === 'any' ? items.some((item) => holds(operand, item)) : items.every((item) => holds(operand, item))
    }
    if (SCALAR_OPERATORS.has(name)) return compare(name, plainNumerals(value), operand)
    return isObject(value) && holds(operand, value[name])
  })
}

function compare(operator: string, value: unknown, operand: unknown): boolean {
  switch (operator) {
    case 'eq':
      return isSame(value, operand)
    case 'ne':
      return !isSame(value, operand)
    case 'in':
      return Array.isArray(operand) && operand.some((item) => isSame(value, item))
    case 'notIn':
      return !(Array.isArray(operand) && operand.some((item) => isSame(value, item)))
    default: {
      const order = orderOf(value, operand)
      if (order === undefined) return false
      if (operator === 'gt') return order > 0
      if (operator === 'lt') return order < 0
      return operator === 'ge' ? order >= 0 : order <= 0
    }
  }
}

function isSame(value: unknown, operand: unknown): boolean {
  if (value === null || value === undefined) return operand === null || operand === undefined
  if (typeof value === 'boolean' || typeof operand === 'boolean') return value === operand
  return orderOf(value, operand) === 0
}

/**
 * Negative, zero or positive; `undefined` for values without an order. Large integers are hexadecimal or decimal texts.
 */
function orderOf(value: unknown, operand: unknown): number | undefined {
  const [a, b] = [integerOf(value), integerOf(operand)]
  if (a !== undefined && b !== undefined) return a < b ? -1 : a > b ? 1 : 0
  if (typeof value === 'number' && typeof operand === 'number') return value - operand
  if (typeof value !== 'string' || typeof operand !== 'string') return undefined
  const [left, right] = [comparable(value), comparable(operand)]
  return left < right ? -1 : left > right ? 1 : 0
}

function integerOf(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string' || !/^-?(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value)) return undefined
  return value.startsWith('-') ? -BigInt(value.slice(1)) : BigInt(value)
}

/** Accounts of workchain 0 may be written without it, or with their Dapp ID. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/^(?:0:|[0-9a-f]{64}::)(?=[0-9a-f]{64}$)/, '')
}
