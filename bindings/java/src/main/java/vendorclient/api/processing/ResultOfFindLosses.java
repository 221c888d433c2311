// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.client.ClientError;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What the message would do, according to a local run.
 *
 * @param transfers Outgoing messages to other accounts, in the order of the transaction.
 * @param losses All losses: those of {@code transfers}, and possible losses of messages that the recipients send to
 *     accounts that were read.
 * @param error Why the message would send nothing: its account does not exist or does not accept it, or the transaction
 *     would be aborted. {@code null} when absent.
 */
public record ResultOfFindLosses(
        List<MessageTransfer> transfers, List<Loss> losses, @Nullable ClientError error) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param transfers Outgoing messages to other accounts, in the order of the transaction.
     * @param losses All losses: those of {@code transfers}, and possible losses of messages that the recipients send to
     *     accounts that were read.
     */
    public ResultOfFindLosses(List<MessageTransfer> transfers, List<Loss> losses) {
        this(transfers, losses, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfFindLosses fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfFindLosses(
                fields.required("transfers", Decoders.list(MessageTransfer::fromJson)),
                fields.required("losses", Decoders.list(Loss::fromJson)),
                fields.optional("error", ClientError::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("transfers", transfers)
                .required("losses", losses)
                .optional("error", error)
                .toMap();
    }

    /**
     * The same with another {@code error}.
     *
     * @param error Why the message would send nothing: its account does not exist or does not accept it, or the
     *     transaction would be aborted. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfFindLosses withError(@Nullable ClientError error) {
        return new ResultOfFindLosses(transfers, losses, error);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfFindLosses}. */
    public static final class Builder {
        private @Nullable List<MessageTransfer> transfers;
        private @Nullable List<Loss> losses;
        private @Nullable ClientError error;

        private Builder() {}

        /**
         * Sets {@code transfers}.
         *
         * @param transfers Outgoing messages to other accounts, in the order of the transaction.
         * @return this
         */
        public Builder transfers(List<MessageTransfer> transfers) {
            this.transfers = transfers;
            return this;
        }

        /**
         * Sets {@code losses}.
         *
         * @param losses All losses: those of {@code transfers}, and possible losses of messages that the recipients
         *     send to accounts that were read.
         * @return this
         */
        public Builder losses(List<Loss> losses) {
            this.losses = losses;
            return this;
        }

        /**
         * Sets {@code error}.
         *
         * @param error Why the message would send nothing: its account does not exist or does not accept it, or the
         *     transaction would be aborted. {@code null} when absent.
         * @return this
         */
        public Builder error(@Nullable ClientError error) {
            this.error = error;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfFindLosses build() {
            return new ResultOfFindLosses(
                    Objects.requireNonNull(transfers, "transfers"), Objects.requireNonNull(losses, "losses"), error);
        }
    }
}
