// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which deposits to return.
 *
 * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
 *     accounts. Default: {@code "default"}. {@code null} when absent.
 * @param after Only deposits after this {@code number}. {@code null} when absent.
 * @param acknowledge Acknowledges this deposit and all before it; they are never returned again. A number beyond the
 *     last deposit is refused. {@code null} when absent.
 * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when absent.
 * @param waitMs How long to wait for a deposit if there is none, in ms. Default: {@code 0}. At most 3600000. {@code
 *     null} when absent.
 */
public record ParamsOfInboxDeposits(
        @Nullable String name,
        @Nullable String after,
        @Nullable String acknowledge,
        @Nullable Long limit,
        @Nullable Long waitMs) implements JsonValue {
    /** Without any field. */
    public ParamsOfInboxDeposits() {
        this(null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfInboxDeposits fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfInboxDeposits(
                fields.optional("name", Decoders::string),
                fields.optional("after", Decoders::string),
                fields.optional("acknowledge", Decoders::string),
                fields.optional("limit", Decoders::int64),
                fields.optional("wait_ms", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("name", name)
                .optional("after", after)
                .optional("acknowledge", acknowledge)
                .optional("limit", limit)
                .optional("wait_ms", waitMs)
                .toMap();
    }

    /**
     * The same with another {@code name}.
     *
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
     *     accounts. Default: {@code "default"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxDeposits withName(@Nullable String name) {
        return new ParamsOfInboxDeposits(name, after, acknowledge, limit, waitMs);
    }

    /**
     * The same with another {@code after}.
     *
     * @param after Only deposits after this {@code number}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxDeposits withAfter(@Nullable String after) {
        return new ParamsOfInboxDeposits(name, after, acknowledge, limit, waitMs);
    }

    /**
     * The same with another {@code acknowledge}.
     *
     * @param acknowledge Acknowledges this deposit and all before it; they are never returned again. A number beyond
     *     the last deposit is refused. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxDeposits withAcknowledge(@Nullable String acknowledge) {
        return new ParamsOfInboxDeposits(name, after, acknowledge, limit, waitMs);
    }

    /**
     * The same with another {@code limit}.
     *
     * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxDeposits withLimit(@Nullable Long limit) {
        return new ParamsOfInboxDeposits(name, after, acknowledge, limit, waitMs);
    }

    /**
     * The same with another {@code wait_ms}.
     *
     * @param waitMs How long to wait for a deposit if there is none, in ms. Default: {@code 0}. At most 3600000. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxDeposits withWaitMs(@Nullable Long waitMs) {
        return new ParamsOfInboxDeposits(name, after, acknowledge, limit, waitMs);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfInboxDeposits}. */
    public static final class Builder {
        private @Nullable String name;
        private @Nullable String after;
        private @Nullable String acknowledge;
        private @Nullable Long limit;
        private @Nullable Long waitMs;

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
         * Sets {@code after}.
         *
         * @param after Only deposits after this {@code number}. {@code null} when absent.
         * @return this
         */
        public Builder after(@Nullable String after) {
            this.after = after;
            return this;
        }

        /**
         * Sets {@code acknowledge}.
         *
         * @param acknowledge Acknowledges this deposit and all before it; they are never returned again. A number
         *     beyond the last deposit is refused. {@code null} when absent.
         * @return this
         */
        public Builder acknowledge(@Nullable String acknowledge) {
            this.acknowledge = acknowledge;
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
         * Sets {@code wait_ms}.
         *
         * @param waitMs How long to wait for a deposit if there is none, in ms. Default: {@code 0}. At most 3600000.
         *     {@code null} when absent.
         * @return this
         */
        public Builder waitMs(@Nullable Long waitMs) {
            this.waitMs = waitMs;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfInboxDeposits build() {
            return new ParamsOfInboxDeposits(name, after, acknowledge, limit, waitMs);
        }
    }
}
