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
import { tracingMethods } from './tracingMethods.ts'

const accountId = field(hex, 'Account id.')
const dappId = optional(hex, 'Dapp ID that the account is expected under. Default: whatever it has.')
const file = field(text, 'Absolute path of a file on the machine of the node; its name ends with `.jsonl`.')

const AccountRef = struct('AccountRef', 'Names an account.', { account_id: accountId, dapp_id: dappId })

const ChainTimeResult = struct('ChainTime', 'How the time of the chain runs.', {
  time: field(u32, 'Time of the chain.'),
  frozen: field(bool, 'Time stands still.'),
  next_block_time: optional(u32, 'Time that the next block gets.'),
})

const AccountResult = struct('AccountState', 'An account as it is now.', {
  account_id: accountId,
  dapp_id: optional(hex, 'Its Dapp ID.'),
  acc_type: field(u32, '0 uninitialized, 1 active, 2 frozen, 3 no account.'),
  balance: field(decimal, 'Grams.'),
  currencies: field(map(decimal), 'Other currencies by id.'),
})

const BlockModeName = constants('BlockMode', 'When blocks are made.', {
  Automatic: ['automatic', 'For each message at once, and for queries that ask beyond the last block.'],
  Interval: ['interval', 'As `automatic`, and an empty one when there was none for `block_time`.'],
  Manual: ['manual', 'By `mine` only; messages wait.'],
})

const QueuedMessage = struct('QueuedMessage', 'A message that waits for its execution.', {
  id: field(hex, 'Hash of the message; of one that the node makes when it is executed, a name.'),
  kind: field(text, '`external`, `internal`, `gift` or `impersonated`.'),
  account_id: field(hex, 'Destination.'),
})

export const ImpersonatedMessage = struct('ImpersonatedMessage', 'An internal message.', {
  account_id: field(hex, 'Destination.'),
  value: optional(decimal, 'Grams that it carries, made for it. Default 1000000000.'),
  currencies: optional(map(decimal), 'Other currencies by id, made for it.'),
  bounce: optional(bool, 'It comes back when its destination fails. Default true.'),
  body: optional(boc, 'Its body. Default: none.'),
  state_init: optional(boc, 'State of a contract that it deploys.'),
})

const ImpersonatedCall = struct('ImpersonatedCall', 'A call of a function.', {
  abi: field(any, 'ABI of the contract that is called: an object or JSON text.'),
  function_name: field(text, 'Function of the ABI.'),
  input: optional(any, 'Its arguments by name. Default: none.'),
  header: optional(any, '`time` and `expire` of an external message. Default: the time of the chain, and 60 s more.'),
  public_key: optional(hex, 'Key that an external message names as its signer. Default: `_pubkey` of the account.'),
  account_id: optional(hex, 'Destination of an internal message. Default: an external message to the source itself.'),
  value: optional(decimal, 'Grams of an internal message. Default 1000000000.'),
  bounce: optional(bool, 'An internal message comes back when its destination fails. Default true.'),
})

const Derived = struct('NodeAccount', 'A funded wallet that the chain began with.', {
  account_id: accountId,
  dapp_id: field(hex, 'Its Dapp ID, which is its own id.'),
  address: field(text, '`0:<account id>`.'),
  public: field(hex, 'Public key.'),
  secret: optional(hex, 'Secret key, where the phrase is the public one of all nodes.', { secret: true }),
})

const ForkedAccount = struct('ForkedAccount', 'An account that was fetched from the network behind a fork.', {
  account_id: accountId,
  dapp_id: optional(hex, 'Its Dapp ID.'),
  exists: field(bool, 'The network has it.'),
  state_timestamp: field(u32, 'Time of the state that was fetched.'),
  forked_late: field(bool, 'It changed after the fork began: its state is later than that of others.'),
})

const SnapshotItem = struct('SnapshotInfo', 'A state to go back to.', {
  id: field(u32, 'Its id.'),
  seq_no: field(u32, 'Number of the last block then.'),
})

