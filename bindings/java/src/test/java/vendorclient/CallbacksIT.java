package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.api.daemon.ResultOfStatus;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;

class CallbacksIT {
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
    @DisplayName("messages of a call come in order and all before its result")
    void flood() {
        List<Long> seen = new CopyOnWriteArrayList<>();
        flood(500, 10, (index, lost) -> {
            assertEquals(0, lost);
            seen.add(index);
        });
        assertEquals(500, seen.size());
        assertEquals(seen.stream().sorted().toList(), seen);
    }

    @Test
    @DisplayName("a slow handler loses messages and is told how many")
    void lost() {
        int count = 30_000;
        AtomicLong last = new AtomicLong(-1);
        AtomicLong total = new AtomicLong();
        AtomicLong missing = new AtomicLong();
        flood(count, 1000, (index, lost) -> {
            assertEquals(last.get() + 1 + lost, index);
            last.set(index);
            total.incrementAndGet();
            missing.addAndGet(lost);
            if (index == 0) {
                waitForEndOfFlood();
            }
        });
        assertEquals(count - 1, last.get());
        assertEquals(count, total.get() + missing.get());
        assertTrue(missing.get() > 0);
    }

    @Test
    @DisplayName("a handler that fails gets the next message all the same")
    void failingHandler() {
        AtomicLong seen = new AtomicLong();
        Logger log = Logger.getLogger("vendorclient");
        log.setLevel(Level.OFF);
        try {
            flood(3, 0, (index, lost) -> {
                if (seen.incrementAndGet() == 1) {
                    throw new IllegalStateException("expected by this test");
                }
                throw new NoClassDefFoundError("expected by this test");
            });
        } finally {
            log.setLevel(null);
        }
        assertEquals(3, seen.get());
    }

    @Test
    @DisplayName("messages of a handle come until it is closed, and the handler is told why")
    void handle() throws InterruptedException {
        BlockingQueue<Object> events = new LinkedBlockingQueue<>();
        CallbackHandler<Long> handler = new CallbackHandler<>() {
            @Override
            public void message(Long index, long lost) {
                events.add(index);
            }

            @Override
            public void closed(String reason) {
                events.add(reason);
            }
        };
        Object subscription = client.callWithCallback(
                        "test.subscribe",
                        Map.of("interval_ms", 5),
                        Decoders::any,
                        CallOptions.NONE,
                        new Callback<Long>(Map.of(100, CallbacksIT::index), false, handler))
                .await();
        assertEquals(0L, events.poll(5, TimeUnit.SECONDS));
        assertEquals(1L, events.poll(5, TimeUnit.SECONDS));
        client.call("test.unsubscribe", subscription).await();
        Object event = events.poll(5, TimeUnit.SECONDS);
        while (event instanceof Long) {
            event = events.poll(5, TimeUnit.SECONDS);
        }
        assertEquals("unsubscribed", event);
        assertTrue(events.isEmpty());
    }

    private static void flood(int count, int size, CallbackHandler<Long> handler) {
        Callback<Long> callback = new Callback<>(Map.of(100, CallbacksIT::index), true, handler);
        Map<String, Object> params = Map.of("count", count, "size", size);
        client.callWithCallback("test.flood", params, Decoders::any, CallOptions.NONE, callback).await();
    }

    private static Long index(Object json) {
        return FieldReader.of(json).required("index", Decoders::int64);
    }

    /** Then all messages have been raised; fewer than these fit into the buffers of both sides. */
    private static void waitForEndOfFlood() {
        ResultOfStatus status;
        do {
            status = client.daemon().status().await();
        } while (status.calls().stream().anyMatch(call -> call.method().equals("test.flood")));
    }
}
