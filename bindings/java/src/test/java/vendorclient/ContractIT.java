package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.api.crypto.AppSigningBox;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.crypto.ParamsOfAppSigningBox;
import vendorclient.api.crypto.ParamsOfSign;
import vendorclient.api.crypto.RegisteredSigningBox;
import vendorclient.api.crypto.ResultOfAppSigningBox;
import vendorclient.api.devnode.ParamsOfSetAccount;
import vendorclient.api.inbox.DepositKind;
import vendorclient.api.inbox.InboxErrorCode;
import vendorclient.api.inbox.ParamsOfInboxFollow;
import vendorclient.api.net.BlockItem;
import vendorclient.api.net.NetErrorCode;
import vendorclient.api.net.ParamsOfCreateBlockIterator;
import vendorclient.api.net.ParamsOfCreateTransactionIterator;
import vendorclient.api.net.ParamsOfIteratorNext;
import vendorclient.api.outbox.OutboxState;
import vendorclient.api.outbox.ParamsOfOutboxEntry;
import vendorclient.api.outbox.ResultOfOutboxSend;
import vendorclient.api.processing.Loss;
import vendorclient.api.processing.LossCertainty;
import vendorclient.api.processing.Outcome;
import vendorclient.api.processing.ProcessingErrorCode;
import vendorclient.json.Json;
import vendorclient.json.JsonException;

/** Contract objects on the node of the story. */
@EnabledIfEnvironmentVariable(named = "VENDORCLIENT_STORY", matches = ".+")
class ContractIT {
    private static VendorClient client;
    private static Funder faucet;
    private static String endpoint;
    private static String abi;
    private static String getterAbi;
    private static Address silent;
    private static String silentBoc;
    private static Address odd;
    private static String code;

    @BeforeAll
    static void open() throws IOException {
        Map<?, ?> story = (Map<?, ?>) Json.parse(Files.readString(Path.of(System.getenv("VENDORCLIENT_STORY"))));
        endpoint = (String) story.get("endpoint");
        client = Programs.options().endpoint(endpoint).start();
        faucet = Funder.faucet(URI.create(endpoint));
        abi = (String) story.get("abi");
        getterAbi = (String) story.get("getter_abi");
        silent = Address.of((String) story.get("silent"));
        silentBoc = (String) story.get("silent_boc");
        odd = Address.of((String) story.get("odd"));
        code = (String) story.get("code");
    }

    @AfterAll
    static void close() {
        client.close();
    }

    @Test
    @DisplayName("a getter, an estimate and a call fail if the contract does not answer, or not as the ABI says")
    void withoutAnswer() {
        Map.of(silent, 418, odd, 419).forEach((address, code) -> {
                    Contract contract =
                            Contract.builder(client, getterAbi).address(address).build();
                    Call<?> asked = contract.call("getBalance").get();
                    assertEquals(code, assertThrows(ClientException.class, asked::await).code());
                    Call<?> estimated = contract.call("getBalance").estimate();
                    assertEquals(code, assertThrows(ClientException.class, estimated::await).code());
                    Call<?> sent = contract.call("getBalance").send();
                    ClientException failed = assertThrows(ClientException.class, sent::await);
                    assertEquals(code, failed.code());
                    assertEquals(Outcome.EXECUTED, failed.outcome());
                });
    }

    private static ContractSigner newSigner() {
        return ContractSigner.keys(client.crypto().generateRandomSignKeys().await());
    }

    private static Contract newWallet(ContractSigner signer) {
        return Contract.builder(client, abi)
                .code(code)
                .signer(signer)
                .errorNames(Map.of(102, "NotOwner"))
                .build();
    }

    private static Contract deployedWallet() {
        Contract wallet = newWallet(newSigner());
        wallet.deploy().fundedBy(faucet).await();
        return wallet;
    }

