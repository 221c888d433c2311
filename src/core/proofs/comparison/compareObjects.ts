import {
  BocError,
  type BocSource,
  type JsonObject,
  parseBlockObject,
  parseMessageObject,
  parseTransactionObject,
} from '../../boc/index.ts'
import type { ChainRules } from '../../chainRules.ts'
import { invalidData, ProofError } from '../ProofError.ts'
import { compareJson } from './compareJson.ts'
import {
  blockNumbers,
  blockTimes,
  matcherOf,
  messageNumbers,
  messageTimes,
  transactionNumbers,
  transactionTimes,
} from './numericPaths.ts'

/** Largest time that a text of four digits of the year can show, unix time, s. */
const MAX_TIME = 253_402_300_799

/**
 * Adds `<name>_string` beside each number at one of these paths: `YYYY-MM-DD HH:MM:SS.mmm`, UTC. Changes the object.
 * Source: proofs 6.
 */
function addTimeTexts(value: unknown, isTime: (path: string) => boolean, prefix = ''): void {
  if (Array.isArray(value)) {
    for (const item of value) addTimeTexts(item, isTime, prefix)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const fields = value as JsonObject
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix === '' ? name : `${prefix}.${name}`
    if (typeof field === 'number' && isTime(path)) fields[`${name}_string`] = timeText(field)
    else addTimeTexts(field, isTime, path)
  }
}

function timeText(seconds: number): string {
  const time = new Date(Math.min(seconds, MAX_TIME) * 1000)
  return time.toISOString().replace('T', ' ').replace('Z', '')
}

/** The kind of a proven object, and its collection. */
export type ProvenKind = 'blocks' | 'transactions' | 'messages'

/** Known fields of a proven object besides its BOC; they take precedence over those of the BOC. */
export type ProvenFacts = Readonly<Record<string, unknown>>

const NUMERIC: Record<ProvenKind, (path: string) => boolean> = {
  blocks: matcherOf(blockNumbers),
  transactions: matcherOf(transactionNumbers),
  messages: matcherOf(messageNumbers),
}
const TIMES: Record<ProvenKind, (path: string) => boolean> = {
  blocks: matcherOf(blockTimes),
  transactions: matcherOf(transactionTimes),
  messages: matcherOf(messageTimes),
}
const STATUS_CHANGES = ['Unchanged', 'Frozen', 'Deleted']

/** Fields that only servers have; a BOC does not contain them. */
const ONLY_SERVER = ['__typename', 'dapp_id', 'src_dapp_id', 'dst_dapp_id']
/** A list of blocks with keepers that servers leave empty whatever is in the block. */
const EMPTY_OF_KEEPERS = 'in_msg_descr'
/** Fields of blocks with keepers that no proof covers. Source: proofs 9, step 8. */
const UNPROVEN_OF_KEEPERS = ['gen_utime_string', 'file_hash', 'rand_seed', 'data', 'attestations', 'directives']

/**
 * Compares a given object with the proven one.
 * Throws ProofError `differs`, and `invalidData` when the BOC has no JSON form. Source: proofs 6 and 9, step 8.
 */
export function compareObjects(
  kind: ProvenKind,
  given: unknown,
  source: BocSource,
  { rules, facts = {} }: { readonly rules: ChainRules; readonly facts?: ProvenFacts },
): void {
  const expected = { ...describe(kind, source, rules), ...facts }
  const byKeepers = kind === 'blocks' && rules === 'current'
  compareJson(given, expected, {
    root: kind,
    isNumeric: NUMERIC[kind],
    isIgnored: (path, value, stated) => {
      const name = path.slice(path.lastIndexOf('.') + 1)
      if (name.endsWith('chain_order')) return true
      if (ONLY_SERVER.includes(name)) return value === null || value === undefined
      if (kind === 'blocks' && name === 'gen_software_capabilities') return true
      if (!byKeepers) return false
      if (path === EMPTY_OF_KEEPERS && Array.isArray(stated) && stated.length === 0) return true
      return UNPROVEN_OF_KEEPERS.includes(path) || path.startsWith('status')
    },
  })
}

function describe(kind: ProvenKind, source: BocSource, rules: ChainRules): JsonObject {
  try {
    const json = parse(kind, source, rules)
    if (kind === 'transactions') addStatusChange(json)
    addTimeTexts(json, TIMES[kind])
    return json
  } catch (error) {
    if (!(error instanceof BocError)) throw error
    throw invalidData(`${kind}: ${error.message}`, error)
  }
}

function parse(kind: ProvenKind, source: BocSource, rules: ChainRules): JsonObject {
  switch (kind) {
    case 'blocks':
      return parseBlockObject(source, rules)
    case 'transactions':
      return parseTransactionObject(source, rules)
    case 'messages':
      return parseMessageObject(source, rules)
  }
}

function addStatusChange(json: JsonObject): void {
  const action = json['action'] as JsonObject | undefined
  const change = action?.['status_change']
  const name = typeof change === 'number' ? STATUS_CHANGES[change] : undefined
  if (action !== undefined && name !== undefined) action['status_change_name'] = name
}

/**
 * Compares a field by which a server joins objects with the proven value; the field may be absent. Throws ProofError
 * `differs`.
 */
export function compareHint(kind: ProvenKind, path: string, given: unknown, expected: string | undefined): void {
  if (given === undefined || given === null) return
  if (typeof given === 'string' && given.toLowerCase() === expected) return
  const shown = expected === undefined ? 'null' : JSON.stringify(expected)
  throw new ProofError('differs', `field \`${kind}.${path}\`: expected ${shown}, actual ${JSON.stringify(given)}`)
}
