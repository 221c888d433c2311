// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message refused by a policy.
 *
 * @param number Position among the refusals.
 * @param time Time of the refusal, Unix time in ms.
 * @param code Error code.
 * @param message Error message.
 * @param accountId The paying account.
 * @param dappId Dapp ID of the paying account, as given by the caller. {@code null} when absent.
 * @param functionName The called function; absent if the message cannot be decoded. {@code null} when absent.
 * @param transfers The payments; empty if they cannot be determined.
 */
public record SpendingRefusal(
        String number,
        BigInteger time,
        long code,
        String message,
        String accountId,
        @Nullable String dappId,
        @Nullable String functionName,
        List<PlannedTransfer> transfers) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param number Position among the refusals.
     * @param time Time of the refusal, Unix time in ms.
     * @param code Error code.
     * @param message Error message.
     * @param accountId The paying account.
     * @param transfers The payments; empty if they cannot be determined.
     */
    public SpendingRefusal(
            String number,
            BigInteger time,
            long code,
            String message,
            String accountId,
            List<PlannedTransfer> transfers) {
        this(number, time, code, message, accountId, null, null, transfers);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SpendingRefusal fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new SpendingRefusal(
                fields.required("number", Decoders::string),
                fields.required("time", Decoders::bigInteger),
                fields.required("code", Decoders::int64),
                fields.required("message", Decoders::string),
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("function_name", Decoders::string),
                fields.required("transfers", Decoders.list(PlannedTransfer::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("number", number)
                .required("time", time)
                .required("code", code)
                .required("message", message)
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .optional("function_name", functionName)
                .required("transfers", transfers)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the paying account, as given by the caller. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingRefusal withDappId(@Nullable String dappId) {
        return new SpendingRefusal(number, time, code, message, accountId, dappId, functionName, transfers);
    }

    /**
     * The same with another {@code function_name}.
     *
     * @param functionName The called function; absent if the message cannot be decoded. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingRefusal withFunctionName(@Nullable String functionName) {
        return new SpendingRefusal(number, time, code, message, accountId, dappId, functionName, transfers);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SpendingRefusal}. */
    public static final class Builder {
        private @Nullable String number;
        private @Nullable BigInteger time;
        private @Nullable Long code;
        private @Nullable String message;
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable String functionName;
        private @Nullable List<PlannedTransfer> transfers;

        private Builder() {}

        /**
         * Sets {@code number}.
         *
         * @param number Position among the refusals.
         * @return this
         */
        public Builder number(String number) {
            this.number = number;
            return this;
        }

        /**
         * Sets {@code time}.
         *
         * @param time Time of the refusal, Unix time in ms.
         * @return this
         */
        public Builder time(BigInteger time) {
            this.time = time;
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param code Error code.
         * @return this
         */
        public Builder code(long code) {
            this.code = code;
            return this;
        }

        /**
         * Sets {@code message}.
         *
         * @param message Error message.
         * @return this
         */
        public Builder message(String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code account_id}.
         *
         * @param accountId The paying account.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the paying account, as given by the caller. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code function_name}.
         *
         * @param functionName The called function; absent if the message cannot be decoded. {@code null} when absent.
         * @return this
         */
        public Builder functionName(@Nullable String functionName) {
            this.functionName = functionName;
            return this;
        }

        /**
         * Sets {@code transfers}.
         *
         * @param transfers The payments; empty if they cannot be determined.
         * @return this
         */
        public Builder transfers(List<PlannedTransfer> transfers) {
            this.transfers = transfers;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public SpendingRefusal build() {
            return new SpendingRefusal(
                    Objects.requireNonNull(number, "number"),
                    Objects.requireNonNull(time, "time"),
                    Objects.requireNonNull(code, "code"),
                    Objects.requireNonNull(message, "message"),
                    Objects.requireNonNull(accountId, "accountId"),
                    dappId,
                    functionName,
                    Objects.requireNonNull(transfers, "transfers"));
        }
    }
}
