// Generated from the definitions of the API.
/** Bags of cells: parsing, building, and a cache of them. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.boc;
