import { pascalCase, plainName } from '../naming.ts'

/** Identifiers of one scope, each assigned only once. Case is ignored, as some file systems ignore it. */
export class FreeNames {
  readonly #taken: Set<string>

  constructor(reserved: readonly string[] = []) {
    this.#taken = new Set(reserved.map((name) => name.toLowerCase()))
  }

  isFree(name: string): boolean {
    return !this.#taken.has(name.toLowerCase())
  }

  /** The name, followed by a number if it is taken. */
  claim(name: string): string {
    let free = name
    for (let number = 2; !this.isFree(free); number++) free = `${name}${number}`
    this.#taken.add(free.toLowerCase())
    return free
  }
}

/** Name for the tuple type of a parameter with this name, or of its items. */
export function tupleName(param: string, isItem: boolean): string {
  const name = plainName(param, 'tuple')
  return pascalCase(isItem && /[^s]s$/.test(name) ? name.slice(0, -1) : name)
}
