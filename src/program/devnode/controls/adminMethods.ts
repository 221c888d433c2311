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
  withDefault,
} from '../../../schema/shapes.ts'
import { faultChanges, NodeFaults } from '../../common/faultFields.ts'
import { defineControls } from './AdminMethod.ts'
import { tracingMethods } from './tracingMethods.ts'

const accountId = field(hex, 'Account id.')
const dappId = optional(hex, 'Dapp ID that the account is expected to have. Default: any.')
const file = field(text, 'Absolute path of a file on the machine of the node, ending with `.jsonl`.')

const AccountRef = struct('AccountRef', 'Identifies an account.', { account_id: accountId, dapp_id: dappId })

const ChainTimeResult = struct('ChainTime', 'State of the chain clock.', {
  time: field(u32, 'Time of the chain, Unix time in s.'),
  frozen: field(bool, 'Whether the clock is stopped.'),
  next_block_time: optional(u32, 'Time of the next block, Unix time in s.'),
})

const AccountResult = struct('AccountState', 'Current state of an account.', {
  account_id: accountId,
  dapp_id: optional(hex, 'Dapp ID of the account.'),
  acc_type: field(u32, 'State: 0 uninitialized, 1 active, 2 frozen, 3 no account.'),
  balance: field(decimal, 'Balance, in nanotokens.'),
  currencies: field(map(decimal), 'Amounts of other currencies, in nano units by currency id.'),
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
  value: withDefault(decimal, 'Value sent with the message, in nanotokens, created for it.', '1000000000'),
  currencies: optional(map(decimal), 'Amounts of other currencies, in nano units by currency id, created for it.'),
  bounce: withDefault(bool, 'Return the message if its destination fails.', true),
  body: optional(boc, 'Message body. Default: none.'),
  state_init: optional(boc, 'State init, to deploy a contract.'),
})

const ImpersonatedCall = struct('ImpersonatedCall', 'A function call.', {
  abi: field(any, 'ABI of the called contract: an object or JSON text.'),
  function_name: field(text, 'Function of the ABI.'),
  input: withDefault(any, 'Arguments by name.', {}),
  header: optional(any, '`time` and `expire` of an external message. Default: the time of the chain, and 60 s later.'),
  public_key: optional(
    hex,
    'Public key that an external message states as its signer. Default: `_pubkey` of the account.',
  ),
  account_id: optional(hex, 'Destination of an internal message. Default: an external message to the source itself.'),
  value: withDefault(decimal, 'Value of an internal message, in nanotokens.', '1000000000'),
  bounce: withDefault(bool, 'Return an internal message if its destination fails.', true),
})

const Derived = struct('NodeAccount', 'A funded wallet created with the chain.', {
  name: field(
    text,
    'Name in traces, `account-0` and so on, which commands take instead of the address and of the keys.',
  ),
  account_id: accountId,
  dapp_id: field(hex, 'Dapp ID of the wallet, equal to its account id.'),
  address: field(text, '`0:<account id>`.'),
  public: field(hex, 'Public key.'),
  balance: field(decimal, 'Current balance, in nanotokens.'),
  secret: optional(hex, 'Secret key, if the phrase is the public one of all nodes.', { secret: true }),
})

