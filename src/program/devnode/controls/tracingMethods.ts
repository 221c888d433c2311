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
  withDefault,
} from '../../../schema/shapes.ts'
import { Failure } from '../../common/failure/Failure.ts'
import { defineControls } from './AdminMethod.ts'

const transaction = field(hex, 'Id of a transaction.')
/** Blocks that a report is about. */
const blockRange = {
  from_block: optional(u32, 'Number of the first block. Default: the first one since the node was started.'),
  to_block: optional(u32, 'Number of the last block. Default: the last one of the chain.'),
}

const currencies = optional(map(decimal), 'Amounts of other currencies, in nano units by currency id.')

const TracedMessage = struct('TracedMessage', 'A message, decoded with the known ABIs.', {
  id: field(hex, 'Hash.'),
  type: field(text, '`internal`, `external_in` or `external_out`.'),
  state: field(
    text,
    '`executed`; `waiting` for a block; `sent` out of the chain; `elsewhere`: in another workchain, where it never arrives; `dropped`: it cannot be executed.',
  ),
  transaction: optional(hex, 'Transaction that executed it.'),
  source: optional(text, '`<workchain>:<account id>`.'),
  source_name: optional(text, 'Name of the sender.'),
  destination: optional(text, '`<workchain>:<account id>`.'),
  destination_name: optional(text, 'Name of the receiver.'),
  value: optional(decimal, 'Value sent with the message, in nanotokens.'),
  currencies,
  bounce: field(bool, 'Whether the message is returned if its destination fails.'),
  bounced: field(bool, 'Whether this is a bounced message.'),
  kind: field(
    text,
    '`input`, `output` or `event` of `function`; `bounced`, with the called function; `comment`; `transfer` without a body; `unknown`.',
  ),
  contract: optional(text, 'Name of the contract whose ABI was used.'),
  function: optional(text, 'Function or event.'),
  arguments: optional(any, 'Arguments by name.'),
  header: optional(any, '`pubkey`, `time` and `expire` of an external message.'),
  comment: optional(text, 'Comment of a transfer.'),
  selector: optional(hex, 'First 32 bits of a body that matches no ABI.'),
})

const LostAmount = struct('LostAmount', 'Money lost besides the fees.', {
  currency: field(u32, '0 for tokens, the main currency; otherwise the id of the currency.'),
  amount: field(decimal, 'Amount lost, in nano units of the currency.'),
  reason: field(
    text,
    '`other_dapp`, `no_account`, `bad_state_init`, `bounce_failed`, `actions_failed`, `account_ended`, `burnt`, `given_to_dapp` or `limit`.',
  ),
  text: field(text, 'The reason in words.'),
})

const StoragePart = struct('TracedStorage', 'Storage phase.', {
  fees: field(decimal, 'Storage fees paid, in nanotokens.'),
  due: optional(decimal, 'Storage fees still due, in nanotokens.'),
  status_change: field(text, '`unchanged`, `frozen` or `deleted`.'),
})

const CreditPart = struct('TracedCredit', 'Credit phase: what the message brought.', {
  due_fees: field(decimal, 'Debt collected, in nanotokens.'),
  tokens: field(decimal, 'Tokens credited, in nanotokens.'),
  currencies,
})

const ComputePart = struct('TracedCompute', 'Compute phase: execution of the contract.', {
  skipped: optional(text, 'Why no contract ran; the other members are then absent.'),
  success: optional(bool, 'Whether the contract terminated normally.'),
  exit_code: optional(i32, 'Exit code.'),
  exit_text: optional(text, 'Meaning of the exit code, if it has a usual one.'),
  gas_used: optional(u32, 'Gas used, in units of gas.'),
  gas_limit: optional(u32, 'Gas limit, in units of gas.'),
  gas_fees: optional(decimal, 'Gas fees, in nanotokens.'),
  steps: optional(u32, 'Number of steps of the virtual machine.'),
  activated: optional(bool, 'Whether the phase deployed the contract.'),
})

