/** The inbox: deposits that survive the process that receives them. Source: docs/inbox.md. */
import { array, bool, constants, decimal, field, hex, optional, struct, text, u32, u64 } from '../../schema/shapes.ts'
import { Abi, DecodedMessageBody } from '../abi/index.ts'
import { ClientError } from '../client/types.ts'
import { Finality } from '../processing/types.ts'

/** What holds where a parameter is absent. */
export const inboxDefaults = { name: 'default', from: 'now', finality: 'final', limit: 100 } as const

const name = optional(
  text,
  'Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts.',
  { default: inboxDefaults.name },
)
const accountId = field(hex, 'The account.')
const limit = optional(u32, 'At most so many.', { default: inboxDefaults.limit, minimum: 1, maximum: 1000 })

export const ParamsOfInboxFollow = struct('ParamsOfInboxFollow', 'Accounts to be followed.', {
  name,
  accounts: field(
    array(text),
    'Addresses in any form, such as `<dapp_id>::<account_id>`. One that is followed already keeps its place. At most 10,000 under a name.',
  ),
  from: optional(
    text,
    'Where new accounts begin: `now`; `beginning`, with the first transaction that the network keeps; a unix time in s; or the `cursor` of one account in `inbox.list`.',
    { default: inboxDefaults.from },
  ),
  finality: optional(
    Finality,
    'How far the network has to have gone with a transaction before it is delivered. All calls for a name state the same.',
    { default: inboxDefaults.finality },
  ),
  abi: optional(Abi, 'ABI of the accounts: decodes the bodies of messages. All calls for a name state the same.'),
  include_bounced: optional(
    bool,
    'Also deliver messages that came back to their sender, which are no deposits, with `bounced` true. All calls for a name state the same.',
    { default: false },
  ),
})

export const ResultOfInboxFollow = struct('ResultOfInboxFollow', 'Accounts that are followed.', {
  added: field(u32, 'How many accounts are new.'),
  count: field(u32, 'How many accounts are followed under the name.'),
})

export const ParamsOfInboxUnfollow = struct('ParamsOfInboxUnfollow', 'Accounts that are not followed any more.', {
  name,
  accounts: optional(array(text), 'Addresses in any form. Absent: all of the name.'),
})

export const ResultOfInboxUnfollow = struct('ResultOfInboxUnfollow', 'What is left.', {
  removed: field(u32, 'How many accounts were followed before.'),
  count: field(u32, 'How many accounts are followed under the name.'),
})

export const DepositKind = constants('DepositKind', 'What the item of a transaction is.', {
  deposit: ['deposit', 'Value that the account received.'],
  bounced: ['bounced', 'Not a deposit: a message of the account came back. Only with `include_bounced`.'],
  withdrawn: [
    'withdrawn',
    'Not a deposit: the block of a transaction that was delivered before it was final has been replaced, and the deposit has not happened.',
  ],
})

export const DepositCurrency = struct('DepositCurrency', 'An amount of another currency.', {
  currency: field(u32, 'Id of the currency.'),
  value: field(decimal, 'The amount.'),
})

export const InboxDeposit = struct('InboxDeposit', 'Value that an account received by one transaction.', {
  kind: field(DepositKind, 'Only `deposit` is money to be credited.'),
  account_id: accountId,
  dapp_id: optional(hex, 'Its Dapp ID as the network tells it.'),
  transaction_id: field(hex, 'Hash of the transaction: the key by which it is booked once.'),
  lt: field(u64, 'Logical time of the transaction; the order of the deposits of an account.'),
  time: field(u32, 'Time of the transaction, unix time in s.'),
  block_id: optional(hex, 'Block of the transaction.'),
  source: optional(text, 'Address of the sender, `0:<account_id>`.'),
  source_dapp_id: optional(hex, 'Dapp ID of the sender.'),
  value: field(
    decimal,
    'What the account received, nano, before its own fees. Nano tokens of another Dapp ID do not count: the network burns them.',
  ),
  other_currencies: field(array(DepositCurrency), 'Other currencies that it received.'),
  message_hash: field(hex, 'Hash of the inbound message.'),
  body: optional(text, 'Body of the message, base64 BOC.'),
  comment: optional(text, 'Text of a body that is a comment: 32 zero bits and UTF-8.'),
  decoded: optional(DecodedMessageBody, 'The body, when the ABI of the accounts knows it.'),
  aborted: field(bool, 'The contract failed on it, or there is none, and the value stayed with the account.'),
  bounced: field(bool, 'The message is one that came back.'),
  finality: field(Finality, 'How far the network has gone with the transaction.'),
})

export const NumberedDeposit = struct('NumberedDeposit', 'A deposit and its place.', {
  number: field(text, 'Its place among the deposits of the name; they come in the order of it.'),
  deposit: field(InboxDeposit, 'The deposit.'),
})

export const ParamsOfInboxDeposits = struct('ParamsOfInboxDeposits', 'Which deposits.', {
  name,
  after: optional(text, 'Only those behind this one: `number` of a deposit.'),
  acknowledge: optional(text, 'This deposit and all before it are done with and never come again.'),
  limit,
  wait_ms: optional(u32, 'How long to wait for a deposit while there is none.', { default: 0, maximum: 3_600_000 }),
})

export const ResultOfInboxDeposits = struct('ResultOfInboxDeposits', 'Deposits, the oldest first.', {
  deposits: field(array(NumberedDeposit), 'The deposits.'),
})

export const ParamsOfInboxList = struct('ParamsOfInboxList', 'Which accounts.', {
  name,
  after: optional(text, 'Only those behind this account: `next` of the page before.'),
  limit,
})

export const FollowedAccount = struct('FollowedAccount', 'An account and how far it was read.', {
  account_id: accountId,
  dapp_id: optional(hex, 'Its Dapp ID as it was given, or as the network tells it.'),
  cursor: field(text, 'Place up to which its transactions were read; to be given as `from`.'),
  last_transaction_id: optional(hex, 'Last transaction that was read.'),
  last_lt: optional(u64, 'Its logical time.'),
  error: optional(ClientError, 'What keeps the account at its place. It goes on by itself when that is over.'),
})

export const ResultOfInboxList = struct('ResultOfInboxList', 'Followed accounts by their ids.', {
  finality: field(Finality, 'What the name waits for.'),
  count: field(u32, 'How many accounts are followed under the name.'),
  accounts: field(array(FollowedAccount), 'The accounts.'),
  next: optional(text, 'Where the next page begins; absent on the last one.'),
})

export const ParamsOfInboxPrune = struct('ParamsOfInboxPrune', 'Which transactions are forgotten.', {
  name,
  before: field(
    u64,
    'Ids of transactions that were delivered before this time, unix time in ms, and acknowledged. Followed again from an earlier place, they come again.',
  ),
})

export const ResultOfInboxPrune = struct('ResultOfInboxPrune', 'What was forgotten.', {
  count: field(u32, 'How many transactions.'),
})
