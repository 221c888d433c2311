// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Counterparties of an account.
 *
 * @param account Address of the account, as the node names it.
 * @param result Fields to select, GraphQL text without the outer braces.
 * @param first Number of counterparties. {@code null} when absent.
 * @param after Field {@code cursor} of the last one of the page before. {@code null} when absent.
 */
public record ParamsOfQueryCounterparties(
        String account, String result, Long first, String after) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param account Address of the account, as the node names it.
     * @param result Fields to select, GraphQL text without the outer braces.
     */
    public ParamsOfQueryCounterparties(String account, String result) {
        this(account, result, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfQueryCounterparties fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfQueryCounterparties(
                fields.required("account", Decoders::string),
                fields.required("result", Decoders::string),
                fields.optional("first", Decoders::int64),
                fields.optional("after", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("account", account)
                .required("result", result)
                .optional("first", first)
                .optional("after", after)
                .toMap();
    }

    /**
     * The same with another {@code first}.
     *
     * @param first Number of counterparties. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCounterparties withFirst(Long first) {
        return new ParamsOfQueryCounterparties(account, result, first, after);
    }

    /**
     * The same with another {@code after}.
     *
     * @param after Field {@code cursor} of the last one of the page before. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCounterparties withAfter(String after) {
        return new ParamsOfQueryCounterparties(account, result, first, after);
    }
}
