package vendorclient;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Holds messages against the patterns of one transcript. The operators: test/transcripts/README.md of the project. */
final class TranscriptMatcher {
    /** Stands for a missing key. */
    private static final Object ABSENT = new Object() {
        @Override
        public String toString() {
            return "nothing";
        }
    };
    private static final Map<String, Class<?>> TYPES = Map.of("string", String.class, "number", Number.class,
            "boolean", Boolean.class, "object", Map.class, "array", List.class);
    private final Map<String, Object> saved = new HashMap<>();

    /** Puts what was saved in the place of its names. */
    Object substitute(Object template) {
        if (template instanceof List<?> items) {
            return new ArrayList<>(items.stream().map(this::substitute).toList());
        }
        if (template instanceof Map<?, ?> fields) {
            if (fields.get("$var") instanceof String name) {
                return saved.get(name);
            }
            Map<Object, Object> result = new LinkedHashMap<>();
            fields.forEach((key, value) -> result.put(key, substitute(value)));
            return result;
        }
        return template;
    }

    /** Fails where a value does not fit; keeps what the pattern saves. */
    void match(Object actual, Object pattern, String path) {
        if (pattern instanceof Map<?, ?> fields) {
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                String key = (String) field.getKey();
                if (key.startsWith("$")) {
                    matchOperator(actual, key, field.getValue(), path);
                    return;
                }
            }
            require(actual instanceof Map, actual, pattern, path);
            Map<?, ?> found = (Map<?, ?>) actual;
            fields.forEach((key, value) ->
                    match(found.containsKey(key) ? found.get(key) : ABSENT, value, path + "." + key));
        } else if (pattern instanceof List<?> items) {
            require(actual instanceof List<?> found && found.size() == items.size(), actual, pattern, path);
            for (int index = 0; index < items.size(); index++) {
                match(((List<?>) actual).get(index), items.get(index), path + "[" + index + "]");
            }
        } else if (pattern instanceof Number) {
            // 1e2 and 100 are the same number.
            require(actual instanceof Number && decimal(actual).compareTo(decimal(pattern)) == 0,
                    actual, pattern, path);
        } else {
            require(pattern == null ? actual == null : pattern.equals(actual), actual, pattern, path);
        }
    }

    /** Every pattern wants its own item. */
    void matchInAnyOrder(List<?> actual, List<?> patterns, String path) {
        require(actual.size() == patterns.size(), actual, patterns, path);
        List<Object> rest = new ArrayList<>(patterns);
        for (Object item : actual) {
            int index = 0;
            while (index < rest.size() && !matches(item, rest.get(index))) {
                index++;
            }
            require(index < rest.size(), item, rest, path);
            rest.remove(index);
        }
    }

    /** Fails unless a text of the daemon is a JSON-RPC object or an array of them. */
    static void requireMessage(Object message) {
        if (message instanceof List<?> batch) {
            require(!batch.isEmpty(), message, "messages", "batch");
            batch.forEach(TranscriptMatcher::requireMessage);
            return;
        }
        require(message instanceof Map, message, "an object", "message");
        Map<?, ?> fields = (Map<?, ?>) message;
        require("2.0".equals(fields.get("jsonrpc")), message, "2.0", "jsonrpc");
        if (fields.containsKey("method")) {
            require(!fields.containsKey("id"), message, "no id", "notification");
            return;
        }
        String outcome = fields.containsKey("error") ? "error" : "result";
        require(fields.keySet().equals(Set.of("jsonrpc", "id", outcome)), message, "an answer", "message");
        if (outcome.equals("error")) {
            require(fields.get("error") instanceof Map<?, ?> error
                    && error.keySet().equals(Set.of("code", "message", "data")), message, "an error", "error");
        }
    }

    private void matchOperator(Object actual, String operator, Object operand, String path) {
        boolean holds = switch (operator) {
            case "$is" -> TYPES.get((String) operand).isInstance(actual);
            case "$save" -> {
                saved.put((String) operand, actual);
                yield actual != ABSENT;
            }
            case "$var" -> {
                match(actual, saved.get((String) operand), path);
                yield true;
            }
            case "$regex" -> actual instanceof String text && Pattern.compile((String) operand).matcher(text).find();
            case "$absent" -> actual == ABSENT;
            case "$oneOf" -> ((List<?>) operand).stream().anyMatch(pattern -> matches(actual, pattern));
            case "$anyOrder" -> {
                require(actual instanceof List, actual, operand, path);
                matchInAnyOrder((List<?>) actual, (List<?>) operand, path);
                yield true;
            }
            default -> throw new IllegalArgumentException("unknown operator " + operator);
        };
        require(holds, actual, operator + " " + operand, path);
    }

    private boolean matches(Object actual, Object pattern) {
        Map<String, Object> before = new HashMap<>(saved);
        try {
            match(actual, pattern, "");
            return true;
        } catch (AssertionError mismatch) {
            saved.clear();
            saved.putAll(before);
            return false;
        }
    }

    private static BigDecimal decimal(Object number) {
        return new BigDecimal(number.toString());
    }

    private static void require(boolean holds, Object actual, Object pattern, String path) {
        if (!holds) {
            throw new AssertionError(String.format("%s: expected %s, got %.2000s", path, pattern, actual));
        }
    }
}
