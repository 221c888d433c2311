// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.client.ClientConfig;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What applies to this connection.
 *
 * @param protocol Version of the protocol in use.
 * @param capabilities All capabilities of the daemon.
 * @param server The daemon.
 * @param limits Effective limits.
 * @param config Effective configuration, without secrets.
 * @param warnings Unknown and deprecated fields of the configuration.
 */
public record ResultOfInitialize(
        long protocol,
        List<String> capabilities,
        ServerInfo server,
        Limits limits,
        ClientConfig config,
        List<ConfigWarning> warnings) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfInitialize fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfInitialize(
                fields.required("protocol", Decoders::int64),
                fields.required("capabilities", Decoders.list(Decoders::string)),
                fields.required("server", ServerInfo::fromJson),
                fields.required("limits", Limits::fromJson),
                fields.required("config", ClientConfig::fromJson),
                fields.required("warnings", Decoders.list(ConfigWarning::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("protocol", protocol)
                .required("capabilities", capabilities)
                .required("server", server)
                .required("limits", limits)
                .required("config", config)
                .required("warnings", warnings)
                .toMap();
    }
}
