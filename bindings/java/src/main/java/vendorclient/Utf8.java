package vendorclient;

/** Sizes in UTF-8. */
final class Utf8 {
    private Utf8() {}

    /** Bytes of a text that has no half surrogates. */
    static long length(String text) {
        long bytes = text.length();
        for (int index = 0; index < text.length(); index++) {
            char next = text.charAt(index);
            if (next >= 0x80) {
                // A pair of surrogates has four bytes, two for each.
                bytes += next < 0x800 || Character.isSurrogate(next) ? 1 : 2;
            }
        }
        return bytes;
    }
}
