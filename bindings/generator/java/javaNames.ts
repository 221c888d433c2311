/** Names in the conventions of Java, not already used by the language or a generated method. */
import { camelCase, pascalCase, screamingSnakeCase, snakeCase } from '../naming.ts'
import { reservedNames } from '../reservedNames.ts'

const reserved = new Set([...reservedNames.java.keywords, ...reservedNames.java.members])

/** Keywords with a better replacement than the word followed by `_`. */
const readable: ReadonlyMap<string, string> = new Map([['public', 'publicKey']])

/** Name of a field, a method or a parameter. */
export function memberName(name: string): string {
  // A name may consist of underscores.
  return memberOf(camelCase(name) || 'unnamed')
}

export function memberOf(stem: string): string {
  return readable.get(stem) ?? usable(stem)
}

/** Stems of member names by field; if two fields have the same stem, the one in snake case keeps it. */
export function distinctStems(fields: readonly string[]): ReadonlyMap<string, string> {
  const stems = new Map<string, string>()
  for (const field of [...fields].sort((a, b) => Number(b === snakeCase(b)) - Number(a === snakeCase(a)))) {
    let stem = camelCase(field)
    while ([...stems.values()].includes(stem)) stem += '_'
    stems.set(field, stem)
  }
  return stems
}

/** Names of record components by field. */
export function distinctMembers(fields: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...distinctStems(fields)].map(([field, stem]) => [field, memberOf(stem)]))
}

export function constantName(name: string): string {
  return usable(screamingSnakeCase(name))
}

export function className(name: string): string {
  return usable(/^[A-Z][A-Za-z0-9]*$/.test(name) ? name : pascalCase(name) || 'Unnamed')
}

function usable(name: string): string {
  const legal = name.replace(/[^A-Za-z0-9_$]/g, '_')
  if (/^[0-9]/.test(legal)) return `_${legal}`
  return reserved.has(legal) ? `${legal}_` : legal
}

/**
 * Throws when two wire names become one; `where` is their place. With `sameFolder`, case is ignored, as some file
 * systems ignore it.
 */
export function checkDistinct(names: readonly string[], where: string, sameFolder = false): void {
  const seen = new Set<string>()
  for (const name of names) {
    const key = sameFolder ? name.toLowerCase() : name
    if (seen.has(key)) throw new Error(`Two names in ${where} become ${name} in Java`)
    seen.add(key)
  }
}

export const rootPackage = 'vendorclient.api'

export function packageOf(moduleName: string): string {
  return `${rootPackage}.${usable(moduleName)}`
}

export function moduleClass(moduleName: string): string {
  return `${pascalCase(moduleName)}Module`
}
