// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A request from the library to an object of the application.
 *
 * @param appRequestId Id to answer with in {@code resolve_app_request}.
 * @param requestData The request: a variant of the request type of the object.
 */
public record ParamsOfAppRequest(long appRequestId, @Nullable Object requestData) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfAppRequest fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfAppRequest(
                fields.required("app_request_id", Decoders::int64), fields.required("request_data", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("app_request_id", appRequestId).required("request_data", requestData).toMap();
    }
}
