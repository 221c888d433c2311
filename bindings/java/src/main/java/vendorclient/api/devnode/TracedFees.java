// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Fees of a transaction, in nano units.
 *
 * @param total Total fees, in nanotokens.
 * @param storage Storage fees, in nanotokens.
 * @param gas Gas fees, in nanotokens.
 * @param forward Forwarding fees of outbound messages, in nanotokens.
 * @param import_ Import fee of an external message, in nanotokens.
 */
public record TracedFees(
        String total, String storage, String gas, String forward, String import_) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TracedFees fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TracedFees(
                fields.required("total", Decoders::string),
                fields.required("storage", Decoders::string),
                fields.required("gas", Decoders::string),
                fields.required("forward", Decoders::string),
                fields.required("import", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("total", total)
                .required("storage", storage)
                .required("gas", gas)
                .required("forward", forward)
                .required("import", import_)
                .toMap();
    }
}
