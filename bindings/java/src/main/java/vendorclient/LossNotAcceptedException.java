package vendorclient;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.api.processing.Loss;
import vendorclient.api.processing.LossReason;
import vendorclient.api.processing.ProcessingErrorCode;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.JsonException;

/**
 * A message would certainly lose more than is accepted: {@link ProcessingErrorCode#LOSS_NOT_ACCEPTED}. Nothing was signed or
 * sent. {@link AcceptedLoss} accepts a loss on purpose.
 */
public final class LossNotAcceptedException extends ClientException {
    private static final long serialVersionUID = 1L;
    private final transient Facts refused;

    private record Facts(
            String accountId,
            @Nullable String dappId,
            long currency,
            BigInteger amount,
            BigInteger accepted,
            LossReason reason,
            String remedy,
            List<Loss> losses) {
        static Facts read(@Nullable Object data) {
            FieldReader fields = FieldReader.of(data);
            return new Facts(
                    fields.required("account_id", Decoders::string),
                    fields.optional("dapp_id", Decoders::string),
                    fields.required("currency", Decoders::int64),
                    new BigInteger(fields.required("amount", Decoders::string)),
                    new BigInteger(fields.required("accepted", Decoders::string)),
                    fields.required("reason", LossReason::fromJson),
                    fields.required("remedy", Decoders::string),
                    fields.required("losses", Decoders.list(Loss::fromJson)));
        }
    }

    private LossNotAcceptedException(ClientException error, Facts refused, @Nullable Object data, @Nullable Throwable cause) {
        super(error.code(), error.getMessage(), data, cause);
        this.refused = refused;
    }

    @Override
    LossNotAcceptedException copy(@Nullable Object data, @Nullable Throwable cause) {
        return new LossNotAcceptedException(this, refused, data, cause);
    }

    /** The refusal of a message that would lose too much, with its facts; any other error unchanged. */
    static ClientException explain(ClientException error) {
        if (!error.is(ProcessingErrorCode.LOSS_NOT_ACCEPTED)) {
            return error;
        }
        try {
            return new LossNotAcceptedException(error, Facts.read(error.data()), error.data(), error);
        } catch (JsonException | NumberFormatException other) {
            // A newer daemon may say it in another way.
            return error;
        }
    }

    /**
     * The recipient.
     *
     * @return its account id, 64 hex characters
     */
    public String accountId() {
        return refused.accountId;
    }

    /**
     * The Dapp ID of the recipient.
     *
     * @return 64 hex characters, or {@code null} or is not known
     */
    public @Nullable String dappId() {
        return refused.dappId;
    }

    /**
     * The currency that would be lost.
     *
     * @return its id, 0 for the main currency
     */
    public long currency() {
        return refused.currency;
    }

    /**
     * How much would be lost.
     *
     * @return nano units of the currency
     */
    public BigInteger amount() {
        return refused.amount;
    }

    /**
     * How much could have been lost.
     *
     * @return nano units of the currency
     */
    public BigInteger accepted() {
        return refused.accepted;
    }

    /**
     * Why it would be lost.
     *
     * @return the reason
     */
    public LossReason reason() {
        return refused.reason;
    }

    /**
     * What to do instead.
     *
     * @return a text for people
     */
    public String remedy() {
        return refused.remedy;
    }

    /**
     * All losses of the message.
     *
     * @return the losses
     */
    public List<Loss> losses() {
        return refused.losses;
    }
}
