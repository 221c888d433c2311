/**
 * All methods of the administrative interface, `POST /admin/<name>`. Routing, checks of parameters, help, documentation and
 * the clients come from this table.
 *
 * Times are Unix seconds, amounts decimal texts in nano (or in the unit of the currency), ids 64 hex digits.
 */
import {
  any,
  array,
  boc,
  bool,
  constants,
  decimal,
  field,
  hex,
  i32,
  map,
  optional,
  struct,
  text,
  u32,
} from '../../../schema/shapes.ts'
import { type AdminMethod, type AdminSide, adminMethod } from './AdminMethod.ts'
import { faultChanges, NodeFaults } from './faultFields.ts'
import { tracingMethods } from './tracingMethods.ts'

const accountId = field(hex, 'Account id.')
const dappId = optional(hex, 'Dapp ID that the account is expected to have. Default: any.')
const file = field(text, 'Absolute path of a file on the machine of the node, ending with `.jsonl`.')

const AccountRef = struct('AccountRef', 'Identifies an account.', { account_id: accountId, dapp_id: dappId })

const ChainTimeResult = struct('ChainTime', 'State of the chain clock.', {
  time: field(u32, 'Time of the chain.'),
  frozen: field(bool, 'Whether the clock is stopped.'),
  next_block_time: optional(u32, 'Time of the next block.'),
})

const AccountResult = struct('AccountState', 'Current state of an account.', {
  account_id: accountId,
  dapp_id: optional(hex, 'Dapp ID of the account.'),
  acc_type: field(u32, '0 uninitialized, 1 active, 2 frozen, 3 no account.'),
  balance: field(decimal, 'Nanotokens.'),
  currencies: field(map(decimal), 'Other currencies by id.'),
})

const BlockModeName = constants('BlockMode', 'When blocks are created.', {
  Automatic: ['automatic', 'Immediately for each message, and for queries that ask beyond the last block.'],
  Interval: ['interval', 'Like `automatic`, plus an empty block after `block_time` without one.'],
  Manual: ['manual', 'Only by `mine`; messages wait.'],
})

const QueuedMessage = struct('QueuedMessage', 'A message waiting for execution.', {
  id: field(hex, 'Hash of the message; a name for a message that the node creates on execution.'),
  kind: field(text, '`external`, `internal`, `gift` or `impersonated`.'),
  account_id: field(hex, 'Destination.'),
})

export const ImpersonatedMessage = struct('ImpersonatedMessage', 'An internal message.', {
  account_id: field(hex, 'Destination.'),
  value: optional(decimal, 'Nanotokens sent with the message, created for it. Default 1000000000.'),
  currencies: optional(map(decimal), 'Other currencies by id, created for it.'),
  bounce: optional(bool, 'Return the message if its destination fails. Default true.'),
  body: optional(boc, 'Message body. Default: none.'),
  state_init: optional(boc, 'State init, to deploy a contract.'),
})

const ImpersonatedCall = struct('ImpersonatedCall', 'A function call.', {
  abi: field(any, 'ABI of the called contract: an object or JSON text.'),
  function_name: field(text, 'Function of the ABI.'),
  input: optional(any, 'Arguments by name. Default: none.'),
  header: optional(any, '`time` and `expire` of an external message. Default: the time of the chain, and 60 s later.'),
  public_key: optional(
    hex,
    'Public key that an external message states as its signer. Default: `_pubkey` of the account.',
  ),
  account_id: optional(hex, 'Destination of an internal message. Default: an external message to the source itself.'),
  value: optional(decimal, 'Nanotokens of an internal message. Default 1000000000.'),
  bounce: optional(bool, 'Return an internal message if its destination fails. Default true.'),
})

const Derived = struct('NodeAccount', 'A funded wallet created with the chain.', {
  account_id: accountId,
  dapp_id: field(hex, 'Dapp ID of the wallet, equal to its account id.'),
  address: field(text, '`0:<account id>`.'),
  public: field(hex, 'Public key.'),
  secret: optional(hex, 'Secret key, if the phrase is the public one of all nodes.', { secret: true }),
})

const ForkedAccount = struct('ForkedAccount', 'An account fetched from the network behind a fork.', {
  account_id: accountId,
  dapp_id: optional(hex, 'Dapp ID of the account.'),
  exists: field(bool, 'Whether the account exists on the network.'),
  state_timestamp: field(u32, 'Time of the fetched state.'),
  forked_late: field(
    bool,
    'Whether the account changed after the fork began, so that its state is later than that of others.',
  ),
})

