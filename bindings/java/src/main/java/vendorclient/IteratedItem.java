package vendorclient;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An item of an iterator.
 *
 * @param <T> type of its usual fields
 * @param value its usual fields
 * @param json the whole object as it came, with whatever else the query selected
 */
public record IteratedItem<T>(T value, Map<String, @Nullable Object> json) {}
