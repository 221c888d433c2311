package vendorclient;

import java.util.Map;
import java.util.Objects;
import vendorclient.json.Decoder;

/**
 * What a function sends and who gets it.
 *
 * @param <M> type of the messages
 * @param decoders reads the messages, by response type
 * @param endsWithCall whether the last message comes before the answer; else they end with a handle
 * @param handler gets the messages
 */
public record Callback<M>(
        Map<Integer, Decoder<? extends M>> decoders, boolean endsWithCall, CallbackHandler<? super M> handler) {
    /**
     * Refuses {@code null} where it is given, not when the first message comes.
     *
     * @param decoders reads the messages, by response type
     * @param endsWithCall whether the last message comes before the answer; else they end with a handle
     * @param handler gets the messages
     */
    public Callback {
        Objects.requireNonNull(decoders, "decoders");
        Objects.requireNonNull(handler, "the handler is null");
    }
}
