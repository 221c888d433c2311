package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import vendorclient.json.Json;
import vendorclient.transport.Transport;
import vendorclient.transport.TransportEnd;
import vendorclient.transport.TransportListener;

/** One connection of a transcript, on which texts are sent and expected. */
final class TranscriptHost implements AutoCloseable {
    private static final long WAIT_SECONDS = 10;
    private final Transport transport;
    private final TranscriptMatcher matcher;
    /** Texts, and the end of the connection. */
    private final BlockingQueue<Object> received = new LinkedBlockingQueue<>();
    private boolean ended;

    TranscriptHost(Transport transport, TranscriptMatcher matcher) {
        this.transport = transport;
        this.matcher = matcher;
        transport.start(new TransportListener() {
            @Override
            public void received(String text) {
                received.add(text);
            }

            @Override
            public void ended(TransportEnd end) {
                received.add(end);
            }
        });
    }

    void play(String action, Object operand) throws IOException, InterruptedException {
        switch (action) {
            case "send" -> send(operand);
            case "sendTogether" -> {
                for (Object message : (List<?>) operand) {
                    send(message);
                }
            }
            case "sendRaw" -> transport.send((String) operand);
            case "sendFilled" -> sendFilled((Map<?, ?>) operand);
            case "expect" -> matcher.match(nextMessage(), operand, "message");
            case "expectAll" -> {
                List<?> patterns = (List<?>) operand;
                List<Object> messages = new ArrayList<>();
                while (messages.size() < patterns.size()) {
                    messages.add(nextMessage());
                }
                matcher.matchInAnyOrder(messages, patterns, "messages");
            }
            case "expectRaw" -> assertEquals(operand, next());
            case "expectClosed" -> expectClosed((Map<?, ?>) operand);
            case "delay" -> Thread.sleep((Long) operand);
            default -> throw new IllegalArgumentException("unknown step " + action);
        }
    }

    /** Asks once more: whatever the daemon had to say before has come then, and it must be nothing. */
    void settle() throws IOException, InterruptedException {
        if (!ended) {
            transport.send("{\"jsonrpc\":\"2.0\",\"id\":\"settled\",\"method\":\"daemon.ping\"}");
            matcher.match(nextMessage(), Map.of("id", "settled"), "last message");
        }
    }

    @Override
    public void close() {
        transport.close();
    }

    private void send(Object message) throws IOException {
        transport.send(Json.write(matcher.substitute(message)));
    }

    private void sendFilled(Map<?, ?> filled) throws IOException {
        String text = Json.write(filled.get("message"));
        int count = ((Long) filled.get("bytes")).intValue() - (text.length() - "$fill".length());
        transport.send(text.replace("$fill", "x".repeat(count)));
    }

    private void expectClosed(Map<?, ?> how) throws InterruptedException {
        TransportEnd end = assertInstanceOf(TransportEnd.class, next());
        ended = true;
        // Only a transport with its own process reports an exit status; close codes are not reported.
        if (how.get("exit") instanceof Long status && end.exitStatus() != null) {
            assertEquals(status, end.exitStatus().longValue());
        }
    }

    private Object nextMessage() throws InterruptedException {
        Object message = Json.parse(assertInstanceOf(String.class, next()));
        TranscriptMatcher.requireMessage(message);
        return message;
    }

    private Object next() throws InterruptedException {
        Object next = received.poll(WAIT_SECONDS, TimeUnit.SECONDS);
        assertNotNull(next, "nothing came");
        return next;
    }
}
