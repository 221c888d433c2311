// Generated from the definitions of the API.
/** Helpers for wallets that are opened with zkLogin. They only compute and never call a prover. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.zklogin;
