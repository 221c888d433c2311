// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Form of an address text.
 *
 * <p>One of the records in it.
 */
public sealed interface AddressStringFormat extends JsonValue {
    /** 64 hex digits; the workchain is lost. */
    record AccountId() implements AddressStringFormat {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("AccountId").toMap();
        }
    }

    /** {@code <workchain>:<64 hex digits>}. */
    record Hex() implements AddressStringFormat {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Hex").toMap();
        }
    }

    /**
     * 48 characters with a checksum; for standard addresses only.
     *
     * @param url Use the URL-safe alphabet: {@code -} and {@code _} instead of {@code +} and {@code /}.
     * @param test For test networks.
     * @param bounce Bounceable.
     */
    record Base64(boolean url, boolean test, boolean bounce) implements AddressStringFormat {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Base64")
                    .required("url", url)
                    .required("test", test)
                    .required("bounce", bounce)
                    .toMap();
        }
    }

    /**
     * {@code <dapp_id>::<account_id>}.
     *
     * @param dappId 64 hex digits without prefix. Default: taken from the input, which must then be in the extended
     *     form. {@code null} when absent.
     */
    record Extended(@Nullable String dappId) implements AddressStringFormat {
        /** Without any field. */
        public Extended() {
            this(null);
        }

        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Extended").optional("dapp_id", dappId).toMap();
        }

        /**
         * The same with another {@code dapp_id}.
         *
         * @param dappId 64 hex digits without prefix. Default: taken from the input, which must then be in the extended
         *     form. {@code null} when absent.
         * @return the changed copy
         */
        public Extended withDappId(@Nullable String dappId) {
            return new Extended(dappId);
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements AddressStringFormat {
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
    static AddressStringFormat fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "AccountId" -> new AccountId();
            case "Hex" -> new Hex();
            case "Base64" -> new Base64(
                    fields.required("url", Decoders::bool),
                    fields.required("test", Decoders::bool),
                    fields.required("bounce", Decoders::bool));
            case "Extended" -> new Extended(fields.optional("dapp_id", Decoders::string));
            default -> new Unknown(fields.toMap());
        };
    }
}
