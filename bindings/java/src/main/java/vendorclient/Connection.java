package vendorclient;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import vendorclient.api.daemon.ProtocolErrorCode;
import vendorclient.json.Decoder;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.Json;
import vendorclient.json.JsonException;
import vendorclient.json.JsonValue;
import vendorclient.transport.Transport;
import vendorclient.transport.TransportEnd;
import vendorclient.transport.TransportListener;

/**
 * Calls, app objects and callbacks over one transport. The thread that reads only finds out who a message is for;
 * everything that belongs to the application runs on the executor, completions of calls included, because what follows
 * them may wait for another call. A thread that waits for a call completes it itself: it needs no second one for that.
 */
final class Connection implements Caller, TransportListener {
    /** How long a daemon that takes nothing may hold up the cancellation of calls. */
    private static final long CANCEL_MS = 1000;
    /** How long the thread for acknowledgements stays without work. */
    private static final long IDLE_MS = 1000;
    private static final String RESOLVE = "client.resolve_app_request";
    private final Transport transport;
    private final Executor executor;
    /** Where app objects answer: handlers that wait for a call must not keep them from it. */
    private final Executor requests;
    private final List<Threads> ownThreads;
    private final AtomicLong lastId = new AtomicLong();
    private final Map<Long, PendingCall<?>> pending = new ConcurrentHashMap<>();
    private final Map<String, RegisteredObject> objects = new ConcurrentHashMap<>();
    private final Map<String, RegisteredCallback<?>> callbacks = new ConcurrentHashMap<>();
    /** Not the reader, which must not wait for the writer, and not the application, which may be busy. */
    private final Executor acknowledging = daemonThread("vendorclient-acknowledge");
    private volatile boolean acknowledges;
    private volatile long messageLimit = Long.MAX_VALUE;
    private volatile String fatal;
    private volatile boolean closing;
    private volatile ConnectionLostException lost;

    private record PendingCall<T>(
            Call<T> call, Decoder<T> result, String object, String callback, CallMessages messages) {}

    /** {@code given}: runs handlers, completions and app objects; {@code null} for own threads. */
    Connection(Transport transport, @Nullable Executor given) {
        this.transport = transport;
        if (given == null) {
            ownThreads = List.of(new Threads("vendorclient-"), new Threads("vendorclient-app-"));
            executor = ownThreads.get(0);
            requests = ownThreads.get(1);
        } else {
            ownThreads = List.of();
            executor = task -> Threads.executeAlways(given, task);
            requests = executor;
        }
    }

    void start() {
        transport.start(this);
    }

    /** Bytes of the JSON text of a message to the daemon, inclusive. */
    void limitMessages(long bytes) {
        messageLimit = bytes;
    }

    /** The daemon sends messages only after this side has acknowledged them. */
    void acknowledgeMessages() {
        acknowledges = true;
    }

    /** Refuses new calls, waits for the others for a while, cancels and fails those that still wait; then ends. */
    void close(Duration grace) {
        closing = true;
        awaitCalls(grace);
        List<Long> cancelled = lose(new ClientClosedException());
        if (!cancelled.isEmpty()) {
            cancelAll(cancelled);
        }
        transport.close();
        ownThreads.forEach(Threads::end);
    }

