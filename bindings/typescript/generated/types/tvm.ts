// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'
import type * as boc from './boc.ts'
import type * as processing from './processing.ts'

/** Numbers of the errors of module tvm. */
export const TvmErrorCode = {
  /** A transaction cannot be read. */
  CanNotReadTransaction: 401,
  /** A configuration BOC cannot be used. */
  CanNotReadBlockchainConfig: 402,
  /** A transaction was aborted for a reason that no other code covers. */
  TransactionAborted: 403,
  /** The virtual machine met a state that it does not expect. */
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
  /** A message cannot be executed for a reason that no other code covers. */
  UnknownExecutionError: 410,
  /** The input of a get method cannot be used. */
  InvalidInputStack: 411,
  /** The account BOC lacks what is needed. */
  InvalidAccountBoc: 412,
  /** The message cannot be executed by its kind. */
  InvalidMessageType: 413,
  /** The contract ended with an error; `data` has `exit_code`. */
  ContractExecutionError: 414,
  /** The account is suspended. */
  AccountIsSuspended: 415,
  /** No extension of the virtual machine has this handle. */
  VmExtensionNotRegistered: 416,
  /** An instruction needs an answer that the run was not given; `data` has `instruction` and `operands`. */
  VmAnswerMissing: 417,
} as const

/** Numbers of the errors of module tvm. */
export type TvmErrorCode = (typeof TvmErrorCode)[keyof typeof TvmErrorCode]

/** Account that a message is executed on. */
export type AccountForExecutor =
  | {
      /** The account does not exist. */
      type: 'None'
    }
  | {
      /** An account without contract and with 2^64 - 1 nano, at the destination of the message. */
      type: 'Uninit'
    }
  | {
      /** A given account. */
      type: 'Account'
      /** The account. Text with a bag of cells in base64. */
      boc: string
      /** Execute with 2^64 - 1 nano; the balance is put back afterwards. Default: false. */
      unlimited_balance?: boolean | null | undefined
    }

/** Makes values of the type, `AccountForExecutor.None(…)`. */
export const AccountForExecutor: VariantMakers<AccountForExecutor> = variantMakers(['None', 'Uninit', 'Account'])

/** Surroundings of a local run. */
export interface ExecutionOptions {
  /**
   * Blockchain configuration: `ConfigParams`, as `boc.get_blockchain_config` returns them, or the dictionary of
   * parameters. Absent: the one that the network publishes, where endpoints are configured and answer within 3 s; else
   * the built-in one. Text with a bag of cells in base64.
   */
  blockchain_config?: string | null | undefined
  /** Unix time of the block, in s. Absent: now. Unsigned integer of 32 bits. */
  block_time?: number | null | undefined
  /** Logical time of the block. Absent: one below `transaction_lt`, else 1000000. Unsigned integer of 64 bits. */
  block_lt?: bigint | null | undefined
  /** Least logical time of the transaction. Absent: one above `block_lt`. Unsigned integer of 64 bits. */
  transaction_lt?: bigint | null | undefined
  /**
   * Number of the block, for contracts that ask. Extension of this library. Unsigned integer of 32 bits. Default: 0.
   */
  block_seq_no?: number | null | undefined
  /**
   * Seed of the block for random numbers, 64 hex characters; a contract sees it mixed with its account id, and sees 0
   * for zeros. Absent: zeros in `run_tvm` and `run_get`, which are repeatable then, and another one for each call in
   * `run_executor`. Extension of this library. Text with hex digits.
   */
  rand_seed?: string | null | undefined
  /** Let every check of a signature pass. Default: false. */
  chksig_always_succeed?: boolean | null | undefined
  /**
   * Signature id of the network, for networks with the capability for it. Absent: `network.signature_id` of the
   * configuration, else 100. Signed integer of 32 bits.
   */
  signature_id?: number | null | undefined
  /** Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library. */
  rules?: abi.ChainRules | null | undefined
  /**
   * Dapp ID of the account, 64 hex characters. Absent: none, which matters for a message of another Dapp, and to
   * contracts that ask for it. Extension of this library. Text with hex digits.
   */
  dapp_id?: string | null | undefined
  /**
   * Folder of the WebAssembly components for `RUNWASM`, files named by their SHA-256 in hex. Absent: `wasm` in the
   * folder of the storage (`local_storage_path`). Extension of this library.
   */
  wasm_path?: string | null | undefined
  /**
   * Extension, from `tvm.register_vm_extension`, that answers the instructions which the machine cannot run by itself.
   * Absent: such an instruction ends the run. Extension of this library.
   */
  vm_extension?: VmExtensionHandle | null | undefined
  /** Answers that are known already, so that nobody has to be asked. Extension of this library. */
  vm_answers?: VmAnswer[] | null | undefined
  /** Report every step of the virtual machine, at most the last 10000. Extension of this library. Default: false. */
  trace?: boolean | null | undefined
}

