package vendorclient;

import java.math.BigInteger;
import java.net.URI;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Transfers money to an account before its deployment; a {@link DevNode} does. */
@FunctionalInterface
public interface Funder {
    /**
     * Transfers money.
     *
     * @param accountId who gets it, 64 hex characters
     * @param nano how much, {@code null} for its usual amount
     * @return completes when the account has it
     */
    CompletionStage<?> fund(String accountId, @Nullable BigInteger nano);

    /**
     * The faucet of a development node.
     *
     * @param endpoint address of the node, {@code http://127.0.0.1:8600} for example
     * @return the funder; it fails with {@link DevNodeException}
     */
    static Funder faucet(URI endpoint) {
        NodeRequests requests = new NodeRequests(endpoint);
        return (accountId, nano) -> NodeRequests.outside(requests.fund(accountId, nano, null));
    }
}