const ActionPart = struct('TracedAction', 'Action phase: the actions requested by the contract.', {
  success: field(bool, 'Whether all actions were performed.'),
  result_code: field(i32, 'Result code; 0 is success.'),
  result_text: optional(text, 'Meaning of the result code.'),
  result_arg: optional(i32, 'Index of the failed action.'),
  actions: field(u32, 'Number of actions.'),
  skipped: field(u32, 'Number of skipped actions.'),
  messages: field(u32, 'Number of messages created.'),
  no_funds: field(bool, 'Whether the balance was too low.'),
  forward_fees: field(decimal, 'Forwarding fees, in nanotokens.'),
})

const BouncePart = struct('TracedBounce', 'Bounce phase.', {
  type: field(text, '`ok`, `noFunds` or `negFunds`.'),
  text: field(text, 'The same as text.'),
})

const FeesPart = struct('TracedFees', 'Fees of a transaction, in nano units.', {
  total: field(decimal, 'Total fees, in nanotokens.'),
  storage: field(decimal, 'Storage fees, in nanotokens.'),
  gas: field(decimal, 'Gas fees, in nanotokens.'),
  forward: field(decimal, 'Forwarding fees of outbound messages, in nanotokens.'),
  import: field(decimal, 'Import fee of an external message, in nanotokens.'),
})

const TracedTransaction = struct('TracedTransaction', 'A transaction in a message tree.', {
  id: transaction,
  parent: optional(hex, 'Transaction that sent its message; absent for the root.'),
  depth: field(u32, 'Number of steps from the root.'),
  account_id: field(hex, 'Account.'),
  dapp_id: optional(hex, 'Dapp ID of the account after the transaction.'),
  name: optional(text, 'Name of the account.'),
  contract: optional(text, 'Name of the contract.'),
  code_hash: optional(hex, 'Code hash after the transaction.'),
  block_id: field(hex, 'Block.'),
  seq_no: field(u32, 'Number of the block.'),
  time: field(u32, 'Time of the block, Unix time in s.'),
  lt: field(decimal, 'Logical time.'),
  in_message: optional(TracedMessage, 'Message executed by the transaction.'),
  storage: optional(StoragePart, 'Storage phase.'),
  credit: optional(CreditPart, 'Credit phase.'),
  compute: optional(ComputePart, 'Compute phase.'),
  action: optional(ActionPart, 'Action phase.'),
  bounce: optional(BouncePart, 'Bounce phase.'),
  aborted: field(bool, 'Whether the transaction was aborted.'),
  destroyed: field(bool, 'Whether the account was deleted.'),
  failure: optional(text, 'Why it failed, in one sentence.'),
  fees: field(FeesPart, 'Fees of the transaction.'),
  balance_before: optional(
    decimal,
    'Balance of the account before the transaction, in nanotokens. Absent if the state is no longer kept.',
  ),
  lost: field(array(LostAmount), 'Money lost. Empty if the state is no longer kept.'),
  logs: field(
    array(text),
    'What the contract printed with debug instructions, line by line. Empty if the state is no longer kept.',
  ),
  out_messages: field(array(TracedMessage), 'Outbound messages, in order.'),
  replayable: field(bool, 'Whether `replay` can rerun the transaction.'),
})

const SourcePlace = struct('SourcePlace', 'A location in the source of a contract.', {
  file: field(text, 'File, as the compiler named it.'),
  line: field(u32, 'Number of the line, starting at 1.'),
})

const ReplayedStep = struct('ReplayedStep', 'A step of the virtual machine.', {
  step: field(u32, 'Number of the step, from 1.'),
  instruction: field(text, 'Instruction with its operands.'),
  code_hash: field(hex, 'Hash of the cell that contains the instruction.'),
  offset: field(u32, 'Position in the cell, in bits.'),
  gas_used: field(u32, 'Total gas used so far, in units of gas.'),
  gas_remaining: field(u32, 'Gas remaining, in units of gas.'),
  stack_depth: field(u32, 'Number of values on the stack after the step.'),
  stack: optional(any, 'The stack after the step, top last, at most 100 values. Absent if it is too large.'),
  source: optional(SourcePlace, 'Source location of the instruction, if a debug map is registered.'),
})