/** What an extension of the application is asked. */
export type ParamsOfAppVmExtension = {
  /** Whether a proof holds. */
  type: 'Verify'
  /** Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`. */
  instruction: string
  /**
   * Bytes of its operands, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs; the proof.
   * Items: text with hex digits.
   */
  operands: string[]
}

/** Makes values of the type, `ParamsOfAppVmExtension.Verify(…)`. */
export const ParamsOfAppVmExtension: VariantMakers<ParamsOfAppVmExtension> = variantMakers(['Verify'])

/** A message and the account that it is executed on. */
export interface ParamsOfRunExecutor {
  /** The message, external or internal. Text with a bag of cells in base64. */
  message: string
  /** The account. */
  account: AccountForExecutor
  /** Surroundings of the run. */
  execution_options?: ExecutionOptions | null | undefined
  /** ABI of the contract, to decode the outgoing messages. */
  abi?: abi.Abi | null | undefined
  /** Return an aborted transaction instead of its error. Default: false. */
  skip_transaction_check?: boolean | null | undefined
  /** Keeps the results in the cache and returns references. Absent: base64. */
  boc_cache?: boc.BocCacheType | null | undefined
  /** Return the changed account. Default: false. */
  return_updated_account?: boolean | null | undefined
}

/** A get method and its arguments. */
export interface ParamsOfRunGet {
  /** The account; it must have code. Text with a bag of cells in base64. */
  account: string
  /** Name of the get method, from which its number is calculated. */
  function_name: string
  /** Arguments: an array of values, or one value. Absent: none. */
  input?: any
  /** Surroundings of the run. */
  execution_options?: ExecutionOptions | null | undefined
  /** Return chains of pairs that end in null as objects of type `List`. Default: false. */
  tuple_list_as_array?: boolean | null | undefined
}

/** A message and the contract that it is run on. */
export interface ParamsOfRunTvm {
  /** The message, external or internal. Text with a bag of cells in base64. */
  message: string
  /** The account; it must have code. Text with a bag of cells in base64. */
  account: string
  /** Surroundings of the run. */
  execution_options?: ExecutionOptions | null | undefined
  /** ABI of the contract, to decode the outgoing messages. */
  abi?: abi.Abi | null | undefined
  /** Keeps the results in the cache and returns references. Absent: base64. */
  boc_cache?: boc.BocCacheType | null | undefined
  /** Return the changed account. Default: false. */
  return_updated_account?: boolean | null | undefined
}

/** An extension of the virtual machine. */
export interface RegisteredVmExtension {
  /** Number of the extension. */
  handle: VmExtensionHandle
}

/** What an extension of the application answers. */
export type ResultOfAppVmExtension = {
  /** The answer. */
  type: 'Verify'
  /** Whether the proof holds. */
  valid: boolean
}

/** Makes values of the type, `ResultOfAppVmExtension.Verify(…)`. */
export const ResultOfAppVmExtension: VariantMakers<ResultOfAppVmExtension> = variantMakers(['Verify'])

