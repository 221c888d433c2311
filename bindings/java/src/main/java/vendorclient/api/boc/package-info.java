// Generated from the definitions of the API.
/** Bags of cells: parsing, building, and a cache of them. */
package vendorclient.api.boc;
