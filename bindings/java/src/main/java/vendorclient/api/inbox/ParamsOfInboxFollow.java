// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.Abi;
import vendorclient.api.processing.Finality;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Accounts to follow.
 *
 * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
 *     accounts. Default: {@code "default"}. {@code null} when absent.
 * @param accounts Addresses in any form, such as {@code <dapp_id>::<account_id>}. An account already followed keeps its
 *     position. At most 10,000 per name.
 * @param from Where new accounts begin: {@code now}; {@code beginning}, the first transaction that the network keeps; a
 *     Unix time in s; or the {@code cursor} of one account in {@code inbox.list}. Default: {@code "now"}. {@code null}
 *     when absent.
 * @param finality How final a transaction must be before it is delivered. Must be the same in all calls for a name.
 *     Default: {@code "final"}. {@code null} when absent.
 * @param abi ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name. {@code null}
 *     when absent.
 * @param includeBounced Also deliver bounced messages, which are not deposits, with {@code bounced} set to true. Must
 *     be the same in all calls for a name. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfInboxFollow(
        @Nullable String name,
        List<String> accounts,
        @Nullable String from,
        @Nullable Finality finality,
        @Nullable Abi abi,
        @Nullable Boolean includeBounced) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accounts Addresses in any form, such as {@code <dapp_id>::<account_id>}. An account already followed keeps
     *     its position. At most 10,000 per name.
     */
    public ParamsOfInboxFollow(List<String> accounts) {
        this(null, accounts, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfInboxFollow fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfInboxFollow(
                fields.optional("name", Decoders::string),
                fields.required("accounts", Decoders.list(Decoders::string)),
                fields.optional("from", Decoders::string),
                fields.optional("finality", Finality::fromJson),
                fields.optional("abi", Abi::fromJson),
                fields.optional("include_bounced", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("name", name)
                .required("accounts", accounts)
                .optional("from", from)
                .optional("finality", finality)
                .optional("abi", abi)
                .optional("include_bounced", includeBounced)
                .toMap();
    }

    /**
     * The same with another {@code name}.
     *
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
     *     accounts. Default: {@code "default"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxFollow withName(@Nullable String name) {
        return new ParamsOfInboxFollow(name, accounts, from, finality, abi, includeBounced);
    }

    /**
     * The same with another {@code from}.
     *
     * @param from Where new accounts begin: {@code now}; {@code beginning}, the first transaction that the network
     *     keeps; a Unix time in s; or the {@code cursor} of one account in {@code inbox.list}. Default: {@code "now"}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxFollow withFrom(@Nullable String from) {
        return new ParamsOfInboxFollow(name, accounts, from, finality, abi, includeBounced);
    }

    /**
     * The same with another {@code finality}.
     *
     * @param finality How final a transaction must be before it is delivered. Must be the same in all calls for a name.
     *     Default: {@code "final"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxFollow withFinality(@Nullable Finality finality) {
        return new ParamsOfInboxFollow(name, accounts, from, finality, abi, includeBounced);
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxFollow withAbi(@Nullable Abi abi) {
        return new ParamsOfInboxFollow(name, accounts, from, finality, abi, includeBounced);
    }

    /**
     * The same with another {@code include_bounced}.
     *
     * @param includeBounced Also deliver bounced messages, which are not deposits, with {@code bounced} set to true.
     *     Must be the same in all calls for a name. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxFollow withIncludeBounced(@Nullable Boolean includeBounced) {
        return new ParamsOfInboxFollow(name, accounts, from, finality, abi, includeBounced);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfInboxFollow}. */
    public static final class Builder {
        private @Nullable String name;
        private @Nullable List<String> accounts;
        private @Nullable String from;
        private @Nullable Finality finality;
        private @Nullable Abi abi;
        private @Nullable Boolean includeBounced;

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
         * @param accounts Addresses in any form, such as {@code <dapp_id>::<account_id>}. An account already followed
         *     keeps its position. At most 10,000 per name.
         * @return this
         */
        public Builder accounts(List<String> accounts) {
            this.accounts = accounts;
            return this;
        }

        /**
         * Sets {@code from}.
         *
         * @param from Where new accounts begin: {@code now}; {@code beginning}, the first transaction that the network
         *     keeps; a Unix time in s; or the {@code cursor} of one account in {@code inbox.list}. Default: {@code
         *     "now"}. {@code null} when absent.
         * @return this
         */
        public Builder from(@Nullable String from) {
            this.from = from;
            return this;
        }

        /**
         * Sets {@code finality}.
         *
         * @param finality How final a transaction must be before it is delivered. Must be the same in all calls for a
         *     name. Default: {@code "final"}. {@code null} when absent.
         * @return this
         */
        public Builder finality(@Nullable Finality finality) {
            this.finality = finality;
            return this;
        }

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name.
         *     {@code null} when absent.
         * @return this
         */
        public Builder abi(@Nullable Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code include_bounced}.
         *
         * @param includeBounced Also deliver bounced messages, which are not deposits, with {@code bounced} set to
         *     true. Must be the same in all calls for a name. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder includeBounced(@Nullable Boolean includeBounced) {
            this.includeBounced = includeBounced;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfInboxFollow build() {
            return new ParamsOfInboxFollow(
                    name, Objects.requireNonNull(accounts, "accounts"), from, finality, abi, includeBounced);
        }
    }
}
