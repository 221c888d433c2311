import type { GeneratedFile } from '../GeneratedFile.ts'
import { reservedNames } from '../reservedNames.ts'

export const kotlinSourceFolder = 'bindings/kotlin/src/main/kotlin'

/** An identifier, in backticks if it is a keyword. */
export function kotlinName(name: string): string {
  return reservedNames.kotlin.keywords.has(name) ? `\`${name}\`` : name
}

/** One source file, with what it imports. */
export class KotlinFile {
  readonly #package: string
  readonly #taken: ReadonlySet<string>
  readonly #imports = new Map<string, string>()

  /** `declared` are the types of the file and of its package. */
  constructor(packageName: string, declared: Iterable<string> = []) {
    this.#package = packageName
    this.#taken = new Set(declared)
  }

  /** How the file refers to a type: by its simple name if that is unambiguous, else by its full name. */
  use(fullName: string): string {
    const cut = fullName.lastIndexOf('.')
    const [packageName, simple] = [fullName.slice(0, cut), fullName.slice(cut + 1)]
    if (packageName === this.#package) return simple
    if (this.#taken.has(simple)) return fullName
    const known = this.#imports.get(simple)
    if (known === undefined) this.#imports.set(simple, fullName)
    return known === undefined || known === fullName ? simple : fullName
  }

  text(head: readonly string[], body: readonly string[]): string {
    const imports = [...this.#imports.values()].filter((name) => !/^kotlin\.[A-Z]\w*$/.test(name)).sort()
    return `${[
      ...head,
      ...(this.#package === '' ? [] : [`package ${this.#package}`, '']),
      ...imports.map((name) => `import ${name}`),
      ...(imports.length === 0 ? [] : ['']),
      ...body,
    ].join('\n')}\n`
  }

  render(name: string, body: readonly string[]): GeneratedFile {
    const head = ['// Generated from the definitions of the API.', '@file:Suppress("DEPRECATION")', '']
    return {
      path: `${kotlinSourceFolder}/${this.#package.replaceAll('.', '/')}/${name}.kt`,
      content: this.text(head, body),
    }
  }
}
