/** Types of module tvm. Source: modules 3.8. */
import {
  alias,
  any,
  array,
  boc,
  bool,
  field,
  hex,
  i32,
  json,
  optional,
  struct,
  text,
  u32,
  u64,
  union,
  variant,
} from '../../schema/shapes.ts'
import { Abi, ChainRules } from '../abi/index.ts'
import { BocCacheType, ParsedTransaction } from '../boc/types.ts'
import { DecodedOutput } from './DecodedOutput.ts'
import { TransactionFees } from './TransactionFees.ts'

export { TransactionFees } from './TransactionFees.ts'

export const VmExtensionHandle = alias('VmExtensionHandle', 'Number of an extension of the virtual machine.', u32)

export const RegisteredVmExtension = struct('RegisteredVmExtension', 'An extension of the virtual machine.', {
  handle: field(VmExtensionHandle, 'Number of the extension.'),
})

const instruction = field(text, 'Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.')
const operands = field(
  array(hex),
  'Bytes of its operands, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs; the proof.',
)

export const ParamsOfAppVmExtension = union(
  'ParamsOfAppVmExtension',
  'What an extension of the application is asked.',
  {
    Verify: variant('Whether a proof holds.', { instruction, operands }),
  },
)

export const ResultOfAppVmExtension = union('ResultOfAppVmExtension', 'What an extension of the application answers.', {
  Verify: variant('The answer.', { valid: field(bool, 'Whether the proof holds.') }),
})

export const VmAnswer = struct('VmAnswer', 'A known answer to an instruction. Extension of this library.', {
  instruction,
  operands,
  valid: field(bool, 'Whether the proof holds.'),
})

export const ExecutionOptions = struct('ExecutionOptions', 'Surroundings of a local run.', {
  blockchain_config: optional(
    boc,
    'Blockchain configuration: `ConfigParams`, as `boc.get_blockchain_config` returns them, or the dictionary of parameters. Absent: the one that the network publishes, where endpoints are configured and answer within 3 s; else the built-in one.',
  ),
  block_time: optional(u32, 'Unix time of the block, in s. Absent: now.'),
  block_lt: optional(u64, 'Logical time of the block. Absent: one below `transaction_lt`, else 1000000.'),
  transaction_lt: optional(u64, 'Least logical time of the transaction. Absent: one above `block_lt`.'),
  block_seq_no: optional(u32, 'Number of the block, for contracts that ask. Extension of this library.', {
    default: 0,
  }),
  rand_seed: optional(
    hex,
    'Seed of the block for random numbers, 64 hex characters; a contract sees it mixed with its account id, and sees 0 for zeros. Absent: zeros in `run_tvm` and `run_get`, which are repeatable then, and another one for each call in `run_executor`. Extension of this library.',
  ),
  chksig_always_succeed: optional(bool, 'Let every check of a signature pass.', { default: false }),
  signature_id: optional(
    i32,
    'Signature id of the network, for networks with the capability for it. Absent: `network.signature_id` of the configuration, else 100.',
  ),
  rules: optional(
    ChainRules,
    'Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library.',
  ),
  dapp_id: optional(
    hex,
    'Dapp ID of the account, 64 hex characters. Absent: none, which matters for a message of another Dapp, and to contracts that ask for it. Extension of this library.',
  ),
  wasm_path: optional(
    text,
    'Folder of the WebAssembly components for `RUNWASM`, files named by their SHA-256 in hex. Absent: `wasm` in the folder of the storage (`local_storage_path`). Extension of this library.',
  ),
  vm_extension: optional(
    VmExtensionHandle,
    'Extension, from `tvm.register_vm_extension`, that answers the instructions which the machine cannot run by itself. Absent: such an instruction ends the run. Extension of this library.',
  ),
  vm_answers: optional(
    array(VmAnswer),
    'Answers that are known already, so that nobody has to be asked. Extension of this library.',
  ),
  trace: optional(
    bool,
    'Report every step of the virtual machine, at most the last 10000. Extension of this library.',
    {
      default: false,
    },
  ),
})

