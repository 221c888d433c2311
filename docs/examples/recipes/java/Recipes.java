import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import vendorclient.Address;
import vendorclient.ContractSigner;
import vendorclient.DevNode;
import vendorclient.VendorClient;
import vendorclient.api.abi.Abi;
import vendorclient.api.abi.CallSet;
import vendorclient.api.abi.ParamsOfEncodeMessage;
import vendorclient.api.abi.Signer;
import vendorclient.api.boc.ParsedTransaction;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.crypto.ParamsOfSign;
import vendorclient.api.inbox.InboxDeposit;
import vendorclient.api.processing.SendFlags;

/** Runs all recipes on a development node, and prints what came of them: {@code java Recipes <endpoint>}. */
public final class Recipes {
    private static final long SHELL = 2;
    private static final String PHRASE = "test test test test test test test test test test test junk";

    private Recipes() {}

    /**
     * The program.
     *
     * @param arguments the endpoint of the node
     * @throws IOException when the library cannot be started
     */
    public static void main(String[] arguments) throws IOException {
        var node = DevNode.connect(arguments[0]);
        try (var client = VendorClient.builder().endpoint(arguments[0]).start()) {
            KeyPair pair = client.crypto().generateRandomSignKeys().await();
            var keys = ContractSigner.keys(pair);
            var customer = Wallet.of(client, keys);
            var shop = Wallet.of(client, stranger(client)).address().await();
            var address = customer.address().await();
            node.give(address, nano(100_000_000_000L), Map.of(SHELL, nano(50_000_000_000L)));
            customer.deploy(List.of(keys.publicKey()), List.of(), 1, 1, BigInteger.ZERO).await();

            report("sending money", SendingMoney.pay(customer, shop, nano(1_500_000_000)));
            var other = Wallet.at(client, address, stranger(client));
            report("sending money as a stranger", SendingMoney.pay(other, shop, nano(1_500_000_000)));

            var treasury = Outbox.openTreasury(client, keys);
            for (String words : List.of("stored", "stored again")) {
                boolean isNew = Outbox.payOut(treasury, "invoice-17", shop, nano(2_000_000_000));
                System.out.println("outbox: " + words + " " + isNew);
            }
            Outbox.bookPayouts(client, (invoice, state) -> System.out.println("outbox: " + invoice + " " + state));

            var credited = new ArrayList<InboxDeposit>();
            Inbox.followShop(client, shop.toString());
            while (credited.size() < 2) {
                Inbox.creditDeposits(client, credited::add);
            }
            credited.forEach(deposit -> System.out.println("inbox: credited " + amounts(deposit)));

            var hello = Contracts.deploy(client, node);
            System.out.println("contracts: " + Contracts.touch(hello));
            System.out.println("contracts: touched " + (Contracts.firstTouch(hello) > 0));
            var deployed = hello.address().await();
            System.out.println("contracts: refused " + Contracts.touchAsStranger(client, deployed));

            var derived = Keys.keysOf(client, PHRASE);
            boolean isSame = derived.here().equals(derived.elsewhere());
            System.out.println("keys: " + derived.here().publicKey() + " " + isSame);
            System.out.println("keys: " + Keys.newPhrase(client).split(" ").length + " words");
            sign(client, pair, address, shop);
        }
    }

    private static void sign(VendorClient client, KeyPair keys, Address address, Address shop) {
        var agrees = new AtomicBoolean(true);
        var guarded = Wallet.at(client, address, new Signing.Vault(client, keys, agrees::get).signer());
        report("signing", SendingMoney.pay(guarded, shop, nano(1_000_000_000)));
        agrees.set(false);
        report("signing, declined", SendingMoney.pay(guarded, shop, nano(1_000_000_000)));

        var payment = Map.of(
                "dest", shop.toString(),
                "value", 0,
                "cc", Map.of("2", 500_000_000),
                "bounce", false,
                "flags", SendFlags.PAY_FEES,
                "payload", "");
        var checking = new Signing.CheckingVault(client, new Signing.Vault(client, keys, () -> true));
        var box = client.crypto().registerSigningBox(checking).await();
        var call = new CallSet("sendTransaction").withInput(payment);
        var signer = new Signer.SigningBox(box.handle());
        var params = new ParamsOfEncodeMessage(new Abi.Json(Wallet.ABI), signer)
                .withAddress(address.toString())
                .withCallSet(call);
        client.abi().encodeMessage(params).await();
        var unsigned = Signing.prepare(client, address, keys.publicKey(), payment);
        // On a computer without a network.
        var signed = client.crypto().sign(new ParamsOfSign(unsigned.dataToSign(), keys)).await();
        var sent = Signing.sendSigned(client, address, keys.publicKey(), unsigned.message(), signed.signature());
        var transaction = ParsedTransaction.fromJson(sent.transaction());
        System.out.println("signing elsewhere: " + transaction.id().length());
    }

    private static void report(String words, SendingMoney.Booking booking) {
        String state = "unclear";
        if (booking instanceof SendingMoney.Booking.Paid) {
            state = "paid";
        } else if (booking instanceof SendingMoney.Booking.NotPaid) {
            state = "not paid";
        }
        System.out.println(words + ": " + state);
    }

    private static String amounts(InboxDeposit deposit) {
        return deposit.amounts().stream()
                .map(arrived -> arrived.amount() + " of " + arrived.currency())
                .collect(Collectors.joining(", "));
    }

    private static ContractSigner stranger(VendorClient client) {
        return ContractSigner.keys(client.crypto().generateRandomSignKeys().await());
    }

    private static BigInteger nano(long amount) {
        return BigInteger.valueOf(amount);
    }
}
