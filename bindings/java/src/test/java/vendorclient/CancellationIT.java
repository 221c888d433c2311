package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.api.daemon.ProtocolErrorCode;
import vendorclient.api.daemon.ResultOfStatus;
import vendorclient.json.Decoders;

class CancellationIT {
    private static final String HASH = "ab".repeat(32);
    private static VendorClient client;

    @BeforeAll
    static void start() throws IOException {
        client = Programs.start();
    }

    @AfterAll
    static void close() {
        client.close();
    }

    @Test
    @DisplayName("a cancelled call fails with -32800")
    void cancelled() {
        Call<Object> call = client.call("test.sleep", Map.of("ms", 60_000));
        call.requestCancel();
        ClientException error = assertThrows(ClientException.class, call::await);
        assertTrue(error.is(ProtocolErrorCode.REQUEST_CANCELLED));
        assertEquals(false, ((Map<?, ?>) error.data()).get("sent"));
    }

    @Test
    @DisplayName("a cancelled call tells that its message had been sent")
    void cancelledAfterSending() {
        Call<Object> call = client.call("test.sleep", Map.of("ms", 60_000, "sent", HASH));
        call.requestCancel();
        ClientException error = assertThrows(ClientException.class, call::await);
        assertTrue(error.is(ProtocolErrorCode.REQUEST_CANCELLED));
        assertEquals(Map.of("sent", true, "message_hash", HASH), error.data());
    }

    @Test
    @DisplayName("cancelling the future ends it at once, and the call in the daemon too")
    void futureCancelled() throws InterruptedException {
        Call<Object> call = client.call("test.sleep", Map.of("ms", 60_000));
        call.cancel(true);
        assertThrows(CancellationException.class, call::await);
        assertTrue(Programs.within(Duration.ofSeconds(5), () -> runningCalls().isEmpty()));
    }

    @Test
    @DisplayName("an interrupt of the waiting thread cancels the call")
    void interrupted() throws InterruptedException {
        CompletableFuture<Throwable> outcome = new CompletableFuture<>();
        Thread waiting = new Thread(() -> {
            try {
                client.call("test.sleep", Map.of("ms", 60_000)).await();
                outcome.complete(null);
            } catch (RuntimeException error) {
                outcome.complete(error);
            }
        });
        waiting.start();
        assertTrue(Programs.within(Duration.ofSeconds(5), () -> runningCalls().contains("test.sleep")));
        waiting.interrupt();
        assertEquals(CancellationException.class, outcome.join().getClass());
        assertTrue(Programs.within(Duration.ofSeconds(5), () -> runningCalls().isEmpty()));
    }

    @Test
    @DisplayName("a call that passes its time limit fails with -32008 and tells whether it had sent")
    void timedOut() {
        CallOptions options = CallOptions.timeout(Duration.ofMillis(50));
        for (Map<String, Object> more : List.of(Map.<String, Object>of("ms", 60_000),
                Map.<String, Object>of("ms", 60_000, "sent", HASH))) {
            ClientException error = assertThrows(
                    ClientException.class, () -> client.call("test.sleep", more, Decoders::any, options).await());
            assertTrue(error.is(ProtocolErrorCode.DEADLINE_EXCEEDED));
            assertEquals(more.containsKey("sent"), ((Map<?, ?>) error.data()).get("sent"));
        }
    }

    @Test
    @DisplayName("a finished call cannot be cancelled")
    void finished() {
        Call<Object> call = client.call("test.sleep", Map.of("ms", 0));
        call.await();
        call.requestCancel();
        call.cancel(true);
        assertEquals(null, call.await());
    }

    private static List<String> runningCalls() {
        ResultOfStatus status = client.daemon().status().await();
        return status.calls().stream().map(call -> call.method()).toList();
    }
}
