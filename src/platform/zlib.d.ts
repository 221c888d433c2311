/** Zstandard of Node.js. */
declare module 'node:zlib' {
  export const constants: { readonly ZSTD_c_compressionLevel: number }
  export function zstdCompressSync(
    data: Uint8Array,
    options: { readonly params: Readonly<Record<number, number>> },
  ): Uint8Array
  export function zstdDecompressSync(
    data: Uint8Array,
    options: { readonly maxOutputLength: number; readonly info: true },
  ): { readonly buffer: Uint8Array; readonly engine: { readonly bytesWritten: number } }
}
