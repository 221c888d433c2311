/** The inbox: deposits that survive the process that receives them. Source: docs/inbox.md. */
import {
  array,
  bool,
  constants,
  decimal,
  field,
  hex,
  optional,
  struct,
  text,
  u32,
  u64,
  withDefault,
} from '../../schema/shapes.ts'
import { Abi, DecodedMessageBody } from '../abi/index.ts'
import { ClientError } from '../client/types.ts'
import { Loss } from '../losses/types.ts'
import { Finality } from '../processing/types.ts'

const name = withDefault(
  text,
  'Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.',
  'default',
)
const accountId = field(hex, 'The account.')
const limit = withDefault(u32, 'Maximum number of items.', 100, { minimum: 1, maximum: 1000 })

export const ParamsOfInboxFollow = struct('ParamsOfInboxFollow', 'Accounts to follow.', {
  name,
  accounts: field(
    array(text),
    'Addresses in any form, such as `<dapp_id>::<account_id>`. An account already followed keeps its position. At most 10,000 per name.',
  ),
  from: withDefault(
    text,
    'Where new accounts begin: `now`; `beginning`, the first transaction that the network keeps; a Unix time in s; or the `cursor` of one account in `inbox.list`.',
    'now',
  ),
  finality: withDefault(
    Finality,
    'How final a transaction must be before it is delivered. Must be the same in all calls for a name.',
    'final',
  ),
  abi: optional(Abi, 'ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name.'),
  include_bounced: withDefault(
    bool,
    'Also deliver bounced messages, which are not deposits, with `bounced` set to true. Must be the same in all calls for a name.',
    false,
  ),
})

export const ResultOfInboxFollow = struct('ResultOfInboxFollow', 'The followed accounts.', {
  added: field(u32, 'Number of newly added accounts.'),
  count: field(u32, 'Number of accounts followed under the name.'),
})

export const ParamsOfInboxUnfollow = struct('ParamsOfInboxUnfollow', 'Accounts to stop following.', {
  name,
  accounts: optional(array(text), 'Addresses in any form. Default: all accounts of the name.'),
})

export const ResultOfInboxUnfollow = struct('ResultOfInboxUnfollow', 'The remaining accounts.', {
  removed: field(u32, 'Number of accounts removed.'),
  count: field(u32, 'Number of accounts followed under the name.'),
})

export const DepositKind = constants('DepositKind', 'Kind of an inbox item.', {
  deposit: ['deposit', 'A payment that arrived, at least in part: book every item of `amounts`.'],
  burnt: [
    'burnt',
    'Not a deposit: a payment reached the account but was lost completely; `losses` says what was lost and why.',
  ],
  bounced: ['bounced', 'Not a deposit: a message of the account bounced. Only with `include_bounced`.'],
  withdrawn: [
    'withdrawn',
    'Not a deposit: the block of a transaction that was delivered before it was final has been replaced, and the deposit did not happen.',
  ],
})

export const DepositAmount = struct('DepositAmount', 'What arrived of one currency.', {
  currency: field(u32, 'Id of the currency: 0 is the main currency, 1 NACKL, 2 SHELL.'),
  amount: field(decimal, 'Amount that the account received, in nano units, before its own fees.'),
})

export const InboxDeposit = struct('InboxDeposit', 'What an account received in one transaction.', {
  kind: field(DepositKind, 'Credit money only for `deposit`.'),
  account_id: accountId,
  dapp_id: optional(hex, 'Dapp ID of the account, as reported by the network.'),
  transaction_id: field(hex, 'Hash of the transaction; use it as the key to book the deposit once.'),
  lt: field(u64, 'Logical time of the transaction; orders the deposits of an account.'),
  time: field(u32, 'Time of the transaction, Unix time in s.'),
  block_id: optional(hex, 'Block that contains the transaction.'),
  source: optional(text, 'Address of the sender, `0:<account_id>`.'),
  source_dapp_id: optional(hex, 'Dapp ID of the sender.'),
  amounts: field(
    array(DepositAmount),
    'What arrived, one item per currency, in the order of their ids; empty for `burnt`. Book every item.',
  ),
  losses: field(
    array(Loss),
    'What was lost on arrival, such as tokens from another Dapp ID. It is not part of `amounts`.',
  ),
  message_hash: field(hex, 'Hash of the inbound message.'),
  body: optional(text, 'Body of the message, base64 BOC.'),
  comment: optional(text, 'Comment text, if the body is 32 zero bits followed by UTF-8.'),
  decoded: optional(DecodedMessageBody, 'The decoded body, if it matches the ABI of the accounts.'),
  aborted: field(
    bool,
    'Whether the contract failed or does not exist; the amounts that arrived stay with the account.',
  ),
  bounced: field(bool, 'The message is a bounced one.'),
  finality: field(Finality, 'How final the transaction is.'),
})

export const NumberedDeposit = struct('NumberedDeposit', 'A deposit and its number.', {
  number: field(text, 'Position among the deposits of the name; deposits are returned in this order.'),
  deposit: field(InboxDeposit, 'The deposit.'),
})

export const ParamsOfInboxDeposits = struct('ParamsOfInboxDeposits', 'Which deposits to return.', {
  name,
  after: optional(text, 'Only deposits after this `number`.'),
  acknowledge: optional(
    text,
    'Acknowledges this deposit and all before it; they are never returned again. A number beyond the last deposit is refused.',
    { changes: true },
  ),
  limit,
  wait_ms: withDefault(u32, 'How long to wait for a deposit if there is none, in ms.', 0, { maximum: 3_600_000 }),
})

export const ResultOfInboxDeposits = struct('ResultOfInboxDeposits', 'Deposits, oldest first.', {
  deposits: field(array(NumberedDeposit), 'The deposits.'),
})

export const ParamsOfInboxList = struct('ParamsOfInboxList', 'Which accounts to list.', {
  name,
  after: optional(text, 'Only accounts after this one: `next` of the previous page.'),
  limit,
})

export const FollowedAccount = struct('FollowedAccount', 'A followed account and its position.', {
  account_id: accountId,
  dapp_id: optional(hex, 'Dapp ID of the account, as given or as reported by the network.'),
  cursor: field(text, 'Position up to which its transactions have been read; can be used as `from`.'),
  last_transaction_id: optional(hex, 'Last transaction read.'),
  last_lt: optional(u64, 'Logical time of the last transaction read.'),
  error: optional(ClientError, 'Why the account is not advancing. It continues automatically once the cause is gone.'),
})

export const ResultOfInboxList = struct('ResultOfInboxList', 'Followed accounts, ordered by id.', {
  finality: field(Finality, 'Finality the name waits for.'),
  count: field(u32, 'Number of accounts followed under the name.'),
  accounts: field(array(FollowedAccount), 'The accounts.'),
  next: optional(text, 'Where the next page begins; absent on the last page.'),
})

export const ParamsOfInboxPrune = struct('ParamsOfInboxPrune', 'Which transactions to forget.', {
  name,
  before: field(
    u64,
    'Forget acknowledged transactions delivered before this time, Unix time in ms. If their account is followed again from an earlier position, they are delivered again.',
  ),
})

export const ResultOfInboxPrune = struct('ResultOfInboxPrune', 'Result of the removal.', {
  count: field(u32, 'Number of transactions removed.'),
})
