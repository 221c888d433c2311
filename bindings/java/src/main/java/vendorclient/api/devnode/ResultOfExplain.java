// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code explain}.
 *
 * @param failure Explanation; absent if nothing failed. {@code null} when absent.
 * @param text The same as text, in several lines; empty if nothing failed. Without failure: a sentence that it is not
 *     known whether money was lost.
 */
public record ResultOfExplain(@Nullable Failure failure, String text) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param text The same as text, in several lines; empty if nothing failed. Without failure: a sentence that it is
     *     not known whether money was lost.
     */
    public ResultOfExplain(String text) {
        this(null, text);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfExplain fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfExplain(
                fields.optional("failure", Failure::fromJson), fields.required("text", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("failure", failure).required("text", text).toMap();
    }

    /**
     * The same with another {@code failure}.
     *
     * @param failure Explanation; absent if nothing failed. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfExplain withFailure(@Nullable Failure failure) {
        return new ResultOfExplain(failure, text);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfExplain}. */
    public static final class Builder {
        private @Nullable Failure failure;
        private @Nullable String text;

        private Builder() {}

        /**
         * Sets {@code failure}.
         *
         * @param failure Explanation; absent if nothing failed. {@code null} when absent.
         * @return this
         */
        public Builder failure(@Nullable Failure failure) {
            this.failure = failure;
            return this;
        }

        /**
         * Sets {@code text}.
         *
         * @param text The same as text, in several lines; empty if nothing failed. Without failure: a sentence that it
         *     is not known whether money was lost.
         * @return this
         */
        public Builder text(String text) {
            this.text = text;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfExplain build() {
            return new ResultOfExplain(failure, Objects.requireNonNull(text, "text"));
        }
    }
}
