package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.api.crypto.AppSigningBox;
import vendorclient.json.Decoders;

class ClosingIT {
    @Test
    @DisplayName("no thread is left after closing")
    void threads() throws Exception {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        VendorClient client = Programs.start();
        client.client().version().await();
        client.close();
        Supplier<List<String>> left = () -> Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !before.contains(thread) && thread.getName().startsWith("vendorclient"))
                .map(Thread::getName)
                .toList();
        assertFalse(left.get().contains("vendorclient-reader"));
        assertTrue(Programs.within(Duration.ofSeconds(10), () -> left.get().isEmpty()), () -> left.get().toString());
    }

    @Test
    @DisplayName("calls that wait are cancelled and fail at once, later ones too, and the daemon is gone")
    void atOnce() throws Exception {
        VendorClient client = Programs.start();
        Call<Object> waiting = client.call("test.sleep", Map.of("ms", 60_000));
        client.client().version().await();
        client.close();
        ExecutionException failed =
                assertThrows(ExecutionException.class, () -> waiting.get(5, TimeUnit.SECONDS));
        assertEquals(17, ((ClientClosedException) failed.getCause()).code());
        assertEquals(17, assertThrows(ClientClosedException.class, waiting::await).code());
        assertThrows(ClientClosedException.class, () -> client.client().version().await());
        assertFalse(Programs.isRunning(client.info().server().pid()));
        client.close();
    }

    @Test
    @DisplayName("calls and their app requests may end within the grace time, while new ones are refused")
    void withGrace() throws Exception {
        VendorClient client = Programs.start();
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch proceed = new CountDownLatch(1);
        AppObject object = data -> {
            asked.countDown();
            proceed.await();
            return data;
        };
        Call<Object> call = client.callWithObject(
                "test.app_call", Map.of("value", 1), Decoders::any, CallOptions.NONE, object);
        assertTrue(asked.await(20, TimeUnit.SECONDS));
        CompletableFuture<Void> closed = CompletableFuture.runAsync(() -> client.close(Duration.ofSeconds(30)));
        while (!client.client().version().handle((version, error) -> error instanceof ClientClosedException).get()) {
            Thread.onSpinWait();
        }
        proceed.countDown();
        assertTrue(call.await().toString().contains("values"));
        closed.get(20, TimeUnit.SECONDS);
    }

    @Test
    @DisplayName("what still waits after the grace time is cancelled")
    void afterGrace() throws IOException {
        VendorClient client = Programs.start();
        Call<Object> waiting = client.call("test.sleep", Map.of("ms", 60_000));
        client.close(Duration.ofMillis(100));
        assertThrows(ClientClosedException.class, waiting::await);
    }

    @Test
    @DisplayName("callbacks of a closed client are told that it shuts down")
    void callbacks() throws Exception {
        VendorClient client = Programs.start();
        CompletableFuture<String> reason = new CompletableFuture<>();
        CallbackHandler<Object> handler = new CallbackHandler<>() {
            @Override
            public void message(Object message, long lost) {}

            @Override
            public void closed(String why) {
                reason.complete(why);
            }
        };
        client.callWithCallback("test.subscribe", Map.of("interval_ms", 60_000), Decoders::any, CallOptions.NONE,
                new Callback<Object>(Map.of(100, Decoders::any), false, handler)).await();
        client.close();
        assertEquals("shutdown", reason.get(5, TimeUnit.SECONDS));
    }

    @Test
    @DisplayName("a lost connection has a code of its own")
    void lostCode() throws IOException {
        try (VendorClient client = Programs.start()) {
            ClientException lost =
                    assertThrows(ClientException.class, () -> client.call("test.crash", null).await());
            assertEquals(-32099, lost.code());
        }
    }

    @Test
    @DisplayName("nothing in place of an object or a handler is refused where it is given")
    void nothing() throws IOException {
        try (VendorClient client = Programs.start()) {
            AppSigningBox none = null;
            assertThrows(NullPointerException.class, () -> client.crypto().registerSigningBox(none));
            assertThrows(NullPointerException.class, () -> client.callWithObject(
                    "test.app_call", Map.of("value", 1), Decoders::any, CallOptions.NONE, null));
            assertThrows(NullPointerException.class, () -> new Callback<Object>(Map.of(), true, null));
        }
    }

    @Test
    @DisplayName("a token that is no single word is refused and not printed")
    void token() {
        for (String token : List.of("secret\r\nX: y", "secret\n", "", "secret words", "geheimnisvollé")) {
            IllegalArgumentException error = assertThrows(
                    IllegalArgumentException.class,
                    () -> VendorClient.connect(ConnectOptions.to(URI.create("ws://127.0.0.1:9/rpc"), token)));
            assertFalse(error.toString().contains("secret") || error.toString().contains("geheim"), error::toString);
        }
    }

    @Test
    @DisplayName("warnings about the configuration reach the logger")
    void warnings() throws IOException {
        List<String> logged = new CopyOnWriteArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                logged.add(java.text.MessageFormat.format(entry.getMessage(), entry.getParameters()));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger logger = Logger.getLogger("vendorclient");
        logger.addHandler(handler);
        Map<String, Object> config = Map.of("network", Map.of("no_such_field", 1));
        try (VendorClient client = VendorClient.start(Programs.options().config(config))) {
            assertEquals(1, client.info().warnings().size());
            assertTrue(logged.get(0).contains("network.no_such_field"), logged::toString);
        } finally {
            logger.removeHandler(handler);
        }
    }
}
