package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.api.client.ClientConfig;
import vendorclient.api.client.ClientErrorCode;
import vendorclient.api.client.CryptoConfig;
import vendorclient.api.client.NetworkConfig;
import vendorclient.api.client.NetworkQueriesProtocol;

class InitializeIT {
    @Test
    @DisplayName("the code under test is the packaged one")
    void packaged() {
        String source = VendorClient.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        assertTrue(source.endsWith(".jar"), source);
    }

    @Test
    @DisplayName("a configuration is sent and the one in force comes back, with limits and the server")
    void configured() throws IOException {
        ClientConfig config = new ClientConfig()
                .withNetwork(new NetworkConfig()
                        .withEndpoints(List.of("http://127.0.0.1:1"))
                        .withQueriesProtocol(NetworkQueriesProtocol.WS))
                .withCrypto(new CryptoConfig().withMnemonicWordCount(24));
        try (VendorClient client = VendorClient.start(Programs.options().config(config))) {
            assertEquals(NetworkQueriesProtocol.WS, client.info().config().network().queriesProtocol());
            assertEquals(24, client.info().config().crypto().mnemonicWordCount());
            assertEquals("vendorclient-java", client.info().config().binding().library());
            assertEquals(VendorClient.VERSION, client.info().config().binding().version());
            assertEquals(16777216, client.info().limits().messageInBytes());
            assertEquals(VendorClient.VERSION, client.info().server().version());
            assertEquals(1, client.info().protocol());
            assertTrue(client.info().warnings().isEmpty());
        }
    }

    @Test
    @DisplayName("an unknown field of the configuration gives a warning")
    void warned() throws IOException {
        Map<String, Object> config = Map.of("network", Map.of("no_such_field", 1));
        try (VendorClient client = VendorClient.start(Programs.options().config(config))) {
            assertEquals("network.no_such_field", client.info().warnings().get(0).path());
        }
    }

    @Test
    @DisplayName("a wrong field of the configuration is error 15")
    void refused() {
        Map<String, Object> config = Map.of("network", Map.of("query_timeout", "soon"));
        ClientException error = assertThrows(
                ClientException.class, () -> VendorClient.start(Programs.options().config(config)));
        assertEquals(15, error.code());
        assertTrue(error.is(ClientErrorCode.fromJson(15L)));
        assertNotNull(error.data());
    }

    @Test
    @DisplayName("a daemon that cannot start tells why")
    void cannotStart() throws IOException {
        Path file = Files.createFile(Programs.newFolder().resolve("file"));
        ConnectionLostException error = assertThrows(
                ConnectionLostException.class, () -> VendorClient.start(Programs.options().dataFolder(file)));
        assertEquals(4, error.exitStatus());
        assertTrue(error.getMessage().contains("data folder"), error.getMessage());
    }
}
