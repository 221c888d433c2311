// Generated from the definitions of the API.
package vendorclient.api.tvm;

import org.jspecify.annotations.Nullable;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.api.boc.BocErrorCode;
import vendorclient.json.Decoders;

/** Local execution of contracts: transactions, getters and get methods. */
public final class TvmModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public TvmModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Executes a message on an account, with all phases of a transaction.
     *
     * <p>Nothing is sent. The random seed differs from call to call unless {@code execution_options.rand_seed} is set.
     * An aborted transaction is an error unless {@code skip_transaction_check} is set; a message that the contract does
     * not accept creates no transaction and is always an error.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link TvmErrorCode#CAN_NOT_READ_BLOCKCHAIN_CONFIG} (402), {@link
     * TvmErrorCode#UNKNOWN_EXECUTION_ERROR} (410), {@link TvmErrorCode#INVALID_ACCOUNT_BOC} (412), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#VM_EXTENSION_NOT_REGISTERED} (416), {@link
     * TvmErrorCode#VM_ANSWER_MISSING} (417), {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link
     * AbiErrorCode#INVALID_JSON} (303), {@link BocErrorCode#SERIALIZATION_ERROR} (202), {@link
     * BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link TvmErrorCode#INVALID_MESSAGE_TYPE} (413), {@link
     * TvmErrorCode#TRANSACTION_ABORTED} (403), {@link TvmErrorCode#ACTION_PHASE_FAILED} (405), {@link
     * TvmErrorCode#ACCOUNT_CODE_MISSING} (406), {@link TvmErrorCode#LOW_BALANCE} (407), {@link
     * TvmErrorCode#ACCOUNT_FROZEN_OR_DELETED} (408), {@link TvmErrorCode#ACCOUNT_IS_SUSPENDED} (415), {@link
     * TvmErrorCode#ANSWER_MISSING} (418), {@link TvmErrorCode#ANSWER_UNREADABLE} (419).
     *
     * @param params A message and the account to execute it on.
     * @return the call; its result: A transaction.
     */
    public Call<ResultOfRunExecutor> runExecutor(ParamsOfRunExecutor params) {
        return runExecutor(params, CallOptions.NONE);
    }

    /**
     * Executes a message on an account, with all phases of a transaction.
     *
     * <p>Nothing is sent. The random seed differs from call to call unless {@code execution_options.rand_seed} is set.
     * An aborted transaction is an error unless {@code skip_transaction_check} is set; a message that the contract does
     * not accept creates no transaction and is always an error.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link TvmErrorCode#CAN_NOT_READ_BLOCKCHAIN_CONFIG} (402), {@link
     * TvmErrorCode#UNKNOWN_EXECUTION_ERROR} (410), {@link TvmErrorCode#INVALID_ACCOUNT_BOC} (412), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#VM_EXTENSION_NOT_REGISTERED} (416), {@link
     * TvmErrorCode#VM_ANSWER_MISSING} (417), {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link
     * AbiErrorCode#INVALID_JSON} (303), {@link BocErrorCode#SERIALIZATION_ERROR} (202), {@link
     * BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link TvmErrorCode#INVALID_MESSAGE_TYPE} (413), {@link
     * TvmErrorCode#TRANSACTION_ABORTED} (403), {@link TvmErrorCode#ACTION_PHASE_FAILED} (405), {@link
     * TvmErrorCode#ACCOUNT_CODE_MISSING} (406), {@link TvmErrorCode#LOW_BALANCE} (407), {@link
     * TvmErrorCode#ACCOUNT_FROZEN_OR_DELETED} (408), {@link TvmErrorCode#ACCOUNT_IS_SUSPENDED} (415), {@link
     * TvmErrorCode#ANSWER_MISSING} (418), {@link TvmErrorCode#ANSWER_UNREADABLE} (419).
     *
     * @param params A message and the account to execute it on.
     * @param options how to call
     * @return the call; its result: A transaction.
     */
    public Call<ResultOfRunExecutor> runExecutor(ParamsOfRunExecutor params, CallOptions options) {
        return caller.call("tvm.run_executor", params, ResultOfRunExecutor::fromJson, options);
    }

    /**
     * Runs contract code with a message, without the other phases of a transaction.
     *
     * <p>For getters: there are no fees, gas is limited to 10^9, and only the data of the account changes. Messages are
     * returned as the send actions of the contract created them, newest first.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link TvmErrorCode#CAN_NOT_READ_BLOCKCHAIN_CONFIG} (402), {@link
     * TvmErrorCode#UNKNOWN_EXECUTION_ERROR} (410), {@link TvmErrorCode#INVALID_ACCOUNT_BOC} (412), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#VM_EXTENSION_NOT_REGISTERED} (416), {@link
     * TvmErrorCode#VM_ANSWER_MISSING} (417), {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link
     * AbiErrorCode#INVALID_JSON} (303), {@link BocErrorCode#SERIALIZATION_ERROR} (202), {@link
     * BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link AccountErrorCode#INVALID_DATA} (36), {@link
     * TvmErrorCode#INTERNAL_ERROR} (404), {@link TvmErrorCode#INVALID_MESSAGE_TYPE} (413), {@link
     * TvmErrorCode#ANSWER_MISSING} (418), {@link TvmErrorCode#ANSWER_UNREADABLE} (419).
     *
     * @param params A message and the contract to run it on.
     * @return the call; its result: Result of a run without a transaction.
     */
    public Call<ResultOfRunTvm> runTvm(ParamsOfRunTvm params) {
        return runTvm(params, CallOptions.NONE);
    }

    /**
     * Runs contract code with a message, without the other phases of a transaction.
     *
     * <p>For getters: there are no fees, gas is limited to 10^9, and only the data of the account changes. Messages are
     * returned as the send actions of the contract created them, newest first.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link TvmErrorCode#CAN_NOT_READ_BLOCKCHAIN_CONFIG} (402), {@link
     * TvmErrorCode#UNKNOWN_EXECUTION_ERROR} (410), {@link TvmErrorCode#INVALID_ACCOUNT_BOC} (412), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#VM_EXTENSION_NOT_REGISTERED} (416), {@link
     * TvmErrorCode#VM_ANSWER_MISSING} (417), {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link
     * AbiErrorCode#INVALID_JSON} (303), {@link BocErrorCode#SERIALIZATION_ERROR} (202), {@link
     * BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link AccountErrorCode#INVALID_DATA} (36), {@link
     * TvmErrorCode#INTERNAL_ERROR} (404), {@link TvmErrorCode#INVALID_MESSAGE_TYPE} (413), {@link
     * TvmErrorCode#ANSWER_MISSING} (418), {@link TvmErrorCode#ANSWER_UNREADABLE} (419).
     *
     * @param params A message and the contract to run it on.
     * @param options how to call
     * @return the call; its result: Result of a run without a transaction.
     */
    public Call<ResultOfRunTvm> runTvm(ParamsOfRunTvm params, CallOptions options) {
        return caller.call("tvm.run_tvm", params, ResultOfRunTvm::fromJson, options);
    }

    /**
     * Runs a get method of a contract and returns the stack.
     *
     * <p>For contracts with numbered methods: the number is the CRC-16 of the name, OR-ed with 0x10000. Gas is limited
     * to 10^9. Values: null; integers as decimal or {@code 0x} text; tuples as arrays; cells, builders, slices and
     * continuations as objects with {@code type} and a BOC as {@code value}; lists as objects of type {@code List}.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link TvmErrorCode#CAN_NOT_READ_BLOCKCHAIN_CONFIG} (402), {@link
     * TvmErrorCode#UNKNOWN_EXECUTION_ERROR} (410), {@link TvmErrorCode#INVALID_ACCOUNT_BOC} (412), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#VM_EXTENSION_NOT_REGISTERED} (416), {@link
     * TvmErrorCode#VM_ANSWER_MISSING} (417), {@link AccountErrorCode#INVALID_DATA} (36), {@link
     * TvmErrorCode#INTERNAL_ERROR} (404), {@link TvmErrorCode#INVALID_INPUT_STACK} (411).
     *
     * @param params A get method and its arguments.
     * @return the call; its result: Stack after running a get method.
     */
    public Call<ResultOfRunGet> runGet(ParamsOfRunGet params) {
        return runGet(params, CallOptions.NONE);
    }

    /**
     * Runs a get method of a contract and returns the stack.
     *
     * <p>For contracts with numbered methods: the number is the CRC-16 of the name, OR-ed with 0x10000. Gas is limited
     * to 10^9. Values: null; integers as decimal or {@code 0x} text; tuples as arrays; cells, builders, slices and
     * continuations as objects with {@code type} and a BOC as {@code value}; lists as objects of type {@code List}.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link TvmErrorCode#CAN_NOT_READ_BLOCKCHAIN_CONFIG} (402), {@link
     * TvmErrorCode#UNKNOWN_EXECUTION_ERROR} (410), {@link TvmErrorCode#INVALID_ACCOUNT_BOC} (412), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#VM_EXTENSION_NOT_REGISTERED} (416), {@link
     * TvmErrorCode#VM_ANSWER_MISSING} (417), {@link AccountErrorCode#INVALID_DATA} (36), {@link
     * TvmErrorCode#INTERNAL_ERROR} (404), {@link TvmErrorCode#INVALID_INPUT_STACK} (411).
     *
     * @param params A get method and its arguments.
     * @param options how to call
     * @return the call; its result: Stack after running a get method.
     */
    public Call<ResultOfRunGet> runGet(ParamsOfRunGet params, CallOptions options) {
        return caller.call("tvm.run_get", params, ResultOfRunGet::fromJson, options);
    }

    /**
     * Registers an extension of the virtual machine implemented by the application.
     *
     * <p>Extension: The published library has no such function. The extension runs the instructions that the machine
     * cannot run itself: verifying Halo2 proofs. Runs use it if {@code execution_options.vm_extension} is set to it. A
     * run is repeated for each answer, at most 64 times, so answers must depend on the operands alone.
     *
     * <p>Errors: {@link AccountErrorCode#CALLBACK_NOT_REGISTERED} (13).
     *
     * @param object answers the requests of the library
     * @return the call; its result: An extension of the virtual machine.
     */
    public Call<RegisteredVmExtension> registerVmExtension(AppVmExtension object) {
        return registerVmExtension(object, CallOptions.NONE);
    }

    /**
     * Registers an extension of the virtual machine implemented by the application.
     *
     * <p>Extension: The published library has no such function. The extension runs the instructions that the machine
     * cannot run itself: verifying Halo2 proofs. Runs use it if {@code execution_options.vm_extension} is set to it. A
     * run is repeated for each answer, at most 64 times, so answers must depend on the operands alone.
     *
     * <p>Errors: {@link AccountErrorCode#CALLBACK_NOT_REGISTERED} (13).
     *
     * @param object answers the requests of the library
     * @param options how to call
     * @return the call; its result: An extension of the virtual machine.
     */
    public Call<RegisteredVmExtension> registerVmExtension(AppVmExtension object, CallOptions options) {
        return caller.callWithObject(
                "tvm.register_vm_extension",
                null,
                RegisteredVmExtension::fromJson,
                options,
                AppVmExtension.untyped(object));
    }

    /**
     * Removes an extension of the virtual machine; an unknown handle is ignored.
     *
     * <p>Extension: The published library has no such function.
     *
     * @param params An extension of the virtual machine.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> removeVmExtension(RegisteredVmExtension params) {
        return removeVmExtension(params, CallOptions.NONE);
    }

    /**
     * Removes an extension of the virtual machine; an unknown handle is ignored.
     *
     * <p>Extension: The published library has no such function.
     *
     * @param params An extension of the virtual machine.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> removeVmExtension(RegisteredVmExtension params, CallOptions options) {
        return caller.call("tvm.remove_vm_extension", params, Decoders::nothing, options);
    }
}
