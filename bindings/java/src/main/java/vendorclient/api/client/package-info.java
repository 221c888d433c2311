// Generated from the definitions of the API.
/** Information about the library, and answers to its requests. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.client;
