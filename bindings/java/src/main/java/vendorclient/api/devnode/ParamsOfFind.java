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
 * Parameters of {@code find}.
 *
 * @param prefix The digits: 1 to 64 hex digits.
 * @param limit Maximum number of ids of each kind. Default: {@code 10}. At most 1000. {@code null} when absent.
 */
public record ParamsOfFind(String prefix, @Nullable Long limit) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param prefix The digits: 1 to 64 hex digits.
     */
    public ParamsOfFind(String prefix) {
        this(prefix, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfFind fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfFind(fields.required("prefix", Decoders::string), fields.optional("limit", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("prefix", prefix).optional("limit", limit).toMap();
    }

    /**
     * The same with another {@code limit}.
     *
     * @param limit Maximum number of ids of each kind. Default: {@code 10}. At most 1000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFind withLimit(@Nullable Long limit) {
        return new ParamsOfFind(prefix, limit);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfFind}. */
    public static final class Builder {
        private @Nullable String prefix;
        private @Nullable Long limit;

        private Builder() {}

        /**
         * Sets {@code prefix}.
         *
         * @param prefix The digits: 1 to 64 hex digits.
         * @return this
         */
        public Builder prefix(String prefix) {
            this.prefix = prefix;
            return this;
        }

        /**
         * Sets {@code limit}.
         *
         * @param limit Maximum number of ids of each kind. Default: {@code 10}. At most 1000. {@code null} when absent.
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
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfFind build() {
            return new ParamsOfFind(Objects.requireNonNull(prefix, "prefix"), limit);
        }
    }
}