export const adminMethods = {
  status: adminMethod(
    'status',
    'server',
    'Reports what the chain is and does.',
    {},
    {
      seq_no: field(u32, 'Number of the last block.'),
      last_block_time: field(u32, 'Time of the last block.'),
      time: field(u32, 'Time of the chain.'),
      frozen: field(bool, 'Time stands still.'),
      block_mode: field(BlockModeName, 'When blocks are made.'),
      queued: field(u32, 'Messages that wait.'),
      fork: optional(text, 'Endpoint that the chain was forked from.'),
    },
  ),
  list_accounts: adminMethod(
    'list_accounts',
    'server',
    'Lists the funded wallets that the chain began with.',
    {},
    { accounts: field(array(Derived), 'In the order of their keys.') },
  ),

  snapshot: adminMethod('snapshot', 'chain', 'Keeps the present state to go back to.', {}, SnapshotItem),
  revert: adminMethod(
    'revert',
    'chain',
    'Goes back to a snapshot, which stays; those after it end. Begins a new epoch.',
    { id: field(u32, 'Snapshot.') },
    { seq_no: field(u32, 'Number of the last block.'), time: field(u32, 'Time of the chain.') },
  ),
  snapshots: adminMethod(
    'snapshots',
    'chain',
    'Lists the snapshots.',
    {},
    { snapshots: field(array(SnapshotItem), 'Oldest first.') },
  ),
  reset: adminMethod(
    'reset',
    'chain',
    'Begins anew with the settings of the chain, its givers and wallets. Begins a new epoch.',
    {},
    { seq_no: field(u32, 'Number of the last block.') },
  ),

  get_time: adminMethod('get_time', 'chain', 'Reports the time of the chain.', {}, ChainTimeResult),
  set_time: adminMethod(
    'set_time',
    'chain',
    'Sets the time of the chain, which goes on from there; not before the last block.',
    { time: field(u32, 'Time.') },
    ChainTimeResult,
  ),
  increase_time: adminMethod(
    'increase_time',
    'chain',
    'Moves the time of the chain forward.',
    { seconds: field(u32, 'By so many seconds.') },
    ChainTimeResult,
  ),
  set_next_block_time: adminMethod(
    'set_next_block_time',
    'chain',
    'Sets the time of the next block; time goes on from there. Not before the last block.',
    { time: field(u32, 'Time.') },
    ChainTimeResult,
  ),
  freeze: adminMethod(
    'freeze',
    'chain',
    'Stops the time of the chain.',
    { time: optional(u32, 'Sets it first. Default: the present one.') },
    ChainTimeResult,
  ),
  resume: adminMethod('resume', 'chain', 'Lets the time of the chain run, from where it is.', {}, ChainTimeResult),

  set_block_mode: adminMethod(
    'set_block_mode',
    'server',
    'Chooses when blocks are made, until the node stops: its options say how it begins again.',
    {
      mode: field(BlockModeName, 'Mode.'),
      block_time: optional(u32, 'Seconds between blocks, in the mode `interval`.', { minimum: 1, maximum: 86_400 }),
    },
    { mode: field(BlockModeName, 'Mode.'), block_time: optional(u32, 'Seconds, in the mode `interval`.') },
  ),
  mine: adminMethod(
    'mine',
    'server',
    'Makes blocks, each stored by itself: the first ones take the messages that wait, up to 128 each, the rest are empty.',
    {
      blocks: optional(u32, 'How many. Default 1.', { minimum: 1, maximum: 10_000 }),
      interval: optional(u32, 'Seconds from each block to the next. Default: as time runs.', { maximum: 31_536_000 }),
    },
    { seq_no: field(u32, 'Number of the last block.'), time: field(u32, 'Its time.') },
  ),
  queue: adminMethod(
    'queue',
    'server',
    'Lists the messages that wait for a block, in their order; internal ones come first.',
    {},
    { messages: field(array(QueuedMessage), 'Messages.') },
  ),
  drop_message: adminMethod(
    'drop_message',
    'server',
    'Takes a message that waits out of the queue; whoever sent it gets an error.',
    { id: field(hex, 'Id in the queue.') },
    { id: field(hex, 'Id.') },
  ),
  order_queue: adminMethod(
    'order_queue',
    'server',
    'Puts messages in front of the queue. Internal messages keep their order.',
    { ids: field(array(hex), 'Ids in the queue, the first one first; the others follow in the order that they have.') },
    { messages: field(array(QueuedMessage), 'Messages that wait.') },
  ),

  set_balance: adminMethod(
    'set_balance',
    'chain',
    'Sets what an account has; one that does not exist begins to.',
    {
      account_id: accountId,
      dapp_id: dappId,
      balance: optional(decimal, 'Grams. Default: as they are.'),
      currencies: optional(map(decimal), 'Other currencies by id; those that are not named stay as they are.'),
    },
    AccountResult,
  ),
  set_code: adminMethod(
    'set_code',
    'chain',
    'Replaces the code of an account; one without a contract becomes active, with empty data.',
    { account_id: accountId, dapp_id: dappId, code: field(boc, 'Code.') },
    AccountResult,
  ),
  set_data: adminMethod(
    'set_data',
    'chain',
    'Replaces the data of an active account.',
    { account_id: accountId, dapp_id: dappId, data: field(boc, 'Data.') },
    AccountResult,
  ),
  set_account: adminMethod(
    'set_account',
    'chain',
    'Puts a whole account in place, at the address that it states.',
    {
      boc: field(boc, 'Account, as `GET /v2/account` returns it.'),
      dapp_id: optional(hex, 'Its Dapp ID. Default: the one that the account has here; its own id for a new contract.'),
    },
    AccountResult,
  ),
  delete_account: adminMethod(
    'delete_account',
    'chain',
    'Removes an account with everything that it has.',
    { account_id: accountId, dapp_id: dappId },
    AccountResult,
  ),
  set_dapp: adminMethod(
    'set_dapp',
    'chain',
    'Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).',
    { dapp_id: field(hex, 'Dapp ID.'), credit: field(decimal, 'Nano. Without this method 1000000000000000000.') },
    { dapp_id: field(hex, 'Dapp ID.'), credit: field(decimal, 'Nano.') },
  ),
  impersonate: adminMethod(
    'impersonate',
    'server',
    'Sends an internal message from any address, or an external message that its contract takes without a signature.',
    {
      source: field(AccountRef, 'Sender of an internal message, or the account that an external message calls.'),
      message: optional(
        any,
        'An internal message as an object (`ImpersonatedMessage`), or an external one to the source as a BOC in base64.',
      ),
      call: optional(ImpersonatedCall, 'What to call, in place of `message`.'),
    },
    {
      message_hash: field(hex, 'Hash of the message.'),
      transaction_id: field(hex, 'Transaction that it made.'),
      block_id: field(hex, 'Block of the transaction.'),
      time: field(u32, 'Time of the transaction.'),
      aborted: field(bool, 'The transaction was aborted.'),
      exit_code: field(i32, 'Of the compute phase; 0 when it was skipped.'),
      ext_out_msgs: field(array(boc), 'Bodies of the external messages that it sent.'),
    },
  ),

  dump: adminMethod(
    'dump',
    'chain',
    'Writes the whole chain to a file.',
    { file },
    { file: field(text, 'Path.'), rows: field(u32, 'Rows that it has.') },
  ),
  load: adminMethod(
    'load',
    'chain',
    'Replaces the whole chain by that of a file. Snapshots end. Begins a new epoch.',
    { file },
    { seq_no: field(u32, 'Number of the last block.'), rows: field(u32, 'Rows that were read.') },
  ),

  forked_accounts: adminMethod(
    'forked_accounts',
    'server',
    'Lists the accounts that were fetched from the network behind a fork.',
    {},
    { accounts: field(array(ForkedAccount), 'In the order of their ids.') },
  ),
  fork_prefetch: adminMethod(
    'fork_prefetch',
    'server',
    'Fetches accounts from the network behind a fork at once; all of them, or none when one fails.',
    { accounts: field(array(AccountRef), 'Accounts.') },
    { accounts: field(array(ForkedAccount), 'As they were fetched, now or before.') },
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
