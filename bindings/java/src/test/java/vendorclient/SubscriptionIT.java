package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.Subscription.Message;
import vendorclient.json.Decoders;

class SubscriptionIT {
    /** Requests messages on demand, and keeps everything. */
    private static class Reader implements Flow.Subscriber<Message<Object>> {
        final BlockingQueue<Object> seen = new LinkedBlockingQueue<>();
        volatile Flow.Subscription subscription;

        @Override
        public void onSubscribe(Flow.Subscription given) {
            subscription = given;
        }

        @Override
        public void onNext(Message<Object> message) {
            seen.add(message);
        }

        @Override
        public void onError(Throwable error) {
            seen.add(error);
        }

        @Override
        public void onComplete() {
            seen.add("complete");
        }

        Object next() throws InterruptedException {
            Object next = seen.poll(20, TimeUnit.SECONDS);
            assertTrue(next != null, "nothing came");
            return next;
        }

        long nextIndex() throws InterruptedException {
            Message<?> message = assertInstanceOf(Message.class, next());
            return (Long) ((Map<?, ?>) message.value()).get("index");
        }
    }

    private static Subscription<Object> messages(VendorClient client) {
        return new Subscription<>(
                handler -> client.callWithCallback("test.subscribe", Map.of("interval_ms", 1), Decoders::any,
                                CallOptions.NONE, new Callback<Object>(Map.of(100, Decoders::any), false, handler))
                        .thenApply(result -> (Long) ((Map<?, ?>) result).get("handle")),
                handle -> client.call("test.unsubscribe", Map.of("handle", handle)),
                client.executor());
    }

    private static Object callbacks(VendorClient client) {
        return ((Map<?, ?>) client.call("daemon.status", null).await()).get("callbacks");
    }

    @Test
    @DisplayName("messages come as they are asked for, and cancelling frees the handle")
    void demand() throws Exception {
        try (VendorClient client = Programs.start()) {
            Reader reader = new Reader();
            messages(client).subscribe(reader);
            reader.subscription.request(3);
            for (long index = 0; index < 3; index++) {
                assertEquals(index, reader.nextIndex());
            }
            assertEquals(1L, callbacks(client));
            assertTrue(reader.seen.isEmpty());
            reader.subscription.cancel();
            assertTrue(Programs.within(Duration.ofSeconds(20), () -> callbacks(client).equals(0L)));
            assertTrue(reader.seen.isEmpty());
        }
    }

    @Test
    @DisplayName("closing completes the flow, a second subscriber and a wrong demand are refused")
    void ends() throws Exception {
        try (VendorClient client = Programs.start()) {
            Subscription<Object> messages = messages(client);
            Reader reader = new Reader();
            messages.subscribe(reader);
            Reader second = new Reader();
            messages.subscribe(second);
            assertInstanceOf(IllegalStateException.class, second.next());
            reader.subscription.request(Long.MAX_VALUE);
            assertEquals(0, reader.nextIndex());
            messages.close();
            Object last = reader.next();
            while (last instanceof Message) {
                last = reader.next();
            }
            assertEquals("complete", last);
            assertTrue(Programs.within(Duration.ofSeconds(20), () -> callbacks(client).equals(0L)));
            Reader wrong = new Reader();
            messages(client).subscribe(wrong);
            wrong.subscription.request(0);
            assertInstanceOf(IllegalArgumentException.class, wrong.next());
            assertThrows(NullPointerException.class, () -> messages.subscribe(null));
        }
    }

    @Test
    @DisplayName("a refused subscription and a lost connection are errors of the flow")
    void fails() throws Exception {
        try (VendorClient client = Programs.start()) {
            Reader refused = new Reader();
            new Subscription<Object>(
                            handler -> client.call("test.subscribe", Map.of()).thenApply(result -> 1L),
                            handle -> client.client().version(),
                            client.executor())
                    .subscribe(refused);
            assertInstanceOf(ClientException.class, refused.next());
            Reader lost = new Reader();
            messages(client).subscribe(lost);
            lost.subscription.request(1);
            lost.nextIndex();
            assertThrows(ConnectionLostException.class, () -> client.call("test.crash", null).await());
            assertInstanceOf(ConnectionLostException.class, lost.next());
        }
    }

    @Test
    @DisplayName("whatever a subscriber throws ends its flow and frees the handle")
    void failingSubscriber() throws Exception {
        try (VendorClient client = Programs.start()) {
            Reader failing = new Reader() {
                @Override
                public void onNext(Message<Object> message) {
                    throw new AssertionError("expected by this test");
                }
            };
            messages(client).subscribe(failing);
            failing.subscription.request(2);
            assertInstanceOf(AssertionError.class, failing.next());
            assertTrue(Programs.within(Duration.ofSeconds(20), () -> callbacks(client).equals(0L)));
        }
    }

    @Test
    @DisplayName("generated functions give publishers")
    void generated() throws IOException {
        try (VendorClient client = Programs.start()) {
            assertEquals(List.of("Subscription"), java.util.Arrays.stream(client.net().getClass().getMethods())
                    .filter(method -> method.getName().equals("subscribeCollection") && method.getParameterCount() == 1)
                    .map(method -> method.getReturnType().getSimpleName())
                    .toList());
        }
    }
}