/** A transaction. */
export interface ResultOfRunExecutor {
  /** The transaction, parsed as by `boc.parse_transaction`. */
  transaction: boc.ParsedTransaction
  /** Outgoing messages, always base64. Items: text with a bag of cells in base64. */
  out_messages: string[]
  /** Decoded outgoing messages, when an ABI was given. */
  decoded?: processing.DecodedOutput | null | undefined
  /**
   * The account after, as BOC or reference; empty unless `return_updated_account` was set. Text with a bag of cells in
   * base64.
   */
  account: string
  /** What it cost. */
  fees: TransactionFees
  /** Steps, when `execution_options.trace` was set. */
  trace?: TraceStep[] | null | undefined
}

/** Stack after a get method. */
export interface ResultOfRunGet {
  /** Values of the stack as array, the lowest first. */
  output: any
  /** Steps, when `execution_options.trace` was set. */
  trace?: TraceStep[] | null | undefined
}

/** Result of a run without transaction. */
export interface ResultOfRunTvm {
  /** Messages of the send actions, as BOC or reference. Items: text with a bag of cells in base64. */
  out_messages: string[]
  /** Decoded outgoing messages, when an ABI was given. */
  decoded?: processing.DecodedOutput | null | undefined
  /**
   * The account after, as BOC or reference; empty unless `return_updated_account` was set. Text with a bag of cells in
   * base64.
   */
  account: string
  /** Steps, when `execution_options.trace` was set. */
  trace?: TraceStep[] | null | undefined
}

/** A step of the virtual machine. Extension of this library. */
export interface TraceStep {
  /** Number of the step, the first is 1. Unsigned integer of 32 bits. */
  step: number
  /** Instruction with its operands. */
  instruction: string
  /** Hash of the cell that holds it. Text with hex digits. */
  code_hash: string
  /** Its position in that cell, in bits. Unsigned integer of 32 bits. */
  offset: number
  /** Gas used, its own included. Unsigned integer of 64 bits. */
  gas_used: bigint
  /** Gas left after it. Unsigned integer of 64 bits. */
  gas_remaining: bigint
  /** Number of values on the stack after it. Unsigned integer of 32 bits. */
  stack_depth: number
  /** Top of the stack after it, at most 100 values, the lowest first; null when the trace would become too large. */
  stack: any
}

/** What a transaction cost, in nano units. */
export interface TransactionFees {
  /** For the import of the inbound message. Unsigned integer of 64 bits. */
  in_msg_fwd_fee: bigint
  /** For storage. Unsigned integer of 64 bits. */
  storage_fee: bigint
  /** For computation. Unsigned integer of 64 bits. */
  gas_fee: bigint
  /** For forwarding the outgoing messages. Unsigned integer of 64 bits. */
  out_msgs_fwd_fee: bigint
  /** What the account paid in total. Unsigned integer of 64 bits. */
  total_account_fees: bigint
  /** Sum of the values of all outgoing messages; 0 when it exceeds 64 bits. Unsigned integer of 64 bits. */
  total_output: bigint
  /** The same as `in_msg_fwd_fee`. Unsigned integer of 64 bits. */
  ext_in_msg_fee: bigint
  /** The same as `out_msgs_fwd_fee`. Unsigned integer of 64 bits. */
  total_fwd_fees: bigint
  /** The same as `total_account_fees`. Unsigned integer of 64 bits. */
  account_fees: bigint
}

/** A known answer to an instruction. Extension of this library. */
export interface VmAnswer {
  /** Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`. */
  instruction: string
  /**
   * Bytes of its operands, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs; the proof.
   * Items: text with hex digits.
   */
  operands: string[]
  /** Whether the proof holds. */
  valid: boolean
}

/**
 * Number of an extension of the virtual machine.
 *
 * Unsigned integer of 32 bits.
 */
export type VmExtensionHandle = number
