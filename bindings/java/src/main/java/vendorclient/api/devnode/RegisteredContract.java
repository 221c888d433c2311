// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A contract that the node knows by name.
 *
 * @param name Name of the contract.
 * @param codeHash Hash of its code.
 * @param latest Whether no other code was registered under this name later.
 * @param abi ABI, JSON text.
 * @param tvc Contract image, if one was registered. {@code null} when absent.
 */
public record RegisteredContract(
        String name, String codeHash, boolean latest, String abi, @Nullable String tvc) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param name Name of the contract.
     * @param codeHash Hash of its code.
     * @param latest Whether no other code was registered under this name later.
     * @param abi ABI, JSON text.
     */
    public RegisteredContract(String name, String codeHash, boolean latest, String abi) {
        this(name, codeHash, latest, abi, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static RegisteredContract fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new RegisteredContract(
                fields.required("name", Decoders::string),
                fields.required("code_hash", Decoders::string),
                fields.required("latest", Decoders::bool),
                fields.required("abi", Decoders::string),
                fields.optional("tvc", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("name", name)
                .required("code_hash", codeHash)
                .required("latest", latest)
                .required("abi", abi)
                .optional("tvc", tvc)
                .toMap();
    }

    /**
     * The same with another {@code tvc}.
     *
     * @param tvc Contract image, if one was registered. {@code null} when absent.
     * @return the changed copy
     */
    public RegisteredContract withTvc(@Nullable String tvc) {
        return new RegisteredContract(name, codeHash, latest, abi, tvc);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link RegisteredContract}. */
    public static final class Builder {
        private @Nullable String name;
        private @Nullable String codeHash;
        private @Nullable Boolean latest;
        private @Nullable String abi;
        private @Nullable String tvc;

        private Builder() {}

        /**
         * Sets {@code name}.
         *
         * @param name Name of the contract.
         * @return this
         */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code code_hash}.
         *
         * @param codeHash Hash of its code.
         * @return this
         */
        public Builder codeHash(String codeHash) {
            this.codeHash = codeHash;
            return this;
        }

        /**
         * Sets {@code latest}.
         *
         * @param latest Whether no other code was registered under this name later.
         * @return this
         */
        public Builder latest(boolean latest) {
            this.latest = latest;
            return this;
        }

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI, JSON text.
         * @return this
         */
        public Builder abi(String abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code tvc}.
         *
         * @param tvc Contract image, if one was registered. {@code null} when absent.
         * @return this
         */
        public Builder tvc(@Nullable String tvc) {
            this.tvc = tvc;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public RegisteredContract build() {
            return new RegisteredContract(
                    Objects.requireNonNull(name, "name"),
                    Objects.requireNonNull(codeHash, "codeHash"),
                    Objects.requireNonNull(latest, "latest"),
                    Objects.requireNonNull(abi, "abi"),
                    tvc);
        }
    }
}
