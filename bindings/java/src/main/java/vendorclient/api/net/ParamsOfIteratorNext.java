// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which iterator.
 *
 * @param iterator Its handle.
 * @param limit Largest number of items; below 1 means 1. Default: {@code 1}. {@code null} when absent.
 * @param returnResumeState Return the state after these items. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfIteratorNext(long iterator, Long limit, Boolean returnResumeState) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param iterator Its handle.
     */
    public ParamsOfIteratorNext(long iterator) {
        this(iterator, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfIteratorNext fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfIteratorNext(
                fields.required("iterator", Decoders::int64),
                fields.optional("limit", Decoders::int64),
                fields.optional("return_resume_state", Decoders::bool));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("iterator", iterator)
                .optional("limit", limit)
                .optional("return_resume_state", returnResumeState)
                .toMap();
    }

    /**
     * The same with another {@code limit}.
     *
     * @param limit Largest number of items; below 1 means 1. Default: {@code 1}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfIteratorNext withLimit(Long limit) {
        return new ParamsOfIteratorNext(iterator, limit, returnResumeState);
    }

    /**
     * The same with another {@code return_resume_state}.
     *
     * @param returnResumeState Return the state after these items. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfIteratorNext withReturnResumeState(Boolean returnResumeState) {
        return new ParamsOfIteratorNext(iterator, limit, returnResumeState);
    }
}
