// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.abi.Abi
import vendorclient.api.boc.BocCacheType
import vendorclient.api.tvm.AccountForExecutor
import vendorclient.api.tvm.ExecutionOptions
import vendorclient.api.tvm.ParamsOfRunExecutor
import vendorclient.api.tvm.ParamsOfRunGet
import vendorclient.api.tvm.ParamsOfRunTvm
import vendorclient.api.tvm.RegisteredVmExtension
import vendorclient.api.tvm.ResultOfRunExecutor
import vendorclient.api.tvm.ResultOfRunGet
import vendorclient.api.tvm.ResultOfRunTvm
import vendorclient.api.tvm.TvmModule
import vendorclient.kotlin.result

/** Local execution of contracts: transactions, getters and get methods. */
public class TvmFunctions(private val caller: Caller) {
    private val java = TvmModule(caller)

    /**
     * Executes a message on an account, with all phases of a transaction.
     *
     * Nothing is sent. The random seed differs from call to call unless `execution_options.rand_seed` is set. An
     * aborted transaction is an error unless `skip_transaction_check` is set; a message that the contract does not
     * accept creates no transaction and is always an error.
     * @param message The message, external or internal.
     * @param account The account.
     * @param executionOptions Environment of the run.
     * @param abi ABI of the contract, to decode the outbound messages.
     * @param skipTransactionCheck Return an aborted transaction instead of an error.
     * @param bocCache Keep the results in the cache and return references. Default: return base64.
     * @param returnUpdatedAccount Return the updated account.
     * @param answerRequired Fail if the ABI declares outputs of the called function and the contract sends no answer
     * (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent. Extension of the
     * published interface.
     */
    public suspend fun runExecutor(
        message: String,
        account: AccountForExecutor,
        executionOptions: ExecutionOptions? = null,
        abi: Abi? = null,
        skipTransactionCheck: Boolean? = null,
        bocCache: BocCacheType? = null,
        returnUpdatedAccount: Boolean? = null,
        answerRequired: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfRunExecutor =
        java.runExecutor(ParamsOfRunExecutor(message, account, executionOptions, abi, skipTransactionCheck, bocCache, returnUpdatedAccount, answerRequired), options).result()

    /**
     * Runs contract code with a message, without the other phases of a transaction.
     *
     * For getters: there are no fees, gas is limited to 10^9, and only the data of the account changes. Messages are
     * returned as the send actions of the contract created them, newest first.
     * @param message The message, external or internal.
     * @param account The account; it must have code.
     * @param executionOptions Environment of the run.
     * @param abi ABI of the contract, to decode the outbound messages.
     * @param bocCache Keep the results in the cache and return references. Default: return base64.
     * @param returnUpdatedAccount Return the updated account.
     * @param answerRequired Fail if the ABI declares outputs of the called function and the contract sends no answer
     * (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent. Extension of the
     * published interface.
     */
    public suspend fun runTvm(
        message: String,
        account: String,
        executionOptions: ExecutionOptions? = null,
        abi: Abi? = null,
        bocCache: BocCacheType? = null,
        returnUpdatedAccount: Boolean? = null,
        answerRequired: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfRunTvm =
        java.runTvm(ParamsOfRunTvm(message, account, executionOptions, abi, bocCache, returnUpdatedAccount, answerRequired), options).result()

    /**
     * Runs a get method of a contract and returns the stack.
     *
     * For contracts with numbered methods: the number is the CRC-16 of the name, OR-ed with 0x10000. Gas is limited to
     * 10^9. Values: null; integers as decimal or `0x` text; tuples as arrays; cells, builders, slices and continuations
     * as objects with `type` and a BOC as `value`; lists as objects of type `List`.
     * @param account The account; it must have code.
     * @param functionName Name of the get method; its number is calculated from the name.
     * @param input Arguments: an array of values, or one value. Default: none.
     * @param executionOptions Environment of the run.
     * @param tupleListAsArray Return chains of pairs that end in null as objects of type `List`.
     */
    public suspend fun runGet(
        account: String,
        functionName: String,
        input: Any? = null,
        executionOptions: ExecutionOptions? = null,
        tupleListAsArray: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfRunGet =
        java.runGet(ParamsOfRunGet(account, functionName, input, executionOptions, tupleListAsArray), options).result()

    /**
     * Registers an extension of the virtual machine implemented by the application.
     *
     * Extension: The published library has no such function. The extension runs the instructions that the machine
     * cannot run itself: verifying Halo2 proofs. Runs use it if `execution_options.vm_extension` is set to it. A run is
     * repeated for each answer, at most 64 times, so answers must depend on the operands alone.
     */
    public suspend fun registerVmExtension(
        handler: AppVmExtension,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredVmExtension =
        caller.callWithObject("tvm.register_vm_extension", null, RegisteredVmExtension::fromJson, options, untyped(handler)).result()

    /**
     * Removes an extension of the virtual machine; an unknown handle is ignored.
     *
     * Extension: The published library has no such function.
     * @param handle Handle of the extension.
     */
    public suspend fun removeVmExtension(handle: Long, options: CallOptions = CallOptions.NONE) {
        java.removeVmExtension(RegisteredVmExtension(handle), options).result()
    }
}
