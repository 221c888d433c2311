// Generated from the definitions of the API.
package vendorclient.api.zklogin;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A proof as returned by a prover: coordinates as decimal text.
 *
 * @param a Point of G1: the numbers x, y and, optionally, 1.
 * @param b Point of G2: the numbers x, y and, optionally, 1, each with two parts.
 * @param c Point of G1: numbers as in {@code a}.
 */
public record ZkLoginProof(List<String> a, List<List<String>> b, List<String> c) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ZkLoginProof fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ZkLoginProof(
                fields.required("a", Decoders.list(Decoders::string)),
                fields.required("b", Decoders.list(Decoders.list(Decoders::string))),
                fields.required("c", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("a", a).required("b", b).required("c", c).toMap();
    }
}
