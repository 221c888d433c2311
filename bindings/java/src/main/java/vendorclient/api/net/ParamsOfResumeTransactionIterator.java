// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Where to go on.
 *
 * @param resumeState State from {@code iterator_next}.
 * @param accountsFilter Accounts whose transactions are given. Absent: all accounts. {@code null} when absent.
 */
public record ParamsOfResumeTransactionIterator(Object resumeState, List<String> accountsFilter) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param resumeState State from {@code iterator_next}.
     */
    public ParamsOfResumeTransactionIterator(Object resumeState) {
        this(resumeState, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfResumeTransactionIterator fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfResumeTransactionIterator(
                fields.required("resume_state", Decoders::any),
                fields.optional("accounts_filter", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("resume_state", resumeState)
                .optional("accounts_filter", accountsFilter)
                .toMap();
    }

    /**
     * The same with another {@code accounts_filter}.
     *
     * @param accountsFilter Accounts whose transactions are given. Absent: all accounts. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfResumeTransactionIterator withAccountsFilter(List<String> accountsFilter) {
        return new ParamsOfResumeTransactionIterator(resumeState, accountsFilter);
    }
}
