// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which iterator to advance.
 *
 * @param iterator Handle of the iterator.
 * @param limit Maximum number of items; values below 1 mean 1. Default: {@code 1}. {@code null} when absent.
 * @param returnResumeState Return the state after these items. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfIteratorNext(
        long iterator, @Nullable Long limit, @Nullable Boolean returnResumeState) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param iterator Handle of the iterator.
     */
    public ParamsOfIteratorNext(long iterator) {
        this(iterator, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfIteratorNext fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfIteratorNext(
                fields.required("iterator", Decoders::int64),
                fields.optional("limit", Decoders::int64),
                fields.optional("return_resume_state", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("iterator", iterator)
                .optional("limit", limit)
                .optional("return_resume_state", returnResumeState)
                .toMap();
    }

    /**
     * The same with another {@code limit}.
     *
     * @param limit Maximum number of items; values below 1 mean 1. Default: {@code 1}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfIteratorNext withLimit(@Nullable Long limit) {
        return new ParamsOfIteratorNext(iterator, limit, returnResumeState);
    }

    /**
     * The same with another {@code return_resume_state}.
     *
     * @param returnResumeState Return the state after these items. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfIteratorNext withReturnResumeState(@Nullable Boolean returnResumeState) {
        return new ParamsOfIteratorNext(iterator, limit, returnResumeState);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfIteratorNext}. */
    public static final class Builder {
        private @Nullable Long iterator;
        private @Nullable Long limit;
        private @Nullable Boolean returnResumeState;

        private Builder() {}

        /**
         * Sets {@code iterator}.
         *
         * @param iterator Handle of the iterator.
         * @return this
         */
        public Builder iterator(long iterator) {
            this.iterator = iterator;
            return this;
        }

        /**
         * Sets {@code limit}.
         *
         * @param limit Maximum number of items; values below 1 mean 1. Default: {@code 1}. {@code null} when absent.
         * @return this
         */
        public Builder limit(@Nullable Long limit) {
            this.limit = limit;
            return this;
        }

        /**
         * Sets {@code return_resume_state}.
         *
         * @param returnResumeState Return the state after these items. Default: {@code false}. {@code null} when
         *     absent.
         * @return this
         */
        public Builder returnResumeState(@Nullable Boolean returnResumeState) {
            this.returnResumeState = returnResumeState;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfIteratorNext build() {
            return new ParamsOfIteratorNext(Objects.requireNonNull(iterator, "iterator"), limit, returnResumeState);
        }
    }
}