const GasOfFunction = struct('GasOfFunction', 'Gas and fees of the calls of one function.', {
  contract: field(text, 'Name of the contract, or `code` and the first digits of its hash, or `no contract`.'),
  function: field(text, 'Function; `transfer` without a body, `0x…` for a body that matches no ABI.'),
  calls: field(u32, 'Number of transactions.'),
  failed: field(u32, 'Number of aborted transactions.'),
  gas_min: field(u32, 'Minimum gas, in units of gas.'),
  gas_median: field(u32, 'Median gas, in units of gas.'),
  gas_max: field(u32, 'Maximum gas, in units of gas.'),
  fees_min: field(decimal, 'Minimum fees, in nanotokens.'),
  fees_median: field(decimal, 'Median fees, in nanotokens.'),
  fees_max: field(decimal, 'Maximum fees, in nanotokens.'),
  fees_total: field(decimal, 'Total fees, in nanotokens.'),
})

const LineCoverage = struct('LineCoverage', 'An executable line.', {
  line: field(u32, 'Number of the line, starting at 1.'),
  runs: field(u32, 'Number of transactions that executed the line.'),
})

const FileCoverage = struct('FileCoverage', 'Line coverage of one source file.', {
  file: field(text, 'File, as the compiler named it.'),
  total: field(u32, 'Number of executable lines.'),
  covered: field(u32, 'Number of executed lines.'),
  lines: field(array(LineCoverage), 'The executable lines, ascending.'),
})

const RegisteredContract = struct('RegisteredContract', 'A contract that the node knows by name.', {
  name: field(text, 'Name of the contract.'),
  code_hash: field(hex, 'Hash of its code.'),
  latest: field(bool, 'Whether no other code was registered under this name later.'),
  abi: field(text, 'ABI, JSON text.'),
  tvc: optional(boc, 'Contract image, if one was registered.'),
})

