package vendorclient;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A transaction of a stream.
 *
 * @param fields the fields that were asked for
 * @param cursor its place, for {@link StreamOptions#after} of a later stream
 */
public record FollowedTransaction(Map<String, @Nullable Object> fields, String cursor) {}