    @Test
    @DisplayName("a contract is deployed, called, read, and its costs are known")
    void deployed() {
        Contract wallet = newWallet(newSigner());
        assertFalse(wallet.isDeployed().await());
        Sent<Map<String, Object>> deployed =
                wallet.deploy().fundedBy(faucet, BigInteger.valueOf(50_000_000_000L)).await();
        assertEquals(false, deployed.transaction().aborted());
        assertEquals(deployed.transactionId(), deployed.transactionJson().get("id"));
        assertEquals(64, deployed.transactionId().length());
        assertTrue(wallet.isDeployed().await());
        Address address = wallet.address().await();
        assertEquals(address.accountId(), address.dappId());

        assertTrue(wallet.call("touch").estimate().await().fees().totalAccountFees().signum() > 0);
        assertTrue(wallet.call("touch").send().await().fees().totalAccountFees().signum() > 0);
        assertEquals(Map.of("value0", "helloWorld"), wallet.call("renderHelloWorld").get().await());
        Object stamp = wallet.call("getTimestamp").get().await().get("value0");
        assertEquals(wallet.call("timestamp").get().await().get("timestamp"), stamp);
        assertTrue(((BigInteger) stamp).signum() > 0);

        BigInteger before = wallet.balance().await();
        assertTrue(before.compareTo(BigInteger.valueOf(50_000_000_000L)) < 0);
        wallet.call("sendValue", Map.of("dest", address, "amount", 1_000_000L, "bounce", false)).send().await();
        assertTrue(wallet.balance().await().compareTo(before) < 0);
    }

    @Test
    @DisplayName("streams of events and transactions begin now or with the first one")
    void streams() {
        Contract wallet = deployedWallet();
        wallet.call("touch").send().await();
        ContractEvent<Map<String, Object>> second;
        try (var live = wallet.events("Touched", StreamOptions.FROM_NOW)) {
            Iterator<ContractEvent<Map<String, Object>>> events = live.iterator();
            wallet.call("touch").send().await();
            ContractEvent<Map<String, Object>> event = events.next();
            assertEquals("Touched", event.name());
            assertTrue(event.createdAt().getEpochSecond() > 0);
            assertTrue(((BigInteger) event.args().get("at")).signum() > 0);
            assertEquals(64, event.messageId().length());
            second = event;
        }
        try (var all = wallet.events("Touched", StreamOptions.FROM_START)) {
            Iterator<ContractEvent<Map<String, Object>>> events = all.iterator();
            // The constructor and the first call made one each.
            events.next();
            events.next();
            assertEquals(second, events.next());
            try (var stream = all.stream()) {
                assertEquals(second, stream.skip(2).findFirst().orElseThrow());
            }
            try (var stream = all.stream()) {
                assertEquals(3, stream.parallel().limit(3).distinct().count());
            }
        }
        try (var transactions = wallet.transactions(StreamOptions.FROM_START)) {
            assertTrue(transactions.iterator().next().fields().containsKey("total_fees"));
        }
        try (var transactions = wallet.transactions(StreamOptions.FROM_START, "id lt")) {
            assertNotNull(transactions.iterator().next().fields().get("lt"));
        }
        assertEquals(second.cursor(), wallet.eventCursor().await());
        StreamOptions now = StreamOptions.after(wallet.transactionCursor().await());
        Sent<?> sent = wallet.call("touch").send().await();
        try (var later = wallet.events("Touched", StreamOptions.after(second.cursor()))) {
            assertNotEquals(second.messageId(), later.iterator().next().messageId());
        }
        try (var later = wallet.transactions(now)) {
            assertEquals(sent.transactionId(), later.iterator().next().fields().get("id"));
        }
    }

