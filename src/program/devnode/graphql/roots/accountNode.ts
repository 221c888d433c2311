import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLError,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { readHistoryState } from '../../chain/historyRecord.ts'
import { describeAccount } from '../../store/describeBlock.ts'
import type { NodeStore, Row } from '../../store/NodeStore.ts'
import { sortableNumber } from '../../store/sortableNumber.ts'
import { joinSql, type Sql, sql } from '../../store/sql.ts'
import { accountRow } from '../../store/tables.ts'
import { bigIntInput } from '../fields/bigInteger.ts'
import type { ObjectTypes } from '../fields/ObjectTypes.ts'
import type { Mode, Shapes } from '../fields/shapes.ts'
import { toSource } from '../fields/toSource.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import {
  connectionField,
  given,
  type PageArguments,
  type Paged,
  type RangeArguments,
  rangeArguments,
  withinRange,
} from './connection.ts'
import { eventShape, isEvent } from './event.ts'
import { readHex64, readLegacyAddress } from './readHex.ts'

/** Source object for the fields of `blockchain.account`. */
export interface AccountKey {
  readonly address: string
  readonly accountId: string
  /** `undefined` on a legacy node, which has no Dapp IDs. */
  readonly dappId: string | undefined
  /** The row of an account that was found in a list. */
  readonly found?: Row
}

type MessageType = 'ExtIn' | 'ExtOut' | 'IntIn' | 'IntOut'

const messageType = new GraphQLEnumType({
  name: 'BlockchainMessageTypeFilterEnum',
  values: {
    ExtIn: { description: 'From outside the chain to the account.' },
    ExtOut: { description: 'From the account out of the chain.' },
    IntIn: { description: 'From another account to this one.' },
    IntOut: { description: 'From this account to another one.' },
  },
})

interface MessageArguments extends PageArguments, RangeArguments {
  readonly msg_type?: readonly (MessageType | null)[] | null
  readonly counterparties?: readonly string[] | null
}

interface TransactionArguments extends PageArguments, RangeArguments, BalanceRange {
  readonly aborted?: boolean | null
}

export interface BalanceRange {
  readonly min_balance_delta?: bigint | null
  readonly max_balance_delta?: bigint | null
}

/** Arguments that bound the change of a balance, both ends included. */
export const balanceArguments = {
  min_balance_delta: { type: bigIntInput },
  max_balance_delta: { type: bigIntInput },
}

/** Conditions of `balanceArguments`. */
export function withinBalance({ min_balance_delta: min, max_balance_delta: max }: BalanceRange): Sql[] {
  return [
    ...given(min, (least) => sql`balance_delta >= ${sortableNumber(least)}`),
    ...given(max, (most) => sql`balance_delta <= ${sortableNumber(most)}`),
  ]
}

/** Arguments of `blockchain.account` and how they are read. Source: network 3.10, client interface 4.4. */
export function accountArguments(mode: Mode) {
  return mode === 'legacy'
    ? { address: { type: new GraphQLNonNull(GraphQLString) } }
    : { account_id: { type: new GraphQLNonNull(GraphQLString) }, dapp_id: { type: new GraphQLNonNull(GraphQLString) } }
}

export function readAccountKey(args: Record<string, string>): AccountKey {
  if (args['address'] !== undefined) {
    const { workchainId, accountId } = readLegacyAddress(args['address'])
    return { address: `${workchainId}:${accountId}`, accountId, dappId: undefined }
  }
  const accountId = readHex64(args['account_id']!, 'account_id')
  return { address: `0:${accountId}`, accountId, dappId: readHex64(args['dapp_id']!, 'dapp_id') }
}

/** The key of an account that was found in a list. */
export function foundAccount(row: Row): AccountKey {
  const address = row['address'] as string
  return { address, accountId: row['account_id'] as string, dappId: undefined, found: row }
}

