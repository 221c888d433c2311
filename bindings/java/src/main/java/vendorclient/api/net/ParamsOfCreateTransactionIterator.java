// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which transactions to iterate.
 *
 * @param startTime Time of the first block, in s since 1970, inclusive. Default: from the first block. {@code null}
 *     when absent.
 * @param endTime End time, in s since 1970, exclusive. Default: no end. {@code null} when absent.
 * @param shardFilter Shards as {@code workchain:prefix}, the prefix as 16 hex digits; without a workchain, 0 is
 *     assumed. Default: all shards. {@code null} when absent.
 * @param accountsFilter Accounts whose transactions are returned. Default: all accounts. {@code null} when absent.
 * @param result Additional fields to select, GraphQL text without the outer braces. {@code null} when absent.
 * @param includeTransfers Add a list {@code transfers} of TransactionTransfer to each transaction. Default: {@code
 *     false}. {@code null} when absent.
 */
public record ParamsOfCreateTransactionIterator(
        @Nullable Long startTime,
        @Nullable Long endTime,
        @Nullable List<String> shardFilter,
        @Nullable List<String> accountsFilter,
        @Nullable String result,
        @Nullable Boolean includeTransfers) implements JsonValue {
    /** Without any field. */
    public ParamsOfCreateTransactionIterator() {
        this(null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfCreateTransactionIterator fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCreateTransactionIterator(
                fields.optional("start_time", Decoders::int64),
                fields.optional("end_time", Decoders::int64),
                fields.optional("shard_filter", Decoders.list(Decoders::string)),
                fields.optional("accounts_filter", Decoders.list(Decoders::string)),
                fields.optional("result", Decoders::string),
                fields.optional("include_transfers", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("start_time", startTime)
                .optional("end_time", endTime)
                .optional("shard_filter", shardFilter)
                .optional("accounts_filter", accountsFilter)
                .optional("result", result)
                .optional("include_transfers", includeTransfers)
                .toMap();
    }

    /**
     * The same with another {@code start_time}.
     *
     * @param startTime Time of the first block, in s since 1970, inclusive. Default: from the first block. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ParamsOfCreateTransactionIterator withStartTime(@Nullable Long startTime) {
        return new ParamsOfCreateTransactionIterator(
                startTime, endTime, shardFilter, accountsFilter, result, includeTransfers);
    }

    /**
     * The same with another {@code end_time}.
     *
     * @param endTime End time, in s since 1970, exclusive. Default: no end. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateTransactionIterator withEndTime(@Nullable Long endTime) {
        return new ParamsOfCreateTransactionIterator(
                startTime, endTime, shardFilter, accountsFilter, result, includeTransfers);
    }

    /**
     * The same with another {@code shard_filter}.
     *
     * @param shardFilter Shards as {@code workchain:prefix}, the prefix as 16 hex digits; without a workchain, 0 is
     *     assumed. Default: all shards. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateTransactionIterator withShardFilter(@Nullable List<String> shardFilter) {
        return new ParamsOfCreateTransactionIterator(
                startTime, endTime, shardFilter, accountsFilter, result, includeTransfers);
    }

    /**
     * The same with another {@code accounts_filter}.
     *
     * @param accountsFilter Accounts whose transactions are returned. Default: all accounts. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateTransactionIterator withAccountsFilter(@Nullable List<String> accountsFilter) {
        return new ParamsOfCreateTransactionIterator(
                startTime, endTime, shardFilter, accountsFilter, result, includeTransfers);
    }

    /**
     * The same with another {@code result}.
     *
     * @param result Additional fields to select, GraphQL text without the outer braces. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateTransactionIterator withResult(@Nullable String result) {
        return new ParamsOfCreateTransactionIterator(
                startTime, endTime, shardFilter, accountsFilter, result, includeTransfers);
    }

    /**
     * The same with another {@code include_transfers}.
     *
     * @param includeTransfers Add a list {@code transfers} of TransactionTransfer to each transaction. Default: {@code
     *     false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateTransactionIterator withIncludeTransfers(@Nullable Boolean includeTransfers) {
        return new ParamsOfCreateTransactionIterator(
                startTime, endTime, shardFilter, accountsFilter, result, includeTransfers);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfCreateTransactionIterator}. */
    public static final class Builder {
        private @Nullable Long startTime;
        private @Nullable Long endTime;
        private @Nullable List<String> shardFilter;
        private @Nullable List<String> accountsFilter;
        private @Nullable String result;
        private @Nullable Boolean includeTransfers;

        private Builder() {}

        /**
         * Sets {@code start_time}.
         *
         * @param startTime Time of the first block, in s since 1970, inclusive. Default: from the first block. {@code
         *     null} when absent.
         * @return this
         */
        public Builder startTime(@Nullable Long startTime) {
            this.startTime = startTime;
            return this;
        }

        /**
         * Sets {@code end_time}.
         *
         * @param endTime End time, in s since 1970, exclusive. Default: no end. {@code null} when absent.
         * @return this
         */
        public Builder endTime(@Nullable Long endTime) {
            this.endTime = endTime;
            return this;
        }

        /**
         * Sets {@code shard_filter}.
         *
         * @param shardFilter Shards as {@code workchain:prefix}, the prefix as 16 hex digits; without a workchain, 0 is
         *     assumed. Default: all shards. {@code null} when absent.
         * @return this
         */
        public Builder shardFilter(@Nullable List<String> shardFilter) {
            this.shardFilter = shardFilter;
            return this;
        }

        /**
         * Sets {@code accounts_filter}.
         *
         * @param accountsFilter Accounts whose transactions are returned. Default: all accounts. {@code null} when
         *     absent.
         * @return this
         */
        public Builder accountsFilter(@Nullable List<String> accountsFilter) {
            this.accountsFilter = accountsFilter;
            return this;
        }

        /**
         * Sets {@code result}.
         *
         * @param result Additional fields to select, GraphQL text without the outer braces. {@code null} when absent.
         * @return this
         */
        public Builder result(@Nullable String result) {
            this.result = result;
            return this;
        }

        /**
         * Sets {@code include_transfers}.
         *
         * @param includeTransfers Add a list {@code transfers} of TransactionTransfer to each transaction. Default:
         *     {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder includeTransfers(@Nullable Boolean includeTransfers) {
            this.includeTransfers = includeTransfers;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfCreateTransactionIterator build() {
            return new ParamsOfCreateTransactionIterator(
                    startTime, endTime, shardFilter, accountsFilter, result, includeTransfers);
        }
    }
}
