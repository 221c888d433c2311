// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A dictionary.
 *
 * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
 *     absent.
 */
public record ParamsOfMnemonicWords(MnemonicDictionary dictionary) implements JsonValue {
    /** Without any field. */
    public ParamsOfMnemonicWords() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfMnemonicWords fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfMnemonicWords(fields.optional("dictionary", MnemonicDictionary::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().optional("dictionary", dictionary).toMap();
    }

    /**
     * The same with another {@code dictionary}.
     *
     * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfMnemonicWords withDictionary(MnemonicDictionary dictionary) {
        return new ParamsOfMnemonicWords(dictionary);
    }
}
