package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.api.daemon.ProtocolErrorCode;
import vendorclient.api.crypto.CryptoErrorCode;
import vendorclient.api.crypto.ParamsOfFactorize;
import vendorclient.json.JsonException;

class ErrorsIT {
    private static VendorClient client;

    @BeforeAll
    static void start() throws IOException {
        client = Programs.start();
    }

    @AfterAll
    static void close() {
        client.close();
    }

    @Test
    @DisplayName("an error of the library has code, message and data")
    void libraryError() {
        ClientException error = assertThrows(
                ClientException.class,
                () -> client.crypto().factorize(new ParamsOfFactorize("not a number")).await());
        assertTrue(error.is(CryptoErrorCode.INVALID_FACTORIZE_CHALLENGE));
        assertEquals(106, error.code());
        assertFalse(error.getMessage().isBlank());
        assertEquals(VendorClient.VERSION, ((Map<?, ?>) error.data()).get("core_version"));
    }

    @Test
    @DisplayName("an unknown method is an error of the protocol")
    void unknownMethod() {
        ClientException error =
                assertThrows(ClientException.class, () -> client.call("crypto.no_such_function", null).await());
        assertTrue(error.is(ProtocolErrorCode.METHOD_NOT_FOUND));
        assertEquals(25L, ((Map<?, ?>) error.data()).get("client_code"));
    }

    @Test
    @DisplayName("parameters that do not fit are error 23")
    void wrongParameters() {
        ClientException error =
                assertThrows(ClientException.class, () -> client.call("crypto.factorize", Map.of()).await());
        assertEquals(23, error.code());
    }

    @Test
    @DisplayName("a future completes with the same error")
    void future() {
        CompletionException failed = assertThrows(
                CompletionException.class, () -> client.call("crypto.factorize", Map.of()).thenApply(x -> x).join());
        assertEquals(23, ((ClientException) failed.getCause()).code());
    }

    @Test
    @DisplayName("parameters without JSON form fail before anything is sent")
    void noJsonForm() {
        assertThrows(JsonException.class, () -> client.call("test.echo", Map.of("value", new Object())));
    }

    @Test
    @DisplayName("the text of a value with secrets does not show them")
    void secretsHidden() {
        String text = client.crypto().generateRandomSignKeys().await().toString();
        assertTrue(text.matches("KeyPair\\[publicKey=[0-9a-f]{64}, secret=<secret>]"), text);
    }
}
