/** Queries of collections on a long chain in a file, and the disk space that the chain takes. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGraphqlHandler } from '../../src/program/devnode/graphql/createGraphqlHandler.ts'
import { NodeStore } from '../../src/program/devnode/store/NodeStore.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import { loadDriver } from '../../storage/sqlite/loadDriver.ts'
import { FIRST_SECOND, longChainAccount, makeLongChain } from '../support/devnode/longChain.ts'
import { type GraphqlServer, serveGraphql } from '../support/devnode/serveGraphql.ts'
import type { Row, Suite } from './Suite.ts'

/** The long form is run by hand: `LONG_CHAIN=1000000 npm run bench -- long-chain` takes some minutes and 6 GB. */
const TRANSACTIONS = Number(process.env['LONG_CHAIN'] ?? 20_000)
const PER_BLOCK = 100
const ROUNDS = 15
const QUERY_LIMIT_MS = 20
const DISK_LIMIT_KB = 8
const DISK = 'disk for a transaction'

export const longChain: Suite = {
  name: 'long-chain',
  notes: `A chain of ${TRANSACTIONS} transactions in a file, ${PER_BLOCK} in a block; GraphQL over HTTP, pages of 50, the quickest of ${ROUNDS} answers, since other programs only add to it. The bound of a query is ${QUERY_LIMIT_MS} ms with a million transactions, that of the disk ${DISK_LIMIT_KB} kB for a transaction with its messages, all of it: blocks, indexes, texts.`,
  aims: Object.fromEntries(
    [...queries().map(([label]) => label), DISK].map((label) => [`${label} against bound`, { aim: { atMost: 1 } }]),
  ),
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-bench-'))
    const path = join(folder, 'chain.sqlite3')
    const connect = await loadDriver()
    try {
      const store = NodeStore.open({ connect, path })
      makeLongChain(store, { transactions: TRANSACTIONS, perBlock: PER_BLOCK })
      store.close()
      const reader = NodeStore.open({ connect, path, readonly: true })
      const node = { postMessage: async () => {} }
      const server = await serveGraphql(createGraphqlHandler({ store: reader, node, clock: systemClock }))
      try {
        const rows: Row[] = []
        for (const [label, query] of queries()) rows.push(await measure(server, label, query))
        return [...rows, diskRow(path)]
      } finally {
        server.close()
        reader.close()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function queries(): (readonly [string, string])[] {
  const middle = FIRST_SECOND + Math.floor(TRANSACTIONS / PER_BLOCK / 2)
  const lt = `0x${(BigInt(Math.floor(TRANSACTIONS / PER_BLOCK / 2)) * 1_000_000n).toString(16)}`
  const account = longChainAccount(77)
  const address = `0:${Buffer.from(account.id).toString('hex')}`
  const of = (collection: string, filter: string, path: string, direction = 'ASC') =>
    `{ ${collection}(filter: {${filter}}, orderBy: [{path: "${path}", direction: ${direction}}], limit: 50) { id } }`
  return [
    ['transactions from a time, by lt', of('transactions', `now: {ge: ${middle}}`, 'lt')],
    ['transactions before a time, last by lt', of('transactions', `now: {lt: ${middle}}`, 'lt', 'DESC')],
    ['transactions of a range of lt, by time', of('transactions', `lt: {gt: "${lt}"}`, 'now')],
    [
      'transactions of an account from a time, by lt',
      of('transactions', `account_addr: {eq: "${address}"}, now: {ge: ${middle}}`, 'lt'),
    ],
    ['transactions of a code, last by lt', of('transactions', `code_hash: {eq: "${account.codeHash}"}`, 'lt', 'DESC')],
    ['transactions of a status that none has, by lt', of('transactions', 'status: {eq: 5}', 'lt')],
    ['transactions, last by chain_order', of('transactions', '', 'chain_order', 'DESC')],
    ['messages from a time, by time', of('messages', `created_at: {ge: ${middle}}`, 'created_at')],
    ['messages above a value, by value', of('messages', 'value: {gt: "4999000000"}', 'value')],
    ['messages from an account, by chain_order', of('messages', `src: {eq: "${address}"}`, 'chain_order')],
    ['messages to an account, last by chain_order', of('messages', `dst: {eq: "${address}"}`, 'chain_order', 'DESC')],
    ['messages of a status that none has', of('messages', 'status: {eq: 2}', 'status')],
    ['blocks from a time, by seq_no', of('blocks', `gen_utime: {ge: ${middle}}`, 'seq_no')],
    ['blocks of a range of seq_no, last by time', of('blocks', 'seq_no: {gt: 10}', 'gen_utime', 'DESC')],
    ['accounts, by balance', of('accounts', 'balance: {gt: "0"}', 'balance', 'DESC')],
    ['greatest lt', '{ aggregateTransactions(fields: [{field: "lt", fn: MAX}]) }'],
    ['number of transactions', '{ aggregateTransactions(fields: [{fn: COUNT}]) }'],
  ]
}

async function measure(server: GraphqlServer, label: string, query: string): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now()
    const { errors } = await server.post(query)
    if (errors !== undefined) throw new Error(`${label}: ${JSON.stringify(errors)}`)
    // The first round only fills the cache.
    if (round > 0) times.push(performance.now() - start)
  }
  return bounded(label, Math.min(...times), 'ms', QUERY_LIMIT_MS)
}

function diskRow(path: string): Row {
  return bounded(DISK, statSync(path).size / TRANSACTIONS / 1024, 'kB', DISK_LIMIT_KB)
}

function bounded(label: string, ours: number, unit: string, limit: number): Row {
  return { label, ours, against: 'bound', peer: limit, ratio: ours / limit, unit }
}