export const tracingMethods = defineControls({
  register_abi: {
    summary:
      'Registers the ABI of a contract by its code, for traces, terminal output and the gas report. Stored with the chain.',
    params: {
      abi: field(any, 'ABI: an object or JSON text.'),
      code_hash: optional(hex, 'Hash of the code. One of `code_hash`, `code` and `tvc` is required.'),
      code: optional(boc, 'The code.'),
      tvc: optional(boc, 'Contract image.'),
      name: optional(text, 'Name of the contract, 1 to 64 characters. Default: the first digits of the hash.'),
      debug_map: optional(
        any,
        'Debug map of the compiler: an object or JSON text. Replays then show source locations.',
      ),
      sources: optional(
        map(text),
        'Source files by their names in the debug map. Explanations of failures then show the failing lines.',
      ),
    },
    result: { code_hash: field(hex, 'Hash of the code.'), name: field(text, 'Name of the contract.') },
  },
  unregister_abi: {
    summary: 'Removes the registration of a contract; a built-in ABI for the same code applies again.',
    params: { code_hash: field(hex, 'Hash of the code.') },
    result: { code_hash: field(hex, 'Hash of the code.') },
  },
  list_contracts: {
    summary: 'Lists the registered contracts.',
    result: { contracts: field(array(RegisteredContract), 'By name, the newest of each name first.') },
  },
  find: {
    summary: 'Finds transactions, messages, blocks and accounts by the first digits of their ids.',
    params: {
      prefix: field(text, 'The digits: 1 to 64 hex digits.'),
      limit: withDefault(u32, 'Maximum number of ids of each kind.', 10, { maximum: 1000 }),
    },
    result: {
      transactions: field(array(hex), 'Ids of transactions, ascending.'),
      messages: field(array(hex), 'Hashes of messages, ascending.'),
      blocks: field(array(hex), 'Ids of blocks, ascending.'),
      accounts: field(array(hex), 'Account ids, ascending.'),
    },
  },
  trace: {
    summary: 'Explains a transaction: returns the tree of messages and transactions that contains it.',
    params: { transaction },
    result: {
      root: field(hex, 'First transaction of the tree, or the oldest ancestor searched.'),
      transactions: field(array(TracedTransaction), 'The tree: each transaction before those its messages caused.'),
      gas_used: field(decimal, 'Total gas, in units of gas.'),
      fees: field(decimal, 'Total fees, in nanotokens.'),
      truncated: field(bool, 'Whether the tree has more than 1000 transactions.'),
    },
  },
  explain: {
    summary:
      'Explains why a transaction failed, or why a message is refused: the phase, the meaning of the code, the source line, the amounts, and what to do. For a transaction that succeeded, explains the first failure among the messages that it caused. One of the parameters is required.',
    params: {
      transaction: optional(hex, 'Id of a transaction.'),
      message: optional(boc, 'Message that is tried on the current state; nothing changes.'),
      message_hash: optional(hex, 'Hash of a message that was refused; the node remembers the last 1000.'),
    },
    result: {
      failure: optional(Failure, 'Explanation; absent if nothing failed.'),
      text: field(
        text,
        'The same as text, in several lines; empty if nothing failed. Without failure: a sentence that it is not known whether money was lost.',
      ),
    },
  },
  logs: {
    summary: 'Returns what the contract printed in a transaction with debug instructions.',
    params: { transaction },
    result: { logs: field(array(text), 'Lines, in order.') },
  },
  replay: {
    summary: 'Reruns a transaction with its original account, message and configuration.',
    params: {
      transaction,
      steps: withDefault(u32, 'Number of last steps of the virtual machine to return; 0 returns none.', 1000, {
        maximum: 10_000,
      }),
      before_step: optional(
        u32,
        'Number of the step before which to stop, for reading a long run in pieces. Default: all steps.',
      ),
    },
    result: {
      transaction,
      matches: field(bool, 'Whether the rerun produced the same transaction.'),
      rules: field(text, 'Chain rules.'),
      account_before: optional(boc, 'Account before the transaction; absent if there was none.'),
      dapp_id_before: optional(hex, 'Dapp ID of the account before the transaction.'),
      account_after: optional(boc, 'Account after the transaction; absent if there is none.'),
      message: optional(boc, 'Message.'),
      config: field(boc, 'Dictionary of the configuration.'),
      block: field(
        struct('ReplayedBlock', 'Block data visible to the contract.', {
          seq_no: field(u32, 'Number of the block.'),
          time: field(u32, 'Time of the block, Unix time in s.'),
          start_lt: field(decimal, 'Logical time of the start of the block.'),
          rand_seed: field(hex, 'Random seed.'),
        }),
        'Block.',
      ),
      lt: field(decimal, 'Logical time of the transaction.'),
      signatures_checked: field(bool, 'Whether signatures were checked; false for an impersonated account.'),
      exit_code: optional(i32, 'Exit code of the compute phase; absent if no contract ran.'),
      exit_text: optional(text, 'Meaning of the exit code.'),
      gas_used: optional(u32, 'Gas of the compute phase, in units of gas.'),
      total_steps: field(u32, 'Number of steps of the virtual machine.'),
      steps: field(array(ReplayedStep), 'The last steps.'),
      sources: optional(map(text), 'Registered source files of these steps, by their names.'),
      logs: field(array(text), 'What the contract printed with debug instructions, line by line.'),
    },
  },
  gas_report: {
    summary: 'Returns gas and fees by contract and function.',
    params: blockRange,
    result: {
      transactions: field(u32, 'Number of transactions counted.'),
      truncated: field(bool, 'Whether there are more than 100000 transactions, of which only the last are counted.'),
      functions: field(array(GasOfFunction), 'Ordered by contract, then by function.'),
      text: field(text, 'The same as a text table.'),
    },
  },
  coverage: {
    summary: 'Returns which source lines were executed, for contracts registered with a debug map.',
    params: blockRange,
    result: {
      transactions: field(u32, 'Number of rerun transactions: those whose state is kept, see `--history`.'),
      skipped: field(u32, 'Number of transactions that could not be rerun.'),
      truncated: field(bool, 'Whether there are more than 10000 transactions, of which only the last are counted.'),
      files: field(array(FileCoverage), 'Ordered by file.'),
      text: field(text, 'The same as a text table.'),
      lcov: field(text, 'The same in lcov format, for editors and other tools.'),
    },
  },
})
