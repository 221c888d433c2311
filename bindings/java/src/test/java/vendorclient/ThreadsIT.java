package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import vendorclient.api.crypto.AppSigningBox;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.crypto.ParamsOfAppSigningBox;
import vendorclient.api.crypto.ParamsOfSign;
import vendorclient.api.crypto.ParamsOfSigningBoxSign;
import vendorclient.api.crypto.ResultOfAppSigningBox;

/** Waiting on threads of the client, as often as there are calls. */
@Timeout(120)
class ThreadsIT {
    private static final int CALLS = 3000;
    /** Threads of other tests may still end. */
    private final Set<Thread> before = Thread.getAllStackTraces().keySet();
    private VendorClient client;

    @BeforeEach
    void start() throws IOException {
        client = Programs.start();
    }

    @AfterEach
    void close() {
        client.close();
    }

    private int threads() {
        return (int) Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("vendorclient") && !before.contains(thread))
                .count();
    }

    @Test
    @DisplayName("a chain of thousands of calls takes a few threads")
    void chain() {
        AtomicInteger most = new AtomicInteger();
        CompletableFuture<String> last = client.client().version().thenApply(it -> it.version());
        for (int index = 0; index < CALLS; index++) {
            boolean counts = index % 100 == 0;
            last = last.thenApply(version -> {
                if (counts) {
                    most.accumulateAndGet(threads(), Math::max);
                }
                return client.client().version().await().version();
            });
        }
        assertEquals(VendorClient.VERSION, last.join());
        assertTrue(most.get() < 20, most::toString);
    }

    @Test
    @DisplayName("thousands of handlers that wait for calls at once take no more threads than the limit")
    void atOnce() {
        AtomicInteger most = new AtomicInteger();
        List<CompletableFuture<String>> results = new ArrayList<>();
        for (int index = 0; index < CALLS; index++) {
            boolean counts = index % 100 == 0;
            results.add(client.client().version().thenApply(it -> {
                if (counts) {
                    most.accumulateAndGet(threads(), Math::max);
                }
                return client.client().version().await().version();
            }));
        }
        results.forEach(result -> assertEquals(VendorClient.VERSION, result.join()));
        // With those that read, write and do steps.
        assertTrue(most.get() <= Threads.LIMIT + 20, most::toString);
    }

    @Test
    @DisplayName("handlers that wait for what follows other calls are replaced, to a depth of more than the limit")
    void nested() {
        assertEquals(100, depth(100));
    }

    private int depth(int left) {
        return left == 0 ? 0 : client.client().version().thenApply(it -> 1 + depth(left - 1)).join();
    }

    @Test
    @DisplayName("handlers wait for calls, steps and streams on an executor with one thread")
    void oneThread() throws Exception {
        ExecutorService single = Executors.newSingleThreadExecutor();
        try (DevNode node = DevNode.start(new DevNodeOptions().program(Programs.testBuild()).accounts(1));
                VendorClient other = VendorClient.start(Programs.options().executor(single).endpoint(node.url()))) {
            var account = node.accounts().get(0);
            var wallet = Contract.builder(other, "{\"ABI version\":2,\"functions\":[],\"events\":[]}")
                    .address(account.accountId())
                    .build();
            var found = other.client().version().thenApply(it -> {
                var balance = wallet.balance().await();
                node.give(account.accountId());
                try (var transactions = wallet.transactions(StreamOptions.FROM_START)) {
                    return List.of(balance, transactions.iterator().next().cursor());
                }
            });
            assertEquals(2, found.get(60, TimeUnit.SECONDS).size());
        } finally {
            single.shutdown();
        }
    }

    /** A box that signs with the library itself. */
    private record KeyBox(VendorClient client, KeyPair keys) implements AppSigningBox {
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
    @DisplayName("hundreds of handlers wait for a signing box of the application, which makes calls itself")
    void signing() {
        KeyPair keys = client.crypto().generateRandomSignKeys().await();
        long box = client.crypto().registerSigningBox(new KeyBox(client, keys)).await().handle();
        AtomicInteger most = new AtomicInteger();
        List<CompletableFuture<String>> results = new ArrayList<>();
        for (int index = 0; index < 300; index++) {
            results.add(client.call("test.echo", Map.of("value", index)).thenApply(it -> {
                most.accumulateAndGet(threads(), Math::max);
                return client.crypto().signingBoxSign(new ParamsOfSigningBoxSign(box, "AAEC")).await().signature();
            }));
        }
        assertEquals(1, results.stream().map(CompletableFuture::join).distinct().count());
        assertTrue(most.get() <= 2 * Threads.LIMIT + 20, most::toString);
    }
}
