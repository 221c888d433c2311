// Generated from the definitions of the API.
/** Contract ABIs: encoding and decoding messages, bodies and contract data. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.abi;
