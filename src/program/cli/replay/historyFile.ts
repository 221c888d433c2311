/** Files with consecutive transactions of an account, and their replay. */

import type { TypedAddress } from '../arguments/addresses.ts'
import { readText } from '../arguments/readInput.ts'
import { fetchHistory } from '../chain/fetchTransactions.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { textTable } from '../output/textTable.ts'
import type { Session } from '../session/Session.ts'
import {
  checkMoment,
  fetchMoment,
  type Moment,
  notOfFetch,
  replayMoment,
  showReplay,
  writeFetched,
} from './transactionFile.ts'

export const HISTORY_TYPE = 'vendorclient-history'

/** Transactions are in order, oldest first; each starts from the account state after its predecessor. */
interface HistoryFile {
  readonly type: typeof HISTORY_TYPE
  readonly version: 1
  /** Extended form. */
  readonly address: string
  /** Blockchain configurations, base64 BOCs. */
  readonly configs: readonly string[]
  /** As in the file of one transaction; `config` is the index of the configuration. */
  readonly transactions: readonly (Omit<Moment, 'config'> & { readonly config: number })[]
}

export interface HistoryRange {
  /** Hashes of the first and the last transaction. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Maximum number of transactions, counted from the last one of the range. */
  readonly last?: number | undefined
}

const PAGE = 50

/**
 * Writes the transactions of a range, or all that the node still keeps. Throws ToolError: 2 if the file exists, 11 if
 * the range is empty, 12 if the node does not keep a transaction that was named.
 */
export async function writeHistoryFile(
  session: Session,
  address: TypedAddress,
  { file, range }: { readonly file: string; readonly range: HistoryRange },
): Promise<Outcome> {
  const moments: Moment[] = []
  let isComplete = false
  const ids = idsOf(session, address, range)
  for (;;) {
    const { value: id, done: isOver } = await ids.next()
    if (isOver) {
      isComplete = id
      break
    }
    session.progress.phase(`reading transaction ${moments.length + 1}`)
    const moment = await fetchMoment(session, id).catch((error: unknown) => {
      // The node keeps the newest ones; unless older ones were named, the history begins with the oldest kept one.
      const isOpen = range.from === undefined && range.last === undefined && moments.length > 0
      if (isOpen && error instanceof ToolError && error.exitCode === exitCodes.rejected) return undefined
      throw error
    })
    if (moment === undefined) break
    moments.unshift(moment)
  }
  const configs = [...new Set(moments.map(({ config }) => config))]
  const content: HistoryFile = {
    type: HISTORY_TYPE,
    version: 1,
    address: address.extended,
    configs,
    transactions: moments.map((moment) => ({ ...moment, config: configs.indexOf(moment.config) })),
  }
  writeFetched(session, file, content)
  const [first, last] = [moments[0]!.transaction, moments.at(-1)!.transaction]
  return {
    json: { address: address.extended, file, transactions: moments.length, first, last, complete: isComplete },
    text: `${moments.length} transactions saved to ${file}${isComplete ? ', from the first one on' : ''}`,
  }
}

/**
 * Ids of a range, the newest first; returns whether the last id is the account's first transaction. Throws ToolError
 * (11).
 */
async function* idsOf(
  session: Session,
  address: TypedAddress,
  { from, to, last = Number.POSITIVE_INFINITY }: HistoryRange,
): AsyncGenerator<string, boolean> {
  let before: string | undefined
  let count = 0
  for (;;) {
    const { items, hasEarlier } = await fetchHistory(session, address, { limit: PAGE, before })
    for (const { transaction } of items.toReversed()) {
      if (count === 0 && to !== undefined && transaction.id !== to) continue
      yield transaction.id
      if (transaction.id === from || ++count >= last) return false
    }
    if (!hasEarlier || items.length === 0) break
    before = items[0]!.cursor
  }
  if (count > 0 && from === undefined) return true
  const missing = count === 0 ? to : from
  const what =
    missing === undefined ? 'no transactions' : `no transaction ${missing}${count === 0 ? '' : ' in this range'}`
  throw new ToolError(exitCodes.notFound, `Account ${address.extended} has ${what}`)
}

/** Replays one transaction of a history or all of them. Throws ToolError (2, 11). */
export async function replayHistory(
  session: Session,
  file: string,
  { value, id }: { readonly value: object; readonly id: string | undefined },
): Promise<Outcome> {
  const { address, moments } = readHistory(value, file)
  if (id !== undefined) {
    const moment = moments.find(({ transaction }) => transaction === id)
    if (moment !== undefined) return showReplay(session, moment)
    throw new ToolError(exitCodes.notFound, `File "${file}" has no transaction ${id}`)
  }
  const replays: Awaited<ReturnType<typeof replayMoment>>['facts'][] = []
  for (const [index, moment] of moments.entries()) {
    session.progress.phase(`running transaction ${index + 1} of ${moments.length}`)
    const { facts } = await replayMoment(session, moment)
    const isNext = index === 0 || (moment.account_before ?? null) === (moments[index - 1]!.account_after ?? null)
    replays.push({ ...facts, matches: facts.matches && isNext })
  }
  const matches = replays.every((replay) => replay.matches)
  const rows = replays.map(({ transaction, outcome, matches: isSame }) => [
    transaction,
    outcome ?? 'ok',
    isSame ? 'the same' : 'DIFFERENT ACCOUNT',
  ])
  return {
    json: { address, matches, transactions: replays },
    text: textTable(['transaction', 'outcome', 'account'], rows),
    exitCode: matches ? exitCodes.ok : exitCodes.failure,
  }
}

function readHistory(value: object, file: string): { address: string; moments: readonly Moment[] } {
  const { version, address, configs, transactions } = value as Partial<HistoryFile>
  if (version !== 1) throw notOfFetch(file, 'its version is unknown, expected 1')
  if (!Array.isArray(configs) || !Array.isArray(transactions) || transactions.length === 0) {
    throw notOfFetch(file, 'parts of it are missing')
  }
  const moments = transactions.map((entry: { readonly config?: unknown } | null) =>
    checkMoment({ ...entry, config: configs[Number(entry?.config)] }, file),
  )
  return { address: String(address ?? ''), moments }
}

/** JSON of a file saved by "transaction fetch". Throws ToolError (2). */
export function readFetched(file: string): { readonly type?: unknown } {
  const text = readText(file, 'FILE')
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    throw notOfFetch(file, 'it is not valid JSON')
  }
  throw notOfFetch(file, 'it is not an object')
}
