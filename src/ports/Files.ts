/** Files that a configuration names. */
export interface Files {
  /** Content of a file of at most `maxBytes` bytes. Throws Error for one that is larger or cannot be read. */
  read(path: string, maxBytes: number): Promise<Uint8Array>
}
