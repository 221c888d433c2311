// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which transactions to forget.
 *
 * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
 *     accounts. Default: {@code "default"}. {@code null} when absent.
 * @param before Forget acknowledged transactions delivered before this time, Unix time in ms. If their account is
 *     followed again from an earlier position, they are delivered again.
 */
public record ParamsOfInboxPrune(@Nullable String name, BigInteger before) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param before Forget acknowledged transactions delivered before this time, Unix time in ms. If their account is
     *     followed again from an earlier position, they are delivered again.
     */
    public ParamsOfInboxPrune(BigInteger before) {
        this(null, before);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfInboxPrune fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfInboxPrune(
                fields.optional("name", Decoders::string), fields.required("before", Decoders::bigInteger));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("name", name).required("before", before).toMap();
    }

    /**
     * The same with another {@code name}.
     *
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
     *     accounts. Default: {@code "default"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxPrune withName(@Nullable String name) {
        return new ParamsOfInboxPrune(name, before);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfInboxPrune}. */
    public static final class Builder {
        private @Nullable String name;
        private @Nullable BigInteger before;

        private Builder() {}

        /**
         * Sets {@code name}.
         *
         * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
         *     its accounts. Default: {@code "default"}. {@code null} when absent.
         * @return this
         */
        public Builder name(@Nullable String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code before}.
         *
         * @param before Forget acknowledged transactions delivered before this time, Unix time in ms. If their account
         *     is followed again from an earlier position, they are delivered again.
         * @return this
         */
        public Builder before(BigInteger before) {
            this.before = before;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfInboxPrune build() {
            return new ParamsOfInboxPrune(name, Objects.requireNonNull(before, "before"));
        }
    }
}
