package vendorclient;

import org.jspecify.annotations.Nullable;

/** A control of a development node was refused, or the node has ended. Programs decide by {@link #code()}. */
public final class DevNodeException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    /** What was wrong, for programs. */
    private final String code;
    /** HTTP status; {@code null} without an answer. */
    private final Integer status;
    /** Exit code of a contract that refused a message, or {@code null}. */
    private final Integer exitCode;

    DevNodeException(String code, String message, @Nullable Integer status, @Nullable Integer exitCode, @Nullable Throwable cause) {
        super(message + " (" + code + ")", cause);
        this.code = code;
        this.status = status;
        this.exitCode = exitCode;
    }

    DevNodeException(String code, String message, @Nullable Throwable cause) {
        this(code, message, null, null, cause);
    }

    /** The same for another caller: its trace begins where this is called, and this one is its cause. */
    DevNodeException again() {
        String text = getMessage();
        return new DevNodeException(code, text.substring(0, text.length() - code.length() - 3), status, exitCode, this);
    }

    /**
     * What was wrong, for programs.
     *
     * @return {@code invalid_params}, {@code not_found}, {@code conflict} and so on; {@code refused} for a gift,
     *     {@code unreachable} when the node did not answer, {@code not_started} when it did not become ready
     */
    public String code() {
        return code;
    }

    /**
     * HTTP status of the answer.
     *
     * @return the status, {@code null} without an answer
     */
    public @Nullable Integer status() {
        return status;
    }

    /**
     * Exit code of the contract that refused a message.
     *
     * @return the exit code, {@code null} when no contract did
     */
    public @Nullable Integer exitCode() {
        return exitCode;
    }
}
