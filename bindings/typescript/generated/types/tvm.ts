// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'
import type * as boc from './boc.ts'
import type * as processing from './processing.ts'

/** Numbers of the errors of module tvm. */
export const TvmErrorCode = {
  /** A transaction is invalid. */
  CanNotReadTransaction: 401,
  /** A configuration BOC is invalid. */
  CanNotReadBlockchainConfig: 402,
  /** A transaction was aborted for a reason not covered by another code. */
  TransactionAborted: 403,
  /** The virtual machine reached an unexpected state. */
  InternalError: 404,
  /** The action phase of a transaction failed; `data` has `result_code`. */
  ActionPhaseFailed: 405,
  /** The account has no code. */
  AccountCodeMissing: 406,
  /** The balance of the account is too low; `data` has `account_balance`. */
  LowBalance: 407,
  /** The account is frozen or deleted. */
  AccountFrozenOrDeleted: 408,
  /** The account does not exist. */
  AccountMissing: 409,
  /** A message cannot be executed for a reason not covered by another code. */
  UnknownExecutionError: 410,
  /** The input of a get method is invalid. */
  InvalidInputStack: 411,
  /** The account BOC lacks required data. */
  InvalidAccountBoc: 412,
  /** A message of this kind cannot be executed. */
  InvalidMessageType: 413,
  /** The contract ended with an error; `data` has `exit_code`. */
  ContractExecutionError: 414,
  /** The account is suspended. */
  AccountIsSuspended: 415,
  /** No extension of the virtual machine has this handle. */
  VmExtensionNotRegistered: 416,
  /** An instruction needs an answer that was not provided to the run; `data` has `instruction` and `operands`. */
  VmAnswerMissing: 417,
  /**
   * The contract sent no answer although `answer_required` is set and the ABI declares outputs of the function; `data`
   * has `function_name`. Extension of the published interface.
   */
  AnswerMissing: 418,
  /**
   * The answer of the contract does not match the ABI although `answer_required` is set; `data` has `function_name` and
   * `reason`. Extension of the published interface.
   */
  AnswerUnreadable: 419,
} as const

/** Numbers of the errors of module tvm. */
export type TvmErrorCode = (typeof TvmErrorCode)[keyof typeof TvmErrorCode]

/** Account to execute a message on. */
export type AccountForExecutor =
  | {
      /** The account does not exist. */
      type: 'None'
    }
  | {
      /** An account without a contract and with 2^64 - 1 nano, at the destination of the message. */
      type: 'Uninit'
    }
  | {
      /** An existing account. */
      type: 'Account'
      /** The account. Text with a bag of cells in base64. */
      boc: string
      /** Execute with a balance of 2^64 - 1 nano; the real balance is restored afterwards. Default: false. */
      unlimited_balance?: boolean | null | undefined
    }

/** Makes values of the type, `AccountForExecutor.None(…)`. */
export const AccountForExecutor: VariantMakers<AccountForExecutor> = variantMakers(['None', 'Uninit', 'Account'])

/** Environment of a local run. */
export interface ExecutionOptions {
  /**
   * Blockchain configuration: `ConfigParams`, as returned by `boc.get_blockchain_config`, or the dictionary of
   * parameters. Default: the configuration published by the network, if endpoints are configured and answer within 3 s;
   * otherwise the built-in one, with the figures of nodes for networks with Dapp IDs. Text with a bag of cells in
   * base64.
   */
  blockchain_config?: string | null | undefined
  /** Time of the block, Unix time in s. Default: now. Unsigned integer of 32 bits. */
  block_time?: number | null | undefined
  /** Logical time of the block. Default: one below `transaction_lt`, otherwise 1000000. Unsigned integer of 64 bits. */
  block_lt?: bigint | null | undefined
  /** Minimum logical time of the transaction. Default: one above `block_lt`. Unsigned integer of 64 bits. */
  transaction_lt?: bigint | null | undefined
  /**
   * Number of the block, for contracts that read it. Extension of this library. Unsigned integer of 32 bits. Default:
   * 0.
   */
  block_seq_no?: number | null | undefined
  /**
   * Random seed of the block, 64 hex characters; a contract sees it mixed with its account id, and sees 0 if it is all
   * zeros. Default: zeros in `run_tvm` and `run_get`, which makes them repeatable; a new seed for each call of
   * `run_executor`. Extension of this library. Text with hex digits.
   */
  rand_seed?: string | null | undefined
  /** Treat all signatures as valid. Default: false. */
  chksig_always_succeed?: boolean | null | undefined
  /**
   * Signature id, for networks with that capability. Default: `network.signature_id` of the configuration, otherwise
   * 100. Signed integer of 32 bits.
   */
  signature_id?: number | null | undefined
  /** Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library. */
  rules?: abi.ChainRules | null | undefined
  /**
   * Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from another Dapp and for
   * contracts that read it. Extension of this library. Text with hex digits.
   */
  dapp_id?: string | null | undefined
  /**
   * Folder of the WebAssembly components for `RUNWASM`, with files named by their SHA-256 in hex. Default: `wasm` in
   * the storage folder (`local_storage_path`). Extension of this library.
   */
  wasm_path?: string | null | undefined
  /**
   * Extension, from `tvm.register_vm_extension`, that runs the instructions that the machine cannot run itself. Without
   * it, such an instruction ends the run. Extension of this library.
   */
  vm_extension?: VmExtensionHandle | null | undefined
  /** Answers that are already known, so the extension is not asked for them. Extension of this library. */
  vm_answers?: VmAnswer[] | null | undefined
  /** Return every step of the virtual machine, up to the last 10000. Extension of this library. Default: false. */
  trace?: boolean | null | undefined
  /**
   * Return what the contract prints with debug instructions, as `logs`: at most 1000 lines and 65536 characters.
   * Extension of this library. Default: false.
   */
  logs?: boolean | null | undefined
}

