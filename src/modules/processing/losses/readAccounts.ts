/** Reads several accounts at once, the transactions of messages to them, and where the history of one of them ends. */

import { type HistoryMark, MARK_FIELD, readMark } from '../../../delivery/accountHistory.ts'
import { fetchState, readNamedDappId } from '../../../delivery/fetchState.ts'
import { member } from '../../../delivery/findTransaction.ts'
import type { Network } from '../../../net/index.ts'
import { isRefusedDocument } from '../../../net/queryByFeatures.ts'
import { isObject } from '../../../net/readGraphqlResponse.ts'
import type { AbortSource } from '../../../net/waiting.ts'

export interface WantedAccount {
  /** 64 hex digits. */
  readonly accountId: string
  /** Dapp IDs that it may be under besides its own id, 64 hex digits each. */
  readonly dappIds: readonly string[]
  /** Message whose transaction is read with it, 64 hex digits. */
  readonly messageId?: string | undefined
}

export interface AccountRead {
  readonly accountId: string
  /** Absent: without Dapp ID. */
  readonly dappId: string | undefined
  /** Base64; absent: it does not exist. */
  readonly boc: string | undefined
}

export interface AccountsRead {
  /** Transactions of the messages, base64, in the requested order; `undefined` for one that is not found. */
  readonly transactions: readonly (string | undefined)[]
  /** Accounts in the requested order; `undefined` for one that could not be read. */
  readonly accounts: readonly (AccountRead | undefined)[]
  /** Mark of the history of the first account. */
  readonly mark?: HistoryMark | undefined
}

export interface ReadOptions {
  /** Whether the first account is read with its mark. */
  readonly withMark?: boolean
  readonly signal: AbortSource
}

/** Maximum number of accounts in one query, because nodes limit the cost of a query. */
const MAX_ACCOUNTS = 20

/**
 * One GraphQL query for up to 20 accounts, several at once for more. Where the network refuses the query, each account is read by
 * REST. Throws as `Network.query` and `fetchState` if the network does not answer.
 */
export async function readAccounts(
  network: Network,
  wanted: readonly WantedAccount[],
  { withMark = false, signal }: ReadOptions,
): Promise<AccountsRead> {
  const node = await network.probe(signal)
  if (node?.isDappIdAware === false) return readByRest(network, wanted, signal)
  const parts = []
  for (let start = 0; start < wanted.length; start += MAX_ACCOUNTS) {
    parts.push(
      readPart(network, wanted.slice(start, start + MAX_ACCOUNTS), { withMark: withMark && start === 0, signal }),
    )
  }
  const read = await Promise.all(parts)
  return {
    accounts: read.flatMap(({ accounts }) => accounts),
    transactions: read.flatMap(({ transactions }) => transactions),
    mark: read[0]?.mark,
  }
}

async function readPart(
  network: Network,
  wanted: readonly WantedAccount[],
  { withMark, signal }: ReadOptions,
): Promise<AccountsRead> {
  const fields: string[] = []
  const declared: string[] = []
  const variables: Record<string, string> = {}
  const places = wanted.map(({ accountId, dappIds, messageId }, index) => {
    declared.push(`$a${index}: String!`)
    variables[`a${index}`] = accountId
    if (messageId !== undefined) {
      declared.push(`$m${index}: String!`)
      variables[`m${index}`] = messageId
      fields.push(`m${index}: message(hash: $m${index}) { dst_transaction { boc } }`)
    }
    return [...new Set([accountId, ...dappIds])].map((dappId, place) => {
      const name = `a${index}d${place}`
      declared.push(`$${name}: String!`)
      variables[name] = dappId
      const mark = withMark && index === 0 && place === 0 ? ` ${MARK_FIELD}` : ''
      fields.push(
        `${name}: account(account_id: $a${index}, dapp_id: $${name}) { info { boc dapp_id acc_type_name }${mark} }`,
      )
      return { name, dappId }
    })
  })
  const query = `query accounts(${declared.join(', ')}) { blockchain { ${fields.join(' ')} } }`
  let blockchain: unknown
  try {
    blockchain = member(await network.query({ query, variables, signal }), 'blockchain')
  } catch (error) {
    if (!isRefusedDocument(error)) throw error
    return readByRest(network, wanted, signal)
  }
  const accounts = wanted.map(({ accountId }, index) => {
    const answers = places[index]!.map(({ name }) => member(member(blockchain, name), 'info'))
    const info = answers.find(isObject)
    if (info === undefined) return answers.every((answer) => answer === null) ? absent(accountId) : undefined
    return readInfo(accountId, info)
  })
  const transactions = wanted.map((_, index) => {
    const text = member(member(member(blockchain, `m${index}`), 'dst_transaction'), 'boc')
    return typeof text === 'string' && text !== '' ? text : undefined
  })
  return { accounts, transactions, ...(withMark && { mark: readMark(member(blockchain, places[0]![0]!.name)) }) }
}

function absent(accountId: string): AccountRead {
  return { accountId, dappId: undefined, boc: undefined }
}

/** An account without a Dapp ID, or with zeros, has its own id as Dapp ID. */
function readInfo(accountId: string, info: Readonly<Record<string, unknown>>): AccountRead | undefined {
  const { boc, dapp_id, acc_type_name: kind } = info
  if (kind === 'NonExist') return absent(accountId)
  if (typeof boc !== 'string' || boc === '') return undefined
  return { accountId, boc, dappId: readNamedDappId(dapp_id) ?? accountId }
}

/** REST does not return the transactions of messages. */
async function readByRest(
  network: Network,
  wanted: readonly WantedAccount[],
  signal: AbortSource,
): Promise<AccountsRead> {
  const accounts = await Promise.all(
    wanted.map(async ({ accountId, dappIds }) => {
      const fetched = await fetchState(network, accountId, dappIds[0] ?? '', signal)
      if (fetched === undefined) return absent(accountId)
      return { accountId, boc: fetched.boc, dappId: fetched.dappId.toLowerCase() || accountId }
    }),
  )
  return { accounts, transactions: wanted.map(() => undefined) }
}
