package vendorclient;

import java.time.Duration;

/**
 * Where a stream of a contract begins and how it reads.
 *
 * @param isFromStart whether it begins with the first object that the network keeps, else with what comes later
 * @param interval pause between requests at the end of the chain
 */
public record StreamOptions(boolean isFromStart, Duration interval) {
    /** What comes from now on, asked for every 500 ms. */
    public static final StreamOptions FROM_NOW = new StreamOptions(false, Duration.ofMillis(500));

    /** Everything that the network keeps and what follows it, asked for every 500 ms. */
    public static final StreamOptions FROM_START = new StreamOptions(true, Duration.ofMillis(500));

    /**
     * The same with another pause.
     *
     * @param pause between requests at the end of the chain
     * @return the changed copy
     */
    public StreamOptions withInterval(Duration pause) {
        return new StreamOptions(isFromStart, pause);
    }
}
