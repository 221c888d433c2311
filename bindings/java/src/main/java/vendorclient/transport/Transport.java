package vendorclient.transport;

import java.io.IOException;

/** One connection to a daemon, as whole JSON texts. */
public interface Transport {
    /**
     * Begins to receive. Called once, before anything is sent.
     *
     * @param listener gets everything that comes, on one thread
     */
    void start(TransportListener listener);

    /**
     * Sends a text; waits while the daemon takes nothing. May be called from several threads.
     *
     * @param text a JSON text without line breaks
     * @throws IOException when the connection is broken; the listener is told as well
     */
    void send(String text) throws IOException;

    /** Ends the connection in an orderly way and waits for that. May be called again. */
    void close();
}
