// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A contract ABI, in one of its forms.
 *
 * <p>One of the records in it.
 */
public sealed interface Abi extends JsonValue {
    /**
     * As an object.
     *
     * @param value The ABI.
     */
    record Contract(AbiContract value) implements Abi {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Contract").required("value", value).toMap();
        }
    }

    /**
     * As JSON text: the content of an ABI file.
     *
     * @param value The ABI.
     */
    record Json(String value) implements Abi {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Json").required("value", value).toMap();
        }
    }

    /**
     * As a handle. Not supported (error 1).
     *
     * @param value The handle.
     */
    record Handle(long value) implements Abi {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Handle").required("value", value).toMap();
        }
    }

    /**
     * As an object, same as {@code Contract}.
     *
     * @param value The ABI.
     */
    record Serialized(AbiContract value) implements Abi {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Serialized").required("value", value).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements Abi {
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
    static Abi fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Contract" -> new Contract(fields.required("value", AbiContract::fromJson));
            case "Json" -> new Json(fields.required("value", Decoders::string));
            case "Handle" -> new Handle(fields.required("value", Decoders::int64));
            case "Serialized" -> new Serialized(fields.required("value", AbiContract::fromJson));
            default -> new Unknown(fields.toMap());
        };
    }
}