/** Request to an extension of the application. */
export type ParamsOfAppVmExtension = {
  /** Requests verification of a proof. */
  type: 'Verify'
  /** Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`. */
  instruction: string
  /**
   * Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs; the proof.
   * Items: text with hex digits.
   */
  operands: string[]
}

/** Makes values of the type, `ParamsOfAppVmExtension.Verify(…)`. */
export const ParamsOfAppVmExtension: VariantMakers<ParamsOfAppVmExtension> = variantMakers(['Verify'])

/** A message and the account to execute it on. */
export interface ParamsOfRunExecutor {
  /** The message, external or internal. Text with a bag of cells in base64. */
  message: string
  /** The account. */
  account: AccountForExecutor
  /** Environment of the run. Default: {}. */
  execution_options?: ExecutionOptions | null | undefined
  /** ABI of the contract, to decode the outbound messages. */
  abi?: abi.Abi | null | undefined
  /** Return an aborted transaction instead of an error. Default: false. */
  skip_transaction_check?: boolean | null | undefined
  /** Keep the results in the cache and return references. Default: return base64. */
  boc_cache?: boc.BocCacheType | null | undefined
  /** Return the updated account. Default: false. */
  return_updated_account?: boolean | null | undefined
  /**
   * Fail if the ABI declares outputs of the called function and the contract sends no answer (418) or one that the ABI
   * does not describe (419). Without it, `decoded.output` is then absent. Extension of the published interface.
   * Default: false.
   */
  answer_required?: boolean | null | undefined
}

/** A get method and its arguments. */
export interface ParamsOfRunGet {
  /** The account; it must have code. Text with a bag of cells in base64. */
  account: string
  /** Name of the get method; its number is calculated from the name. */
  function_name: string
  /** Arguments: an array of values, or one value. Default: none. */
  input?: any
  /** Environment of the run. Default: {}. */
  execution_options?: ExecutionOptions | null | undefined
  /** Return chains of pairs that end in null as objects of type `List`. Default: false. */
  tuple_list_as_array?: boolean | null | undefined
}

/** A message and the contract to run it on. */
export interface ParamsOfRunTvm {
  /** The message, external or internal. Text with a bag of cells in base64. */
  message: string
  /** The account; it must have code. Text with a bag of cells in base64. */
  account: string
  /** Environment of the run. Default: {}. */
  execution_options?: ExecutionOptions | null | undefined
  /** ABI of the contract, to decode the outbound messages. */
  abi?: abi.Abi | null | undefined
  /** Keep the results in the cache and return references. Default: return base64. */
  boc_cache?: boc.BocCacheType | null | undefined
  /** Return the updated account. Default: false. */
  return_updated_account?: boolean | null | undefined
  /**
   * Fail if the ABI declares outputs of the called function and the contract sends no answer (418) or one that the ABI
   * does not describe (419). Without it, `decoded.output` is then absent. Extension of the published interface.
   * Default: false.
   */
  answer_required?: boolean | null | undefined
}

/** An extension of the virtual machine. */
export interface RegisteredVmExtension {
  /** Handle of the extension. */
  handle: VmExtensionHandle
}

/** Response of an extension of the application. */
export type ResultOfAppVmExtension = {
  /** The answer. */
  type: 'Verify'
  /** Whether the proof is valid. */
  valid: boolean
}

