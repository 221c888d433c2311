package vendorclient;

import java.io.IOException;
import java.math.BigInteger;
import java.net.ProxySelector;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.Json;
import vendorclient.json.JsonException;

/** Requests to a development node. */
final class NodeRequests {
    private static final Duration PATIENCE = Duration.ofSeconds(300);
    private static final int SHOWN = 200;
    private static final Executor HANDLERS = new Threads("vendorclient-node-", Threads.LIMIT, 1);
    private final String endpoint;
    private final HttpClient client;

    NodeRequests(URI endpoint) {
        String text = endpoint.toString();
        this.endpoint = text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
        // Proxies are for other machines.
        client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .proxy(new NoProxy())
                .executor(Threads.STEPS)
                .build();
    }

    /** A request whose end the application may follow with what takes time, on threads for that. */
    static <T> CompletableFuture<T> outside(CompletableFuture<T> request) {
        return request.whenCompleteAsync((value, error) -> {}, HANDLERS);
    }

    /** Answers with the object of the node, or fails with DevNodeException. */
    CompletableFuture<Map<String, Object>> post(String path, Object body) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(endpoint + path))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(Json.write(body)))
                .build();
        return client.sendAsync(request, HttpResponse.BodyHandlers.ofString()).handle((response, error) -> {
            if (error != null) {
                Throwable cause = error instanceof CompletionException wrapped ? wrapped.getCause() : error;
                throw new DevNodeException("unreachable", "The node does not answer: " + cause.getMessage(), cause);
            }
            if (response.statusCode() / 100 != 2) {
                throw refusal(response.statusCode(), response.body());
            }
            return object(response.statusCode(), response.body());
        });
    }

    /** Transfers an amount in nanotokens and other currencies by id, either may be {@code null}. */
    CompletableFuture<Void> fund(String accountId, BigInteger nano, Map<Long, BigInteger> currencies) {
        Map<String, Object> gift = new LinkedHashMap<>();
        gift.put("account_id", accountId);
        if (nano != null) {
            gift.put("amount", nano.toString());
        }
        if (currencies != null) {
            Map<String, String> texts = new LinkedHashMap<>();
            currencies.forEach((id, amount) -> texts.put(id.toString(), amount.toString()));
            gift.put("currencies", texts);
        }
        return post("/v2/faucet", gift).thenAccept(answer -> {
            if (answer.get("error") != null) {
                String message = FieldReader.of(answer.get("error")).optional("message", Decoders::string);
                throw new DevNodeException("refused", "The faucet refuses: " + message, null);
            }
        });
    }

    private static Map<String, Object> object(int status, String body) {
        try {
            return Decoders.object(Json.parse(body));
        } catch (JsonException error) {
            throw new DevNodeException("unreachable", "The node answered " + shown(body), status, null, error);
        }
    }

    private static DevNodeException refusal(int status, String body) {
        try {
            FieldReader error = FieldReader.of(Decoders.object(Json.parse(body)).get("error"));
            return new DevNodeException(
                    error.required("code", Decoders::string),
                    error.required("message", Decoders::string),
                    status,
                    error.optional("exit_code", Decoders::int32),
                    null);
        } catch (JsonException other) {
            return new DevNodeException("unreachable", "The node answered " + status + ": " + shown(body), status, null, other);
        }
    }

    private static String shown(String body) {
        return body.length() > SHOWN ? body.substring(0, SHOWN) + "…" : body;
    }

    private static final class NoProxy extends ProxySelector {
        @Override
        public List<java.net.Proxy> select(URI address) {
            return List.of(java.net.Proxy.NO_PROXY);
        }

        @Override
        public void connectFailed(URI address, java.net.SocketAddress socket, IOException error) {}
    }
}
