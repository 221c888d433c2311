// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A contract description.
 *
 * @param abiVersion_ Major version; used when {@code version} is absent. Default: {@code 2}. {@code null} when absent.
 * @param abiVersion Has no effect. Default: {@code 2}. {@code null} when absent.
 * @param version Version, {@code 1.0} or {@code 2.0} to {@code 2.4}. {@code null} when absent.
 * @param header Header fields of external messages: {@code pubkey}, {@code time}, {@code expire}, in this order. {@code
 *     null} when absent.
 * @param functions Functions. {@code null} when absent.
 * @param events Events. {@code null} when absent.
 * @param data Initial values, below 2.4. {@code null} when absent.
 * @param fields Storage fields, from 2.1 on. {@code null} when absent.
 */
public record AbiContract(
        Long abiVersion_,
        Long abiVersion,
        String version,
        List<String> header,
        List<AbiFunction> functions,
        List<AbiEvent> events,
        List<AbiData> data,
        List<AbiParam> fields) implements JsonValue {
    /** Without any field. */
    public AbiContract() {
        this(null, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AbiContract fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiContract(
                fields.optional("ABI version", Decoders::int64),
                fields.optional("abi_version", Decoders::int64),
                fields.optional("version", Decoders::string),
                fields.optional("header", Decoders.list(Decoders::string)),
                fields.optional("functions", Decoders.list(AbiFunction::fromJson)),
                fields.optional("events", Decoders.list(AbiEvent::fromJson)),
                fields.optional("data", Decoders.list(AbiData::fromJson)),
                fields.optional("fields", Decoders.list(AbiParam::fromJson)));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("ABI version", abiVersion_)
                .optional("abi_version", abiVersion)
                .optional("version", version)
                .optional("header", header)
                .optional("functions", functions)
                .optional("events", events)
                .optional("data", data)
                .optional("fields", fields)
                .toMap();
    }

    /**
     * The same with another {@code ABI version}.
     *
     * @param abiVersion_ Major version; used when {@code version} is absent. Default: {@code 2}. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public AbiContract withAbiVersion_(Long abiVersion_) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code abi_version}.
     *
     * @param abiVersion Has no effect. Default: {@code 2}. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withAbiVersion(Long abiVersion) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code version}.
     *
     * @param version Version, {@code 1.0} or {@code 2.0} to {@code 2.4}. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withVersion(String version) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code header}.
     *
     * @param header Header fields of external messages: {@code pubkey}, {@code time}, {@code expire}, in this order.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withHeader(List<String> header) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code functions}.
     *
     * @param functions Functions. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withFunctions(List<AbiFunction> functions) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code events}.
     *
     * @param events Events. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withEvents(List<AbiEvent> events) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code data}.
     *
     * @param data Initial values, below 2.4. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withData(List<AbiData> data) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code fields}.
     *
     * @param fields Storage fields, from 2.1 on. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withFields(List<AbiParam> fields) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }
}
