package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.api.account.ParamsOfGetAccount;
import vendorclient.api.boc.ParamsOfParse;
import vendorclient.api.devnode.ChainTime;
import vendorclient.api.devnode.DevNodeControls;
import vendorclient.api.devnode.NodeAccount;
import vendorclient.api.devnode.ParamsOfMine;
import vendorclient.api.devnode.ParamsOfSetBalance;
import vendorclient.api.devnode.SnapshotInfo;
import vendorclient.json.Json;

/** A development node as a test suite uses it. */
class DevNodeIT {
    private static final String SOMEBODY = "ab".repeat(32);
    private static DevNode node;
    private static VendorClient client;

    private static DevNodeOptions options() {
        return new DevNodeOptions().program(Programs.testBuild());
    }

    @BeforeAll
    static void open() throws IOException {
        node = DevNode.start(options().accounts(2).balance("7"));
        client = Programs.options().endpoint(node.url()).start();
    }

    @AfterAll
    static void close() {
        client.close();
        node.close();
    }

    private static BigInteger balance(String accountId, String dappId) {
        String boc = client.account().getAccount(new ParamsOfGetAccount(accountId, dappId)).await().boc();
        Object parsed = client.boc().parseAccount(new ParamsOfParse(boc)).await().parsed();
        return new BigInteger(((String) ((Map<?, ?>) parsed).get("balance")).substring(2), 16);
    }

    @Test
    @DisplayName("a snapshot brings back what was, and time moves as it is told")
    void history() {
        SnapshotInfo before = node.snapshot();
        String epoch = node.epoch();
        ChainTime now = node.getTime();
        ChainTime later = node.increaseTime(3601);
        assertTrue(later.time() >= now.time() + 3601);
        node.give(SOMEBODY, BigInteger.valueOf(5_000_000_000L));
        assertEquals(BigInteger.valueOf(5_000_000_000L), balance(SOMEBODY, SOMEBODY));
        assertTrue(node.snapshots().snapshots().contains(before));
        node.revert(before);
        assertNotEquals(epoch, node.epoch());
        assertTrue(node.getTime().time() < later.time());
        node.revert(before.id());
        assertThrows(ClientException.class, () -> balance(SOMEBODY, SOMEBODY));
    }

    @Test
    @DisplayName("wallets, balances and blocks are what was asked for")
    void accounts() {
        assertEquals(2, node.accounts().size());
        NodeAccount wallet = node.accounts().get(0);
        assertEquals(BigInteger.valueOf(7_000_000_000L), balance(wallet.accountId(), wallet.dappId()));
        node.setBalance(new ParamsOfSetBalance(wallet.accountId()).withBalance("12345"));
        assertEquals(BigInteger.valueOf(12_345), balance(wallet.accountId(), wallet.dappId()));
        long block = node.status().seqNo();
        assertEquals(block + 3, node.mine(new ParamsOfMine().withBlocks(3L)).seqNo());
        DevNode.Giver giver = node.giver();
        giver.fund(wallet.accountId(), BigInteger.valueOf(5_000_000_000L)).toCompletableFuture().join();
        // The wallet pays for the transaction in which the money arrives.
        BigInteger arrived = balance(wallet.accountId(), wallet.dappId());
        assertTrue(arrived.compareTo(BigInteger.valueOf(4_900_000_000L)) > 0, () -> "the balance is " + arrived);
        assertNotNull(giver.keys());
        assertEquals("Giver[accountId=" + giver.accountId() + "]", giver.toString());
        assertEquals(node.url(), node.ready().get("url"));
    }

    @Test
    @DisplayName("each control of the node is a method")
    void controls() throws IOException {
        Path reference = Programs.projectFolder().resolve("../../docs/development-node-controls.md");
        String methods = Files.readString(reference).split("\n## ")[1];
        for (String name : methods.split("\n### ")) {
            String control = name.lines().findFirst().orElseThrow();
            if (control.equals("Methods")) {
                continue;
            }
            String[] words = control.split("_");
            StringBuilder method = new StringBuilder(words[0]);
            for (String word : Arrays.copyOfRange(words, 1, words.length)) {
                method.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
            }
            assertTrue(
                    Arrays.stream(DevNodeControls.class.getMethods())
                            .map(Method::getName)
                            .anyMatch(method.toString()::equals),
                    control);
        }
    }