    @Test
    @DisplayName("an iterator is a loop or a publisher over typed items, and freed behind it")
    void iterators() throws InterruptedException {
        deployedWallet();
        var params = new ParamsOfCreateTransactionIterator()
                .withResult("lt code_hash")
                .withIncludeTransfers(true);
        try (var transactions = client.net().transactions(params)) {
            var items = transactions.iterator();
            items.next();
            var second = items.next();
            assertEquals(64, second.value().id().length());
            assertNotNull(second.value().lt());
            assertNotNull(second.value().transfers());
            assertTrue(second.json().containsKey("code_hash"));
            assertThrows(IllegalStateException.class, transactions::iterator);
        }
        BlockItem first;
        try (var blocks = client.net().blocks(new ParamsOfCreateBlockIterator())) {
            first = blocks.iterator().next().value();
        }
        BlockingQueue<Object> seen = new LinkedBlockingQueue<>();
        var until = new ParamsOfCreateBlockIterator().withEndTime(first.genUtime() + 1);
        client.net().blocks(until).subscribe(new Flow.Subscriber<>() {
            @Override
            public void onSubscribe(Flow.Subscription subscription) {
                subscription.request(Long.MAX_VALUE);
            }

            @Override
            public void onNext(IteratedItem<BlockItem> item) {
                seen.add(item.value().id());
            }

            @Override
            public void onError(Throwable error) {
                seen.add(error);
            }

            @Override
            public void onComplete() {
                seen.add("complete");
            }
        });
        assertEquals(first.id(), seen.poll(20, TimeUnit.SECONDS));
        Object last = seen.poll(20, TimeUnit.SECONDS);
        while (last instanceof String text && text.length() == 64) {
            last = seen.poll(20, TimeUnit.SECONDS);
        }
        assertEquals("complete", last);
        try (var wrong = client.net().blocks(new ParamsOfCreateBlockIterator().withResult("{"))) {
            assertEquals(601, assertThrows(ClientException.class, () -> wrong.iterator().next()).code());
        }
        try (var blocks = client.net().blocks(until).stream()) {
            assertEquals(first.id(), blocks.map(item -> item.value().id()).findFirst().orElseThrow());
        }
        long next = client.net().createBlockIterator(new ParamsOfCreateBlockIterator()).await().handle();
        for (long handle = 1; handle < next; handle++) {
            var open = new ParamsOfIteratorNext(handle);
            var freed = assertThrows(ClientException.class, () -> client.net().iteratorNext(open).await());
            assertEquals(34, freed.code());
        }
    }

    @Test
    @DisplayName("a stream is a publisher that gives what is asked for and ends when it is closed")
    void publisher() throws InterruptedException {
        Contract wallet = deployedWallet();
        wallet.call("touch").send().await();
        wallet.call("touch").send().await();
        BlockingQueue<Object> seen = new LinkedBlockingQueue<>();
        BlockingQueue<Flow.Subscription> given = new LinkedBlockingQueue<>();
        var events = wallet.events("Touched", StreamOptions.FROM_START);
        events.subscribe(new Flow.Subscriber<>() {
            @Override
            public void onSubscribe(Flow.Subscription subscription) {
                given.add(subscription);
            }

            @Override
            public void onNext(ContractEvent<Map<String, Object>> event) {
                seen.add(event);
            }

            @Override
            public void onError(Throwable error) {
                seen.add(error);
            }

            @Override
            public void onComplete() {
                seen.add("complete");
            }
        });
        Flow.Subscription subscription = given.take();
        subscription.request(1);
        assertTrue(seen.poll(20, TimeUnit.SECONDS) instanceof ContractEvent);
        assertTrue(seen.isEmpty());
        subscription.request(1);
        assertTrue(seen.poll(20, TimeUnit.SECONDS) instanceof ContractEvent);
        events.close();
        assertEquals("complete", seen.poll(20, TimeUnit.SECONDS));
        assertFalse(events.iterator().hasNext());
    }

    @Test
    @DisplayName("a loop that waits for an event ends when its thread is interrupted")
    void interrupted() {
        try (var events = deployedWallet().events("Touched")) {
            var loop = events.iterator();
            Thread.currentThread().interrupt();
            assertThrows(CancellationException.class, loop::hasNext);
            assertTrue(Thread.interrupted());
        }
    }

    @Test
    @DisplayName("an error of the contract has its name, its exit code and a trace of the program")
    void refused() {
        Address address = deployedWallet().address().await();
        Contract asStranger = Contract.builder(client, abi)
                .address(address)
                .signer(newSigner())
                .errorNames(Map.of(102, "NotOwner"))
                .build();
        ContractException error =
                assertThrows(ContractException.class, () -> asStranger.call("touch").send().await());
        assertEquals("NotOwner", error.name());
        assertEquals(102, error.exitCode());
        assertTrue(error.code() > 0);
        assertTrue(error.getMessage().startsWith("NotOwner: "));
        assertTrue(List.of(error.getStackTrace()).toString().contains("ContractIT"));
    }

    @Test
    @DisplayName("a getter and a call of an account that does not exist say which one it is")
    void absent() {
        Contract wallet = newWallet(newSigner());
        Address address = wallet.address().await();
        String text = "account " + address + " does not exist";
        for (Call<?> asked : List.of(wallet.call("getTimestamp").get(), wallet.balance())) {
            ClientException error = assertThrows(ClientException.class, asked::await);
            assertTrue(error.is(NetErrorCode.NOT_FOUND));
            assertTrue(error.getMessage().contains(text), error.getMessage());
        }
        ContractException error = assertThrows(ContractException.class, () -> wallet.call("touch").send().await());
        assertEquals("computeSkipped", error.phase());
        assertNull(error.exitCode());
        assertTrue(error.getMessage().contains("0:" + address.accountId() + " does not exist"), error.getMessage());
        assertEquals(Outcome.REFUSED, error.outcome());
    }

