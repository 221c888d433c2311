// Generated from the definitions of the API.
/** Bags of cells: parse, build and cache them. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.boc;
