/** Methods that explain what happened on the chain. */
import {
  any,
  array,
  boc,
  bool,
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
import { adminMethod } from './AdminMethod.ts'

const transaction = field(hex, 'Id of a transaction.')
const currencies = optional(map(decimal), 'Other currencies by id.')

const TracedMessage = struct('TracedMessage', 'A message, and what it says by the ABIs that are known.', {
  id: field(hex, 'Hash.'),
  type: field(text, '`internal`, `external_in` or `external_out`.'),
  state: field(
    text,
    '`executed`; `waiting` for a block; `sent` to the outside; `elsewhere`, in another workchain, where it never arrives; `dropped`, which nothing can execute.',
  ),
  transaction: optional(hex, 'Transaction that executed it.'),
  source: optional(text, '`<workchain>:<account id>`.'),
  source_name: optional(text, 'Name of the sender.'),
  destination: optional(text, '`<workchain>:<account id>`.'),
  destination_name: optional(text, 'Name of the receiver.'),
  value: optional(decimal, 'Grams that it carries.'),
  currencies,
  bounce: field(bool, 'It comes back when its destination fails.'),
  bounced: field(bool, 'It came back.'),
  kind: field(
    text,
    '`input`, `output` or `event` of `function`; `bounced`, with the function that was called; `comment`; `transfer` without a body; `unknown`.',
  ),
  contract: optional(text, 'Name of the contract whose ABI it was.'),
  function: optional(text, 'Function or event.'),
  arguments: optional(any, 'Arguments by name.'),
  header: optional(any, '`pubkey`, `time` and `expire` of an external message.'),
  comment: optional(text, 'Text of a transfer.'),
  selector: optional(hex, 'First 32 bits of a body that no ABI explains.'),
})

const LostAmount = struct('LostAmount', 'Money that is gone, beside the fees.', {
  currency: field(u32, '0 for grams, else the id of the currency.'),
  amount: field(decimal, 'How much.'),
  reason: field(
    text,
    '`other_dapp`, `bounce_failed`, `state_refused`, `account_ended`, `burnt`, `given_to_dapp` or `limit`.',
  ),
  text: field(text, 'The reason in words.'),
})

const StoragePart = struct('TracedStorage', 'Storage phase.', {
  fees: field(decimal, 'Paid for storage.'),
  due: optional(decimal, 'What stays due.'),
  status_change: field(text, '`unchanged`, `frozen` or `deleted`.'),
})

const CreditPart = struct('TracedCredit', 'Credit phase: what the message brought.', {
  due_fees: field(decimal, 'Taken for what was due.'),
  grams: field(decimal, 'Credited grams.'),
  currencies,
})

const ComputePart = struct('TracedCompute', 'Compute phase: the run of the contract.', {
  skipped: optional(text, 'Why no contract ran; the other members are absent then.'),
  success: optional(bool, 'It ended as it should.'),
  exit_code: optional(i32, 'How it ended.'),
  exit_text: optional(text, 'The code in words, where its meaning is usual.'),
  gas_used: optional(u32, 'Gas that was used.'),
  gas_limit: optional(u32, 'Gas that could be used.'),
  gas_fees: optional(decimal, 'Paid for gas.'),
  steps: optional(u32, 'Steps of the machine.'),
  activated: optional(bool, 'The contract was deployed by it.'),
})

const ActionPart = struct('TracedAction', 'Action phase: what the contract asked for.', {
  success: field(bool, 'All of it was done.'),
  result_code: field(i32, '0, or why not.'),
  result_text: optional(text, 'The code in words.'),
  result_arg: optional(i32, 'Number of the action that failed.'),
  actions: field(u32, 'Actions.'),
  skipped: field(u32, 'Actions that were left out.'),
  messages: field(u32, 'Messages that were made.'),
  no_funds: field(bool, 'There was not enough money.'),
  forward_fees: field(decimal, 'Paid for sending.'),
})

const BouncePart = struct('TracedBounce', 'Bounce phase.', {
  type: field(text, '`ok`, `noFunds` or `negFunds`.'),
  text: field(text, 'The same in words.'),
})

const FeesPart = struct('TracedFees', 'What a transaction cost, nano.', {
  total: field(decimal, 'All of it.'),
  storage: field(decimal, 'Storage.'),
  gas: field(decimal, 'Gas.'),
  forward: field(decimal, 'Sending of messages.'),
  import: field(decimal, 'Taking in an external message.'),
})

const TracedTransaction = struct('TracedTransaction', 'A transaction in the tree of its messages.', {
  id: transaction,
  parent: optional(hex, 'Transaction whose message it executed; absent for the root.'),
  depth: field(u32, 'Steps from the root.'),
  account_id: field(hex, 'Account.'),
  dapp_id: optional(hex, 'Its Dapp ID afterwards.'),
  name: optional(text, 'Name of the account.'),
  contract: optional(text, 'Name of its contract.'),
  code_hash: optional(hex, 'Hash of its code afterwards.'),
  block_id: field(hex, 'Block.'),
  seq_no: field(u32, 'Number of the block.'),
  time: field(u32, 'Time of the block.'),
  lt: field(decimal, 'Logical time.'),
  in_message: optional(TracedMessage, 'Message that it executed.'),
  storage: optional(StoragePart, 'Storage phase.'),
  credit: optional(CreditPart, 'Credit phase.'),
  compute: optional(ComputePart, 'Compute phase.'),
  action: optional(ActionPart, 'Action phase.'),
  bounce: optional(BouncePart, 'Bounce phase.'),
  aborted: field(bool, 'It was aborted.'),
  destroyed: field(bool, 'The account ended.'),
  failure: optional(text, 'Why it failed, in one sentence.'),
  fees: field(FeesPart, 'What it cost.'),
  balance_before: optional(decimal, 'Grams of the account before. Absent where the moment is not kept any more.'),
  lost: field(array(LostAmount), 'Money that is gone. Empty where the moment is not kept any more.'),
  out_messages: field(array(TracedMessage), 'Messages that it sent, in their order.'),
  replayable: field(bool, '`replay` can run it again.'),
})

const SourcePlace = struct('SourcePlace', 'A place in the source of a contract.', {
  file: field(text, 'File, as the compiler named it.'),
  line: field(u32, 'Line, from 1.'),
})

const ReplayedStep = struct('ReplayedStep', 'One step of the machine.', {
  step: field(u32, 'Number, from 1.'),
  instruction: field(text, 'Instruction with its operands.'),
  code_hash: field(hex, 'Cell of the instruction.'),
  offset: field(u32, 'Its position in the cell, bits.'),
  gas_used: field(u32, 'Gas that was used so far.'),
  gas_remaining: field(u32, 'Gas that was left.'),
  stack_depth: field(u32, 'Values on the stack after the step.'),
  stack: optional(any, 'The stack after the step, its top last, at most 100 values. Absent where it is too large.'),
  source: optional(SourcePlace, 'Where the instruction comes from, where a debug map is registered.'),
})

const GasOfFunction = struct('GasOfFunction', 'What the calls of one function took.', {
  contract: field(text, 'Name of the contract, or `code` and the first digits of its hash, or `no contract`.'),
  function: field(text, 'Function; `transfer` without a body, `0x…` for a body that no ABI explains.'),
  calls: field(u32, 'Transactions.'),
  failed: field(u32, 'Aborted ones among them.'),
  gas_min: field(u32, 'Least gas.'),
  gas_median: field(u32, 'Gas in the middle.'),
  gas_max: field(u32, 'Most gas.'),
  fees_min: field(decimal, 'Least fees.'),
  fees_median: field(decimal, 'Fees in the middle.'),
  fees_max: field(decimal, 'Highest fees.'),
  fees_total: field(decimal, 'All fees.'),
})

const LineCoverage = struct('LineCoverage', 'A line that can run.', {
  line: field(u32, 'Line, from 1.'),
  runs: field(u32, 'Transactions that ran through it.'),
})

const FileCoverage = struct('FileCoverage', 'The lines of one source file.', {
  file: field(text, 'File, as the compiler named it.'),
  total: field(u32, 'Lines that can run.'),
  covered: field(u32, 'Lines that have run.'),
  lines: field(array(LineCoverage), 'Each of them, ascending.'),
})

export const tracingMethods = {
  register_abi: adminMethod(
    'register_abi',
    'server',
    'Makes a contract known by its code, for traces, lines of the terminal and the gas report. Kept with the chain.',
    {
      abi: field(any, 'ABI: an object or JSON text.'),
      code_hash: optional(hex, 'Hash of the code. One of `code_hash`, `code` and `tvc` is needed.'),
      code: optional(boc, 'The code.'),
      tvc: optional(boc, 'Image of the contract.'),
      name: optional(text, 'Name of the contract, 1 to 64 characters. Default: first digits of the hash.'),
      debug_map: optional(
        any,
        'Debug map of the compiler: an object or JSON text. Replays then show places in the source.',
      ),
    },
    { code_hash: field(hex, 'Hash of the code.'), name: field(text, 'Name of the contract.') },
  ),
  trace: adminMethod(
    'trace',
    'server',
    'Explains a transaction: the tree of messages and transactions that it belongs to.',
    { transaction },
    {
      root: field(hex, 'First transaction of the tree, or the oldest ancestor that is looked for.'),
      transactions: field(array(TracedTransaction), 'The tree: each one before those that its messages made.'),
      gas_used: field(decimal, 'Gas of all of them.'),
      fees: field(decimal, 'Fees of all of them.'),
      truncated: field(bool, 'The tree has more than 1000 transactions.'),
    },
  ),
  replay: adminMethod(
    'replay',
    'chain',
    'Runs a transaction again, with the account, the message and the configuration that it had.',
    {
      transaction,
      steps: optional(u32, 'Last steps of the machine to list, at most 10000. Default 1000; 0 lists none.'),
    },
    {
      transaction,
      matches: field(bool, 'The same transaction came out.'),
      rules: field(text, 'Chain rules.'),
      account_before: optional(boc, 'Account before; absent when there was none.'),
      dapp_id_before: optional(hex, 'Its Dapp ID before.'),
      account_after: optional(boc, 'Account afterwards; absent when there is none.'),
      message: optional(boc, 'Message.'),
      config: field(boc, 'Dictionary of the configuration.'),
      block: field(
        struct('ReplayedBlock', 'What the contract could know of its block.', {
          seq_no: field(u32, 'Number.'),
          time: field(u32, 'Time.'),
          start_lt: field(decimal, 'Logical time of its beginning.'),
          rand_seed: field(hex, 'Random seed.'),
        }),
        'Block.',
      ),
      lt: field(decimal, 'Logical time of the transaction.'),
      signatures_checked: field(bool, 'Signatures counted; not so for an impersonated account.'),
      exit_code: optional(i32, 'Of the compute phase; absent when no contract ran.'),
      exit_text: optional(text, 'The code in words.'),
      gas_used: optional(u32, 'Gas of the compute phase.'),
      total_steps: field(u32, 'Steps of the machine.'),
      steps: field(array(ReplayedStep), 'The last ones of them.'),
    },
  ),
  gas_report: adminMethod(
    'gas_report',
    'server',
    'Reports gas and fees by contract and function.',
    {
      from_block: optional(u32, 'First block. Default: the first one since the node was started.'),
      to_block: optional(u32, 'Last block. Default: the last one of the chain.'),
    },
    {
      transactions: field(u32, 'Transactions that were counted.'),
      truncated: field(bool, 'There are more than 100000: only the last ones are counted.'),
      functions: field(array(GasOfFunction), 'By contract, then by function.'),
      text: field(text, 'The same as a table for people.'),
    },
  ),
  coverage: adminMethod(
    'coverage',
    'server',
    'Reports which lines of the sources ran, for contracts that were registered with a debug map.',
    {
      from_block: optional(u32, 'First block. Default: the first one since the node was started.'),
      to_block: optional(u32, 'Last block. Default: the last one of the chain.'),
    },
    {
      transactions: field(u32, 'Transactions that were run again for it: those whose moment is kept, see `--history`.'),
      skipped: field(u32, 'Transactions that could not be run again.'),
      truncated: field(bool, 'There are more than 10000: only the last ones are counted.'),
      files: field(array(FileCoverage), 'By file.'),
      text: field(text, 'The same as a table for people.'),
      lcov: field(text, 'The same in the format of lcov, for editors and other programs.'),
    },
  ),
} as const
