// Generated from the definitions of the API.
package vendorclient.api.processing;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module processing. */
public enum ProcessingErrorCode implements NumberConstant {
    /** The {@code expire} header of a message is not in the future before it is sent. */
    MESSAGE_ALREADY_EXPIRED(501),

    /** A message has no account as destination. */
    MESSAGE_HAS_NOT_DESTINATION_ADDRESS(502),

    /** Cannot occur: a message that cannot be written is an error of module abi (305, 306). */
    CAN_NOT_BUILD_MESSAGE_CELL(503),

    /** Cannot occur: no blocks are walked. */
    FETCH_BLOCK_FAILED(504),

    /** Cannot occur: a refusal of the node is 621 of module net. */
    SEND_MESSAGE_FAILED(505),

    /** Cannot occur: an unreadable message is 201 of module boc. */
    INVALID_MESSAGE_BOC(506),

    /**
     * The transaction of a message with an {@code expire} header was not found in time, or the contract refused the
     * message as expired (57) or repeated (52). {@code data.sent} false: it is proven that the message was not executed
     * and never will be; true: nobody knows.
     */
    MESSAGE_EXPIRED(507),

    /**
     * The transaction of a message without {@code expire} header was not found within {@code
     * network.message_processing_timeout}. It may have been executed, or still be.
     */
    TRANSACTION_WAIT_TIMEOUT(508),

    /** Cannot occur: no blocks are walked. */
    INVALID_BLOCK_RECEIVED(509),

    /** Cannot occur: no blocks are walked. */
    CAN_NOT_CHECK_BLOCK_SHARD(510),

    /** No block was found to start from. */
    BLOCK_NOT_FOUND(511),

    /**
     * An {@code account_id} or {@code dapp_id} is not 64 hex characters, {@code tx_hash} is missing, or an answer of
     * the node cannot be read.
     */
    INVALID_DATA(512),

    /** {@code process_message} is called with {@code Signer.External}, whose message nobody could sign in time. */
    EXTERNAL_SIGNER_MUST_NOT_BE_USED(513),

    /** The network reported by REMP that it refuses the message. */
    MESSAGE_REJECTED(514),

    /** A REMP status cannot be read. It only travels in the event {@code RempError}. */
    INVALID_REMP_STATUS(515),

    /** No further REMP status came in time. It only travels in the event {@code RempError}. */
    NEXT_REMP_STATUS_TIMEOUT(516),

    /** {@code thread_id} is not 68 hex characters. */
    INVALID_THREAD(517),

    /** {@code dapp_id} is missing or empty and the node is aware of Dapp IDs (version 1.0.0 or later, or unknown). */
    DAPP_ID_REQUIRED(518),

    /**
     * The ABI has neither {@code time} nor {@code expire}, so nothing keeps the contract from executing a copy of the
     * message, and {@code unprotected} is not set. Nothing was sent. Extension of the published interface.
     */
    MESSAGE_UNPROTECTED(519);

    private final int wire;

    ProcessingErrorCode(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ProcessingErrorCode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
