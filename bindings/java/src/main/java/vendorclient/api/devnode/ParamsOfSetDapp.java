// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parameters of {@code set_dapp}.
 *
 * @param dappId Dapp ID.
 * @param credit Limit in nano units. Initially 1000000000000000000.
 */
public record ParamsOfSetDapp(String dappId, String credit) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSetDapp fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSetDapp(
                fields.required("dapp_id", Decoders::string), fields.required("credit", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("dapp_id", dappId).required("credit", credit).toMap();
    }
}
