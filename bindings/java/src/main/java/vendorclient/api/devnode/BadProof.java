// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** What is false in answers about blocks. */
public final class BadProof extends StringConstant {
    /** Nothing. */
    public static final BadProof NONE = new BadProof("none", "NONE");

    /** A leaf of the block id is false. */
    public static final BadProof LEAF = new BadProof("leaf", "LEAF");

    /** Attestations contain a valid signature of something else. */
    public static final BadProof SIGNATURE = new BadProof("signature", "SIGNATURE");

    /** The data contains a false number of transactions, with a matching checksum. */
    public static final BadProof DATA = new BadProof("data", "DATA");

    /** Fewer keepers attest than a final block needs. */
    public static final BadProof QUORUM = new BadProof("quorum", "QUORUM");

    /** Keepers attest that are not in the set, or no longer in it. */
    public static final BadProof STALE_SET = new BadProof("stale-set", "STALE_SET");

    /** Keepers attest another block of the same height and parent. */
    public static final BadProof EQUIVOCATION = new BadProof("equivocation", "EQUIVOCATION");

    private BadProof(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static BadProof of(String wire) {
        return switch (wire) {
            case "none" -> NONE;
            case "leaf" -> LEAF;
            case "signature" -> SIGNATURE;
            case "data" -> DATA;
            case "quorum" -> QUORUM;
            case "stale-set" -> STALE_SET;
            case "equivocation" -> EQUIVOCATION;
            default -> new BadProof(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<BadProof> known() {
        return List.of(NONE, LEAF, SIGNATURE, DATA, QUORUM, STALE_SET, EQUIVOCATION);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static BadProof fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
