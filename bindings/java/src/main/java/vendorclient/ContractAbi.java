package vendorclient;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vendorclient.json.AbiValues;
import vendorclient.json.Decoder;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.Json;

/** The parts of an ABI that contract objects use: types of results and events. */
final class ContractAbi {
    private static final Pattern ARRAY = Pattern.compile("(.*)\\[\\d*\\]");
    private static final Pattern WRAPPED = Pattern.compile("(map|optional|ref)\\((.*)\\)");
    private static final Pattern INTEGER = Pattern.compile("(?:var)?u?int\\d+|grams?|token|time|expire");
    private static final Pattern BYTES = Pattern.compile("bytes|fixedbytes\\d+");
    private final Map<String, Decoder<Map<String, Object>>> functions = new LinkedHashMap<>();
    private final Map<String, Decoder<Map<String, Object>>> events = new LinkedHashMap<>();
    private boolean takesPublicKey;

    private record Param(String name, String type, List<Param> components, boolean isInitial) {
        static Param fromJson(Object json) {
            FieldReader fields = FieldReader.of(json);
            List<Param> components = fields.optional("components", Decoders.list(Param::fromJson));
            return new Param(
                    fields.required("name", Decoders::string),
                    fields.required("type", Decoders::string),
                    components == null ? List.of() : components,
                    Boolean.TRUE.equals(fields.optional("init", Decoders::bool)));
        }
    }

    /** Throws JsonException when the text is no ABI. */
    ContractAbi(String text) {
        FieldReader abi = FieldReader.of(Json.parse(text));
        for (FieldReader function : entries(abi, "functions")) {
            functions.put(function.required("name", Decoders::string), record(params(function, "outputs")));
        }
        for (FieldReader event : entries(abi, "events")) {
            events.put(event.required("name", Decoders::string), record(params(event, "inputs")));
        }
        takesPublicKey =
                params(abi, "fields").stream().anyMatch(field -> field.name().equals("_pubkey") && field.isInitial());
    }

    /** Whether the address depends on a public key in the initial data. */
    boolean takesPublicKey() {
        return takesPublicKey;
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

    private static List<Param> params(FieldReader entry, String name) {
        List<Param> params = entry.optional(name, Decoders.list(Param::fromJson));
        return params == null ? List.of() : params;
    }

    private static Decoder<Map<String, Object>> record(List<Param> params) {
        Map<String, Decoder<Object>> members = new LinkedHashMap<>();
        params.forEach(param -> members.put(param.name(), decoder(param.type(), param.components())));
        return json -> {
            FieldReader fields = FieldReader.of(json == null ? Map.of() : json);
            Map<String, Object> values = new LinkedHashMap<>();
            members.forEach((name, member) -> values.put(name, fields.optional(name, member)));
            return values;
        };
    }

    private static Decoder<Object> decoder(String type, List<Param> components) {
        Matcher array = ARRAY.matcher(type);
        if (array.matches()) {
            Decoder<List<Object>> items = Decoders.list(decoder(array.group(1), components));
            return items::decode;
        }
        Matcher wrapped = WRAPPED.matcher(type);
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
