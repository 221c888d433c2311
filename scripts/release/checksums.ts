/** Lines of `SHA256SUMS`, as `sha256sum --check` reads them. */
export function checksums(digests: ReadonlyMap<string, string>): string {
  return [...digests].map(([path, digest]) => `${digest}  ${path}\n`).join('')
}
