// Generated from the definitions of the API.
/** Proofs that what a server says is what the network agreed on. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.proofs;
