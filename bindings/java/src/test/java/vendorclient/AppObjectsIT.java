package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.api.client.ClientErrorCode;
import vendorclient.api.crypto.AppSigningBox;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.crypto.ParamsOfAppSigningBox;
import vendorclient.api.crypto.ParamsOfSign;
import vendorclient.api.crypto.ParamsOfSigningBoxSign;
import vendorclient.api.crypto.RegisteredSigningBox;
import vendorclient.api.crypto.ResultOfAppSigningBox;
import vendorclient.json.Decoders;

class AppObjectsIT {
    private static VendorClient client;

    @BeforeAll
    static void start() throws IOException {
        client = Programs.start();
    }

    @AfterAll
    static void close() {
        client.close();
    }

    /** A box that signs with the library itself: handlers may make calls. */
    private record KeyBox(KeyPair keys) implements AppSigningBox {
        @Override
        public ResultOfAppSigningBox.GetPublicKey getPublicKey() {
            return new ResultOfAppSigningBox.GetPublicKey(keys.publicKey());
        }

        @Override
        public ResultOfAppSigningBox.Sign sign(ParamsOfAppSigningBox.Sign request) {
            String signature = client.crypto().sign(new ParamsOfSign(request.unsigned(), keys)).await().signature();
            return new ResultOfAppSigningBox.Sign(signature);
        }
    }

    @Test
    @DisplayName("a signing box of the application signs")
    void answered() {
        KeyPair keys = client.crypto().generateRandomSignKeys().await();
        RegisteredSigningBox box = client.crypto().registerSigningBox(new KeyBox(keys)).await();
        assertEquals(keys.publicKey(), client.crypto().signingBoxGetPublicKey(box).await().pubkey());
        String expected = client.crypto().sign(new ParamsOfSign("aGVsbG8=", keys)).await().signature();
        ParamsOfSigningBoxSign params = new ParamsOfSigningBoxSign(box.handle(), "aGVsbG8=");
        assertEquals(expected, client.crypto().signingBoxSign(params).await().signature());
        client.crypto().removeSigningBox(box).await();
    }

    @Test
    @DisplayName("an exception of the handler refuses, with its text")
    void refused() {
        AppObject object = data -> {
            throw new SecurityException("declined by user");
        };
        ClientException error = assertThrows(ClientException.class, () -> ask(object, Map.of()).await());
        assertEquals(26, error.code());
        assertTrue(error.getMessage().contains("declined by user"), error.getMessage());
    }

    @Test
    @DisplayName("an error of the handler, no answer, an answer without JSON form and a huge one are refusals too")
    void failing() {
        List<AppObject> objects = List.of(
                data -> {
                    throw new StackOverflowError();
                },
                data -> null,
                data -> new Object(),
                data -> echo("x".repeat(17_000_000)));
        for (AppObject object : objects) {
            ClientException error = assertThrows(ClientException.class, () -> ask(object, Map.of()).await());
            assertEquals(26, error.code());
        }
    }

    @Test
    @DisplayName("a request of unknown type is refused by the typed form")
    void unknownType() {
        AppObject object = AppSigningBox.untyped(new KeyBox(new KeyPair("00", "00")));
        ClientException error = assertThrows(ClientException.class, () -> ask(object, Map.of()).await());
        assertEquals(26, error.code());
        assertTrue(error.getMessage().contains("type of the request is not known"), error.getMessage());
    }

    @Test
    @DisplayName("a request that is never answered fails after its time limit, and the handler is interrupted")
    void neverAnswered() throws InterruptedException {
        CountDownLatch interrupted = new CountDownLatch(1);
        AppObject object = data -> {
            try {
                return new CountDownLatch(1).await(1, TimeUnit.HOURS);
            } catch (InterruptedException stop) {
                interrupted.countDown();
                throw stop;
            }
        };
        CallOptions options = CallOptions.NONE.withAppRequestTimeout(Duration.ofMillis(100));
        ClientException error = assertThrows(
                ClientException.class,
                () -> client.callWithObject("test.app_call", Map.of("value", 1), Decoders::any, options, object).await());
        assertEquals(26, error.code());
        assertEquals("app_request_timeout", ((Map<?, ?>) error.data()).get("reason"));
        assertTrue(interrupted.await(5, TimeUnit.SECONDS));
    }

    @Test
    @DisplayName("requests and notifications may come before the registering call has returned")
    void beforeAnswer() throws InterruptedException {
        List<Object> notified = Collections.synchronizedList(new ArrayList<>());
        AppObject object = data -> {
            Map<?, ?> request = (Map<?, ?>) data;
            if (request.get("type").equals("Notify")) {
                notified.add(request.get("value"));
            }
            return data;
        };
        Object result = ask(object, Map.of("value", "early", "times", 3, "notify", 50)).await();
        assertEquals(List.of("early", "early", "early"), ((Map<?, ?>) result).get("values"));
        List<Long> expected = new ArrayList<>();
        for (long index = 0; index < 50; index++) {
            expected.add(index);
        }
        // They are handled beside the requests.
        assertTrue(Programs.within(Duration.ofSeconds(10), () -> notified.size() == 50));
        assertEquals(expected, notified);
    }

    @Test
    @DisplayName("requests of one object run at once and may be answered in any order")
    void anyOrder() {
        CountDownLatch others = new CountDownLatch(19);
        AtomicInteger number = new AtomicInteger();
        AppObject object = data -> {
            int own = number.getAndIncrement();
            if (own == 0) {
                // The first waits for all others.
                assertTrue(others.await(10, TimeUnit.SECONDS));
            } else {
                others.countDown();
            }
            return echo(own);
        };
        Object values = ((Map<?, ?>) ask(object, Map.of("times", 20)).await()).get("values");
        assertEquals(20, ((List<?>) values).stream().distinct().count());
    }

    @Test
    @DisplayName("an object that is removed while it is asked gives error 29")
    void removed() throws InterruptedException {
        CountDownLatch asked = new CountDownLatch(2);
        AtomicInteger number = new AtomicInteger();
        AppObject object = data -> {
            asked.countDown();
            if (number.getAndIncrement() > 0) {
                Thread.sleep(60_000);
            }
            return data;
        };
        Object handle = ((Map<?, ?>) ask(object, Map.of("keep", true)).await()).get("handle");
        Call<Object> second = client.call("test.app_ask", Map.of("handle", handle, "value", 1));
        assertTrue(asked.await(10, TimeUnit.SECONDS));
        client.call("test.app_close", Map.of("handle", handle)).await();
        ClientException error = assertThrows(ClientException.class, second::await);
        assertEquals(29, error.code());
    }

    @Test
    @DisplayName("a function that needs an object but got none fails with 13")
    void missing() {
        ClientException error =
                assertThrows(ClientException.class, () -> client.call("crypto.register_signing_box", null).await());
        assertTrue(error.is(ClientErrorCode.CALLBACK_NOT_REGISTERED));
    }

    private static Call<Object> ask(AppObject object, Map<String, Object> params) {
        Map<String, Object> all = new LinkedHashMap<>(Map.of("value", 1));
        all.putAll(params);
        return client.callWithObject("test.app_call", all, Decoders::any, CallOptions.NONE, object);
    }

    private static Map<String, Object> echo(Object value) {
        return Map.of("type", "Echo", "value", value);
    }
}
