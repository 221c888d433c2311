package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
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
    void cancelledAfterSending() throws InterruptedException {
        Call<Object> call = client.call("test.sleep", Map.of("ms", 60_000, "sent", HASH));
        // The message is announced to this side, which acknowledges it; nothing else shows that it was sent.
        Thread.sleep(1000);
        call.requestCancel();
        ClientException error = assertThrows(ClientException.class, call::await);
        assertTrue(error.is(ProtocolErrorCode.REQUEST_CANCELLED));
        assertEquals(Map.of("sent", true, "outcome", "unknown", "message_hash", HASH), error.data());
    }

    @Test
    @DisplayName("cancelling the future ends it at once, and the call in the daemon too")
    void futureCancelled() throws InterruptedException {
        Call<Object> call = client.call("test.sleep", Map.of("ms", 60_000));
        call.cancel(true);
        CallCancelledException error = assertThrows(CallCancelledException.class, call::await);
        assertEquals(ProtocolErrorCode.REQUEST_CANCELLED.wire(), error.code());
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
        assertEquals(CallCancelledException.class, outcome.join().getClass());
        assertTrue(Programs.within(Duration.ofSeconds(5), () -> runningCalls().isEmpty()));
    }

    @Test
    @DisplayName("a call that passes its time limit fails with -32008 and tells whether it had sent")
    void timedOut() {
        CallOptions options = CallOptions.timeout(Duration.ofSeconds(1));
        for (Map<String, Object> more : List.of(Map.<String, Object>of("ms", 60_000),
                Map.<String, Object>of("ms", 60_000, "sent", HASH))) {
            ClientException error = assertThrows(
                    ClientException.class, () -> client.call("test.sleep", more, Decoders::any, options).await());
            assertTrue(error.is(ProtocolErrorCode.DEADLINE_EXCEEDED));
            assertEquals(more.containsKey("sent"), ((Map<?, ?>) error.data()).get("sent"));
        }
    }

    @Test
    @DisplayName("a time limit that is over already or shorter than the wire can say is the shortest one, not none")
    void shortestLimits() {
        for (Duration limit : List.of(Duration.ZERO, Duration.ofSeconds(-1), Duration.ofNanos(1))) {
            Call<Object> call = client.call(
                    "test.sleep", Map.of("ms", 60_000), Decoders::any, CallOptions.timeout(limit));
            assertTrue(assertThrows(ClientException.class, call::await).is(ProtocolErrorCode.DEADLINE_EXCEEDED));
        }
        CallOptions century = CallOptions.timeout(Duration.ofDays(36_500)).withAppRequestTimeout(Duration.ofDays(36_500));
        assertEquals(null, client.call("test.sleep", Map.of("ms", 0), Decoders::any, century).await());
    }

    @Test
    @DisplayName("a call that the application ends itself is cancelled in the daemon")
    void abandoned() throws Exception {
        Call<Object> late = client.call("test.sleep", Map.of("ms", 60_000));
        late.orTimeout(20, TimeUnit.MILLISECONDS);
        assertEquals(TimeoutException.class, assertThrows(CompletionException.class, late::await).getCause().getClass());
        Call<Object> replaced = client.call("test.sleep", Map.of("ms", 60_000));
        assertEquals("default", replaced.completeOnTimeout("default", 20, TimeUnit.MILLISECONDS).get());
        Call<Object> answered = client.call("test.sleep", Map.of("ms", 60_000));
        assertTrue(answered.complete("known"));
        assertFalse(answered.completeExceptionally(new IllegalStateException()));
        assertTrue(Programs.within(Duration.ofSeconds(5), () -> runningCalls().isEmpty()));
    }

    @Test
    @DisplayName("a contract sends nothing that was cancelled before")
    void cancelledBefore() throws Exception {
        CompletableFuture<Object> funded = new CompletableFuture<>();
        List<String> asked = new CopyOnWriteArrayList<>();
        String abi = "{\"version\":\"2.4\",\"functions\":[{\"name\":\"constructor\",\"inputs\":[],\"outputs\":[]}]}";
        Contract contract = Contract.builder(client, abi)
                .address("ab".repeat(32) + "::" + "ab".repeat(32))
                .code("te6ccgEBAQEAAgAAAA==")
                .build();
        var deployment = contract.deploy()
                .fundedBy((accountId, nano) -> {
                    asked.add(accountId);
                    return funded;
                })
                .send();
        assertEquals(List.of("ab".repeat(32)), asked);
        deployment.requestCancel();
        funded.complete(null);
        ClientException error = assertThrows(ClientException.class, deployment::await);
        assertTrue(error.is(ProtocolErrorCode.REQUEST_CANCELLED));
        assertEquals(Map.of("sent", false, "outcome", "not_executed"), error.data());
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
