// Generated from the definitions of the API.
/** Contract descriptions: messages, bodies and data of contracts, encoded and decoded. */
package vendorclient.api.abi;
