package vendorclient;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.Json;
import vendorclient.transport.StdioTransport;
import vendorclient.transport.Transport;
import vendorclient.transport.WebSocketTransport;

/** Replays what travels between a host and the daemon. The format: test/transcripts/README.md of the project. */
class TranscriptsIT {
    @Test
    @DisplayName("most transcripts are replayed")
    void enough() throws IOException {
        assertTrue(throughPipes().count() >= 20);
        assertTrue(throughAWebSocket().count() >= 20);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    @DisplayName("transcripts hold through standard input and output")
    void throughPipes(Transcript transcript) throws Exception {
        replay(transcript, () -> {
            List<String> command = new ArrayList<>(ProgramFinder.command(Programs.testBuild()));
            command.addAll(List.of("daemon", "--stdio", "--data", Programs.newFolder().toString()));
            return new StdioTransport(command, transcript.environment());
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    @DisplayName("transcripts hold through a WebSocket")
    void throughAWebSocket(Transcript transcript) throws Exception {
        Path folder = Programs.newFolder();
        Process daemon = Programs.serve(folder);
        try {
            FieldReader found = FieldReader.of(Json.parse(Files.readString(folder.resolve("daemon.json"))));
            URI url = URI.create(found.required("ws", Decoders::string));
            String token = Files.readString(folder.resolve(found.required("token_file", Decoders::string))).strip();
            replay(transcript, () -> new WebSocketTransport(url, token));
        } finally {
            daemon.destroy();
            daemon.waitFor();
        }
    }

    static Stream<Transcript> throughPipes() throws IOException {
        return transcripts().filter(transcript -> transcript.runsOn("stdio"));
    }

    static Stream<Transcript> throughAWebSocket() throws IOException {
        return transcripts().filter(each -> each.runsOn("websocket") && each.environment().isEmpty());
    }

    private static Stream<Transcript> transcripts() throws IOException {
        List<Transcript> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(Programs.transcripts())) {
            for (Path file : files.filter(each -> each.toString().endsWith(".jsonl")).sorted().toList()) {
                List<Map<?, ?>> lines = new ArrayList<>();
                Files.readAllLines(file).forEach(line -> lines.add((Map<?, ?>) Json.parse(line)));
                all.add(new Transcript(file.getFileName().toString(), lines.get(0), lines.subList(1, lines.size())));
            }
        }
        return all.stream();
    }

    private static void replay(Transcript transcript, Connector connector) throws Exception {
        TranscriptMatcher matcher = new TranscriptMatcher();
        Map<Object, TranscriptHost> hosts = new LinkedHashMap<>();
        int line = 1;
        try {
            for (Map<?, ?> step : transcript.steps()) {
                line++;
                Object name = step.containsKey("host") ? step.get("host") : "main";
                if (!hosts.containsKey(name)) {
                    hosts.put(name, new TranscriptHost(connector.connect(), matcher));
                }
                for (Map.Entry<?, ?> action : step.entrySet()) {
                    if (!action.getKey().equals("host")) {
                        hosts.get(name).play((String) action.getKey(), action.getValue());
                    }
                }
            }
            for (TranscriptHost host : hosts.values()) {
                host.settle();
            }
        } catch (AssertionError | IOException | RuntimeException error) {
            throw new AssertionError(transcript + " line " + line + ": " + error.getMessage(), error);
        } finally {
            hosts.values().forEach(TranscriptHost::close);
        }
    }

    private interface Connector {
        Transport connect() throws IOException;
    }

    record Transcript(String name, Map<?, ?> header, List<Map<?, ?>> steps) {
        /** A transport of whole texts has no bytes, no signals and no half-closed connection. */
        boolean runsOn(String kind) {
            boolean meant = !(header.get("transports") instanceof List<?> kinds) || kinds.contains(kind);
            return meant && steps.stream().noneMatch(step ->
                    Stream.of("sendBytes", "signal", "close").anyMatch(step::containsKey));
        }

        /** Its settings as variables. */
        Map<String, String> environment() {
            Map<String, String> variables = new HashMap<>();
            if (header.get("settings") instanceof Map<?, ?> settings) {
                settings.forEach((path, value) -> variables.put(
                        "VENDORCLIENT_" + ((String) path).toUpperCase(Locale.ROOT).replace('.', '_'),
                        value.toString()));
            }
            return variables;
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
