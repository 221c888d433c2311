// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Answer to a request from the library.
 *
 * @param appRequestId Id received with the request.
 * @param result Result of the request.
 */
public record ParamsOfResolveAppRequest(long appRequestId, AppRequestResult result) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfResolveAppRequest fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfResolveAppRequest(
                fields.required("app_request_id", Decoders::int64),
                fields.required("result", AppRequestResult::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("app_request_id", appRequestId).required("result", result).toMap();
    }
}