    private void awaitCalls(Duration grace) {
        CompletableFuture<?>[] calls =
                pending.values().stream().map(PendingCall::call).toArray(CompletableFuture<?>[]::new);
        if (grace.isNegative() || grace.isZero() || calls.length == 0) {
            return;
        }
        try {
            CompletableFuture.allOf(calls).get(grace.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException over) {
            // Failed calls have ended as well.
        }
    }

    /** On its own thread, because a daemon that reads nothing blocks it. */
    private void cancelAll(List<Long> ids) {
        Thread sender = new Thread(() -> ids.forEach(this::cancel), "vendorclient-cancel");
        sender.setDaemon(true);
        sender.start();
        try {
            sender.join(CANCEL_MS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public Executor executor() {
        return executor;
    }

    @Override
    public <T> Call<T> call(String method, Object params, Decoder<T> result, CallOptions options) {
        return send(method, params, result, options.toJson(), null, null);
    }

    @Override
    public <T> Call<T> callWithObject(
            String method, Object params, Decoder<T> result, CallOptions options, AppObject object) {
        Objects.requireNonNull(object, "the app object is null");
        String id = "object-" + lastId.incrementAndGet();
        // Requests may come before the answer.
        objects.put(id, new RegisteredObject(object, requests, this::resolve));
        Map<String, Object> callOptions = options.toJson();
        callOptions.put("app_object", id);
        return send(method, params, result, callOptions, id, null);
    }

    @Override
    public <T> Call<T> callWithCallback(
            String method, Object params, Decoder<T> result, CallOptions options, Callback<?> callback) {
        String id = "callback-" + lastId.incrementAndGet();
        callbacks.put(id, new RegisteredCallback<>(callback, executor));
        Map<String, Object> callOptions = options.toJson();
        callOptions.put("callback", id);
        return send(method, params, result, callOptions, null, id);
    }

    private <T> Call<T> send(
            String method, Object params, Decoder<T> result, Map<String, Object> callOptions, String object,
            String callback) {
        long id = lastId.incrementAndGet();
        CallMessages messages = new CallMessages(method);
        Call<T> call = new Call<>(() -> cancel(id), () -> messages.end(acknowledges), executor, callback == null);
        PendingCall<T> entry = new PendingCall<>(call, result, object, callback, messages);
        try {
            String text = encode(id, method, params, callOptions);
            if (closing) {
                // Calls in their grace time may still ask the application, which answers without this method.
                fail(entry, withFacts(new ClientClosedException(), messages.unsent()));
            } else {
                transmit(id, entry, text);
            }
        } catch (ClientException tooLarge) {
            fail(entry, withFacts(tooLarge, messages.unsent()));
        } catch (JsonException error) {
            forget(entry);
            throw error;
        }
        return entry.call;
    }

    /** The text of a request. Throws a ClientException when it is larger than the daemon takes. */
    private String encode(long id, String method, Object params, Map<String, Object> callOptions) {
        String text = request(id, method, params, callOptions);
        // A character has at most three bytes.
        long size = text.length() > messageLimit / 3 ? Utf8.length(text) : 0;
        if (size <= messageLimit) {
            return text;
        }
        throw new ClientException(
                ProtocolErrorCode.REQUEST_TOO_LARGE.wire(),
                "The message has " + size + " bytes, the limit is " + messageLimit,
                Map.of("limit", messageLimit, "actual", size));
    }

    private void transmit(long id, PendingCall<?> entry, String text) {
        pending.put(id, entry);
        boolean isLost = lost != null;
        if (!isLost) {
            try {
                transport.send(text);
            } catch (IOException broken) {
                // The transport reports its end with all details; the call fails with that.
            }
        }
        if (lost != null && pending.remove(id) != null) {
            Map<String, Object> facts = isLost ? entry.messages.unsent() : entry.messages.end(acknowledges);
            fail(entry, withFacts(lost, facts));
        }
    }

    /** The error for one call, with what is known of its messages. */
    private static ClientException withFacts(ClientException error, Map<String, Object> facts) {
        return facts.isEmpty() ? error : error.copy(CallMessages.with(error.data(), facts), error.getCause());
    }

    /** Lets a message of a call leave, unless the call was abandoned. It is noted first: then it may be executed. */
    private void acknowledge(FieldReader message) {
        if (!(message.optional("id", Decoders::any) instanceof Long id)) {
            return;
        }
        PendingCall<?> entry = pending.get(id);
        String hash = message.required("message_hash", Decoders::string);
        Long expireAt = message.optional("expire_at", Decoders::int64);
        if (entry == null || !entry.messages.note(hash, expireAt, message.optional("replaces", Decoders::string))) {
            return;
        }
        acknowledging.execute(() -> notifyDaemon("daemon.acknowledge_send", Map.of("id", id, "message_hash", hash)));
    }

    private static Executor daemonThread(String name) {
        ThreadPoolExecutor threads = new ThreadPoolExecutor(
                1, 1, IDLE_MS, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(), work -> {
                    Thread thread = new Thread(work, name);
                    thread.setDaemon(true);
                    return thread;
                });
        threads.allowCoreThreadTimeOut(true);
        return threads;
    }

    private static String request(long id, String method, Object params, Map<String, Object> callOptions) {
        Object given = params instanceof JsonValue typed ? typed.toJson() : params;
        Object sent = given == null ? Map.of() : given;
        if (!callOptions.isEmpty()) {
            Map<String, Object> fields = new LinkedHashMap<>(Decoders.object(sent));
            fields.put("_call", callOptions);
            sent = fields;
        }
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":" + Json.write(method) + ",\"params\":" + Json.write(sent) + "}";
    }

    private void cancel(long id) {
        notifyDaemon("daemon.cancel", Map.of("id", id));
    }

    private void notifyDaemon(String method, Map<String, Object> params) {
        try {
            transport.send(Json.write(Map.of("jsonrpc", "2.0", "method", method, "params", params)));
        } catch (IOException broken) {
            // Then the call fails with the connection.
        }
    }

    /** Answers an app request. Throws when the outcome has no JSON form or is too large. */
    private void resolve(long requestId, Object outcome) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("app_request_id", requestId);
        params.put("result", outcome);
        long id = lastId.incrementAndGet();
        String text = encode(id, RESOLVE, params, Map.of());
        CallMessages none = new CallMessages(RESOLVE);
        Call<Void> call = new Call<>(() -> {}, () -> none.end(acknowledges), Threads.STEPS, true);
        // The daemon refuses an answer that comes too late, and that is fine.
        transmit(id, new PendingCall<>(call, Decoders::nothing, null, null, none), text);
    }

    @Override
    public void received(String text) {
        try {
            Map<String, Object> message = Decoders.object(Json.parse(text));
            if (message.get("method") instanceof String method) {
                notified(method, FieldReader.of(message.get("params")));
            } else if (message.get("id") instanceof Long id) {
                PendingCall<?> entry = pending.remove(id);
                if (entry != null) {
                    answered(entry, message);
                }
            }
        } catch (Throwable error) {
            // Errors as well, such as a message that does not fit into memory: otherwise the calls would never end.
            lose(new ConnectionLostException(new TransportEnd("A message of the daemon cannot be understood: " + error)));
            executor.execute(transport::close);
        }
    }

    private <T> void answered(PendingCall<T> entry, Map<String, Object> message) {
        if (message.get("error") != null) {
            FieldReader error = FieldReader.of(message.get("error"));
            fail(entry, new ClientException(
                    error.required("code", Decoders::int32),
                    error.required("message", Decoders::string),
                    entry.messages.complete(error.optional("data", Decoders::any), acknowledges)));
            return;
        }
        Object json = message.get("result");
        afterMessages(entry, false, () -> {
            try {
                entry.call.succeed(entry.result.decode(json));
            } catch (JsonException error) {
                // The facts about an executed call must not be lost if its result cannot be read.
                entry.call.fail(error.about(json));
            } catch (Throwable error) {
                // Errors as well: the caller waits.
                entry.call.fail(error);
            }
        });
    }

    private void fail(PendingCall<?> entry, RuntimeException error) {
        removeObject(entry.object);
        afterMessages(entry, true, () -> entry.call.fail(error));
    }

    /** The messages of a call come before its end. */
    private void afterMessages(PendingCall<?> entry, boolean failed, Runnable complete) {
        RegisteredCallback<?> callback = entry.callback == null ? null : callbacks.get(entry.callback);
        if (callback != null && (failed || callback.endsWithCall())) {
            callbacks.remove(entry.callback);
            callback.end(() -> entry.call.arrived(complete));
        } else {
            entry.call.arrived(complete);
        }
    }

    private void forget(PendingCall<?> entry) {
        removeObject(entry.object);
        if (entry.callback != null) {
            callbacks.remove(entry.callback);
        }
    }

    private void notified(String method, FieldReader params) {
        switch (method) {
            case "client.app_request" -> {
                long id = params.required("app_request_id", Decoders::int64);
                Object data = params.required("request_data", Decoders::any);
                withObject(params, object -> object.request(id, data), () -> refuse(id));
            }
            case "client.app_notify" -> {
                Object data = params.required("notify_data", Decoders::any);
                withObject(params, object -> object.notify(data), () -> {});
            }
            case "client.app_request_cancelled" -> {
                long id = params.required("app_request_id", Decoders::int64);
                withObject(params, object -> object.cancel(id), () -> {});
            }
            case "client.callback" -> {
                RegisteredCallback<?> callback = callbacks.get(params.required("callback", Decoders::string));
                if (callback != null) {
                    Long lostBefore = params.optional("lost", Decoders::int64);
                    callback.message(
                            params.required("response_type", Decoders::int32),
                            params.required("data", Decoders::any),
                            lostBefore == null ? 0 : lostBefore);
                }
            }
            case "daemon.will_send" -> acknowledge(params);
            case "client.closed" -> closed(params);
            case "daemon.fatal" -> fatal = params.required("message", Decoders::string);
            default -> {
                // Answers of newer daemons may contain more.
            }
        }
    }

    private void withObject(FieldReader params, Consumer<RegisteredObject> found, Runnable missing) {
        RegisteredObject object = objects.get(params.required("app_object", Decoders::string));
        if (object == null) {
            missing.run();
        } else {
            found.accept(object);
        }
    }

    /** Answers for an unknown app object; not on the thread that reads. */
    private void refuse(long id) {
        executor.execute(() -> resolve(id, RegisteredObject.refusal("There is no such app object")));
    }

    private void closed(FieldReader params) {
        removeObject(params.optional("app_object", Decoders::string));
        String callback = params.optional("callback", Decoders::string);
        if (callback != null) {
            RegisteredCallback<?> removed = callbacks.remove(callback);
            if (removed != null) {
                removed.closed(params.required("reason", Decoders::string));
            }
        }
    }

    private void removeObject(String id) {
        RegisteredObject removed = id == null ? null : objects.remove(id);
        if (removed != null) {
            removed.cancelAll();
        }
    }

    @Override
    public void ended(TransportEnd end) {
        String reason = fatal == null ? end.reason() : fatal;
        lose(new ConnectionLostException(new TransportEnd(reason, end.exitStatus(), end.errorOutput())));
    }

    /** Fails everything that waits, once. Returns the ids of the calls. */
    private synchronized List<Long> lose(ConnectionLostException error) {
        List<Long> failed = new ArrayList<>();
        if (lost != null) {
            return failed;
        }
        lost = error;
        for (Long id : pending.keySet()) {
            PendingCall<?> entry = pending.remove(id);
            if (entry != null) {
                fail(entry, withFacts(error, entry.messages.end(acknowledges)));
                failed.add(id);
            }
        }
        objects.values().forEach(RegisteredObject::cancelAll);
        objects.clear();
        String reason = error instanceof ClientClosedException ? "shutdown" : "connection_lost";
        callbacks.values().forEach(callback -> callback.closed(reason));
        callbacks.clear();
        return failed;
    }
}
