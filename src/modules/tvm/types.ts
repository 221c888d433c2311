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
  withDefault,
} from '../../schema/shapes.ts'
import { Abi, ChainRules } from '../abi/types/contracts.ts'
import { BocCacheType } from '../boc/types/BocCacheType.ts'
import { ParsedTransaction } from '../boc/types/parsedObjects.ts'
import { DecodedOutput } from './outcome/DecodedOutput.ts'
import { TransactionFees } from './outcome/TransactionFees.ts'

export { TransactionFees } from './outcome/TransactionFees.ts'

export const VmExtensionHandle = alias('VmExtensionHandle', 'Handle of an extension of the virtual machine.', u32)

export const RegisteredVmExtension = struct('RegisteredVmExtension', 'An extension of the virtual machine.', {
  handle: field(VmExtensionHandle, 'Handle of the extension.'),
})

const instruction = field(text, 'Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.')
const operands = field(
  array(hex),
  'Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs; the proof.',
)

export const ParamsOfAppVmExtension = union('ParamsOfAppVmExtension', 'Request to an extension of the application.', {
  Verify: variant('Requests verification of a proof.', { instruction, operands }),
})

export const ResultOfAppVmExtension = union('ResultOfAppVmExtension', 'Response of an extension of the application.', {
  Verify: variant('The answer.', { valid: field(bool, 'Whether the proof is valid.') }),
})

export const VmAnswer = struct('VmAnswer', 'The known answer to an instruction. Extension of this library.', {
  instruction,
  operands,
  valid: field(bool, 'Whether the proof is valid.'),
})

export const ExecutionOptions = struct('ExecutionOptions', 'Environment of a local run.', {
  blockchain_config: optional(
    boc,
    'Blockchain configuration: `ConfigParams`, as returned by `boc.get_blockchain_config`, or the dictionary of parameters. Default: the configuration published by the network, if endpoints are configured and answer within 3 s; otherwise the built-in one, with the figures of nodes for networks with Dapp IDs.',
  ),
  block_time: optional(u32, 'Time of the block, Unix time in s. Default: now.'),
  block_lt: optional(u64, 'Logical time of the block. Default: one below `transaction_lt`, otherwise 1000000.'),
  transaction_lt: optional(u64, 'Minimum logical time of the transaction. Default: one above `block_lt`.'),
  block_seq_no: withDefault(u32, 'Number of the block, for contracts that read it. Extension of this library.', 0),
  rand_seed: optional(
    hex,
    'Random seed of the block, 64 hex characters; a contract sees it mixed with its account id, and sees 0 if it is all zeros. Default: zeros in `run_tvm` and `run_get`, which makes them repeatable; a new seed for each call of `run_executor`. Extension of this library.',
  ),
  chksig_always_succeed: withDefault(bool, 'Treat all signatures as valid.', false),
  signature_id: optional(
    i32,
    'Signature id, for networks with that capability. Default: `network.signature_id` of the configuration, otherwise 100.',
  ),
  rules: optional(
    ChainRules,
    'Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library.',
  ),
  dapp_id: optional(
    hex,
    'Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from another Dapp and for contracts that read it. Extension of this library.',
  ),
  wasm_path: optional(
    text,
    'Folder of the WebAssembly components for `RUNWASM`, with files named by their SHA-256 in hex. Default: `wasm` in the storage folder (`local_storage_path`). Extension of this library.',
  ),
  vm_extension: optional(
    VmExtensionHandle,
    'Extension, from `tvm.register_vm_extension`, that runs the instructions that the machine cannot run itself. Without it, such an instruction ends the run. Extension of this library.',
  ),
  vm_answers: optional(
    array(VmAnswer),
    'Answers that are already known, so the extension is not asked for them. Extension of this library.',
  ),
  trace: withDefault(
    bool,
    'Return every step of the virtual machine, up to the last 10000. Extension of this library.',
    false,
  ),
  logs: withDefault(
    bool,
    'Return what the contract prints with debug instructions, as `logs`: at most 1000 lines and 65536 characters. Extension of this library.',
    false,
  ),
})

