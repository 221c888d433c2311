import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What stands for a file that this run did not build: it never passes for a digest. */
const NOT_BUILT = 'not-built'

/**
 * A template of this folder with its values: `@NAME@` is a value, `@SHA256:<file>@` the digest of a package.
 * @throws Error for a name without value
 */
export function fillTemplate(
  name: string,
  values: Readonly<Record<string, string>>,
  digests: ReadonlyMap<string, string>,
): string {
  return readFileSync(join(import.meta.dirname, 'templates', name), 'utf8')
    .replaceAll(/@([A-Z]+)@/g, (_, key: string) => {
      if (values[key] === undefined) throw new Error(`${name}: there is no value for @${key}@`)
      return values[key]
    })
    .replaceAll(/@SHA256:([^@]+)@/g, (_, file: string) => digests.get(file) ?? NOT_BUILT)
}