const SnapshotItem = struct('SnapshotInfo', 'A snapshot to revert to.', {
  id: field(u32, 'Id of the snapshot.'),
  seq_no: field(u32, 'Number of the last block at that time.'),
})

export const adminMethods = {
  status: adminMethod(
    'status',
    'server',
    'Returns the properties and state of the chain.',
    {},
    {
      seq_no: field(u32, 'Number of the last block.'),
      last_block_time: field(u32, 'Time of the last block.'),
      time: field(u32, 'Time of the chain.'),
      frozen: field(bool, 'Whether the clock is stopped.'),
      block_mode: field(BlockModeName, 'When blocks are created.'),
      queued: field(u32, 'Number of waiting messages.'),
      fork: optional(text, 'Endpoint that the chain was forked from.'),
    },
  ),
  list_accounts: adminMethod(
    'list_accounts',
    'server',
    'Lists the funded wallets created with the chain.',
    {},
    { accounts: field(array(Derived), 'Wallets in the order of their keys.') },
  ),

  snapshot: adminMethod('snapshot', 'chain', 'Takes a snapshot of the current state to revert to.', {}, SnapshotItem),
  revert: adminMethod(
    'revert',
    'chain',
    'Reverts to a snapshot, which is kept; later ones are removed. Begins a new epoch.',
    { id: field(u32, 'Id of the snapshot.') },
    { seq_no: field(u32, 'Number of the last block.'), time: field(u32, 'Time of the chain.') },
  ),
  snapshots: adminMethod(
    'snapshots',
    'chain',
    'Lists the snapshots.',
    {},
    { snapshots: field(array(SnapshotItem), 'Snapshots, oldest first.') },
  ),
  reset: adminMethod(
    'reset',
    'chain',
    'Resets the chain with its settings, givers and wallets. Begins a new epoch.',
    {},
    { seq_no: field(u32, 'Number of the last block.') },
  ),

  get_time: adminMethod('get_time', 'chain', 'Returns the time of the chain.', {}, ChainTimeResult),
  set_time: adminMethod(
    'set_time',
    'chain',
    'Sets the time of the chain, which continues from there; not before the last block.',
    { time: field(u32, 'The new time.') },
    ChainTimeResult,
  ),
  increase_time: adminMethod(
    'increase_time',
    'chain',
    'Advances the time of the chain.',
    { seconds: field(u32, 'Number of seconds.') },
    ChainTimeResult,
  ),
  set_next_block_time: adminMethod(
    'set_next_block_time',
    'chain',
    'Sets the time of the next block; time continues from there. Not before the last block.',
    { time: field(u32, 'Time of the next block.') },
    ChainTimeResult,
  ),
  freeze: adminMethod(
    'freeze',
    'chain',
    'Stops the clock of the chain.',
    { time: optional(u32, 'Time to stop at. Default: the current time.') },
    ChainTimeResult,
  ),
  resume: adminMethod('resume', 'chain', 'Resumes the clock of the chain from its current time.', {}, ChainTimeResult),

  set_block_mode: adminMethod(
    'set_block_mode',
    'server',
    'Sets when blocks are created, until the node stops; on the next start, its options apply again.',
    {
      mode: field(BlockModeName, 'Mode.'),
      block_time: optional(u32, 'Seconds between blocks, in `interval` mode.', { minimum: 1, maximum: 86_400 }),
    },
    { mode: field(BlockModeName, 'Mode.'), block_time: optional(u32, 'Seconds between blocks, in `interval` mode.') },
  ),
  mine: adminMethod(
    'mine',
    'server',
    'Creates blocks: the first ones take the waiting messages, up to 128 each, the rest are empty.',
    {
      blocks: optional(u32, 'Number of blocks. Default 1.', { minimum: 1, maximum: 10_000 }),
      interval: optional(u32, 'Seconds between the blocks. Default: as time passes.', { maximum: 31_536_000 }),
    },
    { seq_no: field(u32, 'Number of the last block.'), time: field(u32, 'Time of the last block.') },
  ),
  queue: adminMethod(
    'queue',
    'server',
    'Lists the messages waiting for a block, in order; internal ones come first.',
    {},
    { messages: field(array(QueuedMessage), 'The waiting messages.') },
  ),
  drop_message: adminMethod(
    'drop_message',
    'server',
    'Removes a waiting message from the queue; its sender gets an error.',
    { id: field(hex, 'Id in the queue.') },
    { id: field(hex, 'Id.') },
  ),
  order_queue: adminMethod(
    'order_queue',
    'server',
    'Moves messages to the front of the queue. Internal messages keep their order.',
    { ids: field(array(hex), 'Ids in the queue, in the new order; all others follow in their current order.') },
    { messages: field(array(QueuedMessage), 'The waiting messages.') },
  ),

  set_balance: adminMethod(
    'set_balance',
    'chain',
    'Sets the balance of an account, creating it if it does not exist.',
    {
      account_id: accountId,
      dapp_id: dappId,
      balance: optional(decimal, 'Nanotokens. Default: unchanged.'),
      currencies: optional(map(decimal), 'Other currencies by id; others stay unchanged.'),
    },
    AccountResult,
  ),
  set_code: adminMethod(
    'set_code',
    'chain',
    'Sets the code of an account; an account without a contract becomes active, with empty data.',
    { account_id: accountId, dapp_id: dappId, code: field(boc, 'The code.') },
    AccountResult,
  ),
  set_data: adminMethod(
    'set_data',
    'chain',
    'Sets the data of an active account.',
    { account_id: accountId, dapp_id: dappId, data: field(boc, 'The data.') },
    AccountResult,
  ),
  set_account: adminMethod(
    'set_account',
    'chain',
    'Sets a whole account, at the address it contains.',
    {
      boc: field(boc, 'The account, as returned by `GET /v2/account`.'),
      dapp_id: optional(
        hex,
        'Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its own id.',
      ),
    },
    AccountResult,
  ),
  delete_account: adminMethod(
    'delete_account',
    'chain',
    'Deletes an account with its balance, code and data.',
    { account_id: accountId, dapp_id: dappId },
    AccountResult,
  ),
  set_dapp: adminMethod(
    'set_dapp',
    'chain',
    'Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).',
    {
      dapp_id: field(hex, 'Dapp ID.'),
      credit: field(decimal, 'Limit in nano units. Without this method 1000000000000000000.'),
    },
    { dapp_id: field(hex, 'Dapp ID.'), credit: field(decimal, 'Limit in nano units.') },
  ),
  impersonate: adminMethod(
    'impersonate',
    'server',
    'Sends an internal message from any address, or an external message that its contract accepts without a valid signature.',
    {
      source: field(AccountRef, 'Sender of an internal message, or the account called by an external message.'),
      message: optional(
        any,
        'An internal message as an object (`ImpersonatedMessage`), or an external message to the source as a BOC in base64.',
      ),
      call: optional(ImpersonatedCall, 'Function to call, instead of `message`.'),
    },
    {
      message_hash: field(hex, 'Hash of the message.'),
      transaction_id: field(hex, 'The resulting transaction.'),
      block_id: field(hex, 'Block that contains the transaction.'),
      time: field(u32, 'Time of the transaction.'),
      aborted: field(bool, 'Whether the transaction was aborted.'),
      exit_code: field(i32, 'Exit code of the compute phase; 0 if it was skipped.'),
      ext_out_msgs: field(array(boc), 'Bodies of the external outbound messages.'),
    },
  ),

  dump: adminMethod(
    'dump',
    'chain',
    'Saves the whole chain to a file.',
    { file },
    { file: field(text, 'Path of the file.'), rows: field(u32, 'Number of rows written.') },
  ),
  load: adminMethod(
    'load',
    'chain',
    'Replaces the whole chain with that of a file and removes all snapshots. Begins a new epoch.',
    { file },
    { seq_no: field(u32, 'Number of the last block.'), rows: field(u32, 'Number of rows read.') },
  ),

  forked_accounts: adminMethod(
    'forked_accounts',
    'server',
    'Lists the accounts fetched from the network behind a fork.',
    {},
    { accounts: field(array(ForkedAccount), 'Accounts, ordered by id.') },
  ),
  fork_prefetch: adminMethod(
    'fork_prefetch',
    'server',
    'Fetches accounts from the network behind a fork now; if one fails, none is fetched.',
    { accounts: field(array(AccountRef), 'Account ids.') },
    { accounts: field(array(ForkedAccount), 'The accounts, fetched now or before.') },
  ),

  faults: adminMethod(
    'faults',
    'server',
    'Changes the named faults and returns all of them.',
    { ...faultChanges, clear: optional(bool, 'End all faults first. Default false.') },
    NodeFaults,
  ),

  ...tracingMethods,
} as const satisfies Readonly<Record<string, AdminMethod>>

export type AdminMethods = typeof adminMethods
export type AdminMethodName = keyof AdminMethods

type OnSide<S extends AdminSide> = {
  [Name in AdminMethodName]: AdminMethods[Name]['side'] extends S ? Name : never
}[AdminMethodName]

/** Methods that run between two blocks, on the thread that makes them. */
export type ChainMethodName = OnSide<'chain'>
export type ServerMethodName = OnSide<'server'>
