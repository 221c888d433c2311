// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.processing.Finality;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Followed accounts, ordered by id.
 *
 * @param finality Finality the name waits for.
 * @param count Number of accounts followed under the name.
 * @param accounts The accounts.
 * @param next Where the next page begins; absent on the last page. {@code null} when absent.
 */
public record ResultOfInboxList(
        Finality finality, long count, List<FollowedAccount> accounts, @Nullable String next) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param finality Finality the name waits for.
     * @param count Number of accounts followed under the name.
     * @param accounts The accounts.
     */
    public ResultOfInboxList(Finality finality, long count, List<FollowedAccount> accounts) {
        this(finality, count, accounts, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfInboxList fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfInboxList(
                fields.required("finality", Finality::fromJson),
                fields.required("count", Decoders::int64),
                fields.required("accounts", Decoders.list(FollowedAccount::fromJson)),
                fields.optional("next", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("finality", finality)
                .required("count", count)
                .required("accounts", accounts)
                .optional("next", next)
                .toMap();
    }

    /**
     * The same with another {@code next}.
     *
     * @param next Where the next page begins; absent on the last page. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfInboxList withNext(@Nullable String next) {
        return new ResultOfInboxList(finality, count, accounts, next);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfInboxList}. */
    public static final class Builder {
        private @Nullable Finality finality;
        private @Nullable Long count;
        private @Nullable List<FollowedAccount> accounts;
        private @Nullable String next;

        private Builder() {}

        /**
         * Sets {@code finality}.
         *
         * @param finality Finality the name waits for.
         * @return this
         */
        public Builder finality(Finality finality) {
            this.finality = finality;
            return this;
        }

        /**
         * Sets {@code count}.
         *
         * @param count Number of accounts followed under the name.
         * @return this
         */
        public Builder count(long count) {
            this.count = count;
            return this;
        }

        /**
         * Sets {@code accounts}.
         *
         * @param accounts The accounts.
         * @return this
         */
        public Builder accounts(List<FollowedAccount> accounts) {
            this.accounts = accounts;
            return this;
        }

        /**
         * Sets {@code next}.
         *
         * @param next Where the next page begins; absent on the last page. {@code null} when absent.
         * @return this
         */
        public Builder next(@Nullable String next) {
            this.next = next;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfInboxList build() {
            return new ResultOfInboxList(
                    Objects.requireNonNull(finality, "finality"),
                    Objects.requireNonNull(count, "count"),
                    Objects.requireNonNull(accounts, "accounts"),
                    next);
        }
    }
}
