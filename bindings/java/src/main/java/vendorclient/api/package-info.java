// Generated from the definitions of the API.
/** The API, generated from its definitions. */
package vendorclient.api;
