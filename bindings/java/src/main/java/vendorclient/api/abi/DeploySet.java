// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What to deploy: exactly one of {@code tvc}, {@code code} and {@code state_init}, and its initial values.
 *
 * @param tvc Contract image, tagged or as a state init. {@code null} when absent.
 * @param code Contract code; the data are built from the initial values. {@code null} when absent.
 * @param stateInit Complete state init; takes no initial values. {@code null} when absent.
 * @param workchainId Workchain. Default: {@code abi.workchain} of the configuration. {@code null} when absent.
 * @param initialData Initial values by name. Below ABI 2.4, all {@code data} items; from 2.4 on, exactly the fields
 *     marked {@code init}, including the public key. {@code null} when absent.
 * @param initialPubkey Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is zero,
 *     otherwise the key of the signer. {@code null} when absent.
 */
public record DeploySet(
        @Nullable String tvc,
        @Nullable String code,
        @Nullable String stateInit,
        @Nullable Integer workchainId,
        @Nullable Object initialData,
        @Nullable String initialPubkey) implements JsonValue {
    /** Without any field. */
    public DeploySet() {
        this(null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static DeploySet fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new DeploySet(
                fields.optional("tvc", Decoders::string),
                fields.optional("code", Decoders::string),
                fields.optional("state_init", Decoders::string),
                fields.optional("workchain_id", Decoders::int32),
                fields.optional("initial_data", Decoders::any),
                fields.optional("initial_pubkey", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("tvc", tvc)
                .optional("code", code)
                .optional("state_init", stateInit)
                .optional("workchain_id", workchainId)
                .optional("initial_data", initialData)
                .optional("initial_pubkey", initialPubkey)
                .toMap();
    }

    /**
     * The same with another {@code tvc}.
     *
     * @param tvc Contract image, tagged or as a state init. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withTvc(@Nullable String tvc) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * The same with another {@code code}.
     *
     * @param code Contract code; the data are built from the initial values. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withCode(@Nullable String code) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * The same with another {@code state_init}.
     *
     * @param stateInit Complete state init; takes no initial values. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withStateInit(@Nullable String stateInit) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * The same with another {@code workchain_id}.
     *
     * @param workchainId Workchain. Default: {@code abi.workchain} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withWorkchainId(@Nullable Integer workchainId) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * The same with another {@code initial_data}.
     *
     * @param initialData Initial values by name. Below ABI 2.4, all {@code data} items; from 2.4 on, exactly the fields
     *     marked {@code init}, including the public key. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withInitialData(@Nullable Object initialData) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * The same with another {@code initial_pubkey}.
     *
     * @param initialPubkey Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is
     *     zero, otherwise the key of the signer. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withInitialPubkey(@Nullable String initialPubkey) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link DeploySet}. */
    public static final class Builder {
        private @Nullable String tvc;
        private @Nullable String code;
        private @Nullable String stateInit;
        private @Nullable Integer workchainId;
        private @Nullable Object initialData;
        private @Nullable String initialPubkey;

        private Builder() {}

        /**
         * Sets {@code tvc}.
         *
         * @param tvc Contract image, tagged or as a state init. {@code null} when absent.
         * @return this
         */
        public Builder tvc(@Nullable String tvc) {
            this.tvc = tvc;
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param code Contract code; the data are built from the initial values. {@code null} when absent.
         * @return this
         */
        public Builder code(@Nullable String code) {
            this.code = code;
            return this;
        }

        /**
         * Sets {@code state_init}.
         *
         * @param stateInit Complete state init; takes no initial values. {@code null} when absent.
         * @return this
         */
        public Builder stateInit(@Nullable String stateInit) {
            this.stateInit = stateInit;
            return this;
        }

        /**
         * Sets {@code workchain_id}.
         *
         * @param workchainId Workchain. Default: {@code abi.workchain} of the configuration. {@code null} when absent.
         * @return this
         */
        public Builder workchainId(@Nullable Integer workchainId) {
            this.workchainId = workchainId;
            return this;
        }

        /**
         * Sets {@code initial_data}.
         *
         * @param initialData Initial values by name. Below ABI 2.4, all {@code data} items; from 2.4 on, exactly the
         *     fields marked {@code init}, including the public key. {@code null} when absent.
         * @return this
         */
        public Builder initialData(@Nullable Object initialData) {
            this.initialData = initialData;
            return this;
        }

        /**
         * Sets {@code initial_pubkey}.
         *
         * @param initialPubkey Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is
         *     zero, otherwise the key of the signer. {@code null} when absent.
         * @return this
         */
        public Builder initialPubkey(@Nullable String initialPubkey) {
            this.initialPubkey = initialPubkey;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public DeploySet build() {
            return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
        }
    }
}
