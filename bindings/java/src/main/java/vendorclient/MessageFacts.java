package vendorclient;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.processing.Outcome;

/**
 * Facts about the messages of a call without a result, however it ended.
 *
 * @param outcome what became of the message; {@code null} for a call without messages. After
 *     {@link Outcome#NOT_EXECUTED} the call may be repeated; after {@link Outcome#UNKNOWN}, look for the hash first
 * @param settlesAt when a refused message can no longer be executed, Unix time in s; {@code null} when its message has no
 *     expiration: treat it as unknown then
 * @param messageHash hash of the message that was sent or may have been, 64 hex characters, or {@code null}
 * @param expireAt when that message expires, Unix time in s; {@code null} when it does not
 * @param transactionId hash of the transaction, with the outcomes failed and executed, or {@code null}
 * @param messageHashes hashes of all messages that were sent or may have been
 */
public record MessageFacts(
        @Nullable Outcome outcome,
        @Nullable Long settlesAt,
        @Nullable String messageHash,
        @Nullable Long expireAt,
        @Nullable String transactionId,
        List<String> messageHashes) {
    /** Of a call that has nothing to do with messages. */
    public static final MessageFacts NONE = new MessageFacts(null, null, null, null, null, List.of());

    /**
     * What an error says of the messages of its call: a {@link ClientException}, a {@link CallCancelledException}, a
     * {@link CallAbandonedException}, or one of them as a cause.
     *
     * @param error how a call ended
     * @return the facts, {@link #NONE} without facts
     */
    public static MessageFacts of(@Nullable Throwable error) {
        for (Throwable one = error; one != null; one = one.getCause()) {
            MessageFacts facts = NONE;
            if (one instanceof ClientException failed) {
                facts = ofData(failed.data());
            } else if (one instanceof CallCancelledException cancelled) {
                facts = cancelled.facts();
            } else if (one instanceof CallAbandonedException abandoned) {
                facts = abandoned.facts();
            }
            if (facts.outcome != null) {
                return facts;
            }
        }
        return NONE;
    }

    /** Data of another shape say nothing. */
    static MessageFacts ofData(@Nullable Object data) {
        if (!(data instanceof Map<?, ?> facts) || !(facts.get("outcome") instanceof String outcome)) {
            return NONE;
        }
        String hash = text(facts.get("message_hash"));
        List<String> hashes = facts.get("message_hashes") instanceof List<?> all
                ? all.stream().map(String::valueOf).toList()
                : hash == null ? List.of() : List.of(hash);
        return new MessageFacts(
                Outcome.of(outcome),
                number(facts.get("settles_at")),
                hash,
                number(facts.get("expire_at")),
                text(facts.get("transaction_id")),
                hashes);
    }

    private static @Nullable String text(@Nullable Object value) {
        return value instanceof String text ? text : null;
    }

    private static @Nullable Long number(@Nullable Object value) {
        return value instanceof Long number ? number : null;
    }
}
