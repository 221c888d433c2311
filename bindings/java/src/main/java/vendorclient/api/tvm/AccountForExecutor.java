// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Account to execute a message on.
 *
 * <p>One of the records in it.
 */
public sealed interface AccountForExecutor extends JsonValue {
    /** The account does not exist. */
    record None() implements AccountForExecutor {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("None").toMap();
        }
    }

    /** An account without a contract and with 2^64 - 1 nano, at the destination of the message. */
    record Uninit() implements AccountForExecutor {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Uninit").toMap();
        }
    }

    /**
     * An existing account.
     *
     * @param boc The account.
     * @param unlimitedBalance Execute with a balance of 2^64 - 1 nano; the real balance is restored afterwards.
     *     Default: {@code false}. {@code null} when absent.
     */
    record Account(String boc, @Nullable Boolean unlimitedBalance) implements AccountForExecutor {
        /**
         * With the fields that must be there.
         *
         * @param boc The account.
         */
        public Account(String boc) {
            this(boc, null);
        }

        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Account")
                    .required("boc", boc)
                    .optional("unlimited_balance", unlimitedBalance)
                    .toMap();
        }

        /**
         * The same with another {@code unlimited_balance}.
         *
         * @param unlimitedBalance Execute with a balance of 2^64 - 1 nano; the real balance is restored afterwards.
         *     Default: {@code false}. {@code null} when absent.
         * @return the changed copy
         */
        public Account withUnlimitedBalance(@Nullable Boolean unlimitedBalance) {
            return new Account(boc, unlimitedBalance);
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements AccountForExecutor {
        @Override
        public String toString() {
            return "Unknown[type=" + toJson.get("type") + "]";
        }
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    static AccountForExecutor fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "None" -> new None();
            case "Uninit" -> new Uninit();
            case "Account" -> new Account(
                    fields.required("boc", Decoders::string), fields.optional("unlimited_balance", Decoders::bool));
            default -> new Unknown(fields.toMap());
        };
    }
}
