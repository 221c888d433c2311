import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import vendorclient.AcceptedLoss;
import vendorclient.Address;
import vendorclient.Bytes;
import vendorclient.Cell;
import vendorclient.ClientException;
import vendorclient.ContractSigner;
import vendorclient.DevNode;
import vendorclient.StreamOptions;
import vendorclient.VendorClient;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.api.boc.BuilderOp;
import vendorclient.api.boc.ParamsOfEncodeBoc;
import vendorclient.api.processing.Outcome;

/** Bytes, cells and maps through a contract that returns its arguments, on a development node; run with assertions. */
public final class ContractValues {
    private static final Bytes DATA = Bytes.of("übermäßig".repeat(40).getBytes(StandardCharsets.UTF_8));
    private static final Bytes SALT = Bytes.ofHex("07".repeat(32));
    private static final Address OWNER = Address.of("0:" + "ab".repeat(32));

    public static void main(String[] arguments) throws Exception {
        comparesBytes();
        try (DevNode node = DevNode.start();
                VendorClient client = VendorClient.builder().endpoint(node.url()).start()) {
            var signer = ContractSigner.keys(client.crypto().generateRandomSignKeys().await());
            Echo echo = Echo.of(Echo.builder(client)
                    .signer(signer)
                    .initialData(Map.of("secret", Bytes.ofHex(signer.publicKeyHex()), "labels", Map.of(7, DATA)))
                    .build());
            echo.deploy().fundedBy(node).await();
            returnsValues(client, echo);
            returnsNestedValues(echo);
            readsStorage(echo, signer);
            refusesOtherSizes(client, echo);
        }
        System.out.println("values come back");
    }

    private static void comparesBytes() {
        byte[] array = {0, -1};
        Bytes bytes = Bytes.of(array);
        array[0] = 5;
        bytes.toByteArray()[1] = 5;
        assert bytes.equals(Bytes.ofHex("00FF")) && bytes.hashCode() == Bytes.ofHex("00ff").hashCode() : bytes;
        assert bytes.size() == 2 && bytes.toString().equals("00ff") && !bytes.equals(Bytes.EMPTY) : bytes;
        assert Bytes.of().equals(Bytes.EMPTY);
        assert Cell.EMPTY.equals(Cell.ofBoc(Cell.EMPTY.toByteArray()));
    }

    private static void returnsValues(VendorClient client, Echo echo) {
        var builder = List.<BuilderOp>of(new BuilderOp.Integer(8, 5));
        Cell cell = Cell.ofBoc(client.boc().encodeBoc(new ParamsOfEncodeBoc(builder)).await().boc());
        byte[] digest = new byte[32];
        digest[31] = 1;
        var given = new Echo.EchoResult(Bytes.of(digest), DATA, cell, Map.of(4_294_967_295L, DATA));
        var sent = echo.echo()
                .digest(digest)
                .data(DATA)
                .boc(cell)
                .parts(given.parts())
                .acceptLoss(AcceptedLoss.ANY)
                .send()
                .await();
        assert sent.output().equals(given) : sent.output();
        var again = echo.echo(given.digest(), given.data(), given.boc(), given.parts());
        assert again.get().await().equals(given);
        assert again.estimate().await().output().equals(given);
        try (var events = echo.echoedEvents(StreamOptions.FROM_START)) {
            var event = events.iterator().next().args();
            assert event.parts().equals(given.parts()) && event.boc().equals(cell) : event;
        }
        // Without types of the ABI, values are the same, and integers are large.
        var untyped = echo.contract().call("echo", given.toJson()).get().await();
        assert untyped.equals(Map.of(
                "digest", given.digest(), "data", DATA, "boc", cell, "parts", Map.of(BigInteger.valueOf(4_294_967_295L), DATA)));
        assert echo.echo().digest(digest).get().await().boc().equals(Cell.EMPTY);
    }

    private static void returnsNestedValues(Echo echo) {
        BigInteger large = BigInteger.TWO.pow(255).add(BigInteger.ONE);
        var pair = new Echo.Pair(Bytes.ofHex("01020304"), Map.of(-5, BigInteger.TWO.pow(63)));
        var given = new Echo.CollectResult(
                Bytes.ofHex("07".repeat(32)),
                List.of(DATA, Bytes.EMPTY),
                Map.of(large, true),
                Map.of(OWNER, DATA),
                pair,
                null);
        var back = echo.collect(given.salt(), given.list(), given.seen(), given.names(), pair, null).get().await();
        assert back.equals(given) : back;
        assert DATA.equals(echo.collect().salt(given.salt()).pair(pair).note(DATA).get().await().note());
    }

    private static void readsStorage(Echo echo, ContractSigner signer) {
        var data = echo.data().await();
        assert data.secret().equals(Bytes.ofHex(signer.publicKeyHex())) : data;
        assert data.labels().equals(Map.of(7, DATA)) : data;
        var untyped = echo.contract().data().await();
        assert untyped.get("labels").equals(Map.of(BigInteger.valueOf(7), DATA)) : untyped;
    }

    private static void refusesOtherSizes(VendorClient client, Echo echo) {
        for (int size : new int[] {31, 33}) {
            try {
                echo.echo().digest(new byte[size]).send().await();
                assert false;
            } catch (ClientException error) {
                assert error.is(AbiErrorCode.ENCODE_RUN_MESSAGE_FAILED) && error.outcome() == Outcome.NOT_EXECUTED : error;
                assert error.getMessage().equals("Invalid value of digest: expected 32 bytes, got " + size) : error;
            }
        }
        var long4 = new Echo.Pair(Bytes.ofHex("0102030405"), Map.of());
        assertRefused(306, "pair.tag: expected 4 bytes, got 5", () -> echo.collect().salt(SALT).pair(long4).get().await());
        assertRefused(306, "digest: expected 32 bytes, got 33", () -> echo.contract()
                .call("echo", Map.of("digest", "00".repeat(33), "data", "", "boc", "", "parts", Map.of()))
                .estimate()
                .await());
        var stranger = Echo.builder(client).initialData(Map.of("secret", DATA)).build();
        assertRefused(305, "secret: expected 32 bytes, got " + DATA.size(), () -> stranger.address().await());
    }

    private static void assertRefused(int code, String text, Runnable call) {
        try {
            call.run();
        } catch (ClientException error) {
            assert error.code() == code && error.getMessage().equals("Invalid value of " + text) : error;
            return;
        }
        throw new AssertionError(text);
    }
}
