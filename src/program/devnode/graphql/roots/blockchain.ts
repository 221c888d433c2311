import {
  GraphQLError,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { joinSql, sql } from '../../store/sql.ts'
import { type Shape, type Source, text } from '../fields/Field.ts'
import { findOne, type ObjectTypes } from '../fields/ObjectTypes.ts'
import { chainOrder, height, type Mode, type Shapes, threadId } from '../fields/shapes.ts'
import { toSource } from '../fields/toSource.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import {
  type AccountKey,
  accountArguments,
  type BalanceRange,
  balanceArguments,
  type Connections,
  foundAccount,
  readAccountKey,
  withinBalance,
} from './accountNode.ts'
import {
  connectionField,
  connectionType,
  consistencyArgument,
  type PageArguments,
  rangeArguments,
  readPage,
  withinRange,
} from './connection.ts'
import { disabledField } from './disabledField.ts'
import { isEvent, toEvent } from './event.ts'
import { pageStartsAtHead } from './headQueries.ts'

interface BlocksArguments extends PageArguments {
  readonly master_seq_no_range?: { readonly start?: number; readonly end?: number } | null
  readonly min_tr_count?: number | null
  readonly max_tr_count?: number | null
  readonly thread_id?: string | null
}

interface UpdatesArguments extends PageArguments {
  readonly thread_id?: string | null
  readonly height_start?: number | null
  /** Last height, included. */
  readonly height_end?: number | null
}

const bkSetUpdate: Shape = {
  name: 'BkSetUpdate',
  description: 'A change of the block keepers, effective from the next block on.',
  fields: {
    block_id: text('Id of the block.'),
    bk_set_update: text('The change of the set of block keepers, as they sign it, hex.'),
    chain_order: chainOrder,
    height,
    thread_id: threadId,
  },
}

/** Fields of the type. */
export interface BlockchainParts {
  readonly mode: Mode
  readonly types: ObjectTypes
  readonly shapes: Shapes
  readonly connections: Connections
  /** Type of one account. */
  readonly account: GraphQLObjectType<AccountKey, RequestContext>
  /** How to treat fields of the deprecated interface. */
  readonly deprecated: 'open' | 'disabled' | 'absent'
}

/** How long a block takes to be final on the network, in seconds. */
const FINALITY_SECONDS = 300

