// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.Abi;
import vendorclient.api.abi.ChainRules;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which list to read, and from where.
 *
 * @param accountId Account id, 64 hex characters without prefix.
 * @param dappId Dapp ID of the account, 64 hex characters without prefix. Default: the account id. {@code null} when
 *     absent.
 * @param kind What to read.
 * @param result Fields of the items to select, GraphQL text without the outer braces. Of events, {@code id}, {@code
 *     body} and {@code created_at} are always selected. Default: {@code "id"}. {@code null} when absent.
 * @param after Items after this cursor; an empty text: from the first item that the network keeps. Absent: no items,
 *     only the cursor of the end, at once. {@code null} when absent.
 * @param abi ABI for {@code Events}: only the events that it describes are returned, decoded. {@code null} when absent.
 * @param event Only events of this name; needs {@code abi}. {@code null} when absent.
 * @param rules Rules of the chain, for {@code abi}. Default: {@code abi.rules} of the configuration. {@code null} when
 *     absent.
 * @param waitMs How long to wait for an item if there is none, in ms. The network is asked every {@code
 *     network.follow_interval}, also again after it could not be reached. Default: {@code 0}. At most 3600000. {@code
 *     null} when absent.
 */
public record ParamsOfFollowAccount(
        String accountId,
        @Nullable String dappId,
        FollowedKind kind,
        @Nullable String result,
        @Nullable String after,
        @Nullable Abi abi,
        @Nullable String event,
        @Nullable ChainRules rules,
        @Nullable Long waitMs) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId Account id, 64 hex characters without prefix.
     * @param kind What to read.
     */
    public ParamsOfFollowAccount(String accountId, FollowedKind kind) {
        this(accountId, null, kind, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfFollowAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfFollowAccount(
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.required("kind", FollowedKind::fromJson),
                fields.optional("result", Decoders::string),
                fields.optional("after", Decoders::string),
                fields.optional("abi", Abi::fromJson),
                fields.optional("event", Decoders::string),
                fields.optional("rules", ChainRules::fromJson),
                fields.optional("wait_ms", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .required("kind", kind)
                .optional("result", result)
                .optional("after", after)
                .optional("abi", abi)
                .optional("event", event)
                .optional("rules", rules)
                .optional("wait_ms", waitMs)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the account, 64 hex characters without prefix. Default: the account id. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ParamsOfFollowAccount withDappId(@Nullable String dappId) {
        return new ParamsOfFollowAccount(accountId, dappId, kind, result, after, abi, event, rules, waitMs);
    }

    /**
     * The same with another {@code result}.
     *
     * @param result Fields of the items to select, GraphQL text without the outer braces. Of events, {@code id}, {@code
     *     body} and {@code created_at} are always selected. Default: {@code "id"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFollowAccount withResult(@Nullable String result) {
        return new ParamsOfFollowAccount(accountId, dappId, kind, result, after, abi, event, rules, waitMs);
    }

    /**
     * The same with another {@code after}.
     *
     * @param after Items after this cursor; an empty text: from the first item that the network keeps. Absent: no
     *     items, only the cursor of the end, at once. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFollowAccount withAfter(@Nullable String after) {
        return new ParamsOfFollowAccount(accountId, dappId, kind, result, after, abi, event, rules, waitMs);
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI for {@code Events}: only the events that it describes are returned, decoded. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfFollowAccount withAbi(@Nullable Abi abi) {
        return new ParamsOfFollowAccount(accountId, dappId, kind, result, after, abi, event, rules, waitMs);
    }

    /**
     * The same with another {@code event}.
     *
     * @param event Only events of this name; needs {@code abi}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFollowAccount withEvent(@Nullable String event) {
        return new ParamsOfFollowAccount(accountId, dappId, kind, result, after, abi, event, rules, waitMs);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Rules of the chain, for {@code abi}. Default: {@code abi.rules} of the configuration. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ParamsOfFollowAccount withRules(@Nullable ChainRules rules) {
        return new ParamsOfFollowAccount(accountId, dappId, kind, result, after, abi, event, rules, waitMs);
    }

    /**
     * The same with another {@code wait_ms}.
     *
     * @param waitMs How long to wait for an item if there is none, in ms. The network is asked every {@code
     *     network.follow_interval}, also again after it could not be reached. Default: {@code 0}. At most 3600000.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFollowAccount withWaitMs(@Nullable Long waitMs) {
        return new ParamsOfFollowAccount(accountId, dappId, kind, result, after, abi, event, rules, waitMs);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfFollowAccount}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable FollowedKind kind;
        private @Nullable String result;
        private @Nullable String after;
        private @Nullable Abi abi;
        private @Nullable String event;
        private @Nullable ChainRules rules;
        private @Nullable Long waitMs;

        private Builder() {}

        /**
         * Sets {@code account_id}.
         *
         * @param accountId Account id, 64 hex characters without prefix.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the account, 64 hex characters without prefix. Default: the account id. {@code null}
         *     when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code kind}.
         *
         * @param kind What to read.
         * @return this
         */
        public Builder kind(FollowedKind kind) {
            this.kind = kind;
            return this;
        }

        /**
         * Sets {@code result}.
         *
         * @param result Fields of the items to select, GraphQL text without the outer braces. Of events, {@code id},
         *     {@code body} and {@code created_at} are always selected. Default: {@code "id"}. {@code null} when absent.
         * @return this
         */
        public Builder result(@Nullable String result) {
            this.result = result;
            return this;
        }

        /**
         * Sets {@code after}.
         *
         * @param after Items after this cursor; an empty text: from the first item that the network keeps. Absent: no
         *     items, only the cursor of the end, at once. {@code null} when absent.
         * @return this
         */
        public Builder after(@Nullable String after) {
            this.after = after;
            return this;
        }

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI for {@code Events}: only the events that it describes are returned, decoded. {@code null} when
         *     absent.
         * @return this
         */
        public Builder abi(@Nullable Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code event}.
         *
         * @param event Only events of this name; needs {@code abi}. {@code null} when absent.
         * @return this
         */
        public Builder event(@Nullable String event) {
            this.event = event;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Rules of the chain, for {@code abi}. Default: {@code abi.rules} of the configuration. {@code
         *     null} when absent.
         * @return this
         */
        public Builder rules(@Nullable ChainRules rules) {
            this.rules = rules;
            return this;
        }

        /**
         * Sets {@code wait_ms}.
         *
         * @param waitMs How long to wait for an item if there is none, in ms. The network is asked every {@code
         *     network.follow_interval}, also again after it could not be reached. Default: {@code 0}. At most 3600000.
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
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfFollowAccount build() {
            return new ParamsOfFollowAccount(
                    Objects.requireNonNull(accountId, "accountId"),
                    dappId,
                    Objects.requireNonNull(kind, "kind"),
                    result,
                    after,
                    abi,
                    event,
                    rules,
                    waitMs);
        }
    }
}
