// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.api.abi.ChainRules;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A BOC to parse.
 *
 * @param boc The BOC.
 * @param rules Chain rules that messages, transactions and blocks were made under; accounts have one form. Extension of
 *     the published interface. Default: {@code "current"}. {@code null} when absent.
 */
public record ParamsOfParse(String boc, ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param boc The BOC.
     */
    public ParamsOfParse(String boc) {
        this(boc, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfParse fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfParse(
                fields.required("boc", Decoders::string), fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("boc", boc).optional("rules", rules).toMap();
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules that messages, transactions and blocks were made under; accounts have one form.
     *     Extension of the published interface. Default: {@code "current"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfParse withRules(ChainRules rules) {
        return new ParamsOfParse(boc, rules);
    }
}
