// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Defaults of message encoding.
 *
 * @param workchain Workchain id used by default in DeploySet. Default: {@code 0}. At least -128. At most 127. {@code
 *     null} when absent.
 * @param messageExpirationTimeout Lifetime of messages of contracts with an expire header, in ms. Default: {@code
 *     40000}. {@code null} when absent.
 * @param messageExpirationTimeoutGrowFactor Factor by which the expiration timeout grows on each retry. Default: {@code
 *     1.5}. {@code null} when absent.
 */
public record AbiConfig(
        Integer workchain,
        Long messageExpirationTimeout,
        Double messageExpirationTimeoutGrowFactor) implements JsonValue {
    /** Without any field. */
    public AbiConfig() {
        this(null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AbiConfig fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiConfig(
                fields.optional("workchain", Decoders::int32),
                fields.optional("message_expiration_timeout", Decoders::int64),
                fields.optional("message_expiration_timeout_grow_factor", Decoders::float64));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("workchain", workchain)
                .optional("message_expiration_timeout", messageExpirationTimeout)
                .optional("message_expiration_timeout_grow_factor", messageExpirationTimeoutGrowFactor)
                .toMap();
    }

    /**
     * The same with another {@code workchain}.
     *
     * @param workchain Workchain id used by default in DeploySet. Default: {@code 0}. At least -128. At most 127.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public AbiConfig withWorkchain(Integer workchain) {
        return new AbiConfig(workchain, messageExpirationTimeout, messageExpirationTimeoutGrowFactor);
    }

    /**
     * The same with another {@code message_expiration_timeout}.
     *
     * @param messageExpirationTimeout Lifetime of messages of contracts with an expire header, in ms. Default: {@code
     *     40000}. {@code null} when absent.
     * @return the changed copy
     */
    public AbiConfig withMessageExpirationTimeout(Long messageExpirationTimeout) {
        return new AbiConfig(workchain, messageExpirationTimeout, messageExpirationTimeoutGrowFactor);
    }

    /**
     * The same with another {@code message_expiration_timeout_grow_factor}.
     *
     * @param messageExpirationTimeoutGrowFactor Factor by which the expiration timeout grows on each retry. Default:
     *     {@code 1.5}. {@code null} when absent.
     * @return the changed copy
     */
    public AbiConfig withMessageExpirationTimeoutGrowFactor(Double messageExpirationTimeoutGrowFactor) {
        return new AbiConfig(workchain, messageExpirationTimeout, messageExpirationTimeoutGrowFactor);
    }
}
