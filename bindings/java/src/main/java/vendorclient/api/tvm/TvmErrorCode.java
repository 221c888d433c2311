// Generated from the definitions of the API.
package vendorclient.api.tvm;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module tvm. */
public enum TvmErrorCode implements NumberConstant {
    /** A transaction cannot be read. */
    CAN_NOT_READ_TRANSACTION(401),

    /** A configuration BOC cannot be used. */
    CAN_NOT_READ_BLOCKCHAIN_CONFIG(402),

    /** A transaction was aborted for a reason that no other code covers. */
    TRANSACTION_ABORTED(403),

    /** The virtual machine met a state that it does not expect. */
    INTERNAL_ERROR(404),

    /** The action phase of a transaction failed; {@code data} has {@code result_code}. */
    ACTION_PHASE_FAILED(405),

    /** The account has no code. */
    ACCOUNT_CODE_MISSING(406),

    /** The balance of the account is too low; {@code data} has {@code account_balance}. */
    LOW_BALANCE(407),

    /** The account is frozen or deleted. */
    ACCOUNT_FROZEN_OR_DELETED(408),

    /** The account does not exist. */
    ACCOUNT_MISSING(409),

    /** A message cannot be executed for a reason that no other code covers. */
    UNKNOWN_EXECUTION_ERROR(410),

    /** The input of a get method cannot be used. */
    INVALID_INPUT_STACK(411),

    /** The account BOC lacks what is needed. */
    INVALID_ACCOUNT_BOC(412),

    /** The message cannot be executed by its kind. */
    INVALID_MESSAGE_TYPE(413),

    /** The contract ended with an error; {@code data} has {@code exit_code}. */
    CONTRACT_EXECUTION_ERROR(414),

    /** The account is suspended. */
    ACCOUNT_IS_SUSPENDED(415),

    /** No extension of the virtual machine has this handle. */
    VM_EXTENSION_NOT_REGISTERED(416),

    /**
     * An instruction needs an answer that the run was not given; {@code data} has {@code instruction} and {@code
     * operands}.
     */
    VM_ANSWER_MISSING(417);

    private final int wire;

    TvmErrorCode(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static TvmErrorCode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
