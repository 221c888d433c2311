package vendorclient;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A contract refused a call, its transaction was aborted, or its account could not run it. Code, message and data are those of the
 * library.
 */
public final class ContractException extends ClientException {
    private static final long serialVersionUID = 1L;
    /** Name of the error, or {@code null}. */
    private final String name;
    /** What the contract ended with, or {@code null}. */
    private final Integer exitCode;

    ContractException(ClientException cause, @Nullable Integer exitCode, @Nullable String name) {
        super(
                cause.code(),
                name == null ? cause.getMessage() : name + ": " + cause.getMessage(),
                cause.data(),
                cause);
        this.exitCode = exitCode;
        this.name = name;
    }

    private ContractException(ContractException same, @Nullable Object data, @Nullable Throwable cause) {
        super(same.code(), same.getMessage(), data, cause);
        exitCode = same.exitCode;
        name = same.name;
    }

    @Override
    ContractException copy(@Nullable Object data, @Nullable Throwable cause) {
        return new ContractException(this, data, cause);
    }

    /**
     * Name of the error.
     *
     * @return the name, or {@code null} for the exit code
     */
    public @Nullable String name() {
        return name;
    }

    /**
     * What the contract ended with.
     *
     * @return the exit code; with the phase {@code action} its result code, such as 37 for too little money; {@code null} if the
     *     contract did not run
     */
    public @Nullable Integer exitCode() {
        return exitCode;
    }

    /**
     * The phase that failed.
     *
     * @return {@code computeVm}, {@code action}, {@code storage}, or {@code computeSkipped} for an account without contract or money,
     *     or that does not exist; {@code null} when the node named only the code
     */
    public @Nullable String phase() {
        return data() instanceof Map<?, ?> facts && facts.get("phase") instanceof String phase ? phase : null;
    }

    /**
     * The aborted transaction.
     *
     * @return its hash, {@code null} when the message was refused without one
     */
    public @Nullable String transaction() {
        if (data() instanceof Map<?, ?> facts) {
            Object found = facts.get("transaction_id") == null ? facts.get("tx_hash") : facts.get("transaction_id");
            return found instanceof String hash ? hash : null;
        }
        return null;
    }

    /**
     * The error with its exit code of the contract, or the phase that failed; itself without both.
     */
    static ClientException explain(ClientException error, Map<Integer, String> names) {
        Integer exitCode = exitCode(error.data());
        if (exitCode != null) {
            return new ContractException(error, exitCode, names.get(exitCode));
        }
        // Codes of the action phase are those of the network: names of the contract mean others.
        if (error.data() instanceof Map<?, ?> facts && facts.get("result_code") instanceof Long code) {
            return new ContractException(error, code.intValue(), null);
        }
        return error.data() instanceof Map<?, ?> facts && facts.get("phase") instanceof String
                ? new ContractException(error, null, null)
                : error;
    }

    private static @Nullable Integer exitCode(@Nullable Object data) {
        if (data instanceof Map<?, ?> facts && "computeSkipped".equals(facts.get("phase"))) {
            // What the node then calls an exit code is why the contract did not run.
            return null;
        }
        String[][] paths = {
            {"exit_code"},
            {"local_error", "data", "exit_code"},
            {"node_error", "extensions", "details", "exit_code"},
        };
        for (String[] path : paths) {
            Object value = data;
            for (String member : path) {
                value = value instanceof Map<?, ?> object ? object.get(member) : null;
            }
            if (value instanceof Long code) {
                return code.intValue();
            }
        }
        return null;
    }
}