    @Test
    @DisplayName("arguments that a function does not have, and missing ones, are refused before anything is sent")
    void names() {
        Contract wallet = deployedWallet();
        Map<String, Object> whole = Map.of("dest", silent, "amount", 1L, "bounce", false);
        Map<String, Object> excess = new HashMap<>(whole);
        excess.put("bounced", true);
        Map<String, Object> tooFew = new HashMap<>(whole);
        tooFew.remove("bounce");
        String takes = "sendValue() takes dest, amount, bounce: ";
        Map.of(excess, takes + "unknown argument bounced", tooFew, takes + "bounce is missing")
                .forEach((input, text) -> {
                    var call = wallet.call("sendValue", input);
                    for (Call<?> refused : List.of(call.send(), call.get(), call.estimate(), call.outbox(OutboxOptions.NONE))) {
                        ClientException error = assertThrows(ClientException.class, refused::await);
                        assertEquals(text, error.getMessage());
                        assertTrue(error.is(AbiErrorCode.ENCODE_RUN_MESSAGE_FAILED));
                    }
                    assertEquals(
                            Outcome.NOT_EXECUTED,
                            assertThrows(ClientException.class, () -> call.send().await()).outcome());
                });
    }

    @Test
    @DisplayName("a deployment with wrong arguments is refused before the funder pays")
    void unpaid() {
        Contract wallet = newWallet(newSigner());
        var deployment = wallet.deploy(Map.of("more", 1)).fundedBy(faucet);
        ClientException error = assertThrows(ClientException.class, deployment::await);
        assertEquals("constructor() takes no arguments: unknown argument more", error.getMessage());
        assertTrue(error.is(AbiErrorCode.ENCODE_DEPLOY_MESSAGE_FAILED));
        assertEquals(Outcome.NOT_EXECUTED, error.outcome());
        assertTrue(assertThrows(ClientException.class, () -> wallet.balance().await()).is(NetErrorCode.NOT_FOUND));
    }

    @Test
    @DisplayName("a contract that did not exist is found when it appears, with its Dapp ID")
    void appears() throws IOException {
        String dappId = "dd".repeat(32);
        try (DevNode node = DevNode.start(new DevNodeOptions().program(Programs.testBuild()).accounts(0));
                VendorClient own = Programs.options().endpoint(node.url()).start()) {
            Contract contract =
                    Contract.builder(own, getterAbi).address(silent).build();
            assertFalse(contract.isDeployed().await());
            node.setAccount(new ParamsOfSetAccount(silentBoc, dappId));
            assertTrue(contract.isDeployed().await());
            assertEquals(dappId, contract.address().await().dappId());
        }
    }

    @Test
    @DisplayName("what a call would lose is estimated, and refused if it is not accepted")
    void losses() {
        Contract wallet = deployedWallet();
        // In its own Dapp: main currency burns on the way.
        String recipient = deployedWallet().address().await().accountId();
        var payment = wallet.call("sendValue", Map.of("dest", "0:" + recipient, "amount", 1_000_000L, "bounce", false));
        Loss loss = payment.estimate().await().losses().get(0);
        assertEquals(List.of(recipient, "1000000"), List.of(loss.accountId(), loss.amount()));
        assertEquals(LossCertainty.CERTAIN, loss.certainty());
        BigInteger before = wallet.balance().await();
        AcceptedLoss tooLittle = AcceptedLoss.of(0, 999_999).with(2, BigInteger.TEN);
        for (Call<?> refused : List.of(
                payment.send(), payment.acceptLoss(tooLittle).send(), payment.outbox(OutboxOptions.NONE))) {
            LossNotAcceptedException error = assertThrows(LossNotAcceptedException.class, refused::await);
            assertTrue(error.is(ProcessingErrorCode.LOSS_NOT_ACCEPTED));
            assertEquals(Outcome.NOT_EXECUTED, error.outcome());
            assertEquals(recipient, error.accountId());
            assertEquals(0, error.currency());
            assertEquals(BigInteger.valueOf(1_000_000), error.amount());
            assertEquals(1, error.losses().size());
            assertTrue(error.getMessage().contains(recipient) && error.getMessage().contains(error.remedy()));
        }
        assertEquals(before, wallet.balance().await());
        assertEquals(1, payment.acceptLoss(AcceptedLoss.of(0, 1_000_000)).send().await().losses().size());
        assertNull(payment.acceptLoss(AcceptedLoss.ANY).send().await().losses());
        assertTrue(payment.acceptLoss(AcceptedLoss.ANY).outbox(OutboxOptions.NONE).await().isNew());
        assertThrows(IllegalStateException.class, () -> AcceptedLoss.ANY.with(0, BigInteger.ONE));
    }

