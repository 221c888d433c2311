package vendorclient;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.Json;
import vendorclient.json.JsonException;
import vendorclient.transport.WebSocketTransport;
import vendorclient.transport.WebSocketTransport.RefusedException;

/** Finds a serving daemon by what it wrote into its data folder. */
record Discovery(URI url, Path tokenFile) {
    static Discovery read(Path folder) throws IOException {
        Path file = folder.resolve("daemon.json");
        try {
            FieldReader fields = FieldReader.of(Json.parse(Files.readString(file)));
            return new Discovery(
                    URI.create(fields.required("ws", Decoders::string)),
                    folder.resolve(fields.required("token_file", Decoders::string)));
        } catch (IOException error) {
            throw new IOException("No daemon serves " + folder + ": " + file + " cannot be read", error);
        } catch (JsonException | IllegalArgumentException error) {
            throw new IOException("The discovery file " + file + " is broken: " + error.getMessage(), error);
        }
    }

    /** A restarted daemon has a new token; then the file is read a second time. */
    WebSocketTransport connect() throws IOException {
        try {
            return new WebSocketTransport(url, token());
        } catch (RefusedException refused) {
            if (refused.status() != 401) {
                throw refused;
            }
            return new WebSocketTransport(url, token());
        }
    }

    private String token() throws IOException {
        return Files.readString(tokenFile).strip();
    }
}
