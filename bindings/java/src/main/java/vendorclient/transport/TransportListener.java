package vendorclient.transport;

/** Gets what a transport receives. Its methods must not block. */
public interface TransportListener {
    /**
     * A whole message came.
     *
     * @param text the JSON text
     */
    void received(String text);

    /**
     * The connection is over. Nothing follows.
     *
     * @param end why, as far as it is known
     */
    void ended(TransportEnd end);
}
