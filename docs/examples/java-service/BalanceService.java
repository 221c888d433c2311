import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Executors;
import vendorclient.CallOptions;
import vendorclient.ClientException;
import vendorclient.VendorClient;
import vendorclient.api.account.ParamsOfGetAccount;
import vendorclient.api.boc.ParamsOfParse;
import vendorclient.api.boc.ParsedAccount;
import vendorclient.api.net.NetErrorCode;
import vendorclient.api.processing.ProcessingErrorCode;

/**
 * Serves balances of accounts over HTTP, from one client for all requests; nothing but the JDK and the package is needed.
 *
 * <pre>java BalanceService &lt;port&gt; &lt;endpoint&gt;
 *
 * GET /accounts/&lt;dapp_id&gt;/&lt;account_id&gt;    {"balance": "98468423000"}</pre>
 */
public final class BalanceService {
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final int THREADS = 8;

    private final VendorClient client;

    private BalanceService(VendorClient client) {
        this.client = client;
    }

    public static void main(String[] arguments) throws IOException {
        var client = VendorClient.builder().endpoint(arguments[1]).start();
        var server = HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(arguments[0])), 0);
        var threads = Executors.newFixedThreadPool(THREADS);
        server.setExecutor(threads);
        server.createContext("/accounts/", new BalanceService(client)::answer);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.stop(1);
            threads.shutdown();
            client.close();
        }));
        server.start();
        System.out.println("listening on " + server.getAddress().getPort());
    }

    private void answer(HttpExchange exchange) throws IOException {
        String[] parts = exchange.getRequestURI().getPath().split("/");
        try (exchange) {
            if (parts.length != 4) {
                send(exchange, 404, "{}");
                return;
            }
            try {
                send(exchange, 200, "{\"balance\":\"" + balance(parts[2], parts[3]) + "\"}");
            } catch (ClientException error) {
                send(exchange, statusOf(error), "{\"code\":" + error.code() + "}");
            }
        }
    }

    private BigInteger balance(String dappId, String accountId) {
        var limit = CallOptions.timeout(LIMIT);
        String boc = client.account().getAccount(new ParamsOfGetAccount(accountId, dappId), limit).await().boc();
        var account = ParsedAccount.fromJson(client.boc().parseAccount(new ParamsOfParse(boc)).await().parsed());
        return new BigInteger(account.balance().substring(2), 16);
    }

    /** Programs decide by the code of an error. */
    private static int statusOf(ClientException error) {
        if (error.is(ProcessingErrorCode.INVALID_DATA)) {
            return 400;
        }
        return error.is(NetErrorCode.NOT_FOUND) ? 404 : 502;
    }

    private static void send(HttpExchange exchange, int status, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
    }
}
