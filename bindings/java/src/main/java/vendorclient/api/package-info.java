// Generated from the definitions of the API.
/** The API, generated from its definitions. */
@org.jspecify.annotations.NullMarked
package vendorclient.api;
