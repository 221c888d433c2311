// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Description of all modules.
 *
 * @param version Version of the library.
 * @param modules Modules with {@code name}, {@code summary}, {@code description}, {@code types} and {@code functions}.
 *     A function that takes an object of the application has {@code app_object} ({@code name}, {@code summary}, types
 *     of {@code request} and {@code response}). A function that reports to a callback has {@code callback}: {@code
 *     lifetime} ({@code call}, or {@code handle} until the handle is closed) and {@code responses}, each with its
 *     {@code response_type} and payload type.
 */
public record API(String version, List<@Nullable Object> modules) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static API fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new API(
                fields.required("version", Decoders::string), fields.required("modules", Decoders.list(Decoders::any)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("version", version).required("modules", modules).toMap();
    }
}