    @Test
    @DisplayName("the controls are futures as well, and what follows one may wait for another")
    void futures() {
        SnapshotInfo before = node.async().snapshot().join();
        List<CompletableFuture<Long>> waiting = IntStream.range(0, 200)
                .mapToObj(index -> node.async().getTime().thenApply(time -> node.getTime().time() - time.time()))
                .toList();
        waiting.forEach(passed -> assertTrue(passed.join() >= 0));
        node.async().mine(new ParamsOfMine().withBlocks(2L)).thenCompose(mined -> node.async().revert(before)).join();
        assertEquals(before.seqNo(), node.status().seqNo());
        CompletionException refused =
                assertThrows(CompletionException.class, () -> node.async().revert(4_000_000L).join());
        assertEquals("not_found", ((DevNodeException) refused.getCause()).code());
    }

    @Test
    @DisplayName("a client has the controls of the node at its endpoint, and closing them leaves the node alone")
    void nodeOfClient() throws IOException {
        DevNode same = client.devNode();
        assertEquals(node.url(), same.url());
        assertSame(same, client.devNode());
        assertNull(same.epoch());
        assertEquals(List.of(), same.accounts());
        assertEquals(2, same.listAccounts().accounts().size());
        same.give("cd".repeat(32), BigInteger.TEN.pow(10));
        assertEquals(BigInteger.TEN.pow(10), balance("cd".repeat(32), "cd".repeat(32)));
        assertEquals(node.getTime().time(), same.getTime().time(), 2);
        assertEquals(node.epoch(), same.epoch());
        same.close();
        assertEquals("", same.log());
        assertTrue(DevNode.connect(node.url().substring("http://".length()) + "/graphql").status().seqNo() > 0);
        for (String wrong : List.of("ftp://127.0.0.1", "http://", "")) {
            assertThrows(IllegalArgumentException.class, () -> DevNode.connect(wrong), wrong);
        }
        try (VendorClient alone = Programs.start()) {
            assertEquals("unreachable", assertThrows(DevNodeException.class, alone::devNode).code());
        }
    }

    @Test
    @DisplayName("a refused control and a node that does not start say why")
    void refusals() throws IOException {
        DevNodeException unknown = assertThrows(DevNodeException.class, () -> node.revert(4_000_000L));
        assertEquals("not_found", unknown.code());
        assertEquals(404, unknown.status());
        assertNull(unknown.exitCode());
        assertTrue(Arrays.toString(unknown.getStackTrace()).contains("DevNodeIT"));
        DevNodeException gift = assertThrows(DevNodeException.class, () -> node.give("nobody"));
        assertNotNull(gift.getMessage());
        DevNodeOptions wrong = options().arguments("--nonsense");
        DevNodeException notStarted = assertThrows(DevNodeException.class, () -> DevNode.start(wrong));
        assertEquals("not_started", notStarted.code());
        assertTrue(notStarted.getMessage().contains("nonsense"));
        DevNode gone = DevNode.start(options());
        gone.close();
        gone.close();
        assertEquals("unreachable", assertThrows(DevNodeException.class, gone::status).code());
    }

    @Test
    @DisplayName("a chain is written to its file at the end and begins with it")
    void state() throws IOException {
        Path file = Programs.newFolder().resolve("chain.jsonl");
        try (DevNode first = DevNode.start(options().state(file))) {
            first.give(SOMEBODY);
        }
        assertTrue(Json.parse(Files.readAllLines(file).get(0)) instanceof Map);
        try (DevNode second = DevNode.start(options().state(file))) {
            assertTrue(second.status().seqNo() > 0);
        }
    }
}
