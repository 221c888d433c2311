import { readHash } from '../chain/readHash.ts'
import { abisOption, watchOptions } from '../chain/watchOptions.ts'
import { defineCommand, type Members } from '../definition/Command.ts'
import { nano } from '../definition/members.ts'
import { secondsOption } from '../messages/messageOptions.ts'

const transactionMembers: Members = {
  id: 'hash of the transaction',
  parent: 'transaction that sent its message; absent for the first one',
  depth: 'steps from the root of a tree, else 0',
  account_id: '64 hex digits',
  address: 'extended form if the Dapp ID is known, otherwise 0:<account_id>',
  dapp_id: '64 hex digits, if known',
  name: 'alias of the account',
  contract: 'name of its contract',
  code_hash: 'hash of its current code',
  block_id: '64 hex digits',
  time: 'Unix time in s',
  lt: 'logical time, decimal text',
  in_message:
    'message that it executed: {id, type, state, source, source_address, source_name, destination, destination_address, destination_name, transaction, value, bounce, currencies, bounced, kind, contract, function, arguments, header, comment, selector}; kind is input, output, event, bounced, comment, transfer or unknown',
  storage: `{fees, due, status_change}, ${nano}`,
  credit: `{due_fees, tokens, currencies}, ${nano}`,
  compute: '{success, exit_code, exit_text, gas_used, gas_limit, gas_fees, steps, activated}, or {skipped}',
  action:
    '{success, result_code, result_text, result_arg, actions, skipped, messages, no_funds, forward_fees}; result_code is that of the action phase',
  bounce: '{type, text}',
  aborted: 'whether it was aborted',
  destroyed: 'whether the account was deleted',
  failure: 'why it failed, in one sentence',
  explanation:
    'why it failed: {phase, code, name, title, reason, contract, function, arguments, frames, excerpt, amounts, repair, remedy, transaction}; absent if nothing failed. A development node adds source lines, and also explains failed messages that the transaction caused',
  fees: `{total, storage, gas, forward, import}, ${nano}`,
  balance_changes:
    'list of {currency, amount}: changes of the balance, without lost amounts; currency 0 is the main one, negative amounts begin with -',
  arrived: 'list of {currency, amount}: amounts that arrived with its message, before the fees',
  lost: 'list of {currency, amount, reason, text, exact}: money lost besides the fees; an upper bound if exact is false',
  out_messages: 'list of messages it sent, as in_message; state is executed, waiting, sent or elsewhere',
  logs: 'in "tx": list of lines that the contract printed; empty unless a development node reports them',
}

export const transactionShow = defineCommand({
  summary: 'Show a transaction: the message that started it, its phases, fees and losses, and what it sent.',
  description:
    'Functions and arguments are decoded for accounts of aliases with an ABI, for built-in contracts, and with --abi. The exit code is 0 even if the transaction was aborted.',
  args: [{ name: 'TRANSACTION', summary: 'Transaction hash, 64 hex digits.' }],
  options: [abisOption],
  examples: ['tx <transaction_id>', 'tx <transaction_id> --abi Wallet.abi.json --json'],
  members: transactionMembers,
  run: async (input, session) => {
    const id = readHash(input.args[0]!, 'TRANSACTION')
    return (await import('../chain/showTransactions.ts')).showTransaction(session, id)
  },
})

export const messageStatus = defineCommand({
  summary: 'Show the outcome of a message.',
  description:
    'The exit code is 0 if a transaction executed the message, 13 if that transaction was aborted, 14 if it is proven that the message was not executed and never will be, and 11 if the network has no such message, or it is still waiting. A message missing from the network proves nothing. The proof needs the message itself, its account and its expiration: a journal keeps messages sent from this data folder until their result is known; for others, give the message instead of its hash. The proof is available once the network shows a state of the account later than the expiration and network.expiration_margin, and all transactions of the account since before the message; with network.agreement, that many operators must agree, and with proofs.prove_replacements, proofs must show it. Messages without an expiration cannot be proven to have failed. --wait follows the message, and ends with 15 if the result is not known within the time limit.',
  args: [{ name: 'MESSAGE', summary: 'Message hash, 64 hex digits; or the output of "message", or a file with it.' }],
  options: [
    { name: 'wait', summary: 'Wait until a transaction has executed the message, or it is proven that none will.' },
    { ...secondsOption, default: 60 },
    abisOption,
  ],
  examples: ['status <message_id>', 'status <message_id> --wait --seconds 120', 'status message.txt'],
  members: {
    message_hash: 'hash of the message',
    status: 'executed, aborted, expired, waiting, or sent for one that left the chain',
    message: 'the message as in_message of "tx", or null',
    transaction: 'the transaction as in "tx", or null',
  },
  run: async (input, session) => {
    const { showStatus } = await import('../messages/showStatus.ts')
    return showStatus(session, input.args[0]!, input.flag('wait') ? input.number('seconds')! : undefined)
  },
})

