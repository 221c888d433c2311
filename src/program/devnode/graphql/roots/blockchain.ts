import {
  GraphQLError,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { WHOLE_SHARD } from '../../store/describeBlock.ts'
import { type Sql, sql } from '../../store/sql.ts'
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
  foundAccount,
  readAccountKey,
  withinBalance,
} from './accountNode.ts'
import {
  connectionField,
  consistencyArgument,
  given,
  type PageArguments,
  type RangeArguments,
  rangeArguments,
  withinRange,
} from './connection.ts'
import { disabledField } from './disabledField.ts'
import { eventShape, isEvent } from './event.ts'
import { pageStartsAtHead } from './headQueries.ts'

interface BlocksArguments extends PageArguments, RangeArguments {
  readonly min_tr_count?: number | null
  readonly max_tr_count?: number | null
  readonly thread_id?: string | null
  readonly workchain?: number | null
}

interface AccountsArguments extends PageArguments {
  readonly code_hash?: string | null
}

type TransactionsArguments = AccountsArguments & RangeArguments & BalanceRange

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

interface BlockchainParts {
  readonly mode: Mode
  readonly types: ObjectTypes
  readonly shapes: Shapes
  /** Type of one account. */
  readonly account: GraphQLObjectType<AccountKey, RequestContext>
  /** How to treat fields of the deprecated interface. */
  readonly deprecated: 'open' | 'disabled' | 'absent'
}

/** How long a block takes to be final on the network, in seconds. */
const FINALITY_SECONDS = 300

/** The root field `blockchain`. Source: network 3.10. */
export function blockchainType(parts: BlockchainParts): GraphQLObjectType<unknown, RequestContext> {
  const { mode, types, shapes, account, deprecated } = parts
  const { block, message, transaction } = shapes
  const accounts = accountsField(types, account)
  return new GraphQLObjectType<unknown, RequestContext>({
    name: 'BlockchainQuery',
    fields: {
      account: {
        description: 'An account, by account id and Dapp ID.',
        type: new GraphQLNonNull(account),
        args: accountArguments(mode),
        resolve: (_, args) => readAccountKey(args),
      },
      ...(deprecated === 'open' && { accounts }),
      ...(deprecated === 'disabled' && { accounts: disabledField(accounts) }),
      block: byHash(types, block, 'The block with this id.', ofThread),
      blockByHeight: blockByHeightField(types, block),
      ...(mode !== 'strict' && { block_by_seq_no: blockBySeqNoField(types, block) }),
      blocks: blocksField(types, block, mode),
      transaction: byHash(types, transaction, 'The transaction with this id.'),
      transactions: transactionsField(parts),
      message: byHash(types, message, 'The message with this id.'),
      events: connectionField<unknown, PageArguments>(types, {
        description: 'Messages that contracts sent out of the chain, in chain order.',
        ...{ prefix: 'BlockchainEvents', node: types.of(eventShape) },
        rows: () => ({ table: 'messages', conditions: [isEvent], cursor: 'src_chain_order' }),
      }),
      bkSetUpdates: updatesField(types),
      finalizedTimestamp,
      ...(mode !== 'strict' && { finalized_timestamp: finalizedTimestamp }),
    },
  })
}

type RootField<Args = unknown> = GraphQLFieldConfig<unknown, RequestContext, Args>

function byHash(
  types: ObjectTypes,
  shape: Shape,
  description: string,
  shown = (found: Source | null) => found,
): RootField<{ hash: string }> {
  return {
    description,
    type: types.of(shape),
    args: { hash: { type: new GraphQLNonNull(GraphQLString) } },
    resolve: (_, { hash }, context) => shown(findOne(shape, hash.toLowerCase(), context)),
  }
}

function accountsField(types: ObjectTypes, account: BlockchainParts['account']): RootField<AccountsArguments> {
  return connectionField(types, {
    description: 'All accounts, ordered by account id.',
    ...{ prefix: 'BlockchainAccounts', node: account },
    args: { code_hash: { type: GraphQLString } },
    rows: (_, args) => ({ table: 'accounts', conditions: hasCode(args), cursor: 'address' }),
    nodeOf: foundAccount,
  })
}

function blockByHeightField(types: ObjectTypes, block: Shape): RootField<{ thread_id: string; height: number }> {
  return {
    description: 'The block with this height in a thread.',
    type: types.of(block),
    args: {
      thread_id: { type: new GraphQLNonNull(GraphQLString) },
      height: { type: new GraphQLNonNull(GraphQLInt) },
    },
    resolve: (_, { thread_id, height }, { store, budget }) => {
      budget.spend(1)
      const thread = readThread(thread_id)
      const query = sql`SELECT * FROM blocks WHERE thread_id = ${thread} AND height = ${height}`
      const [row] = store.select(query, 1000)
      return row === undefined ? null : toSource(block, row)
    },
  }
}

