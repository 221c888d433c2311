/**
 * The same memory as a plain array: `slice` of a Node `Buffer` shares memory, which turns copies of secrets into views of
 * bytes that are wiped later. Every result of `node:crypto` and `node:zlib` passes through here.
 */
export function plainBytes(buffer: Uint8Array): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
}
