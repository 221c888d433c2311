/** Documentation of the public functions of the TypeScript binding, as editors show it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../bindings/typescript')

/** A function, a class or a member, with the code that its documentation shows. */
export interface Documented {
  /** `spawnClient`, `DevNode.start`. */
  readonly name: string
  /** Empty: the documentation has no example. */
  readonly example: string
}

/** Members that a program calls. Accessors only read a fact. */
const MEMBER = /^ {2}(?:static |async |readonly )*(?!get |constructor)(\w+)(?:<[^(]*>)?(?=\(|: \{$)/

/** Functions and classes of a file, and the members of those classes and interfaces whose names are given. */
export function documentedIn(file: string, withMembers: readonly string[] = []): readonly Documented[] {
  const found: Documented[] = []
  let documentation: string[] = []
  let owner = ''
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    if (/^\s*\/\*\*/.test(line)) documentation = []
    if (/^\s*\/?\*/.test(line)) documentation.push(line)
    else if (!/^\s*\/\//.test(line)) {
      const [, kind, name] = /^export (?:async )?(function|class|interface) (\w+)/.exec(line) ?? []
      const member = withMembers.includes(owner) ? MEMBER.exec(line)?.[1] : undefined
      if (kind === 'function' || kind === 'class') found.push({ name: name!, example: exampleOf(documentation) })
      else if (member !== undefined && found.at(-1)?.name !== `${owner}.${member}`) {
        // Of several overloads, the first one is documented.
        found.push({ name: `${owner}.${member}`, example: exampleOf(documentation) })
      }
      if (name !== undefined) owner = name
      else if (line === '}') owner = ''
      documentation = []
    }
  }
  return found
}

function exampleOf(documentation: readonly string[]): string {
  return documentation.flatMap((line) => /^\s*\* {5}(.*)$/.exec(line)?.[1] ?? []).join('\n')
}
