package vendorclient;

/**
 * Gets the messages of a function, one at a time and in order.
 *
 * @param <M> type of the messages
 */
@FunctionalInterface
public interface CallbackHandler<M> {
    /**
     * A message came.
     *
     * @param message what came
     * @param lost how many messages were dropped just before this one, because they came faster than they were handled
     */
    void message(M message, long lost);

    /**
     * Nothing more comes for a handle. The messages of a call end with the call instead.
     *
     * @param reason {@code unsubscribed}, {@code removed}, {@code failed}, {@code shutdown} or {@code connection_lost}
     */
    default void closed(String reason) {}
}
