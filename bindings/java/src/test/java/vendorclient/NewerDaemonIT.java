package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.api.abi.Abi;
import vendorclient.api.abi.ParamsOfEncodeMessage;
import vendorclient.api.abi.Signer;
import vendorclient.api.client.NetworkQueriesProtocol;
import vendorclient.api.crypto.AppSigningBox;
import vendorclient.api.crypto.ParamsOfAppSigningBox;
import vendorclient.api.crypto.ParamsOfHash;
import vendorclient.api.crypto.ResultOfAppSigningBox;
import vendorclient.api.processing.ParamsOfProcessMessage;
import vendorclient.api.processing.ProcessingEvent;
import vendorclient.api.processing.ResultOfProcessMessage;
import vendorclient.json.JsonException;

class NewerDaemonIT {
    private static VendorClient client;

    @BeforeAll
    static void start() throws IOException {
        client = VendorClient.start(Programs.options().program(Path.of(System.getenv("VENDORCLIENT_NEWER_DAEMON"))));
    }

    @AfterAll
    static void stop() {
        client.close();
    }

    @Test
    @DisplayName("unknown capabilities, fields and constants do not keep a client from starting")
    void starts() {
        assertTrue(client.info().capabilities().contains("dreams"));
        NetworkQueriesProtocol protocol = client.info().config().network().queriesProtocol();
        assertEquals(NetworkQueriesProtocol.of("QUIC"), protocol);
        assertFalse(protocol.isKnown());
    }

    @Test
    @DisplayName("unknown variants and constants are kept in messages and results")
    void kept() {
        ParamsOfEncodeMessage message = new ParamsOfEncodeMessage(new Abi.Json("{}"), new Signer.None());
        List<ProcessingEvent> events = new CopyOnWriteArrayList<>();
        ResultOfProcessMessage result = client.processing()
                .processMessage(new ParamsOfProcessMessage(message, "00"), (event, lost) -> events.add(event))
                .await();
        assertEquals("sealed", result.finality().wire());
        assertEquals("Dream", result.decoded().outMessages().get(0).bodyType().toString());
        ProcessingEvent.Unknown sealed = assertInstanceOf(ProcessingEvent.Unknown.class, events.get(0));
        assertEquals("Sealed", sealed.toJson().get("type"));
        assertEquals(new BigInteger("123456789012345678901234567890"), sealed.toJson().get("weight"));
        assertEquals("Unknown[type=Sealed]", sealed.toString());
        assertInstanceOf(ProcessingEvent.WillSend.class, events.get(1));
        assertEquals(2, events.size());
    }

    @Test
    @DisplayName("an object that is asked for something unknown refuses it")
    void refused() {
        AppSigningBox box = new AppSigningBox() {
            @Override
            public ResultOfAppSigningBox.GetPublicKey getPublicKey() {
                throw new AssertionError("not asked for");
            }

            @Override
            public ResultOfAppSigningBox.Sign sign(ParamsOfAppSigningBox.Sign request) {
                throw new AssertionError("not asked for");
            }
        };
        assertEquals(77, client.crypto().registerSigningBox(box).await().handle());
    }

    @Test
    @DisplayName("an unknown error has its code, and a result of another form is not lost")
    void failed() {
        ClientException error =
                assertThrows(ClientException.class, () -> client.crypto().sha256(new ParamsOfHash("")).await());
        assertEquals(9999, error.code());
        JsonException unreadable =
                assertThrows(JsonException.class, () -> client.crypto().sha512(new ParamsOfHash("")).await());
        assertEquals("deadbeef", unreadable.json());
    }
}
