package vendorclient.transport;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;

/** A connection to a serving daemon: one JSON text per text message. */
public final class WebSocketTransport implements Transport {
    private static final Duration CONNECT_TIME = Duration.ofSeconds(10);
    private static final long CLOSE_SECONDS = 7;
    private final Receiver receiver = new Receiver();
    private final WebSocket socket;
    /** A monitor would hold the carrier of a virtual thread that waits for it. */
    private final ReentrantLock sending = new ReentrantLock();

    /**
     * Connects.
     *
     * @param url address of the daemon, {@code ws://127.0.0.1:<port>/rpc} for example
     * @param token proves that the caller may connect
     * @throws IllegalArgumentException when the token is not one word of visible ASCII characters
     * @throws RefusedException when the daemon does not accept the connection
     * @throws IOException when it cannot be reached
     */
    public WebSocketTransport(URI url, String token) throws IOException {
        checkToken(token);
        try {
            socket = HttpClient.newHttpClient().newWebSocketBuilder()
                    .header("Authorization", "Bearer " + token)
                    .connectTimeout(CONNECT_TIME)
                    .buildAsync(url, receiver)
                    .join();
        } catch (CompletionException error) {
            Throwable cause = error.getCause();
            if (cause instanceof WebSocketHandshakeException refused) {
                throw new RefusedException(url, refused.getResponse().statusCode());
            }
            throw new IOException("Cannot connect to " + url + ": " + cause, cause);
        } catch (IllegalArgumentException error) {
            throw new IOException("Cannot connect to " + url + ": " + error.getMessage(), error);
        }
    }

    /** The token is never printed: it is a secret, also when it is a wrong one. */
    private static void checkToken(String token) {
        if (token.isEmpty() || !token.chars().allMatch(character -> character > ' ' && character <= '~')) {
            throw new IllegalArgumentException(
                    "The token is not one word of visible ASCII characters; is it the content of the token file?");
        }
    }

    @Override
    public void start(TransportListener listener) {
        receiver.listener = listener;
        socket.request(1);
    }

    @Override
    public void send(String text) throws IOException {
        // The socket takes one message at a time.
        sending.lock();
        try {
            socket.sendText(text, true).join();
        } catch (CompletionException error) {
            throw new IOException("Cannot send: " + error.getCause().getMessage(), error.getCause());
        } finally {
            sending.unlock();
        }
    }

    @Override
    public void close() {
        if (!socket.isOutputClosed()) {
            socket.sendClose(WebSocket.NORMAL_CLOSURE, "").exceptionally(gone -> null);
        }
        try {
            if (!receiver.over.await(CLOSE_SECONDS, TimeUnit.SECONDS)) {
                socket.abort();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            socket.abort();
        }
        receiver.end("The connection was closed");
    }

    /** The daemon refused the connection. */
    public static final class RefusedException extends IOException {
        private static final long serialVersionUID = 1L;
        /** HTTP status of the refusal. */
        private final int status;

        RefusedException(URI url, int status) {
            super("The daemon at " + url + " refused the connection with HTTP status " + status
                    + (status == 401 ? ": the token is missing or wrong" : ""));
            this.status = status;
        }

        /**
         * Why it was refused: 401 token, 403 origin, 421 host name, 503 too many connections.
         *
         * @return the HTTP status
         */
        public int status() {
            return status;
        }
    }

    private static final class Receiver implements WebSocket.Listener {
        final CountDownLatch over = new CountDownLatch(1);
        private final AtomicBoolean ended = new AtomicBoolean();
        private final StringBuilder parts = new StringBuilder();
        volatile TransportListener listener;

        @Override
        public void onOpen(WebSocket socket) {
            // Nothing is asked for before there is a listener.
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
            parts.append(part);
            if (last) {
                String text = parts.toString();
                parts.setLength(0);
                if (text.length() > 1 << 20) {
                    parts.trimToSize();
                }
                listener.received(text);
            }
            socket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            end("The daemon closed the connection with " + status + (reason.isEmpty() ? "" : ": " + reason));
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            end("The connection is broken: " + error);
        }

        void end(String reason) {
            over.countDown();
            if (ended.compareAndSet(false, true) && listener != null) {
                listener.ended(new TransportEnd(reason));
            }
        }
    }
}
