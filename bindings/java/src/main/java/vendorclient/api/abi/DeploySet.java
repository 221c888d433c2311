// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What is deployed: exactly one of {@code tvc}, {@code code} and {@code state_init}, and values that go into it.
 *
 * @param tvc Contract image, tagged or as state init. {@code null} when absent.
 * @param code Contract code; the data are made of the initial values. {@code null} when absent.
 * @param stateInit Final state init; without initial values. {@code null} when absent.
 * @param workchainId Workchain. Absent: {@code abi.workchain} of the configuration. {@code null} when absent.
 * @param initialData Initial values by name. Below ABI 2.4 all {@code data} items, from 2.4 on exactly the fields
 *     marked {@code init}, the public key among them. {@code null} when absent.
 * @param initialPubkey Public key of the owner, below ABI 2.4 only. Absent: the one in the image unless it is zero,
 *     else the key of the signer. {@code null} when absent.
 */
public record DeploySet(
        String tvc,
        String code,
        String stateInit,
        Integer workchainId,
        Object initialData,
        String initialPubkey) implements JsonValue {
    /** Without any field. */
    public DeploySet() {
        this(null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static DeploySet fromJson(Object json) {
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
    public Map<String, Object> toJson() {
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
     * @param tvc Contract image, tagged or as state init. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withTvc(String tvc) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * The same with another {@code code}.
     *
     * @param code Contract code; the data are made of the initial values. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withCode(String code) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * The same with another {@code state_init}.
     *
     * @param stateInit Final state init; without initial values. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withStateInit(String stateInit) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * The same with another {@code workchain_id}.
     *
     * @param workchainId Workchain. Absent: {@code abi.workchain} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withWorkchainId(Integer workchainId) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * The same with another {@code initial_data}.
     *
     * @param initialData Initial values by name. Below ABI 2.4 all {@code data} items, from 2.4 on exactly the fields
     *     marked {@code init}, the public key among them. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withInitialData(Object initialData) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }

    /**
     * The same with another {@code initial_pubkey}.
     *
     * @param initialPubkey Public key of the owner, below ABI 2.4 only. Absent: the one in the image unless it is zero,
     *     else the key of the signer. {@code null} when absent.
     * @return the changed copy
     */
    public DeploySet withInitialPubkey(String initialPubkey) {
        return new DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey);
    }
}