    @Test
    @DisplayName("a failed action phase is an error of the contract with its phase and its result code")
    void actionPhase() {
        ContractSigner signer = newSigner();
        Contract wallet = Contract.builder(client, abi)
                .code(code)
                .signer(signer)
                .errorNames(Map.of(37, "OfTheContract"))
                .build();
        wallet.deploy().fundedBy(faucet).await();
        Object dest = wallet.address().await();
        var tooMuch = wallet.call("sendValue", Map.of("dest", dest, "amount", 1_000_000_000_000_000_000L, "bounce", false));
        for (Call<?> failed : List.of(tooMuch.send(), tooMuch.estimate())) {
            ContractException error = assertThrows(ContractException.class, failed::await);
            assertEquals("action", error.phase());
            assertEquals(37, error.exitCode());
            assertNull(error.name());
        }
        ContractException refused = assertThrows(
                ContractException.class,
                () -> Contract.builder(client, abi)
                        .address((Address) dest)
                        .signer(newSigner())
                        .build()
                        .call("touch")
                        .estimate()
                        .await());
        assertEquals("computeVm", refused.phase());
    }

    @Test
    @DisplayName("a signing box of the application signs for a contract")
    void signingBox() {
        KeyPair keys = client.crypto().generateRandomSignKeys().await();
        RegisteredSigningBox box = client.crypto()
                .registerSigningBox(new AppSigningBox() {
                    @Override
                    public ResultOfAppSigningBox.GetPublicKey getPublicKey() {
                        return new ResultOfAppSigningBox.GetPublicKey(keys.publicKey());
                    }

                    @Override
                    public ResultOfAppSigningBox.Sign sign(ParamsOfAppSigningBox.Sign request) {
                        ParamsOfSign params = new ParamsOfSign(request.unsigned(), keys);
                        return new ResultOfAppSigningBox.Sign(client.crypto().sign(params).await().signature());
                    }
                })
                .await();
        Contract wallet = newWallet(ContractSigner.box(box, keys.publicKey()));
        wallet.deploy().fundedBy(faucet).await();
        assertTrue(wallet.isDeployed().await());
    }

    @Test
    @DisplayName("the outbox pays once over a restart, and its results come until they are acknowledged")
    void outbox() throws IOException {
        ContractSigner signer = newSigner();
        Path folder = Files.createTempDirectory("vendorclient-outbox");
        OutboxOptions options = OutboxOptions.key("invoice-17").withGroup("payouts").withSigner("treasury");
        String id;
        // This client has no signer: the entry waits for a connection that has one.
        try (VendorClient first = Programs.options().dataFolder(folder).endpoint(endpoint).start()) {
            Contract wallet = Contract.builder(first, abi).code(code).signer(signer).build();
            wallet.deploy().fundedBy(faucet).await();
            ResultOfOutboxSend stored = wallet.call("touch").outbox(options).await();
            assertTrue(stored.isNew());
            id = stored.entry().id();
            ParamsOfOutboxEntry entry = new ParamsOfOutboxEntry().withKey("invoice-17");
            while (!first.outbox().get(entry).await().entry().state().equals(OutboxState.SIGNING)) {
                Thread.onSpinWait();
            }
        }
        try (VendorClient second = Programs.options().dataFolder(folder).endpoint(endpoint).start()) {
            assertThrows(NullPointerException.class, () -> second.registerSigner("treasury", null));
            ContractSigner named = second.registerSigner("treasury", signer).await();
            assertEquals("treasury", named.name());
            Contract wallet = Contract.builder(second, abi).code(code).signer(named).build();
            ResultOfOutboxSend again = wallet.call("touch").outbox(options).await();
            assertFalse(again.isNew());
            assertEquals(id, again.entry().id());
            String number;
            try (ContractStream<DeliveredResult> results = second.outboxResults("payouts")) {
                DeliveredResult result = results.iterator().next();
                assertEquals("invoice-17", result.key());
                assertEquals(OutboxState.EXECUTED, result.state());
                assertEquals(64, result.transactionId().length());
                number = result.number();
            }
            // It was not acknowledged, and comes again.
            try (ContractStream<DeliveredResult> results = second.outboxResults("payouts")) {
                Iterator<DeliveredResult> loop = results.iterator();
                DeliveredResult result = loop.next();
                assertEquals(number, result.number());
                result.acknowledge().await();
                results.close();
                assertFalse(loop.hasNext());
            }
            wallet.call("touch").outbox(OutboxOptions.NONE.withGroup("named")).await();
            try (ContractStream<DeliveredResult> results = second.outboxResults()) {
                DeliveredResult result = results.iterator().next();
                assertEquals("named", result.group());
                assertEquals(OutboxState.EXECUTED, result.state());
            }
        }
    }

