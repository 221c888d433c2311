// Generated from the definitions of the API.
/** Facts about the library, and answers to its requests. */
package vendorclient.api.client;
