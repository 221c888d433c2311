import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.ContractException;
import vendorclient.ContractSigner;
import vendorclient.DevNode;
import vendorclient.VendorClient;
import vendorclient.api.devnode.SnapshotInfo;
import vendorclient.api.processing.SendFlags;

class WalletTest {
    private static final int HOUR = 3600;
    private static final long SHELL = 2;
    private static DevNode node;
    private static VendorClient client;
    private SnapshotInfo start;

    /** A wallet whose transfers need both keys, with one object for each key. */
    private record SharedWallet(Wallet alice, Wallet bob) {}

    @BeforeAll
    static void startNode() throws IOException {
        node = DevNode.start();
        client = VendorClient.builder().endpoint(node.url()).start();
    }

    @AfterAll
    static void stopNode() {
        if (client != null) {
            client.close();
        }
        if (node != null) {
            node.close();
        }
    }

    // Every test begins with the same chain.
    @BeforeEach
    void keepChain() {
        start = node.snapshot();
    }

    @AfterEach
    void restoreChain() {
        node.revert(start);
    }

    @Test
    @DisplayName("money arrives when both owners have agreed")
    void bothOwnersAgree() {
        var wallet = newSharedWallet();
        var shop = newShop();
        BigInteger proposal = propose(wallet.alice(), shop);
        assertEquals(tokens(1), shop.balance().await());
        wallet.bob().confirmTransaction(proposal).send().await();
        assertEquals(tokens(6), shop.balance().await());
    }

    @Test
    @DisplayName("a proposal expires after an hour")
    void proposalExpires() {
        var wallet = newSharedWallet();
        BigInteger proposal = propose(wallet.alice(), newShop());
        node.increaseTime(HOUR + 2);
        var confirmation = wallet.bob().confirmTransaction(proposal).send();
        var refused = assertThrows(ContractException.class, confirmation::await);
        assertEquals("NoSuchTransaction", refused.name());
        assertEquals(102, refused.exitCode());
    }

    private static SharedWallet newSharedWallet() {
        var first = newSigner();
        var second = newSigner();
        var errorNames = Map.of(102, "NoSuchTransaction");
        var alice = Wallet.of(Wallet.builder(client).signer(first).errorNames(errorNames).build());
        var address = alice.address().await();
        node.give(address, tokens(100), Map.of(SHELL, tokens(100)));
        var owners = List.of(first.publicKey(), second.publicKey());
        alice.deploy(owners, List.of(), 2, 2, BigInteger.ZERO).await();
        var bob = Wallet.of(
                Wallet.builder(client).signer(second).errorNames(errorNames).address(address).build());
        return new SharedWallet(alice, bob);
    }

    /** The recipient: an account with 1 token. It has another Dapp ID, so it is paid in SHELL. */
    private static Wallet newShop() {
        var shop = Wallet.of(client, newSigner());
        node.give(shop.address().await(), tokens(1));
        return shop;
    }

    private static BigInteger propose(Wallet payer, Wallet shop) {
        var sent = payer.submitTransaction()
                .dest(shop.address().await())
                .value(0)
                .cc(Map.of(SHELL, tokens(5)))
                .flag(SendFlags.PAY_FEES | SendFlags.EXCHANGE)
                .send()
                .await();
        return sent.output().transId();
    }

    private static ContractSigner newSigner() {
        return ContractSigner.keys(client.crypto().generateRandomSignKeys().await());
    }

    /** An amount of tokens in nano. */
    private static BigInteger tokens(long amount) {
        return BigInteger.valueOf(amount * 1_000_000_000);
    }
}
