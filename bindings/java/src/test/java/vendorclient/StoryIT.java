package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import vendorclient.api.abi.Abi;
import vendorclient.api.abi.CallSet;
import vendorclient.api.abi.DeploySet;
import vendorclient.api.abi.ParamsOfEncodeMessage;
import vendorclient.api.abi.Signer;
import vendorclient.api.account.ParamsOfGetAccount;
import vendorclient.api.account.ResultOfGetAccount;
import vendorclient.api.boc.ParamsOfParse;
import vendorclient.api.client.ClientConfig;
import vendorclient.api.client.NetworkConfig;
import vendorclient.api.crypto.AppSigningBox;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.crypto.ParamsOfAppSigningBox;
import vendorclient.api.crypto.ParamsOfSign;
import vendorclient.api.crypto.RegisteredSigningBox;
import vendorclient.api.crypto.ResultOfAppSigningBox;
import vendorclient.api.processing.ParamsOfProcessMessage;
import vendorclient.api.processing.ResultOfProcessMessage;
import vendorclient.json.Json;

/** The whole way of an application: sign in the host, process a message, read the account. */
@EnabledIfEnvironmentVariable(named = "VENDORCLIENT_STORY", matches = ".+")
class StoryIT {
    /** Holds the key, and counts what it signs. */
    private record Vault(VendorClient client, KeyPair keys, AtomicInteger signatures) implements AppSigningBox {
        @Override
        public ResultOfAppSigningBox.GetPublicKey getPublicKey() {
            return new ResultOfAppSigningBox.GetPublicKey(keys.publicKey());
        }

        @Override
        public ResultOfAppSigningBox.Sign sign(ParamsOfAppSigningBox.Sign request) {
            signatures.incrementAndGet();
            String signature = client.crypto().sign(new ParamsOfSign(request.unsigned(), keys)).await().signature();
            return new ResultOfAppSigningBox.Sign(signature);
        }
    }

    @Test
    @DisplayName("a message is signed by the host, processed by a node and seen in the account")
    void processed() throws IOException {
        Map<?, ?> story = (Map<?, ?>) Json.parse(Files.readString(Path.of(System.getenv("VENDORCLIENT_STORY"))));
        NetworkConfig network = new NetworkConfig().withEndpoints(List.of(text(story, "endpoint")));
        String accountId = text(story, "account_id");
        try (VendorClient client =
                VendorClient.start(Programs.options().config(new ClientConfig().withNetwork(network)))) {
            KeyPair keys = new KeyPair(text(story, "public"), text(story, "secret"));
            Vault vault = new Vault(client, keys, new AtomicInteger());
            RegisteredSigningBox box = client.crypto().registerSigningBox(vault).await();
            DeploySet deploySet = new DeploySet()
                    .withCode(text(story, "code"))
                    .withInitialData(Map.of("_pubkey", "0x" + keys.publicKey()));
            ParamsOfEncodeMessage message = new ParamsOfEncodeMessage(
                            new Abi.Json(text(story, "abi")), new Signer.SigningBox(box.handle()))
                    .withDeploySet(deploySet)
                    .withCallSet(new CallSet("constructor"));
            ParamsOfProcessMessage params = new ParamsOfProcessMessage(message, accountId).withSendEvents(true);
            List<String> events = new CopyOnWriteArrayList<>();
            ResultOfProcessMessage result = client.processing()
                    .processMessage(params, (event, lost) -> events.add(event.getClass().getSimpleName()))
                    .await();
            assertEquals(false, ((Map<?, ?>) result.transaction()).get("aborted"));
            assertTrue(result.fees().gasFee().compareTo(BigInteger.ZERO) > 0);
            assertEquals(1, vault.signatures().get());
            assertEquals(List.of("WillSend", "DidSend", "WillFetchNextBlock"), events);
            ResultOfGetAccount account =
                    client.account().getAccount(new ParamsOfGetAccount(accountId, accountId)).await();
            assertEquals(accountId, account.dappId());
            Object parsed =
                    client.boc().parseAccount(new ParamsOfParse(account.boc())).await().parsed();
            assertEquals("Active", ((Map<?, ?>) parsed).get("acc_type_name"));
        }
    }

    private static String text(Map<?, ?> story, String name) {
        return (String) story.get(name);
    }
}
