package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.Json;
import vendorclient.transport.WebSocketTransport;

class WebSocketIT {
    private static Path folder;
    private static Process daemon;
    private static URI url;
    private static String token;

    @BeforeAll
    static void serve() throws IOException {
        folder = Programs.newFolder().resolve("served");
        daemon = Programs.serve(folder);
        FieldReader found = FieldReader.of(Json.parse(Files.readString(folder.resolve("daemon.json"))));
        url = URI.create(found.required("ws", Decoders::string));
        token = Files.readString(folder.resolve(found.required("token_file", Decoders::string))).strip();
    }

    @AfterAll
    static void stop() throws InterruptedException {
        daemon.destroy();
        daemon.waitFor();
    }

    @Test
    @DisplayName("a client connects by address and token")
    void byAddress() throws IOException {
        try (VendorClient client = VendorClient.connect(ConnectOptions.to(url, token))) {
            assertEquals(VendorClient.VERSION, client.client().version().await().version());
            String text = "é€😀".repeat(200_000);
            Map<?, ?> result = (Map<?, ?>) client.call("test.echo", Map.of("value", text)).await();
            assertEquals(text, result.get("value"));
        }
    }

    @Test
    @DisplayName("clients find the daemon by its data folder, and it lives on after they have gone")
    void byFolder() throws IOException {
        for (int round = 0; round < 2; round++) {
            try (VendorClient client = VendorClient.connect(ConnectOptions.discover(folder))) {
                AppObject object = data -> data;
                Object result = client.callWithObject("test.app_call", Map.of("value", round), Decoders::any,
                        CallOptions.NONE, object).await();
                assertEquals(List.of((long) round), ((Map<?, ?>) result).get("values"));
            }
        }
        assertTrue(daemon.isAlive());
    }

    @Test
    @DisplayName("a message of exactly the limit passes")
    void largest() throws IOException {
        try (VendorClient client = VendorClient.connect(ConnectOptions.to(url, token))) {
            int around = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"test.echo\",\"params\":{\"value\":\"\"}}".length();
            String text = "x".repeat(16777216 - around);
            Map<?, ?> result = (Map<?, ?>) client.call("test.echo", Map.of("value", text)).await();
            assertEquals(text, result.get("value"));
            ClientException error = assertThrows(
                    ClientException.class, () -> client.call("test.echo", Map.of("value", text + "x")).await());
            assertEquals(-32004, error.code());
        }
    }

    @Test
    @DisplayName("a wrong token is refused with 401")
    void wrongToken() {
        WebSocketTransport.RefusedException error = assertThrows(
                WebSocketTransport.RefusedException.class,
                () -> VendorClient.connect(ConnectOptions.to(url, "0".repeat(64))));
        assertEquals(401, error.status());
    }

    @Test
    @DisplayName("after 401 the token file is read again, once")
    void tokenReadAgain() throws IOException {
        Path other = Programs.newFolder();
        Path tokenFile = Files.writeString(other.resolve("daemon.token"), "old");
        List<String> seen = new CopyOnWriteArrayList<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/rpc", exchange -> {
            seen.add(exchange.getRequestHeaders().getFirst("Authorization"));
            Files.writeString(tokenFile, "new");
            exchange.sendResponseHeaders(401, -1);
            exchange.close();
        });
        server.start();
        try {
            Files.writeString(other.resolve("daemon.json"), Json.write(Map.of(
                    "ws", "ws://127.0.0.1:" + server.getAddress().getPort() + "/rpc", "token_file", "daemon.token")));
            assertThrows(
                    WebSocketTransport.RefusedException.class,
                    () -> VendorClient.connect(ConnectOptions.discover(other)));
        } finally {
            server.stop(0);
        }
        assertEquals(List.of("Bearer old", "Bearer new"), seen);
    }

    @Test
    @DisplayName("a folder without a daemon and an address without one are errors")
    void nobody() throws IOException {
        Path empty = Programs.newFolder();
        IOException error =
                assertThrows(IOException.class, () -> VendorClient.connect(ConnectOptions.discover(empty)));
        assertTrue(error.getMessage().contains(empty.toString()), error.getMessage());
        assertThrows(
                IOException.class,
                () -> VendorClient.connect(ConnectOptions.to(URI.create("ws://127.0.0.1:1/rpc"), token)));
    }

    @Test
    @DisplayName("waiting calls fail when the daemon is killed")
    void killed() throws IOException {
        Path own = Programs.newFolder().resolve("served");
        Process process = Programs.serve(own);
        VendorClient client = VendorClient.connect(ConnectOptions.discover(own));
        Call<Object> call = client.call("test.sleep", Map.of("ms", 60_000));
        ProcessHandle.of(client.info().server().pid()).orElseThrow().destroyForcibly();
        assertThrows(ConnectionLostException.class, call::await);
        assertThrows(ConnectionLostException.class, () -> client.client().version().await());
        client.close();
        process.destroy();
    }
}
