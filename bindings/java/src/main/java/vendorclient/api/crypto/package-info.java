// Generated from the definitions of the API.
/** Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys. */
package vendorclient.api.crypto;