export const accountHistory = defineCommand({
  summary: 'List the latest transactions of an account, newest first.',
  description: 'For older transactions, pass the cursor at the end of the list to --before.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [
    { name: 'limit', value: 'COUNT', number: { min: 1, max: 1000 }, summary: 'Number of transactions.', default: 20 },
    { name: 'before', value: 'CURSOR', summary: 'Only transactions before this one.' },
    abisOption,
  ],
  examples: ['history wallet', 'history <dapp_id>::<account_id> --limit 5 --json'],
  members: {
    address: 'extended form',
    transactions: 'list of transactions as in "tx", newest first, with cursor',
    next: 'cursor for --before, or null at the beginning',
  },
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    const { showHistory } = await import('../chain/showTransactions.ts')
    return showHistory(session, address, { limit: input.number('limit')!, before: input.text('before') })
  },
})

export const transactionTree = defineCommand({
  summary: 'Show the message and transaction tree that contains a transaction or message.',
  args: [{ name: 'HASH', summary: 'Hash of a transaction or a message, 64 hex digits.' }],
  options: [
    {
      name: 'limit',
      value: 'COUNT',
      number: { min: 1, max: 1000 },
      summary: 'Maximum number of transactions to show.',
      default: 100,
    },
    { name: 'here', summary: 'Start with this transaction, not with the first one of the tree.' },
    abisOption,
  ],
  examples: ['tree <transaction_id>', 'tree <message_id> --abi Wallet.abi.json'],
  members: {
    root: 'first transaction',
    transactions: 'list of transactions as in "tx", each before those its messages caused',
    gas_used: 'total gas, decimal text',
    fees: `total fees, ${nano}`,
    truncated: 'whether there are more than --limit',
  },
  run: async (input, session) => {
    const hash = readHash(input.args[0]!, 'HASH')
    const { showTree } = await import('../chain/showTree.ts')
    return showTree(session, hash, { limit: input.number('limit')!, fromRoot: !input.flag('here') })
  },
})

export const accountWatch = defineCommand({
  summary: 'Show the transactions of an account as they happen.',
  description:
    'Runs until Ctrl-C, or until the number given by --count. If the network is unreachable, waits; transactions missed meanwhile are shown later, once. With --json, each line is a document with a cursor to continue from with --after. Also works on networks without subscriptions.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [...watchOptions, { name: 'failed', summary: 'Only transactions that failed.' }],
  examples: [
    'watch wallet --last 1 --count 1',
    'watch wallet --last 2 --count 2 --json',
    `watch <dapp_id>::<account_id> --from-start --name constructor --filter '.aborted == false' --count 1`,
  ],
  members: { cursor: 'for --after', ...transactionMembers },
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    return (await import('../chain/watchAccount.ts')).watchTransactions(session, address)
  },
})

export const accountEvents = defineCommand({
  summary: 'Show the decoded events and answers of a contract as they are sent.',
  description:
    'Shows outbound messages of a contract: events, and return values of its functions. Runs until Ctrl-C, or until the number given by --count; otherwise like "watch".',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: watchOptions,
  examples: [
    'events wallet --from-start --count 1',
    'events wallet --last 1 --count 1 --name submitTransaction --json',
  ],
  members: {
    cursor: 'for --after',
    id: 'hash of the message',
    time: 'Unix time in s, or null',
    kind: 'event, output for the answer of a function, or unknown',
    contract: 'name of the contract whose ABI was used, or null',
    name: 'event or function, or null',
    arguments: 'by name, or null',
    selector: 'first 32 bits of a body that matches no ABI, hex, or null',
    destination: 'address outside the chain, or null',
  },
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    return (await import('../chain/watchAccount.ts')).watchEvents(session, address)
  },
})

export const blockShow = defineCommand({
  summary: 'Show a block and its transactions, by hash or by height; the last one without either.',
  description: 'A height refers to thread zero, or to the thread given by --thread.',
  args: [{ name: 'BLOCK', summary: 'Hash of 64 hex digits, height, or "last", the default.', optional: true }],
  options: [{ name: 'thread', value: 'HEX', summary: 'Thread of the height, up to 68 hex digits. Default: zeros.' }],
  examples: ['block last', 'block <block_id> --json', 'block 1'],
  members: {
    block_id: '64 hex digits',
    seq_no: 'number, or null',
    height: 'height in its thread, or null',
    thread_id: '68 hex digits, or null',
    time: 'Unix time in s, or null',
    shard: 'shard, or null',
    workchain_id: 'workchain, or null',
    key_block: 'whether it contains the configuration, or null',
    producer_id: 'creator, or null',
    previous: 'hash of the previous block, or null',
    transaction_count: 'number of transactions, or null',
    transactions:
      'list of {id, account_id, fees}, fees being the total that the account paid, or null if the network does not publish the content',
  },
  run: async (input, session) => {
    const { showBlock } = await import('../chain/showBlock.ts')
    return showBlock(session, input.args[0] ?? 'last', input.text('thread'))
  },
})
