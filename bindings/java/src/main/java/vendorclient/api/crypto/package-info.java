// Generated from the definitions of the API.
/** Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.crypto;
