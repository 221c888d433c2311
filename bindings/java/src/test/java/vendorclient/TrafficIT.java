package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.api.boc.ParamsOfParse;
import vendorclient.api.boc.ParsedAccount;
import vendorclient.api.daemon.ProtocolErrorCode;
import vendorclient.api.crypto.ParamsOfHash;
import vendorclient.api.crypto.ResultOfHash;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.Json;

class TrafficIT {
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
    @DisplayName("answers 1000 parallel calls, each with its own result")
    void parallel() {
        List<Call<Object>> calls = new ArrayList<>();
        for (long index = 0; index < 1000; index++) {
            calls.add(client.call("test.echo", Map.of("value", index)));
        }
        for (int index = 0; index < calls.size(); index++) {
            assertEquals((long) index, value(calls.get(index).await()));
        }
    }

    @Test
    @DisplayName("reads a parsed account into its type")
    void parsedAccount() {
        String boc = "te6ccgEBBAEAdAACrRgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiJASzhlU/EAAAAAAAAA"
                + "CRoh3NZQBksV1jfYW5WeeoCE09P6mNuSDQIDOezCuj1OPve6KPod5AMBART/APSkE/S88sgLAgAC0wANoAAAAAIILA==";
        var result = client.boc().parseAccount(new ParamsOfParse(boc)).await();
        ParsedAccount account = ParsedAccount.fromJson(result.parsed());
        assertEquals("Active", account.accTypeName());
        assertEquals("0x3b9aca00", account.balance());
        assertEquals(2, account.balanceOther().get(0).currency());
        assertEquals(((Map<?, ?>) result.parsed()).keySet(), account.toJson().keySet());
    }

    @Test
    @DisplayName("what follows a call may wait for another call")
    void nested() {
        List<CompletableFuture<String>> results = new ArrayList<>();
        for (int index = 0; index < 50; index++) {
            results.add(client.crypto().sha256(new ParamsOfHash("AAEC"))
                    .thenApply(ResultOfHash::hash)
                    .thenApply(hash -> (String) value(client.call("test.echo", Map.of("value", hash)).await())));
        }
        for (var result : results) {
            assertEquals("ae4b3280e56e2faf83f414a6e3dabe9d5fbe18976544c05fed121accb85b53fc", result.join());
        }
    }

    @Test
    @DisplayName("calls end even after the executor of the application was shut down")
    void refusingExecutor() throws IOException {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        try (VendorClient other = VendorClient.start(Programs.options().executor(executor))) {
            assertEquals(VendorClient.VERSION, other.client().version().await().version());
            executor.shutdown();
            assertEquals(VendorClient.VERSION, other.client().version().await().version());
        }
    }

    @Test
    @DisplayName("a message of exactly the limit passes, one byte more fails here")
    void largest() throws IOException {
        try (VendorClient fresh = Programs.start()) {
            long limit = fresh.info().limits().messageInBytes();
            assertEquals(16777216, limit);
            Map<String, Object> message = new LinkedHashMap<>();
            message.put("jsonrpc", "2.0");
            // The initialization was 1.
            message.put("id", 2);
            message.put("method", "test.echo");
            message.put("params", Map.of("value", "€"));
            int room = (int) limit - utf8Length(Json.write(message)) + 3;
            // Characters of three bytes, and the rest as single bytes.
            String text = "€".repeat(room / 3) + "x".repeat(room % 3);
            assertEquals(text, value(fresh.call("test.echo", Map.of("value", text)).await()));
            ClientException error = assertThrows(
                    ClientException.class, () -> fresh.call("test.echo", Map.of("value", text + "x")).await());
            assertTrue(error.is(ProtocolErrorCode.REQUEST_TOO_LARGE));
            assertEquals(Map.of("limit", limit, "actual", limit + 1), error.data());
            assertEquals(1L, value(fresh.call("test.echo", Map.of("value", 1)).await()));
        }
    }

    @Test
    @DisplayName("characters of two to four bytes survive being split over chunks")
    void characters() {
        String text = "é€😀ж\u2028\u0000\"\\\r\n".repeat(50_000);
        assertEquals(text, value(client.call("test.echo", Map.of("value", text)).await()));
        assertEquals(text, value(client.call("test.echo", Map.of("value", "a" + text)).await()).toString().substring(1));
    }

    @Test
    @DisplayName("64-bit integers and other numbers go and come back exactly")
    void integers() {
        for (String text : List.of("9007199254740993", "18446744073709551615", "0")) {
            BigInteger unsigned = new BigInteger(text);
            Map<String, Object> params = Map.of("unsigned", unsigned, "signed", Long.MIN_VALUE);
            FieldReader result = FieldReader.of(client.call("test.integers", params).await());
            assertEquals(unsigned, result.required("unsigned", Decoders::bigInteger));
            assertEquals(Long.MIN_VALUE, result.required("signed", Decoders::int64));
        }
        Object numbers = List.of(
                new BigInteger("123456789012345678901234567890"), new BigDecimal("0.10000000000000000000001"), -1L);
        assertEquals(numbers, value(client.call("test.echo", Map.of("value", numbers)).await()));
    }

    private static Object value(Object result) {
        return ((Map<?, ?>) result).get("value");
    }

    private static int utf8Length(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