export const AccountForExecutor = union('AccountForExecutor', 'Account to execute a message on.', {
  None: variant('The account does not exist.'),
  Uninit: variant('An account without a contract and with 2^64 - 1 nano, at the destination of the message.'),
  Account: variant('An existing account.', {
    boc: field(boc, 'The account.'),
    unlimited_balance: withDefault(
      bool,
      'Execute with a balance of 2^64 - 1 nano; the real balance is restored afterwards.',
      false,
    ),
  }),
})

export const TraceStep = struct('TraceStep', 'A step of the virtual machine. Extension of this library.', {
  step: field(u32, 'Number of the step, starting at 1.'),
  instruction: field(text, 'Instruction with its operands.'),
  code_hash: field(hex, 'Hash of the cell that contains the instruction.'),
  offset: field(u32, 'Position in that cell, in bits.'),
  gas_used: field(u64, 'Total gas used, in units of gas, including this step.'),
  gas_remaining: field(u64, 'Gas remaining after the step, in units of gas.'),
  stack_depth: field(u32, 'Number of values on the stack after the step.'),
  stack: field(
    any,
    'Top of the stack after the step, at most 100 values, lowest first; null if the trace would become too large.',
  ),
})

const abi = optional(Abi, 'ABI of the contract, to decode the outbound messages.')
const bocCache = optional(BocCacheType, 'Keep the results in the cache and return references. Default: return base64.')
const returnUpdatedAccount = withDefault(bool, 'Return the updated account.', false)
const executionOptions = withDefault(ExecutionOptions, 'Environment of the run.', {})
const account = 'The updated account, as BOC or reference; empty unless `return_updated_account` is set.'
const trace = optional(array(TraceStep), 'Steps, if `execution_options.trace` is set.')
const logs = optional(
  array(text),
  'What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has it in `data.logs` in any case. Extension of this library.',
)

const answerRequired = withDefault(
  bool,
  'Fail if the ABI declares outputs of the called function and the contract sends no answer (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent. Extension of the published interface.',
  false,
)

export const ParamsOfRunExecutor = struct('ParamsOfRunExecutor', 'A message and the account to execute it on.', {
  message: field(boc, 'The message, external or internal.'),
  account: field(AccountForExecutor, 'The account.'),
  execution_options: executionOptions,
  abi,
  skip_transaction_check: withDefault(bool, 'Return an aborted transaction instead of an error.', false),
  boc_cache: bocCache,
  return_updated_account: returnUpdatedAccount,
  answer_required: answerRequired,
})

export const ResultOfRunExecutor = struct('ResultOfRunExecutor', 'A transaction.', {
  transaction: field(json(ParsedTransaction), 'The transaction, parsed as by `boc.parse_transaction`.'),
  out_messages: field(array(boc), 'Outbound messages, always base64.'),
  decoded: optional(DecodedOutput, 'Decoded outbound messages, if an ABI is given.'),
  account: field(boc, account),
  fees: field(TransactionFees, 'Fees of the transaction.'),
  trace,
  logs,
})

export const ParamsOfRunTvm = struct('ParamsOfRunTvm', 'A message and the contract to run it on.', {
  message: field(boc, 'The message, external or internal.'),
  account: field(boc, 'The account; it must have code.'),
  execution_options: executionOptions,
  abi,
  boc_cache: bocCache,
  return_updated_account: returnUpdatedAccount,
  answer_required: answerRequired,
})

export const ResultOfRunTvm = struct('ResultOfRunTvm', 'Result of a run without a transaction.', {
  out_messages: field(array(boc), 'Messages of the send actions, as BOC or reference.'),
  decoded: optional(DecodedOutput, 'Decoded outbound messages, if an ABI is given.'),
  account: field(boc, account),
  trace,
  logs,
})

export const ParamsOfRunGet = struct('ParamsOfRunGet', 'A get method and its arguments.', {
  account: field(boc, 'The account; it must have code.'),
  function_name: field(text, 'Name of the get method; its number is calculated from the name.'),
  input: optional(any, 'Arguments: an array of values, or one value. Default: none.'),
  execution_options: executionOptions,
  tuple_list_as_array: withDefault(bool, 'Return chains of pairs that end in null as objects of type `List`.', false),
})

export const ResultOfRunGet = struct('ResultOfRunGet', 'Stack after running a get method.', {
  output: field(any, 'Values of the stack as an array, lowest first.'),
  trace,
  logs,
})
