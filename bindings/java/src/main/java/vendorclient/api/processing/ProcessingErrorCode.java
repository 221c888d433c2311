// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module processing. */
public final class ProcessingErrorCode extends NumberConstant {
    /** The {@code expire} header of a message is not in the future before it is sent. */
    public static final ProcessingErrorCode MESSAGE_ALREADY_EXPIRED = new ProcessingErrorCode(
            501, "MESSAGE_ALREADY_EXPIRED");

    /** The destination of a message is not an account. */
    public static final ProcessingErrorCode MESSAGE_HAS_NOT_DESTINATION_ADDRESS = new ProcessingErrorCode(
            502, "MESSAGE_HAS_NOT_DESTINATION_ADDRESS");

    /** Cannot occur: a message that cannot be serialized is an error of module abi (305, 306). */
    public static final ProcessingErrorCode CAN_NOT_BUILD_MESSAGE_CELL = new ProcessingErrorCode(
            503, "CAN_NOT_BUILD_MESSAGE_CELL");

    /** Cannot occur: blocks are not iterated. */
    public static final ProcessingErrorCode FETCH_BLOCK_FAILED = new ProcessingErrorCode(504, "FETCH_BLOCK_FAILED");

    /** Cannot occur: a refusal by the node is 621 of module net. */
    public static final ProcessingErrorCode SEND_MESSAGE_FAILED = new ProcessingErrorCode(505, "SEND_MESSAGE_FAILED");

    /** Cannot occur: an invalid message is 201 of module boc. */
    public static final ProcessingErrorCode INVALID_MESSAGE_BOC = new ProcessingErrorCode(506, "INVALID_MESSAGE_BOC");

    /**
     * The transaction of a message with an {@code expire} header was not found in time, or the contract refused the
     * message as expired (57) or repeated (52). {@code data.sent} is false if it is proven that the message was not
     * executed and never will be, true if this is unknown.
     */
    public static final ProcessingErrorCode MESSAGE_EXPIRED = new ProcessingErrorCode(507, "MESSAGE_EXPIRED");

    /**
     * The transaction of a message without an {@code expire} header was not found within {@code
     * network.message_processing_timeout}. The message may have been executed or may still be.
     */
    public static final ProcessingErrorCode TRANSACTION_WAIT_TIMEOUT = new ProcessingErrorCode(
            508, "TRANSACTION_WAIT_TIMEOUT");

    /** Cannot occur: blocks are not iterated. */
    public static final ProcessingErrorCode INVALID_BLOCK_RECEIVED = new ProcessingErrorCode(
            509, "INVALID_BLOCK_RECEIVED");

    /** Cannot occur: blocks are not iterated. */
    public static final ProcessingErrorCode CAN_NOT_CHECK_BLOCK_SHARD = new ProcessingErrorCode(
            510, "CAN_NOT_CHECK_BLOCK_SHARD");

    /** No starting block was found. */
    public static final ProcessingErrorCode BLOCK_NOT_FOUND = new ProcessingErrorCode(511, "BLOCK_NOT_FOUND");

    /**
     * An {@code account_id} or {@code dapp_id} is not 64 hex characters, {@code tx_hash} is missing, or an answer of
     * the node is invalid.
     */
    public static final ProcessingErrorCode INVALID_DATA = new ProcessingErrorCode(512, "INVALID_DATA");

    /** {@code process_message} is called with {@code Signer.External}, which leaves no time to sign the message. */
    public static final ProcessingErrorCode EXTERNAL_SIGNER_MUST_NOT_BE_USED = new ProcessingErrorCode(
            513, "EXTERNAL_SIGNER_MUST_NOT_BE_USED");

    /** The network reported by REMP that it refused the message. */
    public static final ProcessingErrorCode MESSAGE_REJECTED = new ProcessingErrorCode(514, "MESSAGE_REJECTED");

    /** A REMP status is invalid. Reported only in the event {@code RempError}. */
    public static final ProcessingErrorCode INVALID_REMP_STATUS = new ProcessingErrorCode(515, "INVALID_REMP_STATUS");

