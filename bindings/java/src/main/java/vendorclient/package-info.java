/** Client of a core blockchain library for TVM networks with Dapp IDs; {@link vendorclient.VendorClient} is the entry. */
@org.jspecify.annotations.NullMarked
package vendorclient;
