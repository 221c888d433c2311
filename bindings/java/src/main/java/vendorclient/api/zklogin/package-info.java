// Generated from the definitions of the API.
/** Helpers for wallets that are opened by a login: computation alone, no prover is called. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.zklogin;
