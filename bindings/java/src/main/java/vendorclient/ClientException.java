package vendorclient;

import vendorclient.json.NumberConstant;

/** A failed call. Positive codes are those of the library, negative ones those of the protocol. */
public final class ClientException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int code;
    private final transient Object data;

    /**
     * A failed call.
     *
     * @param code stable number of the error
     * @param message what was wrong, for people
     * @param data facts for programs, as {@link vendorclient.json.Json} describes values
     */
    public ClientException(int code, String message, Object data) {
        super(message);
        this.code = code;
        this.data = data;
    }

    ClientException(ClientException original) {
        super(original.getMessage(), original);
        code = original.code;
        data = original.data;
    }

    /**
     * Stable number of the error.
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
    public Object data() {
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
