import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import vendorclient.Address;
import vendorclient.ClientException;
import vendorclient.ContractSigner;
import vendorclient.VendorClient;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.processing.SendFlags;
import vendorclient.json.Json;

/** One of the payers of {@code Payer.ts}, with the Java binding. */
public final class Payer {
    private static final BufferedReader LINES = new BufferedReader(new InputStreamReader(System.in));

    public static void main(String[] arguments) throws IOException {
        while (pay()) {}
    }

    /** Pays until a call fails, and returns whether there may be more lines. */
    private static boolean pay() throws IOException {
        var keys = new KeyPair(System.getenv("PAYER_PUBLIC"), System.getenv("PAYER_SECRET"));
        try (var client = VendorClient.builder().endpoint(System.getenv("PAYER_NODE")).start()) {
            var wallet = Wallet.at(client, Address.of(System.getenv("PAYER_WALLET")), ContractSigner.keys(keys));
            for (;;) {
                System.out.println("ready");
                String dest = LINES.readLine();
                if (dest == null) return false;
                try {
                    wallet.sendTransaction()
                            .dest(Address.of(dest))
                            .value(0)
                            .cc(Map.of("2", BigInteger.ONE))
                            .flags(SendFlags.PAY_FEES)
                            .send()
                            .await();
                    System.out.println("{\"outcome\":\"executed\"}");
                } catch (ClientException error) {
                    var end = new LinkedHashMap<String, Object>();
                    end.put("outcome", error.outcome() == null ? "none" : error.outcome().wire());
                    end.put("hash", error.messageHash());
                    end.put("message", error.getMessage());
                    System.out.println(Json.write(end));
                    return true;
                }
            }
        }
    }
}
