// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.List;
import java.util.Map;
import vendorclient.api.client.BindingConfig;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What a host needs and how its client is configured.
 *
 * @param protocol Protocol versions that the host supports. Absent: any. {@code null} when absent.
 * @param required Capabilities without which the host cannot work. {@code null} when absent.
 * @param optional Capabilities that the host uses when they are there. {@code null} when absent.
 * @param binding The language binding; fills {@code config.binding}. {@code null} when absent.
 * @param hostPid Process whose end stops a daemon on stdio. At least 1. {@code null} when absent.
 * @param token Needed on named pipes only, which have no access list. Secret: left out of the text of this value.
 *     {@code null} when absent.
 * @param config A ClientConfig; what it leaves out comes from the environment, files and defaults. {@code null} when
 *     absent.
 */
public record ParamsOfInitialize(
        ProtocolRange protocol,
        List<String> required,
        List<String> optional,
        BindingConfig binding,
        Long hostPid,
        String token,
        Object config) implements JsonValue {
    /** Without any field. */
    public ParamsOfInitialize() {
        this(null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfInitialize fromJson(Object json) {
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
    public Map<String, Object> toJson() {
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
     * @param protocol Protocol versions that the host supports. Absent: any. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withProtocol(ProtocolRange protocol) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code required}.
     *
     * @param required Capabilities without which the host cannot work. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withRequired(List<String> required) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code optional}.
     *
     * @param optional Capabilities that the host uses when they are there. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withOptional(List<String> optional) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code binding}.
     *
     * @param binding The language binding; fills {@code config.binding}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withBinding(BindingConfig binding) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code host_pid}.
     *
     * @param hostPid Process whose end stops a daemon on stdio. At least 1. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withHostPid(Long hostPid) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code token}.
     *
     * @param token Needed on named pipes only, which have no access list. Secret: left out of the text of this value.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withToken(String token) {
        return new ParamsOfInitialize(protocol, required, optional, binding, hostPid, token, config);
    }

    /**
     * The same with another {@code config}.
     *
     * @param config A ClientConfig; what it leaves out comes from the environment, files and defaults. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ParamsOfInitialize withConfig(Object config) {
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
}
