package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vendorclient.api.crypto.AppSigningBox;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.crypto.ParamsOfAppSigningBox;
import vendorclient.api.crypto.RegisteredSigningBox;
import vendorclient.api.crypto.ResultOfAppSigningBox;
import vendorclient.api.devnode.BlockMode;
import vendorclient.api.net.ParamsOfQuery;
import vendorclient.api.outbox.ParamsOfOutboxSend;
import vendorclient.api.processing.Outcome;
import vendorclient.json.Json;

/** Payments whose call ends without an answer: what the exception says is true on the chain. */
@EnabledIfEnvironmentVariable(named = "VENDORCLIENT_STORY", matches = ".+")
class OutcomeIT {
    private static DevNode node;
    private static VendorClient watcher;
    private static String abi;
    private static KeyPair keys;
    private static Address address;

    @BeforeAll
    static void open() throws IOException {
        Map<?, ?> story = (Map<?, ?>) Json.parse(Files.readString(Path.of(System.getenv("VENDORCLIENT_STORY"))));
        abi = (String) story.get("abi");
        node = DevNode.start(new DevNodeOptions().program(Programs.testBuild()));
        watcher = newClient();
        keys = watcher.crypto().generateRandomSignKeys().await();
        Contract wallet = Contract.builder(watcher, abi)
                .code((String) story.get("code"))
                .signer(ContractSigner.keys(keys))
                .build();
        wallet.deploy().fundedBy(node).await();
        address = wallet.address().await();
    }

    @AfterAll
    static void close() {
        watcher.close();
        node.close();
    }

    @AfterEach
    void makeBlocks() {
        node.setBlockMode(BlockMode.AUTOMATIC);
    }

    private static VendorClient newClient() throws IOException {
        return Programs.options().dataFolder(Programs.newFolder()).endpoint(node.url()).start();
    }

    private static Contract wallet(VendorClient client, ContractSigner signer) {
        return Contract.builder(client, abi).address(address).signer(signer).build();
    }

    /** A payment that waits in the queue of the node until a block is made. */
    private static Call<?> queuedPayment(VendorClient client) throws InterruptedException {
        node.setBlockMode(BlockMode.MANUAL);
        Call<?> payment = wallet(client, ContractSigner.keys(keys)).call("touch").send();
        assertTrue(Programs.within(Duration.ofSeconds(20), () -> !node.queue().messages().isEmpty()));
        return payment;
    }

    private static boolean isExecuted(String hash) {
        String query = "query { blockchain { message(hash: \"" + hash + "\") { dst_transaction { id } } } }";
        Object value = watcher.net().query(new ParamsOfQuery(query)).await().result();
        for (String member : new String[] {"data", "blockchain", "message", "dst_transaction"}) {
            value = value instanceof Map<?, ?> object ? object.get(member) : null;
        }
        return value != null;
    }

    private static void becomesExecuted(MessageFacts facts) {
        assertEquals(Outcome.UNKNOWN, facts.outcome());
        assertNotNull(facts.expireAt());
        assertFalse(isExecuted(facts.messageHash()));
        node.mine();
        assertTrue(isExecuted(facts.messageHash()));
    }

    private static void kill(VendorClient client) {
        ProcessHandle.of(client.info().server().pid()).orElseThrow().destroyForcibly();
    }

    @ParameterizedTest(name = "a payment that waits for its block is unknown when it is {0}, with the hash that is executed")
    @ValueSource(strings = {"killed", "closed"})
    void lost(String kind) throws Exception {
        try (VendorClient client = newClient()) {
            Call<?> payment = queuedPayment(client);
            Consumer<VendorClient> end = kind.equals("killed") ? OutcomeIT::kill : VendorClient::close;
            end.accept(client);
            ConnectionLostException error = assertThrows(ConnectionLostException.class, payment::await);
            assertEquals(kind.equals("closed"), error instanceof ClientClosedException);
            assertEquals(Outcome.UNKNOWN, error.outcome());
            assertEquals(error.facts(), payment.facts());
            becomesExecuted(error.facts());
            Contract late = wallet(client, ContractSigner.keys(keys));
            ClientException after = assertThrows(ClientException.class, () -> late.call("touch").send().await());
            assertEquals(Outcome.NOT_EXECUTED, after.outcome());
            assertNull(after.messageHash());
            ParamsOfOutboxSend entry = new ParamsOfOutboxSend("");
            assertEquals(
                    Outcome.NOT_EXECUTED,
                    assertThrows(ClientException.class, () -> client.outbox().send(entry).await()).outcome());
            assertNull(assertThrows(ClientException.class, () -> client.client().version().await()).outcome());
        }
    }

    @Test
    @DisplayName("a payment that waits for its block is unknown when its call is cancelled, given up or interrupted")
    void cancelled() throws Exception {
        try (VendorClient client = newClient()) {
            Call<?> cancelled = queuedPayment(client);
            assertTrue(cancelled.cancel(true));
            CallCancelledException error = assertThrows(CallCancelledException.class, cancelled::await);
            assertEquals(cancelled.facts(), error.facts());
            becomesExecuted(MessageFacts.of(error));

            Call<?> asked = queuedPayment(client);
            asked.requestCancel();
            becomesExecuted(assertThrows(ClientException.class, asked::await).facts());

            Call<?> late = queuedPayment(client);
            late.orTimeout(1, TimeUnit.MILLISECONDS);
            CallAbandonedException abandoned = assertThrows(CallAbandonedException.class, late::await);
            becomesExecuted(MessageFacts.of(abandoned));

            Call<?> replaced = queuedPayment(client);
            assertTrue(replaced.complete(null));
            becomesExecuted(replaced.facts());

            Call<?> interrupted = queuedPayment(client);
            Thread.currentThread().interrupt();
            CallCancelledException stopped = assertThrows(CallCancelledException.class, interrupted::await);
            assertTrue(Thread.interrupted());
            becomesExecuted(stopped.facts());
        }
    }

    @Test
    @DisplayName("a payment is not executed when its daemon is killed, or its call cancelled, while the signature is waited for")
    void unsigned() throws Exception {
        VendorClient client = newClient();
        CompletableFuture<Void> asked = new CompletableFuture<>();
        RegisteredSigningBox box = client.crypto()
                .registerSigningBox(new AppSigningBox() {
                    @Override
                    public ResultOfAppSigningBox.GetPublicKey getPublicKey() {
                        return new ResultOfAppSigningBox.GetPublicKey(keys.publicKey());
                    }

                    @Override
                    public ResultOfAppSigningBox.Sign sign(ParamsOfAppSigningBox.Sign request) throws Exception {
                        asked.complete(null);
                        Thread.sleep(60_000);
                        throw new IllegalStateException("Nobody signs");
                    }
                })
                .await();
        node.setBlockMode(BlockMode.MANUAL);
        Contract wallet = wallet(client, ContractSigner.box(box, keys.publicKey()));
        Call<?> cancelled = wallet.call("touch").send();
        Call<?> payment = wallet.call("touch").send();
        asked.get(20, TimeUnit.SECONDS);
        cancelled.cancel(true);
        assertEquals(Outcome.NOT_EXECUTED, cancelled.facts().outcome());
        kill(client);
        ConnectionLostException error = assertThrows(ConnectionLostException.class, payment::await);
        assertEquals(Outcome.NOT_EXECUTED, error.outcome());
        assertNull(error.messageHash());
        assertTrue(node.queue().messages().isEmpty());
        client.close();
    }
}
