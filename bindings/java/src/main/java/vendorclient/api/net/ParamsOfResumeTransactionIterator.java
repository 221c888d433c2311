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
 * Where to continue.
 *
 * @param resumeState State from {@code iterator_next}.
 * @param accountsFilter Accounts whose transactions are returned. Default: all accounts. {@code null} when absent.
 */
public record ParamsOfResumeTransactionIterator(
        @Nullable Object resumeState, @Nullable List<String> accountsFilter) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param resumeState State from {@code iterator_next}.
     */
    public ParamsOfResumeTransactionIterator(@Nullable Object resumeState) {
        this(resumeState, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfResumeTransactionIterator fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfResumeTransactionIterator(
                fields.required("resume_state", Decoders::any),
                fields.optional("accounts_filter", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("resume_state", resumeState)
                .optional("accounts_filter", accountsFilter)
                .toMap();
    }

    /**
     * The same with another {@code accounts_filter}.
     *
     * @param accountsFilter Accounts whose transactions are returned. Default: all accounts. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfResumeTransactionIterator withAccountsFilter(@Nullable List<String> accountsFilter) {
        return new ParamsOfResumeTransactionIterator(resumeState, accountsFilter);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfResumeTransactionIterator}. */
    public static final class Builder {
        private @Nullable Object resumeState;
        private @Nullable List<String> accountsFilter;

        private Builder() {}

        /**
         * Sets {@code resume_state}.
         *
         * @param resumeState State from {@code iterator_next}.
         * @return this
         */
        public Builder resumeState(@Nullable Object resumeState) {
            this.resumeState = resumeState;
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
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfResumeTransactionIterator build() {
            return new ParamsOfResumeTransactionIterator(resumeState, accountsFilter);
        }
    }
}
