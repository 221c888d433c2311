/** Objects of the chain by the first digits of their ids. */
import type { NodeStore } from '../store/NodeStore.ts'

/** Table and column of each kind of object; all of the columns are indexed. */
const KINDS = {
  transactions: ['transactions', 'id'],
  messages: ['messages', 'id'],
  blocks: ['blocks', 'id'],
  accounts: ['accounts', 'account_id'],
} as const

export type FoundIds = Record<keyof typeof KINDS, string[]>

/** `prefix`: hex digits in lower case. `limit`: maximum number of ids of each kind. */
export function findIds(store: NodeStore, prefix: string, limit: number): FoundIds {
  const find = (kind: keyof typeof KINDS) => {
    const [table, column] = KINDS[kind]
    const text = `SELECT DISTINCT ${column} AS id FROM ${table} WHERE ${column} >= ? AND ${column} < ? ORDER BY ${column} LIMIT ?`
    // "g" comes after all hex digits.
    return store.select({ text, values: [prefix, `${prefix}g`, limit] }, 1000).map(({ id }) => id as string)
  }
  return {
    transactions: find('transactions'),
    messages: find('messages'),
    blocks: find('blocks'),
    accounts: find('accounts'),
  }
}