export function accountNodeType(
  types: ObjectTypes,
  { account, message, transaction }: Shapes,
): GraphQLObjectType<AccountKey, RequestContext> {
  return new GraphQLObjectType<AccountKey, RequestContext>({
    name: 'BlockchainAccountQuery',
    fields: {
      info: {
        type: types.of(account),
        description: 'Current state of the account; null if there is none under this Dapp ID.',
        args: {
          byBlock: {
            type: GraphQLString,
            description:
              'Id of a block: the state after this block, as long as the node keeps the history of the account. Networks ignore it.',
          },
        },
        resolve: async ({ address, accountId, dappId, found }, { byBlock }, { store, budget, node }) => {
          if (found !== undefined) return toSource(account, found)
          budget.spend(1)
          await node.touchAccount?.(accountId)
          const [current] = store.select(sql`SELECT * FROM accounts WHERE address = ${address}`, 1000)
          const row = byBlock == null ? current : rowAfterBlock(store, address, byBlock, current)
          if (row === undefined) return null
          if (dappId === undefined) return toSource(account, row)
          // An account without a stated Dapp ID has its own id as Dapp ID.
          const real = (row['dapp_id'] as string | null) ?? accountId
          // An account is also found under its own id, through the redirect that the chain keeps there.
          const isHere = node.hasDappIds === false || dappId === real || dappId === accountId
          // For a query by separate ids, `id` and `address` are the account id alone.
          return isHere ? { ...toSource(account, row), id: accountId, address: accountId } : null
        },
      },
      events: connectionField<AccountKey, PageArguments & { dst?: string | null }>(types, {
        description: 'Messages the account sent out of the chain, in order.',
        ...{ prefix: 'BlockchainEvents', node: types.of(eventShape) },
        args: { dst: { type: GraphQLString } },
        rows: ({ address }, { dst }) => ({
          table: 'messages',
          conditions: [sql`src = ${address}`, isEvent, ...given(dst, (text) => sql`dst = ${text}`)],
          cursor: 'src_chain_order',
        }),
      }),
      messages: connectionField<AccountKey, MessageArguments>(types, {
        description: 'Messages received and sent by the account, in order.',
        ...{ prefix: 'BlockchainMessages', node: types.of(message) },
        args: {
          ...rangeArguments,
          counterparties: {
            type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
            deprecationReason: 'Ignored.',
          },
          msg_type: { type: new GraphQLList(messageType) },
          min_value: { type: bigIntInput, description: 'Ignored.' },
          archive,
        },
        rows: ({ address }, args) => messagesOf(address, args),
        nodeOf: (row) => toSource(message, row),
      }),
      transactions: connectionField<AccountKey, TransactionArguments>(types, {
        description: 'Transactions of the account, in order.',
        ...{ prefix: 'BlockchainTransactions', node: types.of(transaction) },
        args: { ...rangeArguments, aborted: { type: GraphQLBoolean }, ...balanceArguments, archive },
        rows: ({ address }, args) => ({
          table: 'transactions',
          conditions: [
            sql`account_addr = ${address}`,
            ...withinRange(args, 'chain_order'),
            ...withinBalance(args),
            ...given(args.aborted, (aborted) => sql`aborted = ${aborted ? 1 : 0}`),
          ],
          cursor: 'chain_order',
        }),
        nodeOf: (row) => toSource(transaction, row),
      }),
    },
  })
}

/** The row of an account after a block. Throws GraphQLError for an unknown block, and if the state is no longer kept. */
function rowAfterBlock(store: NodeStore, address: string, blockId: string, current: Row | undefined): Row | undefined {
  const [block] = store.select(sql`SELECT chain_order FROM blocks WHERE id = ${readHex64(blockId, 'byBlock')}`, 1000)
  if (block === undefined) throw new GraphQLError('Invalid byBlock: there is no such block')
  // The orders of its transactions begin with that of the block.
  const last = `${block['chain_order'] as string}~`
  const [next] = store.select(
    sql`SELECT chain_order FROM transactions WHERE account_addr = ${address} AND chain_order > ${last} ORDER BY chain_order LIMIT 1`,
    1000,
  )
  if (next === undefined) return current
  const before = readHistoryState(store, next['chain_order'] as string)
  if (before === undefined) throw new GraphQLError('The state of the account after this block is no longer kept')
  if (before.cell === undefined) return undefined
  const account = describeAccount(before.cell, before.dappId)
  // The faucet creates an empty account before it pays.
  const isEmpty = account.accType === 0 && account.balance === 0n && account.lastTransLt === 0n
  return isEmpty ? undefined : accountRow(address, account)
}

const archive = { type: GraphQLBoolean, description: 'Ignored: all data is in one place.' }

/**
 * Messages of an account. The cursor is `src_chain_order` if only outgoing messages are requested, otherwise
 * `chain_order`. Source: network 3.11.
 */
function messagesOf(address: string, args: MessageArguments): Paged {
  const wanted = (args.msg_type ?? []).filter((type) => type !== null)
  if (args.counterparties && wanted.includes('ExtOut')) {
    throw new GraphQLError('"counterparties" cannot be combined with the message type ExtOut')
  }
  const isWanted = (type: MessageType) => wanted.length === 0 || wanted.includes(type)
  const inbound = [...(isWanted('ExtIn') ? [1] : []), ...(isWanted('IntIn') ? [0] : [])]
  const outbound = [...(isWanted('ExtOut') ? [2, 4] : []), ...(isWanted('IntOut') ? [0] : [])]
  const alternatives: Sql[] = []
  if (inbound.length > 0) {
    // Messages that have arrived are ordered by their destination.
    const arrived = outbound.length === 0 ? sql`dst_chain_order IS NOT NULL` : sql`1`
    alternatives.push(sql`(dst = ${address} AND ${hasType(inbound)} AND ${arrived})`)
  }
  if (outbound.length > 0) alternatives.push(sql`(src = ${address} AND ${hasType(outbound)})`)
  const cursor = inbound.length === 0 ? 'src_chain_order' : 'chain_order'
  return { table: 'messages', conditions: withinRange(args, cursor), alternatives, cursor }
}

function hasType(types: readonly number[]): Sql {
  return sql`msg_type IN (${joinSql(
    types.map((type) => sql`${type}`),
    ', ',
  )})`
}
