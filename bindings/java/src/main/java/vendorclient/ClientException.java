package vendorclient;

import org.jspecify.annotations.Nullable;
import vendorclient.json.NumberConstant;

/** A failed call. Positive codes are those of the library, negative ones those of the protocol. */
public sealed class ClientException extends RuntimeException permits ConnectionLostException, ContractException {
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

    ClientException(int code, String message, Object data, ClientException cause) {
        super(message, cause);
        this.code = code;
        this.data = data;
    }

    /** The same for another caller: its trace begins where this is called, and this one is its cause. */
    ClientException again() {
        return new ClientException(code, getMessage(), data, this);
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
     * Whether it is a certain error.
     *
     * @param expected a constant of {@code CryptoErrorCode} or another list of error codes
     * @return true when the code is the same
     */
    public boolean is(NumberConstant expected) {
        return expected.wire() == code;
    }
}
