package vendorclient;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Facts about the messages of a call. The daemon sends a message only after this side has acknowledged its hash,
 * so a call without acknowledged messages has not sent anything. Source: docs/protocol.md.
 */
final class CallMessages {
    /** The capability of the daemon to wait for the acknowledgement. */
    static final String CAPABILITY = "acknowledged_sending";
    /** Functions that send messages themselves. */
    private static final Set<String> POSTING = Set.of(
            "processing.process_message", "processing.send_message", "processing.send_messages");
    private static final String STORING = "outbox.send";
    private static final String WAITING = "processing.wait_for_transaction";
    private static final Map<String, Object> NOTHING = Map.of();
    private static final Map<String, Object> UNSENT = Map.of("sent", false, "outcome", "not_executed");
    /** Of a call that may have sent a message. */
    static final Map<String, Object> UNKNOWN = Map.of("sent", true, "outcome", "unknown");
    private final String method;
    private final List<Message> sent = new ArrayList<>();
    private boolean ended;

    private record Message(String hash, @Nullable Long expireAt) {}

    CallMessages(String method) {
        this.method = method;
    }

    /**
     * Notes a message that is about to be sent: from then on it may be executed. False if the call was abandoned; the message is never sent then.
     *
     * @param replaces the hash of a message that is proven not to have been executed
     */
    synchronized boolean note(String hash, @Nullable Long expireAt, @Nullable String replaces) {
        if (ended) {
            return false;
        }
        sent.removeIf(message -> message.hash.equals(replaces));
        sent.add(new Message(hash, expireAt));
        return true;
    }

    /** Acknowledges nothing more; returns the facts of a call that the daemon does not answer. */
    synchronized Map<String, Object> end(boolean acknowledges) {
        ended = true;
        if (!sent.isEmpty()) {
            return factsOfMessages();
        }
        if (method.equals(STORING) || method.equals(WAITING)) {
            return UNKNOWN;
        }
        if (!POSTING.contains(method)) {
            return NOTHING;
        }
        return acknowledges ? UNSENT : UNKNOWN;
    }

    /** The facts of a call that was never handed to the daemon. */
    Map<String, Object> unsent() {
        if (method.equals(WAITING)) {
            return UNKNOWN;
        }
        return POSTING.contains(method) || method.equals(STORING) ? UNSENT : NOTHING;
    }

    /** The data of an error answer, completed where they say nothing about the messages of the call. */
    synchronized @Nullable Object complete(@Nullable Object data, boolean acknowledges) {
        if (!(data instanceof Map<?, ?> facts) || facts.containsKey("outcome")) {
            return data;
        }
        if (!sent.isEmpty()) {
            return with(data, factsOfMessages());
        }
        return POSTING.contains(method) && acknowledges ? with(data, UNSENT) : data;
    }

    /** Completes an error of a preparatory call: no message was sent. */
    static Throwable withoutMessage(Throwable error) {
        return error instanceof ClientException failed && failed.outcome() == null
                ? failed.copy(with(failed.data(), UNSENT), failed)
                : error;
    }

    /** The facts of a call of several steps: those of the step that runs, else nothing has been sent yet. */
    static Map<String, Object> ofStep(Map<String, Object> step) {
        return step.isEmpty() ? UNSENT : step;
    }

    static Object with(@Nullable Object data, Map<String, Object> facts) {
        Map<String, Object> all = new LinkedHashMap<>();
        if (data instanceof Map<?, ?> known) {
            known.forEach((name, value) -> all.put((String) name, value));
        }
        all.putAll(facts);
        return all;
    }

    private Map<String, Object> factsOfMessages() {
        Message last = sent.get(sent.size() - 1);
        Map<String, Object> facts = new LinkedHashMap<>(UNKNOWN);
        facts.put("message_hash", last.hash);
        if (last.expireAt != null) {
            facts.put("expire_at", last.expireAt);
        }
        if (sent.size() > 1) {
            facts.put("message_hashes", sent.stream().map(Message::hash).toList());
        }
        return facts;
    }
}
