import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import vendorclient.AcceptedLoss;
import vendorclient.Address;
import vendorclient.Cell;
import vendorclient.ContractEvent;
import vendorclient.ContractException;
import vendorclient.ContractSigner;
import vendorclient.DevNode;
import vendorclient.Sent;
import vendorclient.StreamOptions;
import vendorclient.VendorClient;
import vendorclient.api.devnode.SnapshotInfo;
import vendorclient.json.Json;

/** Uses wrappers of the shipped multisig and of an ABI with awkward names on a development node; run with assertions. */
public final class BoundContracts {
    private static final Address DEST = Address.of("ab".repeat(32));

    public static void main(String[] arguments) throws Exception {
        keepsAwkwardValues();
        try (DevNode node = DevNode.start();
                VendorClient client = VendorClient.builder().endpoint(node.url()).start()) {
            worksWithTypes(node, client);
        }
        System.out.println("bound contracts work");
    }

    /** The time of the chain is moved by more than a proposal lives, and back. */
    private static void letsProposalsExpire(
            DevNode node, VendorClient client, Address address, List<ContractSigner> signers) {
        List<Multisig> wallets = signers.stream()
                .map(signer -> Multisig.of(Multisig.builder(client)
                        .address(address)
                        .signer(signer)
                        .errorNames(Map.of(102, "NoSuchTransaction"))
                        .build()))
                .toList();
        BigInteger id = wallets.get(0)
                .submitTransaction(DEST, BigInteger.valueOf(1_000_000_000), false, false, Cell.EMPTY)
                .send()
                .await()
                .output()
                .transId();
        SnapshotInfo before = node.snapshot();
        node.increaseTime(3602);
        try {
            wallets.get(1).confirmTransaction(id).acceptLoss(AcceptedLoss.ANY).send().await();
            assert false;
        } catch (ContractException error) {
            assert "NoSuchTransaction".equals(error.name()) && error.exitCode() == 102 : error;
        }
        node.revert(before);
        // It pays an account that does not exist, which burns.
        wallets.get(1).confirmTransaction(id).acceptLoss(AcceptedLoss.ANY).send().await();
        assert wallets.get(0).getTransactionIds().get().await().ids().isEmpty();
    }

    private static ContractSigner newSigner(VendorClient client) {
        return ContractSigner.keys(client.crypto().generateRandomSignKeys().await());
    }

    private static void worksWithTypes(DevNode node, VendorClient client) {
        ContractSigner signer = newSigner(client);
        ContractSigner second = newSigner(client);
        Multisig wallet = Multisig.of(client, signer);
        wallet.deploy(List.of(signer.publicKey(), second.publicKey()), 2).fundedBy(node).await();
        Address address = wallet.address().await();

        SnapshotInfo before = node.snapshot();
        Sent<Multisig.SubmitTransactionResult> submitted = wallet.submitTransaction(
                        DEST, BigInteger.valueOf(1_000_000_000), false, false, Cell.EMPTY)
                .send()
                .await();
        BigInteger id = submitted.output().transId();
        assert id.signum() > 0;
        List<Multisig.Trans> waiting = wallet.getTransactions().get().await().transactions();
        assert waiting.size() == 1 && waiting.get(0).id().equals(id) && waiting.get(0).dest().equals(DEST) : waiting;
        assert waiting.get(0).creator().equals(signer.publicKey());
        assert wallet.getTransaction(id).get().await().trans().equals(waiting.get(0));
        // They come in the order of their keys.
        List<Multisig.Custodian> custodians = wallet.getCustodians().get().await().custodians();
        assert custodians.size() == 2 && custodians.containsAll(List.of(
                new Multisig.Custodian(0, signer.publicKey()), new Multisig.Custodian(1, second.publicKey())));

        Multisig asSecond = Multisig.at(client, address, second);
        assert asSecond.confirmTransaction().transactionId(id).estimate().await().fees().gasFee().signum() > 0;
        asSecond.confirmTransaction().transactionId(id).acceptLoss(AcceptedLoss.of(0, 1_000_000_000)).send().await();
        assert wallet.getTransactionIds().get().await().ids().isEmpty();
        node.revert(before);
        assert wallet.getTransactionIds().get().await().ids().isEmpty();

        letsProposalsExpire(node, client, address, List.of(signer, second));

        Multisig asStranger = Multisig.of(Multisig.builder(client)
                .address(address)
                .signer(newSigner(client))
                .errorNames(Map.of(100, "NotCustodian"))
                .build());
        try {
            asStranger.confirmTransaction().transactionId(1).send().await();
            assert false;
        } catch (ContractException error) {
            assert "NotCustodian".equals(error.name()) && error.exitCode() == 100 : error;
        }
        try {
            wallet.sendTransaction().dest(DEST).send();
            assert false;
        } catch (IllegalStateException error) {
            assert error.getMessage().contains("value") : error;
        }
        StreamOptions often = StreamOptions.FROM_START;
        try (var transactions = wallet.contract().transactions(often, "id")) {
            assert transactions.iterator().next().fields().get("id") instanceof String;
        }
        var events = wallet.transferAcceptedEvents(often);
        events.close();
        for (ContractEvent<Multisig.TransferAcceptedEvent> event : events) {
            throw new AssertionError(event.args().payload());
        }
        assert Multisig.at(client, address).getParameters().get().await().requiredTxnConfirms() == 2;
    }

    private static void keepsAwkwardValues() {
        keep("{\"value0\":[[{\"contracts\":[{\"i\":-1,\"j\":9007199254740993}]}],[]]}", Awkward.WaitResult::fromJson);
        keep("{\"\":-57896044618658097711785492504343953926634992332820282019728792003956564819968}",
                Awkward.GetResult::fromJson);
        keep("{\"a_b\":{\"q\":4294967295},\"aB\":\"00ff\"}", Awkward.OfResult::fromJson);
        keep("{\"a_b\":null,\"aB\":\"\"}", Awkward.OfResult::fromJson);
        assert Awkward.OfResult.fromJson(Json.parse("{\"a_b\":{\"q\":\"0xffffffff\"},\"aB\":\"\"}")).aB().q() == 4294967295L;
    }

    private static void keep(String json, vendorclient.json.Decoder<?> decoder) {
        Object back = decoder.decode(Json.parse(json));
        assert Json.write(back).equals(json) : Json.write(back);
    }
}
