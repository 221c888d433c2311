// Generated from the definitions of the API.
/** Controls of a development node. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.devnode;