    /** No further REMP status arrived in time. Reported only in the event {@code RempError}. */
    public static final ProcessingErrorCode NEXT_REMP_STATUS_TIMEOUT = new ProcessingErrorCode(
            516, "NEXT_REMP_STATUS_TIMEOUT");

    /** {@code thread_id} is not 68 hex characters. */
    public static final ProcessingErrorCode INVALID_THREAD = new ProcessingErrorCode(517, "INVALID_THREAD");

    /** {@code dapp_id} is missing or empty, and the node supports Dapp IDs (version 1.0.0 or later, or unknown). */
    public static final ProcessingErrorCode DAPP_ID_REQUIRED = new ProcessingErrorCode(518, "DAPP_ID_REQUIRED");

    /**
     * The ABI has neither {@code time} nor {@code expire}, so the contract is not protected from executing a copy of
     * the message, and {@code unprotected} is not set, or the library runs in a page, which cannot send a message only
     * once. Nothing was sent. Extension of the published interface.
     */
    public static final ProcessingErrorCode MESSAGE_UNPROTECTED = new ProcessingErrorCode(519, "MESSAGE_UNPROTECTED");

    /**
     * The node reports chain rules other than those under which the message was created. Nothing was sent. Extension of
     * the published interface.
     */
    public static final ProcessingErrorCode OTHER_RULES = new ProcessingErrorCode(520, "OTHER_RULES");

    /**
     * The message would certainly lose more than {@code accept_loss} accepts; {@code data} names the losses, the
     * recipient and the remedy. Nothing was signed or sent. Extension of the published interface.
     */
    public static final ProcessingErrorCode LOSS_NOT_ACCEPTED = new ProcessingErrorCode(521, "LOSS_NOT_ACCEPTED");

    private ProcessingErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static ProcessingErrorCode of(int wire) {
        return switch (wire) {
            case 501 -> MESSAGE_ALREADY_EXPIRED;
            case 502 -> MESSAGE_HAS_NOT_DESTINATION_ADDRESS;
            case 503 -> CAN_NOT_BUILD_MESSAGE_CELL;
            case 504 -> FETCH_BLOCK_FAILED;
            case 505 -> SEND_MESSAGE_FAILED;
            case 506 -> INVALID_MESSAGE_BOC;
            case 507 -> MESSAGE_EXPIRED;
            case 508 -> TRANSACTION_WAIT_TIMEOUT;
            case 509 -> INVALID_BLOCK_RECEIVED;
            case 510 -> CAN_NOT_CHECK_BLOCK_SHARD;
            case 511 -> BLOCK_NOT_FOUND;
            case 512 -> INVALID_DATA;
            case 513 -> EXTERNAL_SIGNER_MUST_NOT_BE_USED;
            case 514 -> MESSAGE_REJECTED;
            case 515 -> INVALID_REMP_STATUS;
            case 516 -> NEXT_REMP_STATUS_TIMEOUT;
            case 517 -> INVALID_THREAD;
            case 518 -> DAPP_ID_REQUIRED;
            case 519 -> MESSAGE_UNPROTECTED;
            case 520 -> OTHER_RULES;
            case 521 -> LOSS_NOT_ACCEPTED;
            default -> new ProcessingErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<ProcessingErrorCode> known() {
        return List.of(
                MESSAGE_ALREADY_EXPIRED,
                MESSAGE_HAS_NOT_DESTINATION_ADDRESS,
                CAN_NOT_BUILD_MESSAGE_CELL,
                FETCH_BLOCK_FAILED,
                SEND_MESSAGE_FAILED,
                INVALID_MESSAGE_BOC,
                MESSAGE_EXPIRED,
                TRANSACTION_WAIT_TIMEOUT,
                INVALID_BLOCK_RECEIVED,
                CAN_NOT_CHECK_BLOCK_SHARD,
                BLOCK_NOT_FOUND,
                INVALID_DATA,
                EXTERNAL_SIGNER_MUST_NOT_BE_USED,
                MESSAGE_REJECTED,
                INVALID_REMP_STATUS,
                NEXT_REMP_STATUS_TIMEOUT,
                INVALID_THREAD,
                DAPP_ID_REQUIRED,
                MESSAGE_UNPROTECTED,
                OTHER_RULES,
                LOSS_NOT_ACCEPTED);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ProcessingErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
