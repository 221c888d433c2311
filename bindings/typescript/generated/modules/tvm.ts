// Generated from the definitions by "npm run generate"; changes belong there.

import type { AppObjectOptions, Caller, CallOptions } from '../../common/Caller.ts'
import * as objects from '../appObjects.ts'
import type * as tvm from '../types/tvm.ts'

/** Local execution of contracts: transactions, getters and get methods. */
export class TvmModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Executes a message on an account, with all phases of a transaction.
   *
   * Nothing is sent. The random seed differs from call to call unless `execution_options.rand_seed` is set. An aborted
   * transaction is an error unless `skip_transaction_check` is set; a message that the contract does not accept creates
   * no transaction and is always an error.
   *
   * Errors: 2 InvalidHex, 201 InvalidBoc, 206 BocRefNotFound, 402 CanNotReadBlockchainConfig, 410
   * UnknownExecutionError, 412 InvalidAccountBoc, 414 ContractExecutionError, 416 VmExtensionNotRegistered, 417
   * VmAnswerMissing, 1 NotImplemented, 303 InvalidJson, 202 SerializationError, 205 InsufficientCacheSize, 413
   * InvalidMessageType, 403 TransactionAborted, 405 ActionPhaseFailed, 406 AccountCodeMissing, 407 LowBalance, 408
   * AccountFrozenOrDeleted, 415 AccountIsSuspended, 418 AnswerMissing, 419 AnswerUnreadable.
   *
   * Function `tvm.run_executor`.
   */
  runExecutor(params: tvm.ParamsOfRunExecutor, options?: CallOptions): Promise<tvm.ResultOfRunExecutor> {
    return this.#caller.call('tvm.run_executor', params, options)
  }

  /**
   * Runs contract code with a message, without the other phases of a transaction.
   *
   * For getters: there are no fees, gas is limited to 10^9, and only the data of the account changes. Messages are
   * returned as the send actions of the contract created them, newest first.
   *
   * Errors: 2 InvalidHex, 201 InvalidBoc, 206 BocRefNotFound, 402 CanNotReadBlockchainConfig, 410
   * UnknownExecutionError, 412 InvalidAccountBoc, 414 ContractExecutionError, 416 VmExtensionNotRegistered, 417
   * VmAnswerMissing, 1 NotImplemented, 303 InvalidJson, 202 SerializationError, 205 InsufficientCacheSize, 36
   * InvalidData, 404 InternalError, 413 InvalidMessageType, 418 AnswerMissing, 419 AnswerUnreadable.
   *
   * Function `tvm.run_tvm`.
   */
  runTvm(params: tvm.ParamsOfRunTvm, options?: CallOptions): Promise<tvm.ResultOfRunTvm> {
    return this.#caller.call('tvm.run_tvm', params, options)
  }

  /**
   * Runs a get method of a contract and returns the stack.
   *
   * For contracts with numbered methods: the number is the CRC-16 of the name, OR-ed with 0x10000. Gas is limited to
   * 10^9. Values: null; integers as decimal or `0x` text; tuples as arrays; cells, builders, slices and continuations
   * as objects with `type` and a BOC as `value`; lists as objects of type `List`.
   *
   * Errors: 2 InvalidHex, 201 InvalidBoc, 206 BocRefNotFound, 402 CanNotReadBlockchainConfig, 410
   * UnknownExecutionError, 412 InvalidAccountBoc, 414 ContractExecutionError, 416 VmExtensionNotRegistered, 417
   * VmAnswerMissing, 36 InvalidData, 404 InternalError, 411 InvalidInputStack.
   *
   * Function `tvm.run_get`.
   */
  runGet(params: tvm.ParamsOfRunGet, options?: CallOptions): Promise<tvm.ResultOfRunGet> {
    return this.#caller.call('tvm.run_get', params, options)
  }

  /**
   * Registers an extension of the virtual machine implemented by the application.
   *
   * Extension: The published library has no such function. The extension runs the instructions that the machine cannot
   * run itself: verifying Halo2 proofs. Runs use it if `execution_options.vm_extension` is set to it. A run is repeated
   * for each answer, at most 64 times, so answers must depend on the operands alone.
   *
   * Errors: 13 CallbackNotRegistered.
   *
   * Function `tvm.register_vm_extension`.
   */
  registerVmExtension(object: objects.AppVmExtension, options?: AppObjectOptions): Promise<tvm.RegisteredVmExtension> {
    return this.#caller.callWithObject(
      'tvm.register_vm_extension',
      undefined,
      object,
      objects.appVmExtensionMethods,
      options,
    )
  }

  /**
   * Removes an extension of the virtual machine; an unknown handle is ignored.
   *
   * Extension: The published library has no such function.
   *
   * Function `tvm.remove_vm_extension`.
   */
  removeVmExtension(params: tvm.RegisteredVmExtension, options?: CallOptions): Promise<void> {
    return this.#caller.call('tvm.remove_vm_extension', params, options)
  }
}