    @Test
    @DisplayName("the inbox delivers deposits until they are acknowledged")
    void inbox() throws IOException {
        Path folder = Files.createTempDirectory("vendorclient-inbox");
        String account = "c7".repeat(32);
        List<String> expected = List.of("1000000001", "1000000002", "1000000003");
        try (VendorClient shop = Programs.options().dataFolder(folder).endpoint(endpoint).start()) {
            shop.inbox()
                    .follow(new ParamsOfInboxFollow(List.of("0:" + account))
                            .withName("shop")
                            .withFrom("beginning"))
                    .await();
            for (String amount : expected) {
                faucet.fund(account, new BigInteger(amount)).toCompletableFuture().join();
            }
            // Nothing is acknowledged: everything comes again. The acknowledgement of one counts for those before it.
            for (boolean isAcknowledged : new boolean[] {false, true}) {
                try (ContractStream<DeliveredDeposit> deposits = shop.inboxDeposits("shop")) {
                    List<DeliveredDeposit> found = deposits.stream().limit(3).toList();
                    assertEquals(
                            expected,
                            found.stream()
                                    .map(each -> each.deposit().amounts().get(0).amount())
                                    .toList());
                    assertEquals(DepositKind.DEPOSIT, found.get(0).deposit().kind());
                    if (isAcknowledged) {
                        found.get(2).acknowledge().await();
                    }
                }
            }
            faucet.fund(account, BigInteger.valueOf(1_000_000_004)).toCompletableFuture().join();
            try (ContractStream<DeliveredDeposit> deposits = shop.inboxDeposits("shop")) {
                Iterator<DeliveredDeposit> loop = deposits.iterator();
                assertEquals("1000000004", loop.next().deposit().amounts().get(0).amount());
                deposits.close();
                assertFalse(loop.hasNext());
            }
            Iterator<DeliveredDeposit> nobodys = shop.inboxDeposits("another").iterator();
            assertTrue(assertThrows(ClientException.class, nobodys::hasNext).is(InboxErrorCode.NOT_FOLLOWED));
        }
    }

    @Test
    @DisplayName("what does not fit is refused at once, with the reason")
    void mistakes() {
        assertThrows(IllegalArgumentException.class, () -> Contract.builder(client, abi).address("wallet"));
        String elsewhere = "-1:" + "ab".repeat(32);
        var refused = assertThrows(IllegalArgumentException.class, () -> Contract.builder(client, abi).address(elsewhere));
        assertTrue(refused.getMessage().contains("workchain 0 only"), refused.getMessage());
        assertThrows(JsonException.class, () -> Contract.builder(client, "no ABI").build());
        Contract nowhere = Contract.builder(client, abi).build();
        assertThrows(IllegalArgumentException.class, () -> nowhere.call("steal"));
        assertThrows(IllegalArgumentException.class, () -> nowhere.events("Stolen"));
        assertThrows(IllegalStateException.class, () -> nowhere.balance().await());
        assertThrows(IllegalArgumentException.class, () -> ContractSigner.keys(new KeyPair("12", "34")));
        assertFalse(newSigner().toString().contains("secret"));
    }
}
