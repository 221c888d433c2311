package vendorclient;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where a stream of a contract begins.
 *
 * @param after the cursor that it continues after; {@code null}: what comes from now on
 */
public record StreamOptions(@Nullable String after) {
    /** What comes from now on. */
    public static final StreamOptions FROM_NOW = new StreamOptions(null);

    /** Everything that the network keeps and what follows it. */
    public static final StreamOptions FROM_START = new StreamOptions("");

    /**
     * What follows a cursor, which stays valid after a restart.
     *
     * @param cursor that of the last item which was processed, or of {@link Contract#eventCursor} and
     *     {@link Contract#transactionCursor}
     * @return the options
     */
    public static StreamOptions after(String cursor) {
        return new StreamOptions(Objects.requireNonNull(cursor, "the cursor is null"));
    }
}