const ForkedAccount = struct('ForkedAccount', 'An account fetched from the network behind a fork.', {
  account_id: accountId,
  dapp_id: optional(hex, 'Dapp ID of the account.'),
  exists: field(bool, 'Whether the account exists on the network.'),
  state_timestamp: field(u32, 'Time of the fetched state, Unix time in s.'),
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
  ...defineControls({
    status: {
      summary: 'Returns the properties and state of the chain.',
      result: {
        seq_no: field(u32, 'Number of the last block.'),
        last_block_time: field(u32, 'Time of the last block, Unix time in s.'),
        time: field(u32, 'Time of the chain, Unix time in s.'),
        frozen: field(bool, 'Whether the clock is stopped.'),
        block_mode: field(BlockModeName, 'When blocks are created.'),
        queued: field(u32, 'Number of waiting messages.'),
        fork: optional(text, 'Endpoint that the chain was forked from.'),
        fork_block: optional(u32, 'Number of the block whose state the fork began with, if one was chosen.'),
      },
    },
    list_accounts: {
      summary: 'Lists the funded wallets created with the chain.',
      result: {
        accounts: field(array(Derived), 'Wallets in the order of their keys.'),
        names: field(
          map(text),
          'Names by account id of all accounts that the chain began with: wallets, givers, and the sender of the faucet.',
        ),
      },
    },

    snapshot: { summary: 'Takes a snapshot of the current state to revert to.', result: SnapshotItem },
    revert: {
      summary: 'Reverts to a snapshot, which is kept; later ones are removed. Begins a new epoch.',
      params: { id: field(u32, 'Id of the snapshot.') },
      result: {
        seq_no: field(u32, 'Number of the last block.'),
        time: field(u32, 'Time of the chain, Unix time in s.'),
      },
    },
    snapshots: {
      summary: 'Lists the snapshots.',
      result: { snapshots: field(array(SnapshotItem), 'Snapshots, oldest first.') },
    },
    reset: {
      summary: 'Resets the chain with its settings, givers and wallets. Begins a new epoch.',
      result: { seq_no: field(u32, 'Number of the last block.') },
    },

    get_time: { summary: 'Returns the time of the chain.', result: ChainTimeResult },
    set_time: {
      summary: 'Sets the time of the chain, which continues from there; not before the last block.',
      params: { time: field(u32, 'The new time, Unix time in s.') },
      result: ChainTimeResult,
    },
    increase_time: {
      summary: 'Advances the time of the chain.',
      params: { seconds: field(u32, 'Number of seconds.') },
      result: ChainTimeResult,
    },
    set_next_block_time: {
      summary: 'Sets the time of the next block; time continues from there. Not before the last block.',
      params: { time: field(u32, 'Time of the next block, Unix time in s.') },
      result: ChainTimeResult,
    },
    freeze: {
      summary: 'Stops the clock of the chain.',
      params: { time: optional(u32, 'Time to stop at, Unix time in s. Default: the current time.') },
      result: ChainTimeResult,
    },
    resume: {
      summary: 'Resumes the clock of the chain from its current time.',
      result: ChainTimeResult,
    },

    set_block_mode: {
      summary: 'Sets when blocks are created, until the node stops; on the next start, its options apply again.',
      params: {
        mode: field(BlockModeName, 'Mode.'),
        block_time: optional(u32, 'Interval between blocks, in s, in `interval` mode.', {
          minimum: 1,
          maximum: 86_400,
        }),
      },
      result: {
        mode: field(BlockModeName, 'Mode.'),
        block_time: optional(u32, 'Interval between blocks, in s, in `interval` mode.'),
      },
    },
    mine: {
      summary: 'Creates blocks: the first ones take the waiting messages, up to 128 each, the rest are empty.',
      params: {
        blocks: withDefault(u32, 'Number of blocks.', 1, { minimum: 1, maximum: 10_000 }),
        interval: optional(u32, 'Interval between the blocks, in s. Default: as time passes.', { maximum: 31_536_000 }),
      },
      result: {
        seq_no: field(u32, 'Number of the last block.'),
        time: field(u32, 'Time of the last block, Unix time in s.'),
      },
    },
    queue: {
      summary: 'Lists the messages waiting for a block, in order; internal ones come first.',
      result: { messages: field(array(QueuedMessage), 'The waiting messages.') },
    },
    drop_message: {
      summary: 'Removes a waiting message from the queue; its sender gets an error.',
      params: { id: field(hex, 'Id in the queue.') },
      result: { id: field(hex, 'Id.') },
    },
    order_queue: {
      summary: 'Moves messages to the front of the queue. Internal messages keep their order.',
      params: {
        ids: field(array(hex), 'Ids in the queue, in the new order; all others follow in their current order.'),
      },
      result: { messages: field(array(QueuedMessage), 'The waiting messages.') },
    },

    set_balance: {
      summary: 'Sets the balance of an account, creating it if it does not exist.',
      params: {
        account_id: accountId,
        dapp_id: dappId,
        balance: optional(decimal, 'New balance, in nanotokens. Default: unchanged.'),
        currencies: optional(
          map(decimal),
          'New amounts of other currencies, in nano units by currency id; others stay unchanged.',
        ),
      },
      result: AccountResult,
    },
    set_code: {
      summary: 'Sets the code of an account; an account without a contract becomes active, with empty data.',
      params: { account_id: accountId, dapp_id: dappId, code: field(boc, 'The code.') },
      result: AccountResult,
    },
    set_data: {
      summary: 'Sets the data of an active account.',
      params: { account_id: accountId, dapp_id: dappId, data: field(boc, 'The data.') },
      result: AccountResult,
    },
    set_account: {
      summary: 'Sets a whole account, at the address it contains.',
      params: {
        boc: field(boc, 'The account, as returned by `GET /v2/account`.'),
        dapp_id: optional(
          hex,
          'Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its own id.',
        ),
      },
      result: AccountResult,
    },
    delete_account: {
      summary: 'Deletes an account with its balance, code and data.',
      params: { account_id: accountId, dapp_id: dappId },
      result: AccountResult,
    },
    set_dapp: {
      summary: 'Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).',
      params: {
        dapp_id: field(hex, 'Dapp ID.'),
        credit: field(decimal, 'Limit in nano units. Initially 1000000000000000000.'),
      },
      result: { dapp_id: field(hex, 'Dapp ID.'), credit: field(decimal, 'Limit in nano units.') },
    },
    impersonate: {
      summary:
        'Sends an internal message from any address, or an external message that its contract accepts without a valid signature.',
      params: {
        source: field(AccountRef, 'Sender of an internal message, or the account called by an external message.'),
        message: optional(
          any,
          'An internal message as an object (`ImpersonatedMessage`), or an external message to the source as a BOC in base64.',
        ),
        call: optional(ImpersonatedCall, 'Function to call, instead of `message`.'),
      },
      result: {
        message_hash: field(hex, 'Hash of the message.'),
        transaction_id: field(hex, 'The resulting transaction.'),
        block_id: field(hex, 'Block that contains the transaction.'),
        time: field(u32, 'Time of the transaction, Unix time in s.'),
        aborted: field(bool, 'Whether the transaction was aborted.'),
        exit_code: field(i32, 'Exit code of the compute phase; 0 if it was skipped.'),
        ext_out_msgs: field(array(boc), 'Bodies of the external outbound messages.'),
      },
    },

    dump: {
      summary: 'Saves the whole chain to a file.',
      params: { file },
      result: { file: field(text, 'Path of the file.'), rows: field(u32, 'Number of rows written.') },
    },
    load: {
      summary: 'Replaces the whole chain with that of a file and removes all snapshots. Begins a new epoch.',
      params: { file },
      result: { seq_no: field(u32, 'Number of the last block.'), rows: field(u32, 'Number of rows read.') },
    },

    forked_accounts: {
      summary: 'Lists the accounts fetched from the network behind a fork.',
      result: { accounts: field(array(ForkedAccount), 'Accounts, ordered by id.') },
    },
    fork_prefetch: {
      summary: 'Fetches accounts from the network behind a fork now; if one fails, none is fetched.',
      params: { accounts: field(array(AccountRef), 'Account ids.') },
      result: { accounts: field(array(ForkedAccount), 'The accounts, fetched now or before.') },
    },

    faults: {
      summary: 'Changes the named faults and returns all of them.',
      params: { ...faultChanges, clear: withDefault(bool, 'End all faults first.', false) },
      result: NodeFaults,
    },
  }),
  ...tracingMethods,
}

export type AdminMethods = typeof adminMethods
export type AdminMethodName = keyof AdminMethods
