/** Files that a configuration names. */
export interface Files {
  /** Content of a file of at most so many bytes. Throws Error for one that is larger or cannot be read. */
  read(path: string, maxBytes: number): Promise<Uint8Array>
}
