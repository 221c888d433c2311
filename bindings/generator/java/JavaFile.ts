import type { GeneratedFile } from '../GeneratedFile.ts'

export const sourceFolder = 'bindings/java/src/main/java'

/** One source file, with the simple names that have another meaning in it. */
export class JavaFile {
  readonly #package: string
  readonly #name: string
  readonly #taken: ReadonlySet<string>
  readonly #nested: ReadonlySet<string>
  readonly #imports = new Map<string, string>()

  /** `siblings` are the types of the package, `nested` those declared inside of the file. */
  constructor(packageName: string, name: string, siblings: Iterable<string>, nested: Iterable<string> = []) {
    this.#package = packageName
    this.#name = name
    this.#nested = new Set(nested)
    this.#taken = new Set([...siblings, ...this.#nested, name])
  }

  /** How the file refers to a type: by its simple name if that is unambiguous, else by its full name. */
  use(fullName: string): string {
    const cut = fullName.lastIndexOf('.')
    const [packageName, simple] = [fullName.slice(0, cut), fullName.slice(cut + 1)]
    if (packageName === this.#package) return this.#nested.has(simple) ? fullName : simple
    if (this.#taken.has(simple)) return fullName
    const known = this.#imports.get(simple)
    if (known === undefined) this.#imports.set(simple, fullName)
    return known === undefined || known === fullName ? simple : fullName
  }

  /** Names that the file has to import, for what was used until now. */
  imports(): string[] {
    return [...this.#imports.values()].filter((name) => !/^java\.lang\.[A-Z]\w*$/.test(name)).sort()
  }

  render(body: readonly string[]): GeneratedFile {
    const imports = this.imports()
    const lines = [
      '// Generated from the definitions of the API.',
      `package ${this.#package};`,
      '',
      ...imports.map((name) => `import ${name};`),
      ...(imports.length === 0 ? [] : ['']),
      ...body,
    ]
    const path = `${sourceFolder}/${this.#package.replaceAll('.', '/')}/${this.#name}.java`
    return { path, content: `${lines.join('\n')}\n` }
  }
}