export const AccountForExecutor = union('AccountForExecutor', 'Account that a message is executed on.', {
  None: variant('The account does not exist.'),
  Uninit: variant('An account without contract and with 2^64 - 1 nano, at the destination of the message.'),
  Account: variant('A given account.', {
    boc: field(boc, 'The account.'),
    unlimited_balance: optional(bool, 'Execute with 2^64 - 1 nano; the balance is put back afterwards.', {
      default: false,
    }),
  }),
})

export const TraceStep = struct('TraceStep', 'A step of the virtual machine. Extension of this library.', {
  step: field(u32, 'Number of the step, the first is 1.'),
  instruction: field(text, 'Instruction with its operands.'),
  code_hash: field(hex, 'Hash of the cell that holds it.'),
  offset: field(u32, 'Its position in that cell, in bits.'),
  gas_used: field(u64, 'Gas used, its own included.'),
  gas_remaining: field(u64, 'Gas left after it.'),
  stack_depth: field(u32, 'Number of values on the stack after it.'),
  stack: field(
    any,
    'Top of the stack after it, at most 100 values, the lowest first; null when the trace would become too large.',
  ),
})

const abi = optional(Abi, 'ABI of the contract, to decode the outgoing messages.')
const bocCache = optional(BocCacheType, 'Keeps the results in the cache and returns references. Absent: base64.')
const returnUpdatedAccount = optional(bool, 'Return the changed account.', { default: false })
const executionOptions = optional(ExecutionOptions, 'Surroundings of the run.')
const account = 'The account after, as BOC or reference; empty unless `return_updated_account` was set.'
const trace = optional(array(TraceStep), 'Steps, when `execution_options.trace` was set.')

export const ParamsOfRunExecutor = struct('ParamsOfRunExecutor', 'A message and the account that it is executed on.', {
  message: field(boc, 'The message, external or internal.'),
  account: field(AccountForExecutor, 'The account.'),
  execution_options: executionOptions,
  abi,
  skip_transaction_check: optional(bool, 'Return an aborted transaction instead of its error.', { default: false }),
  boc_cache: bocCache,
  return_updated_account: returnUpdatedAccount,
})

export const ResultOfRunExecutor = struct('ResultOfRunExecutor', 'A transaction.', {
  transaction: field(json(ParsedTransaction), 'The transaction, parsed as by `boc.parse_transaction`.'),
  out_messages: field(array(boc), 'Outgoing messages, always base64.'),
  decoded: optional(DecodedOutput, 'Decoded outgoing messages, when an ABI was given.'),
  account: field(boc, account),
  fees: field(TransactionFees, 'What it cost.'),
  trace,
})

export const ParamsOfRunTvm = struct('ParamsOfRunTvm', 'A message and the contract that it is run on.', {
  message: field(boc, 'The message, external or internal.'),
  account: field(boc, 'The account; it must have code.'),
  execution_options: executionOptions,
  abi,
  boc_cache: bocCache,
  return_updated_account: returnUpdatedAccount,
})

export const ResultOfRunTvm = struct('ResultOfRunTvm', 'Result of a run without transaction.', {
  out_messages: field(array(boc), 'Messages of the send actions, as BOC or reference.'),
  decoded: optional(DecodedOutput, 'Decoded outgoing messages, when an ABI was given.'),
  account: field(boc, account),
  trace,
})

export const ParamsOfRunGet = struct('ParamsOfRunGet', 'A get method and its arguments.', {
  account: field(boc, 'The account; it must have code.'),
  function_name: field(text, 'Name of the get method, from which its number is calculated.'),
  input: optional(any, 'Arguments: an array of values, or one value. Absent: none.'),
  execution_options: executionOptions,
  tuple_list_as_array: optional(bool, 'Return chains of pairs that end in null as objects of type `List`.', {
    default: false,
  }),
})

export const ResultOfRunGet = struct('ResultOfRunGet', 'Stack after a get method.', {
  output: field(any, 'Values of the stack as array, the lowest first.'),
  trace,
})
