package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.json.Decoders;

class ConnectionLostIT {
    @Test
    @DisplayName("all waiting and later calls fail when the daemon is killed, handlers are interrupted and callbacks closed")
    void killed() throws Exception {
        VendorClient client = Programs.start();
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        CompletableFuture<String> closed = new CompletableFuture<>();
        List<Call<Object>> calls = new ArrayList<>();
        for (int index = 0; index < 20; index++) {
            calls.add(client.call("test.sleep", Map.of("ms", 60_000)));
        }
        AppObject object = data -> {
            asked.countDown();
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException stop) {
                interrupted.countDown();
            }
            return data;
        };
        calls.add(client.callWithObject("test.app_call", Map.of("value", 1), Decoders::any, CallOptions.NONE, object));
        CallbackHandler<Object> handler = new CallbackHandler<>() {
            @Override
            public void message(Object message, long lost) {}

            @Override
            public void closed(String reason) {
                closed.complete(reason);
            }
        };
        client.callWithCallback("test.subscribe", Map.of("interval_ms", 60_000), Decoders::any, CallOptions.NONE,
                new Callback<Object>(Map.of(100, Decoders::any), false, handler)).await();
        assertTrue(asked.await(5, TimeUnit.SECONDS));
        ProcessHandle.of(client.info().server().pid()).orElseThrow().destroyForcibly();
        for (Call<Object> call : calls) {
            Throwable error = call.handle((result, failure) -> failure).get(5, TimeUnit.SECONDS);
            assertEquals(137, ((ConnectionLostException) error).exitStatus());
        }
        assertTrue(interrupted.await(5, TimeUnit.SECONDS));
        assertEquals("connection_lost", closed.get(5, TimeUnit.SECONDS));
        assertThrows(ConnectionLostException.class, () -> client.client().version().await());
        client.close();
    }

    @Test
    @DisplayName("a crash shows in exit status and the end of standard error")
    void crashed() throws IOException {
        try (VendorClient client = Programs.start()) {
            ConnectionLostException error =
                    assertThrows(ConnectionLostException.class, () -> client.call("test.crash", null).await());
            assertEquals(1, error.exitStatus());
            assertTrue(error.errorOutput().contains("\"event\":\"crash\""), error.errorOutput());
            assertTrue(error.errorOutput().length() <= 4096);
        }
    }
}