/** Makes values of the type, `ResultOfAppVmExtension.Verify(…)`. */
export const ResultOfAppVmExtension: VariantMakers<ResultOfAppVmExtension> = variantMakers(['Verify'])

/** A transaction. */
export interface ResultOfRunExecutor {
  /** The transaction, parsed as by `boc.parse_transaction`. */
  transaction: boc.ParsedTransaction
  /** Outbound messages, always base64. Items: text with a bag of cells in base64. */
  out_messages: string[]
  /** Decoded outbound messages, if an ABI is given. */
  decoded?: processing.DecodedOutput | null | undefined
  /**
   * The updated account, as BOC or reference; empty unless `return_updated_account` is set. Text with a bag of cells in
   * base64.
   */
  account: string
  /** Fees of the transaction. */
  fees: TransactionFees
  /** Steps, if `execution_options.trace` is set. */
  trace?: TraceStep[] | null | undefined
  /**
   * What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has it in
   * `data.logs` in any case. Extension of this library.
   */
  logs?: string[] | null | undefined
}

/** Stack after running a get method. */
export interface ResultOfRunGet {
  /** Values of the stack as an array, lowest first. */
  output: any
  /** Steps, if `execution_options.trace` is set. */
  trace?: TraceStep[] | null | undefined
  /**
   * What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has it in
   * `data.logs` in any case. Extension of this library.
   */
  logs?: string[] | null | undefined
}

/** Result of a run without a transaction. */
export interface ResultOfRunTvm {
  /** Messages of the send actions, as BOC or reference. Items: text with a bag of cells in base64. */
  out_messages: string[]
  /** Decoded outbound messages, if an ABI is given. */
  decoded?: processing.DecodedOutput | null | undefined
  /**
   * The updated account, as BOC or reference; empty unless `return_updated_account` is set. Text with a bag of cells in
   * base64.
   */
  account: string
  /** Steps, if `execution_options.trace` is set. */
  trace?: TraceStep[] | null | undefined
  /**
   * What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has it in
   * `data.logs` in any case. Extension of this library.
   */
  logs?: string[] | null | undefined
}

/** A step of the virtual machine. Extension of this library. */
export interface TraceStep {
  /** Number of the step, starting at 1. Unsigned integer of 32 bits. */
  step: number
  /** Instruction with its operands. */
  instruction: string
  /** Hash of the cell that contains the instruction. Text with hex digits. */
  code_hash: string
  /** Position in that cell, in bits. Unsigned integer of 32 bits. */
  offset: number
  /** Total gas used, in units of gas, including this step. Unsigned integer of 64 bits. */
  gas_used: bigint
  /** Gas remaining after the step, in units of gas. Unsigned integer of 64 bits. */
  gas_remaining: bigint
  /** Number of values on the stack after the step. Unsigned integer of 32 bits. */
  stack_depth: number
  /** Top of the stack after the step, at most 100 values, lowest first; null if the trace would become too large. */
  stack: any
}

/** Fees of a transaction, in nano units. */
export interface TransactionFees {
  /** Import fee of the inbound message, in nano units. Unsigned integer of 64 bits. */
  in_msg_fwd_fee: bigint
  /** Storage fee, in nano units. Unsigned integer of 64 bits. */
  storage_fee: bigint
  /** Compute fee (gas), in nano units. Unsigned integer of 64 bits. */
  gas_fee: bigint
  /** Forwarding fees of the outbound messages, in nano units. Unsigned integer of 64 bits. */
  out_msgs_fwd_fee: bigint
  /** Total paid by the account, in nano units. Unsigned integer of 64 bits. */
  total_account_fees: bigint
  /**
   * Sum of the values of all outbound messages, in nano units; 0 if it exceeds 64 bits. Unsigned integer of 64 bits.
   */
  total_output: bigint
  /** Same as `in_msg_fwd_fee`, in nano units. Unsigned integer of 64 bits. */
  ext_in_msg_fee: bigint
  /** Same as `out_msgs_fwd_fee`, in nano units. Unsigned integer of 64 bits. */
  total_fwd_fees: bigint
  /** Same as `total_account_fees`, in nano units. Unsigned integer of 64 bits. */
  account_fees: bigint
}

/** The known answer to an instruction. Extension of this library. */
export interface VmAnswer {
  /** Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`. */
  instruction: string
  /**
   * Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs; the proof.
   * Items: text with hex digits.
   */
  operands: string[]
  /** Whether the proof is valid. */
  valid: boolean
}

/**
 * Handle of an extension of the virtual machine.
 *
 * Unsigned integer of 32 bits.
 */
export type VmExtensionHandle = number
