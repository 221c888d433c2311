package vendorclient;

import java.time.Instant;

/**
 * An event of a contract.
 *
 * @param <T> type of the values
 * @param name name of the event
 * @param args values that it carries
 * @param messageId hash of the message that carries it
 * @param createdAt when it was emitted
 * @param cursor its place, for {@link StreamOptions#after} of a later stream
 */
public record ContractEvent<T>(String name, T args, String messageId, Instant createdAt, String cursor) {}
