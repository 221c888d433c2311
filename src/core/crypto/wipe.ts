/** Overwrites secrets with zeros. Copies made by the runtime (strings, key objects) are out of reach. */
export function wipe(...secrets: readonly (Uint8Array | undefined)[]): void {
  for (const secret of secrets) secret?.fill(0)
}
