// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A pin to take back.
 *
 * @param pin Name of the pin.
 * @param bocRef Reference to the BOC. Absent: every BOC that has the pin. {@code null} when absent.
 */
public record ParamsOfBocCacheUnpin(String pin, String bocRef) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param pin Name of the pin.
     */
    public ParamsOfBocCacheUnpin(String pin) {
        this(pin, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfBocCacheUnpin fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfBocCacheUnpin(
                fields.required("pin", Decoders::string), fields.optional("boc_ref", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("pin", pin).optional("boc_ref", bocRef).toMap();
    }

    /**
     * The same with another {@code boc_ref}.
     *
     * @param bocRef Reference to the BOC. Absent: every BOC that has the pin. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfBocCacheUnpin withBocRef(String bocRef) {
        return new ParamsOfBocCacheUnpin(pin, bocRef);
    }
}
