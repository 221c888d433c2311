package vendorclient;

import java.util.List;

/** There is no program to start. The message names every place where it was looked for. */
public final class ProgramNotFoundException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ProgramNotFoundException(List<String> places) {
        super("The program vendorclient was not found:\n- " + String.join("\n- ", places));
    }
}
