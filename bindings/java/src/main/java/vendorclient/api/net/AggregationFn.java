// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Aggregate function. */
public final class AggregationFn extends StringConstant {
    /** Number of objects. */
    public static final AggregationFn COUNT = new AggregationFn("COUNT", "COUNT");

    /** Smallest value. */
    public static final AggregationFn MIN = new AggregationFn("MIN", "MIN");

    /** Largest value. */
    public static final AggregationFn MAX = new AggregationFn("MAX", "MAX");

    /** Sum of the values. */
    public static final AggregationFn SUM = new AggregationFn("SUM", "SUM");

    /** Average of the values. */
    public static final AggregationFn AVERAGE = new AggregationFn("AVERAGE", "AVERAGE");

    private AggregationFn(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static AggregationFn of(String wire) {
        return switch (wire) {
            case "COUNT" -> COUNT;
            case "MIN" -> MIN;
            case "MAX" -> MAX;
            case "SUM" -> SUM;
            case "AVERAGE" -> AVERAGE;
            default -> new AggregationFn(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<AggregationFn> known() {
        return List.of(COUNT, MIN, MAX, SUM, AVERAGE);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AggregationFn fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
