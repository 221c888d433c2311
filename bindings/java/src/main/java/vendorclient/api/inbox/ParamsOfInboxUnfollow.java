// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Accounts to stop following.
 *
 * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
 *     accounts. Default: {@code "default"}. {@code null} when absent.
 * @param accounts Addresses in any form. Default: all accounts of the name. {@code null} when absent.
 */
public record ParamsOfInboxUnfollow(@Nullable String name, @Nullable List<String> accounts) implements JsonValue {
    /** Without any field. */
    public ParamsOfInboxUnfollow() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfInboxUnfollow fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfInboxUnfollow(
                fields.optional("name", Decoders::string),
                fields.optional("accounts", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("name", name).optional("accounts", accounts).toMap();
    }

    /**
     * The same with another {@code name}.
     *
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
     *     accounts. Default: {@code "default"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxUnfollow withName(@Nullable String name) {
        return new ParamsOfInboxUnfollow(name, accounts);
    }

    /**
     * The same with another {@code accounts}.
     *
     * @param accounts Addresses in any form. Default: all accounts of the name. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxUnfollow withAccounts(@Nullable List<String> accounts) {
        return new ParamsOfInboxUnfollow(name, accounts);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfInboxUnfollow}. */
    public static final class Builder {
        private @Nullable String name;
        private @Nullable List<String> accounts;

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
         * Sets {@code accounts}.
         *
         * @param accounts Addresses in any form. Default: all accounts of the name. {@code null} when absent.
         * @return this
         */
        public Builder accounts(@Nullable List<String> accounts) {
            this.accounts = accounts;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfInboxUnfollow build() {
            return new ParamsOfInboxUnfollow(name, accounts);
        }
    }
}
