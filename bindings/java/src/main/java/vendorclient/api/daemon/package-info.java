// Generated from the definitions of the API.
/** The daemon and the connection to it. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.daemon;
