// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module tvm. */
public final class TvmErrorCode extends NumberConstant {
    /** A transaction is invalid. */
    public static final TvmErrorCode CAN_NOT_READ_TRANSACTION = new TvmErrorCode(401, "CAN_NOT_READ_TRANSACTION");

    /** A configuration BOC is invalid. */
    public static final TvmErrorCode CAN_NOT_READ_BLOCKCHAIN_CONFIG = new TvmErrorCode(
            402, "CAN_NOT_READ_BLOCKCHAIN_CONFIG");

    /** A transaction was aborted for a reason not covered by another code. */
    public static final TvmErrorCode TRANSACTION_ABORTED = new TvmErrorCode(403, "TRANSACTION_ABORTED");

    /** The virtual machine reached an unexpected state. */
    public static final TvmErrorCode INTERNAL_ERROR = new TvmErrorCode(404, "INTERNAL_ERROR");

    /** The action phase of a transaction failed; {@code data} has {@code result_code}. */
    public static final TvmErrorCode ACTION_PHASE_FAILED = new TvmErrorCode(405, "ACTION_PHASE_FAILED");

    /** The account has no code. */
    public static final TvmErrorCode ACCOUNT_CODE_MISSING = new TvmErrorCode(406, "ACCOUNT_CODE_MISSING");

    /** The balance of the account is too low; {@code data} has {@code account_balance}. */
    public static final TvmErrorCode LOW_BALANCE = new TvmErrorCode(407, "LOW_BALANCE");

    /** The account is frozen or deleted. */
    public static final TvmErrorCode ACCOUNT_FROZEN_OR_DELETED = new TvmErrorCode(408, "ACCOUNT_FROZEN_OR_DELETED");

    /** The account does not exist. */
    public static final TvmErrorCode ACCOUNT_MISSING = new TvmErrorCode(409, "ACCOUNT_MISSING");

    /** A message cannot be executed for a reason not covered by another code. */
    public static final TvmErrorCode UNKNOWN_EXECUTION_ERROR = new TvmErrorCode(410, "UNKNOWN_EXECUTION_ERROR");

    /** The input of a get method is invalid. */
    public static final TvmErrorCode INVALID_INPUT_STACK = new TvmErrorCode(411, "INVALID_INPUT_STACK");

    /** The account BOC lacks required data. */
    public static final TvmErrorCode INVALID_ACCOUNT_BOC = new TvmErrorCode(412, "INVALID_ACCOUNT_BOC");

    /** A message of this kind cannot be executed. */
    public static final TvmErrorCode INVALID_MESSAGE_TYPE = new TvmErrorCode(413, "INVALID_MESSAGE_TYPE");

    /** The contract ended with an error; {@code data} has {@code exit_code}. */
    public static final TvmErrorCode CONTRACT_EXECUTION_ERROR = new TvmErrorCode(414, "CONTRACT_EXECUTION_ERROR");

    /** The account is suspended. */
    public static final TvmErrorCode ACCOUNT_IS_SUSPENDED = new TvmErrorCode(415, "ACCOUNT_IS_SUSPENDED");

    /** No extension of the virtual machine has this handle. */
    public static final TvmErrorCode VM_EXTENSION_NOT_REGISTERED = new TvmErrorCode(416, "VM_EXTENSION_NOT_REGISTERED");

    /**
     * An instruction needs an answer that was not provided to the run; {@code data} has {@code instruction} and {@code
     * operands}.
     */
    public static final TvmErrorCode VM_ANSWER_MISSING = new TvmErrorCode(417, "VM_ANSWER_MISSING");

    /**
     * The contract sent no answer although {@code answer_required} is set and the ABI declares outputs of the function;
     * {@code data} has {@code function_name}. Extension of the published interface.
     */
    public static final TvmErrorCode ANSWER_MISSING = new TvmErrorCode(418, "ANSWER_MISSING");

    /**
     * The answer of the contract does not match the ABI although {@code answer_required} is set; {@code data} has
     * {@code function_name} and {@code reason}. Extension of the published interface.
     */
    public static final TvmErrorCode ANSWER_UNREADABLE = new TvmErrorCode(419, "ANSWER_UNREADABLE");

    private TvmErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static TvmErrorCode of(int wire) {
        return switch (wire) {
            case 401 -> CAN_NOT_READ_TRANSACTION;
            case 402 -> CAN_NOT_READ_BLOCKCHAIN_CONFIG;
            case 403 -> TRANSACTION_ABORTED;
            case 404 -> INTERNAL_ERROR;
            case 405 -> ACTION_PHASE_FAILED;
            case 406 -> ACCOUNT_CODE_MISSING;
            case 407 -> LOW_BALANCE;
            case 408 -> ACCOUNT_FROZEN_OR_DELETED;
            case 409 -> ACCOUNT_MISSING;
            case 410 -> UNKNOWN_EXECUTION_ERROR;
            case 411 -> INVALID_INPUT_STACK;
            case 412 -> INVALID_ACCOUNT_BOC;
            case 413 -> INVALID_MESSAGE_TYPE;
            case 414 -> CONTRACT_EXECUTION_ERROR;
            case 415 -> ACCOUNT_IS_SUSPENDED;
            case 416 -> VM_EXTENSION_NOT_REGISTERED;
            case 417 -> VM_ANSWER_MISSING;
            case 418 -> ANSWER_MISSING;
            case 419 -> ANSWER_UNREADABLE;
            default -> new TvmErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<TvmErrorCode> known() {
        return List.of(
                CAN_NOT_READ_TRANSACTION,
                CAN_NOT_READ_BLOCKCHAIN_CONFIG,
                TRANSACTION_ABORTED,
                INTERNAL_ERROR,
                ACTION_PHASE_FAILED,
                ACCOUNT_CODE_MISSING,
                LOW_BALANCE,
                ACCOUNT_FROZEN_OR_DELETED,
                ACCOUNT_MISSING,
                UNKNOWN_EXECUTION_ERROR,
                INVALID_INPUT_STACK,
                INVALID_ACCOUNT_BOC,
                INVALID_MESSAGE_TYPE,
                CONTRACT_EXECUTION_ERROR,
                ACCOUNT_IS_SUSPENDED,
                VM_EXTENSION_NOT_REGISTERED,
                VM_ANSWER_MISSING,
                ANSWER_MISSING,
                ANSWER_UNREADABLE);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TvmErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
