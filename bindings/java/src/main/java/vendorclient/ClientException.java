package vendorclient;

import org.jspecify.annotations.Nullable;
import vendorclient.api.processing.Outcome;
import vendorclient.json.NumberConstant;

/** A failed call. Positive codes are those of the library, negative ones those of the protocol. */
public sealed class ClientException extends RuntimeException
        permits ConnectionLostException, ContractException, LossNotAcceptedException {
    private static final long serialVersionUID = 1L;
    /** Number of the error. */
    private final int code;
    private final transient Object data;

    /**
     * A failed call.
     *
     * @param code stable number of the error
     * @param message what was wrong, for people
     * @param data facts for programs, as {@link vendorclient.json.Json} describes values
     */
    public ClientException(int code, String message, @Nullable Object data) {
        this(code, message, data, null);
    }

    ClientException(int code, String message, Object data, Throwable cause) {
        super(message, cause);
        this.code = code;
        this.data = data;
    }

    /** The same for another caller: its trace begins where this is called, and this one is its cause. */
    final ClientException again() {
        return copy(data, this);
    }

    /** The same with other data. */
    ClientException copy(@Nullable Object otherData, @Nullable Throwable cause) {
        return new ClientException(code, getMessage(), otherData, cause);
    }

    /**
     * Stable error code.
     *
     * @return the number
     */
    public int code() {
        return code;
    }

    /**
     * Facts for programs.
     *
     * @return a value as {@link vendorclient.json.Json} describes it, usually a map; may be {@code null}
     */
    public @Nullable Object data() {
        return data;
    }

    /**
     * Facts about the messages of the call.
     *
     * @return the facts, {@link MessageFacts#NONE} for a call without messages
     */
    public MessageFacts facts() {
        return MessageFacts.ofData(data);
    }

    /**
     * Outcome of the message of the call. Repeat a payment only after {@link Outcome#NOT_EXECUTED}.
     *
     * @return the outcome, {@code null} for a call without messages
     */
    public @Nullable Outcome outcome() {
        return facts().outcome();
    }

    /**
     * When a message with the outcome {@link Outcome#REFUSED} can no longer be executed.
     *
     * @return Unix time in s, {@code null} when that is not known
     */
    public @Nullable Long settlesAt() {
        return facts().settlesAt();
    }

    /**
     * The message that was sent or may have been.
     *
     * @return its hash, 64 hex characters; {@code null} when no message was sent
     */
    public @Nullable String messageHash() {
        return facts().messageHash();
    }

    /**
     * The transaction of the message, with the outcomes {@link Outcome#FAILED} and {@link Outcome#EXECUTED}.
     *
     * @return its hash, 64 hex characters, or {@code null}
     */
    public @Nullable String transactionId() {
        return facts().transactionId();
    }

    /**
     * Whether it is a certain error.
     *
     * @param expected a constant of {@code CryptoErrorCode} or another list of error codes
     * @return true when the code is the same
     */
    public boolean is(NumberConstant expected) {
        return expected.wire() == code;
    }
}