/** The root field `blockchain`. Source: network 3.10. */
export function blockchainType({
  mode,
  types,
  shapes,
  connections,
  account,
  deprecated,
}: BlockchainParts): GraphQLObjectType<unknown, RequestContext> {
  const { block, message, transaction } = shapes
  const hash = { hash: { type: new GraphQLNonNull(GraphQLString) } }
  const byHash = (shape: Shape, description: string) => ({
    description,
    type: types.of(shape),
    args: hash,
    resolve: (_: unknown, args: { hash: string }, context: RequestContext) =>
      findOne(shape, args.hash.toLowerCase(), context),
  })
  return new GraphQLObjectType<unknown, RequestContext>({
    name: 'BlockchainQuery',
    fields: {
      account: {
        description: 'An account, by account id and Dapp ID.',
        type: new GraphQLNonNull(account),
        args: accountArguments(mode),
        resolve: (_, args) => readAccountKey(args),
      },
      ...(deprecated === 'open' && { accounts: accountsField(account) }),
      ...(deprecated === 'disabled' && { accounts: disabledField(accountsField(account)) }),
      block: {
        ...byHash(block, 'The block with this id.'),
        resolve: (_, args: { hash: string }, context) => ofThread(findOne(block, args.hash.toLowerCase(), context)),
      },
      blockByHeight: {
        description: 'The block with this height in a thread.',
        type: types.of(block),
        args: {
          thread_id: { type: new GraphQLNonNull(GraphQLString) },
          height: { type: new GraphQLNonNull(GraphQLInt) },
        },
        resolve: (_, { thread_id, height }: { thread_id: string; height: number }, { store, budget }) => {
          budget.spend(1)
          const thread = readThread(thread_id)
          const query = sql`SELECT * FROM blocks WHERE thread_id = ${thread} AND height = ${height}`
          const [row] = store.select(query, 1000)
          return row === undefined ? null : toSource(block, row)
        },
      },
      blocks: connectionField<unknown, BlocksArguments>(
        'Blocks in chain order.',
        connectionType('BlockchainBlocks', types.of(block)),
        {
          ...rangeArguments,
          min_tr_count: { type: GraphQLInt },
          max_tr_count: { type: GraphQLInt },
          thread_id: { type: GraphQLString },
        },
        (_, args, context) => {
          const conditions = [
            typeof args.thread_id === 'string' ? sql`thread_id = ${readThread(args.thread_id)}` : sql`thread_id <> ''`,
            ...withinRange(args.master_seq_no_range, 'chain_order'),
          ]
          if (typeof args.min_tr_count === 'number') conditions.push(sql`tr_count >= ${args.min_tr_count}`)
          if (typeof args.max_tr_count === 'number') conditions.push(sql`tr_count <= ${args.max_tr_count}`)
          if (pageStartsAtHead(args, context.store)) context.node.wantBlock?.()
          const page = { table: 'blocks', conditions, cursor: 'chain_order' }
          return readPage(page, args, context, (row) => toSource(block, row))
        },
      ),
      transaction: byHash(transaction, 'The transaction with this id.'),
      transactions: connectionField<unknown, PageArguments & BalanceRange & BlocksArguments & { code_hash?: string }>(
        'Transactions in chain order.',
        connections.transaction,
        {
          ...(mode === 'strict' ? consistencyArgument : rangeArguments),
          ...balanceArguments,
          code_hash: { type: GraphQLString },
        },
        (_, args, context) => {
          const conditions = [...withinRange(args.master_seq_no_range, 'chain_order'), ...withinBalance(args)]
          if (typeof args.code_hash === 'string') conditions.push(sql`code_hash = ${args.code_hash.toLowerCase()}`)
          if (pageStartsAtHead(args, context.store)) context.node.wantBlock?.()
          const page = {
            table: 'transactions',
            conditions: [joinSql(conditions, ' AND ', sql`1`)],
            cursor: 'chain_order',
          }
          return readPage(page, args, context, (row) => toSource(transaction, row))
        },
      ),
      message: byHash(message, 'The message with this id.'),
      events: connectionField<unknown, PageArguments>(
        'Messages that contracts sent out of the chain, in chain order.',
        connections.event,
        {},
        (_, args, context) =>
          readPage({ table: 'messages', conditions: [isEvent], cursor: 'src_chain_order' }, args, context, toEvent),
      ),
      bkSetUpdates: connectionField<unknown, UpdatesArguments>(
        'Changes of the set of block keepers.',
        connectionType('BlockchainBkSetUpdates', types.of(bkSetUpdate)),
        { thread_id: { type: GraphQLString }, height_start: { type: GraphQLInt }, height_end: { type: GraphQLInt } },
        (_, args, context) => {
          const conditions = typeof args.thread_id === 'string' ? [sql`thread_id = ${readThread(args.thread_id)}`] : []
          if (typeof args.height_start === 'number') conditions.push(sql`height >= ${args.height_start}`)
          if (typeof args.height_end === 'number') conditions.push(sql`height <= ${args.height_end}`)
          return readPage({ table: 'keeper_updates', conditions, cursor: 'chain_order' }, args, context, (row) => row)
        },
      ),
      finalizedTimestamp,
      ...(mode !== 'strict' && { finalized_timestamp: finalizedTimestamp }),
    },
  })
}

function accountsField(
  account: GraphQLObjectType<AccountKey, RequestContext>,
): GraphQLFieldConfig<unknown, RequestContext> {
  return connectionField<unknown, PageArguments & { code_hash?: string | null }>(
    'All accounts, ordered by account id.',
    connectionType('BlockchainAccounts', account),
    { code_hash: { type: GraphQLString } },
    (_, args, context) => {
      const conditions = typeof args.code_hash === 'string' ? [sql`code_hash = ${args.code_hash.toLowerCase()}`] : []
      return readPage({ table: 'accounts', conditions, cursor: 'address' }, args, context, foundAccount)
    },
  )
}

const finalizedTimestamp: GraphQLFieldConfig<unknown, RequestContext> = {
  description: 'Time up to which the chain is final, Unix time in s.',
  type: GraphQLFloat,
  resolve: (_, __, { clock }) => Math.floor(clock.now() / 1000) - FINALITY_SECONDS,
}

/** A companion in the masterchain is not a block of the network. */
function ofThread(block: Source | null): Source | null {
  return block?.['thread_id'] ? block : null
}

function readThread(text: string): string {
  if (!/^[0-9a-f]{0,68}$/i.test(text)) throw new GraphQLError('Invalid thread_id: expected up to 68 hex characters')
  return text.toLowerCase().padStart(68, '0')
}
