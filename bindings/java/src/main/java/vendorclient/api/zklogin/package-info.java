// Generated from the definitions of the API.
/** Helpers for wallets opened by a zkLogin: pure computation, no prover is called. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.zklogin;
