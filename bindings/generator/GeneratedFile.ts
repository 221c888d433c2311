/** A file that is derived from the definitions. `path` is relative to the root of the repository, with `/`. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}
