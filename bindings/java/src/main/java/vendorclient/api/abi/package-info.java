// Generated from the definitions of the API.
/** Contract descriptions: messages, bodies and data of contracts, encoded and decoded. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.abi;
