// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which refusals to return.
 *
 * @param after Only refusals after this {@code number}. {@code null} when absent.
 * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when absent.
 */
public record ParamsOfPolicyRefusals(@Nullable String after, @Nullable Long limit) implements JsonValue {
    /** Without any field. */
    public ParamsOfPolicyRefusals() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfPolicyRefusals fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfPolicyRefusals(
                fields.optional("after", Decoders::string), fields.optional("limit", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("after", after).optional("limit", limit).toMap();
    }

    /**
     * The same with another {@code after}.
     *
     * @param after Only refusals after this {@code number}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfPolicyRefusals withAfter(@Nullable String after) {
        return new ParamsOfPolicyRefusals(after, limit);
    }

    /**
     * The same with another {@code limit}.
     *
     * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfPolicyRefusals withLimit(@Nullable Long limit) {
        return new ParamsOfPolicyRefusals(after, limit);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfPolicyRefusals}. */
    public static final class Builder {
        private @Nullable String after;
        private @Nullable Long limit;

        private Builder() {}

        /**
         * Sets {@code after}.
         *
         * @param after Only refusals after this {@code number}. {@code null} when absent.
         * @return this
         */
        public Builder after(@Nullable String after) {
            this.after = after;
            return this;
        }

        /**
         * Sets {@code limit}.
         *
         * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when
         *     absent.
         * @return this
         */
        public Builder limit(@Nullable Long limit) {
            this.limit = limit;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfPolicyRefusals build() {
            return new ParamsOfPolicyRefusals(after, limit);
        }
    }
}
