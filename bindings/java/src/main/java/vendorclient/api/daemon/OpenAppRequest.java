// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An unanswered request to the host.
 *
 * @param appRequestId Id of the request.
 * @param appObject Id of the app object.
 * @param ageMs Time since the request was sent, in ms.
 */
public record OpenAppRequest(long appRequestId, String appObject, long ageMs) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static OpenAppRequest fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new OpenAppRequest(
                fields.required("app_request_id", Decoders::int64),
                fields.required("app_object", Decoders::string),
                fields.required("age_ms", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("app_request_id", appRequestId)
                .required("app_object", appObject)
                .required("age_ms", ageMs)
                .toMap();
    }
}
