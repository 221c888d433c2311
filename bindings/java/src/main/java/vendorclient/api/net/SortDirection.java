// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Sort direction. */
public final class SortDirection extends StringConstant {
    /** Ascending. */
    public static final SortDirection ASC = new SortDirection("ASC", "ASC");

    /** Descending. */
    public static final SortDirection DESC = new SortDirection("DESC", "DESC");

    private SortDirection(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static SortDirection of(String wire) {
        return switch (wire) {
            case "ASC" -> ASC;
            case "DESC" -> DESC;
            default -> new SortDirection(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<SortDirection> known() {
        return List.of(ASC, DESC);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SortDirection fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
