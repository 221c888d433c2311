// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Response of an approver.
 *
 * <p>One of the records in it.
 */
public sealed interface ResultOfAppApprover extends JsonValue {
    /**
     * The decision.
     *
     * @param isApproved False to refuse the message.
     */
    record Approve(boolean isApproved) implements ResultOfAppApprover {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Approve").required("is_approved", isApproved).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ResultOfAppApprover {
        @Override
        public String toString() {
            return "Unknown[type=" + toJson.get("type") + "]";
        }
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    static ResultOfAppApprover fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Approve" -> new Approve(fields.required("is_approved", Decoders::bool));
            default -> new Unknown(fields.toMap());
        };
    }
}
