// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of a request to the application.
 *
 * <p>One of the records in it.
 */
public sealed interface AppRequestResult extends JsonValue {
    /**
     * The application refused or failed.
     *
     * @param text Error message.
     */
    record Error(String text) implements AppRequestResult {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Error").required("text", text).toMap();
        }
    }

    /**
     * The application handled the request.
     *
     * @param result The variant of the response type with the same name as the request.
     */
    record Ok(@Nullable Object result) implements AppRequestResult {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Ok").required("result", result).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements AppRequestResult {
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
    static AppRequestResult fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Error" -> new Error(fields.required("text", Decoders::string));
            case "Ok" -> new Ok(fields.required("result", Decoders::any));
            default -> new Unknown(fields.toMap());
        };
    }
}
