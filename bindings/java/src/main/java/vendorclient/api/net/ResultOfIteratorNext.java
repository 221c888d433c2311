// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Next items of an iterator.
 *
 * @param items The items; may be empty while there are more.
 * @param hasMore Whether there may be more.
 * @param resumeState State to go on from, when it was asked for; do not look into it. {@code null} when absent.
 */
public record ResultOfIteratorNext(List<Object> items, boolean hasMore, Object resumeState) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param items The items; may be empty while there are more.
     * @param hasMore Whether there may be more.
     */
    public ResultOfIteratorNext(List<Object> items, boolean hasMore) {
        this(items, hasMore, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfIteratorNext fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfIteratorNext(
                fields.required("items", Decoders.list(Decoders::any)),
                fields.required("has_more", Decoders::bool),
                fields.optional("resume_state", Decoders::any));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("items", items)
                .required("has_more", hasMore)
                .optional("resume_state", resumeState)
                .toMap();
    }

    /**
     * The same with another {@code resume_state}.
     *
     * @param resumeState State to go on from, when it was asked for; do not look into it. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfIteratorNext withResumeState(Object resumeState) {
        return new ResultOfIteratorNext(items, hasMore, resumeState);
    }
}
