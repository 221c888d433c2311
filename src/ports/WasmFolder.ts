/** WebAssembly components that the user of this machine keeps; the library does not include any. */
export interface WasmFolder {
  /** The file of a folder that is named by a SHA-256, 64 lower-case hex digits; the content is not checked. */
  read(folder: string, hash: string): Uint8Array | undefined
}
