package vendorclient;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.json.AbiValues;
import vendorclient.json.Decoder;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.Json;

/** The parts of an ABI that contract objects use: types of results, events and storage fields, and sizes of arguments. */
final class ContractAbi {
    private static final Pattern INTEGER = Pattern.compile("(?:var)?u?int\\d+|grams?|token|time|expire");
    private static final Pattern BYTES = Pattern.compile("bytes|fixedbytes\\d+");
    private final Map<String, Decoder<Map<String, Object>>> functions = new LinkedHashMap<>();
    private final Map<String, Decoder<Map<String, Object>>> events = new LinkedHashMap<>();
    private final Map<String, List<AbiParameter>> inputs = new LinkedHashMap<>();
    private final List<AbiParameter> fields;
    /** Fields with a key, in versions of the ABI before 2.4. */
    private final List<AbiParameter> oldFields;

    /** Throws JsonException when the text is no ABI. */
    ContractAbi(String text) {
        FieldReader abi = FieldReader.of(Json.parse(text));
        for (FieldReader function : entries(abi, "functions")) {
            String name = function.required("name", Decoders::string);
            inputs.put(name, params(function, "inputs"));
            functions.put(name, record(params(function, "outputs")));
        }
        for (FieldReader event : entries(abi, "events")) {
            events.put(event.required("name", Decoders::string), record(params(event, "inputs")));
        }
        fields = params(abi, "fields");
        oldFields = params(abi, "data");
    }

    /** Whether the address depends on a public key in the initial data. */
    boolean takesPublicKey() {
        return fields.stream().anyMatch(field -> field.name().equals("_pubkey") && field.isInitial());
    }

    /** Reads the storage fields. */
    Decoder<Map<String, Object>> fields() {
        return record(fields);
    }

    /**
     * Throws ClientException for arguments that the function does not have, which the library would ignore, for those that are missing, and
     * for {@code fixedbytes} of another size.
     */
    void checkInput(String function, Map<String, ?> input) {
        AbiErrorCode code = function.equals("constructor")
                ? AbiErrorCode.ENCODE_DEPLOY_MESSAGE_FAILED
                : AbiErrorCode.ENCODE_RUN_MESSAGE_FAILED;
        List<AbiParameter> parameters = inputs.get(function);
        if (parameters != null) {
            checkNames(function, parameters, input, code);
            AbiParameter.checkSizes(parameters, input, "", code);
        }
    }

    private static void checkNames(
            String function, List<AbiParameter> parameters, Map<String, ?> input, AbiErrorCode code) {
        List<String> names = parameters.stream().map(AbiParameter::name).toList();
        String takes = function + "() takes " + (names.isEmpty() ? "no arguments" : String.join(", ", names));
        for (String name : input.keySet()) {
            if (!names.contains(name)) {
                throw new ClientException(code.wire(), takes + ": unknown argument " + name, Map.of());
            }
        }
        for (AbiParameter parameter : parameters) {
            if (!input.containsKey(parameter.name()) && !parameter.type().startsWith("optional(")) {
                throw new ClientException(code.wire(), takes + ": " + parameter.name() + " is missing", Map.of());
            }
        }
    }

    /** The same in the values of storage fields before the deployment. */
    void checkInitialData(Map<String, ?> values) {
        AbiParameter.checkSizes(
                fields.isEmpty() ? oldFields : fields, values, "", AbiErrorCode.ENCODE_DEPLOY_MESSAGE_FAILED);
    }

    /** Reads the results of a function. Throws IllegalArgumentException if the ABI has no function of this name. */
    Decoder<Map<String, Object>> outputs(String function) {
        return named(functions, "function", function);
    }

    /** Reads the values of an event. Throws IllegalArgumentException if the ABI has no event of this name. */
    Decoder<Map<String, Object>> event(String name) {
        return named(events, "event", name);
    }

    private static <T> T named(Map<String, T> entries, String kind, String name) {
        T found = entries.get(name);
        if (found == null) {
            String known = entries.isEmpty() ? "none" : String.join(", ", entries.keySet());
            throw new IllegalArgumentException("The ABI has no " + kind + " " + name + "; it has " + known);
        }
        return found;
    }

    private static List<FieldReader> entries(FieldReader abi, String name) {
        List<FieldReader> entries = abi.optional(name, Decoders.list(FieldReader::of));
        return entries == null ? List.of() : entries;
    }

    private static List<AbiParameter> params(FieldReader entry, String name) {
        List<AbiParameter> params = entry.optional(name, Decoders.list(AbiParameter::fromJson));
        return params == null ? List.of() : params;
    }

    private static Decoder<Map<String, Object>> record(List<AbiParameter> params) {
        Map<String, Decoder<Object>> members = new LinkedHashMap<>();
        params.forEach(param -> members.put(param.name(), decoder(param.type(), param.components())));
        return json -> {
            FieldReader fields = FieldReader.of(json == null ? Map.of() : json);
            Map<String, Object> values = new LinkedHashMap<>();
            members.forEach((name, member) -> values.put(name, fields.optional(name, member)));
            return values;
        };
    }

    private static Decoder<Object> decoder(String type, List<AbiParameter> components) {
        Matcher array = AbiParameter.ARRAY.matcher(type);
        if (array.matches()) {
            Decoder<List<Object>> items = Decoders.list(decoder(array.group(1), components));
            return items::decode;
        }
        Matcher wrapped = AbiParameter.WRAPPED.matcher(type);
        if (wrapped.matches()) {
            String inner = wrapped.group(2);
            if (!wrapped.group(1).equals("map")) {
                Decoder<Object> item = decoder(inner, components);
                return json -> json == null ? null : item.decode(json);
            }
            int comma = inner.indexOf(',');
            Decoder<Map<Object, Object>> items = AbiValues.map(
                    decoder(inner.substring(0, comma), List.of()), decoder(inner.substring(comma + 1), components));
            return items::decode;
        }
        if (type.equals("tuple")) {
            return record(new ArrayList<>(components))::decode;
        }
        if (type.equals("address") || type.equals("address_std")) {
            return Address::fromJson;
        }
        if (type.equals("cell")) {
            return Cell::fromJson;
        }
        if (BYTES.matcher(type).matches()) {
            return Bytes::fromJson;
        }
        return INTEGER.matcher(type).matches() ? AbiValues::integer : Decoders::any;
    }
}
