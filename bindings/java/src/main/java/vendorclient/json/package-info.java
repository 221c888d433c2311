/** Exact JSON: no digit of a number is lost, in either direction. */
package vendorclient.json;
