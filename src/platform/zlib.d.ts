/** Zstandard of Node.js. */
declare module 'node:zlib' {
  export const constants: {
    readonly ZSTD_c_compressionLevel: number
    readonly ZSTD_e_continue: number
    readonly ZSTD_e_end: number
  }
  export function zstdCompressSync(
    data: Uint8Array,
    options: { readonly params: Readonly<Record<number, number>> },
  ): Uint8Array
  export function zstdDecompressSync(
    data: Uint8Array,
    options: { readonly maxOutputLength: number; readonly info: true },
  ): { readonly buffer: Uint8Array; readonly engine: { readonly bytesWritten: number } }

  /** A stream with its compressor, which Node.js does not document. */
  interface ZstdCompress {
    readonly _handle: {
      writeSync(
        mode: number,
        input: Uint8Array,
        inputStart: number,
        inputSize: number,
        output: Uint8Array,
        outputStart: number,
        outputSize: number,
      ): void
    }
    /** Free bytes of the output and unread bytes of the input. */
    readonly _writeState: ArrayLike<number>
    destroy(): void
  }
  export function createZstdCompress(options: { readonly params: Readonly<Record<number, number>> }): ZstdCompress
}