interface SeqNoArguments {
  readonly workchain: number
  readonly thread: string
  readonly seq_no: number
}

/** The block with this number in a shard, as programs of older clients name it. The chain has one shard. */
function blockBySeqNoField(types: ObjectTypes, block: Shape): RootField<SeqNoArguments> {
  return {
    description: 'The block with this number in a shard, for programs of older clients.',
    type: types.of(block),
    args: {
      workchain: { type: new GraphQLNonNull(GraphQLInt) },
      thread: { type: new GraphQLNonNull(GraphQLString) },
      seq_no: { type: new GraphQLNonNull(GraphQLInt) },
    },
    resolve: (_, { workchain, thread, seq_no }, { store, budget }) => {
      budget.spend(1)
      if (thread.toLowerCase() !== WHOLE_SHARD) return null
      const query = sql`SELECT * FROM blocks WHERE workchain_id = ${workchain} AND seq_no = ${seq_no}`
      const [row] = store.select(query, 1000)
      return row === undefined ? null : toSource(block, row)
    },
  }
}

function blocksField(types: ObjectTypes, block: Shape, mode: Mode): RootField<BlocksArguments> {
  return connectionField(types, {
    description: 'Blocks in chain order.',
    ...{ prefix: 'BlockchainBlocks', node: types.of(block) },
    args: {
      ...rangeArguments,
      min_tr_count: { type: GraphQLInt },
      max_tr_count: { type: GraphQLInt },
      thread_id: { type: GraphQLString },
      ...(mode !== 'strict' && { workchain: { type: GraphQLInt } }),
    },
    rows: (_, args, { store, node }) => {
      if (pageStartsAtHead(args, store)) node.wantBlock?.()
      const conditions = [
        typeof args.thread_id === 'string' ? sql`thread_id = ${readThread(args.thread_id)}` : sql`thread_id <> ''`,
        ...given(args.workchain, (workchain) => sql`workchain_id = ${workchain}`),
        ...withinRange(args, 'chain_order'),
        ...given(args.min_tr_count, (least) => sql`tr_count >= ${least}`),
        ...given(args.max_tr_count, (most) => sql`tr_count <= ${most}`),
      ]
      return { table: 'blocks', conditions, cursor: 'chain_order' }
    },
    nodeOf: (row) => toSource(block, row),
  })
}

function transactionsField({
  mode,
  types,
  shapes: { transaction },
}: BlockchainParts): RootField<TransactionsArguments> {
  return connectionField(types, {
    description: 'Transactions in chain order.',
    ...{ prefix: 'BlockchainTransactions', node: types.of(transaction) },
    args: {
      ...(mode === 'strict' ? consistencyArgument : rangeArguments),
      ...balanceArguments,
      code_hash: { type: GraphQLString },
    },
    rows: (_, args, { store, node }) => {
      if (pageStartsAtHead(args, store)) node.wantBlock?.()
      const conditions = [...withinRange(args, 'chain_order'), ...withinBalance(args), ...hasCode(args)]
      return { table: 'transactions', conditions, cursor: 'chain_order' }
    },
    nodeOf: (row) => toSource(transaction, row),
  })
}

function updatesField(types: ObjectTypes): RootField<UpdatesArguments> {
  return connectionField(types, {
    description: 'Changes of the set of block keepers.',
    ...{ prefix: 'BlockchainBkSetUpdates', node: types.of(bkSetUpdate) },
    args: { thread_id: { type: GraphQLString }, height_start: { type: GraphQLInt }, height_end: { type: GraphQLInt } },
    rows: (_, { thread_id, height_start, height_end }) => ({
      table: 'keeper_updates',
      conditions: [
        ...given(thread_id, (thread) => sql`thread_id = ${readThread(thread)}`),
        ...given(height_start, (first) => sql`height >= ${first}`),
        ...given(height_end, (last) => sql`height <= ${last}`),
      ],
      cursor: 'chain_order',
    }),
  })
}

function hasCode({ code_hash }: { readonly code_hash?: string | null }): Sql[] {
  return given(code_hash, (hash) => sql`code_hash = ${hash.toLowerCase()}`)
}

const finalizedTimestamp: RootField = {
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
