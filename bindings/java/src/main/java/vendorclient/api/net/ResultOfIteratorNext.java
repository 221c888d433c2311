// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The next items of an iterator.
 *
 * @param items The items, BlockItem or TransactionItem; may be empty although there are more.
 * @param hasMore Whether there may be more.
 * @param resumeState State to continue from, if requested; treat it as opaque. {@code null} when absent.
 */
public record ResultOfIteratorNext(
        List<@Nullable Object> items, boolean hasMore, @Nullable Object resumeState) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param items The items, BlockItem or TransactionItem; may be empty although there are more.
     * @param hasMore Whether there may be more.
     */
    public ResultOfIteratorNext(List<@Nullable Object> items, boolean hasMore) {
        this(items, hasMore, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfIteratorNext fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfIteratorNext(
                fields.required("items", Decoders.list(Decoders::any)),
                fields.required("has_more", Decoders::bool),
                fields.optional("resume_state", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("items", items)
                .required("has_more", hasMore)
                .optional("resume_state", resumeState)
                .toMap();
    }

    /**
     * The same with another {@code resume_state}.
     *
     * @param resumeState State to continue from, if requested; treat it as opaque. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfIteratorNext withResumeState(@Nullable Object resumeState) {
        return new ResultOfIteratorNext(items, hasMore, resumeState);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfIteratorNext}. */
    public static final class Builder {
        private @Nullable List<@Nullable Object> items;
        private @Nullable Boolean hasMore;
        private @Nullable Object resumeState;

        private Builder() {}

        /**
         * Sets {@code items}.
         *
         * @param items The items, BlockItem or TransactionItem; may be empty although there are more.
         * @return this
         */
        public Builder items(List<@Nullable Object> items) {
            this.items = items;
            return this;
        }

        /**
         * Sets {@code has_more}.
         *
         * @param hasMore Whether there may be more.
         * @return this
         */
        public Builder hasMore(boolean hasMore) {
            this.hasMore = hasMore;
            return this;
        }

        /**
         * Sets {@code resume_state}.
         *
         * @param resumeState State to continue from, if requested; treat it as opaque. {@code null} when absent.
         * @return this
         */
        public Builder resumeState(@Nullable Object resumeState) {
            this.resumeState = resumeState;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfIteratorNext build() {
            return new ResultOfIteratorNext(
                    Objects.requireNonNull(items, "items"), Objects.requireNonNull(hasMore, "hasMore"), resumeState);
        }
    }
}
