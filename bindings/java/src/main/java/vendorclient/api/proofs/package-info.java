// Generated from the definitions of the API.
/** Proofs that data from a server is what the network agreed on. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.proofs;
