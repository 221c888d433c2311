// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.client.BindingConfig;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Requirements of a host and the configuration of its client.
 *
 * @param protocol Protocol versions that the host supports. Default: any. {@code null} when absent.
 * @param required Capabilities that the host requires. {@code null} when absent.
 * @param optional Capabilities that the host uses if available. {@code acknowledged_sending} makes the daemon send
 *     {@code daemon.will_send}, here as in {@code required}. {@code null} when absent.
 * @param binding The language binding; fills {@code config.binding}. {@code null} when absent.
 * @param hostPid Process id of the process whose end stops the daemon; on stdio only. At least 1. {@code null} when
 *     absent.
 * @param token Required only on named pipes, which have no access list. Secret: left out of the text of this value.
 *     {@code null} when absent.
 * @param config A ClientConfig; missing fields are taken from the environment, files and defaults. {@code null} when
 *     absent.
 */
public record ParamsOfInitialize(
        @Nullable ProtocolRange protocol,
        @Nullable List<String> required,
        @Nullable List<String> optional,
        @Nullable BindingConfig binding,
        @Nullable Long hostPid,
        @Nullable String token,
        @Nullable Object config) implements JsonValue {
    /** Without any field. */
    public ParamsOfInitialize() {
        this(null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfInitialize fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfInitialize(
                fields.optional("protocol", ProtocolRange::fromJson),
                fields.optional("required", Decoders.list(Decoders::string)),
                fields.optional("optional", Decoders.list(Decoders::string)),
                fields.optional("binding", BindingConfig::fromJson),
                fields.optional("host_pid", Decoders::int64),
                fields.optional("token", Decoders::string),
                fields.optional("config", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("protocol", protocol)
                .optional("required", required)
                .optional("optional", optional)
                .optional("binding", binding)
                .optional("host_pid", hostPid)
                .optional("token", token)
                .optional("config", config)
                .toMap();
    }

    /**
     * The same with another {@code protocol}.
     *
     * @param protocol Protocol versions that the host supports. Default: any. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withProtocol(@Nullable ProtocolRange protocol) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code required}.
     *
     * @param required Capabilities that the host requires. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withRequired(@Nullable List<String> required) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code optional}.
     *
     * @param optional Capabilities that the host uses if available. {@code acknowledged_sending} makes the daemon send
     *     {@code daemon.will_send}, here as in {@code required}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withOptional(@Nullable List<String> optional) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code binding}.
     *
     * @param binding The language binding; fills {@code config.binding}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withBinding(@Nullable BindingConfig binding) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code host_pid}.
     *
     * @param hostPid Process id of the process whose end stops the daemon; on stdio only. At least 1. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withHostPid(@Nullable Long hostPid) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code token}.
     *
     * @param token Required only on named pipes, which have no access list. Secret: left out of the text of this value.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withToken(@Nullable String token) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code config}.
     *
     * @param config A ClientConfig; missing fields are taken from the environment, files and defaults. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withConfig(@Nullable Object config) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    @Override
    public String toString() {
        return "ParamsOfInitialize[protocol="
                + protocol
                + ", required="
                + required
                + ", optional="
                + optional
                + ", binding="
                + binding
                + ", hostPid="
                + hostPid
                + ", token=<secret>"
                + ", config="
                + config
                + "]";
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfInitialize}. */
    public static final class Builder {
        private @Nullable ProtocolRange protocol;
        private @Nullable List<String> required;
        private @Nullable List<String> optional;
        private @Nullable BindingConfig binding;
        private @Nullable Long hostPid;
        private @Nullable String token;
        private @Nullable Object config;

        private Builder() {}

        /**
         * Sets {@code protocol}.
         *
         * @param protocol Protocol versions that the host supports. Default: any. {@code null} when absent.
         * @return this
         */
        public Builder protocol(@Nullable ProtocolRange protocol) {
            this.protocol = protocol;
            return this;
        }

        /**
         * Sets {@code required}.
         *
         * @param required Capabilities that the host requires. {@code null} when absent.
         * @return this
         */
        public Builder required(@Nullable List<String> required) {
            this.required = required;
            return this;
        }

        /**
         * Sets {@code optional}.
         *
         * @param optional Capabilities that the host uses if available. {@code acknowledged_sending} makes the daemon
         *     send {@code daemon.will_send}, here as in {@code required}. {@code null} when absent.
         * @return this
         */
        public Builder optional(@Nullable List<String> optional) {
            this.optional = optional;
            return this;
        }

        /**
         * Sets {@code binding}.
         *
         * @param binding The language binding; fills {@code config.binding}. {@code null} when absent.
         * @return this
         */
        public Builder binding(@Nullable BindingConfig binding) {
            this.binding = binding;
            return this;
        }

        /**
         * Sets {@code host_pid}.
         *
         * @param hostPid Process id of the process whose end stops the daemon; on stdio only. At least 1. {@code null}
         *     when absent.
         * @return this
         */
        public Builder hostPid(@Nullable Long hostPid) {
            this.hostPid = hostPid;
            return this;
        }

        /**
         * Sets {@code token}.
         *
         * @param token Required only on named pipes, which have no access list. Secret: left out of the text of this
         *     value. {@code null} when absent.
         * @return this
         */
        public Builder token(@Nullable String token) {
            this.token = token;
            return this;
        }

        /**
         * Sets {@code config}.
         *
         * @param config A ClientConfig; missing fields are taken from the environment, files and defaults. {@code null}
         *     when absent.
         * @return this
         */
        public Builder config(@Nullable Object config) {
            this.config = config;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfInitialize build() {
            return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
        }
    }
}
