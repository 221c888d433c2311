/** Names of the wire as Python writes them. */
import { screamingSnakeCase, snakeCase, UnusableName } from '../naming.ts'
import { reservedNames } from '../reservedNames.ts'

const reserved = new Set([...reservedNames.python.keywords, ...reservedNames.python.members])

/** A field, parameter, function or module: snake case, followed by `_` if the word is taken. */
export function memberName(wireName: string): string {
  return identifier(snakeCase(wireName))
}

/** An attribute of a `Record` has its wire name; `Record` knows what `_` at the end of a name means. */
export function attributeName(wireName: string): string {
  return reserved.has(wireName) || reservedNames.python.records.has(wireName) ? `${wireName}_` : wireName
}

/**
 * Names of the fields of one type, by wire name. If two are the same in Python (`abi_version` and `ABI version`), the
 * one that Python writes like the wire keeps its name and the other is followed by `_`.
 */
export function fieldNames(wireNames: readonly string[]): ReadonlyMap<string, string> {
  const sameFirst = [...wireNames].sort((a, b) => Number(memberName(a) !== a) - Number(memberName(b) !== b))
  const taken = new Set<string>()
  const names = new Map<string, string>()
  for (const wireName of sameFirst) {
    let name = memberName(wireName)
    while (taken.has(name)) name += '_'
    taken.add(name)
    names.set(wireName, name)
  }
  return names
}

/** A member of an enumeration. */
export function constantName(wireName: string): string {
  return identifier(screamingSnakeCase(wireName))
}

/** A variant of a union, as a class in the namespace of the union. */
export function variantName(wireName: string): string {
  return identifier(wireName)
}

/** The name under which other generated files import the types of a module; no field can shadow it. */
export function moduleAlias(module: string): string {
  return `_${memberName(module)}`
}

/** The name that annotations use for a union: any of its variants. */
export function unionAlias(name: string): string {
  return `Any${name}`
}

function identifier(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) throw new UnusableName(`"${name}" cannot be a name in Python`)
  return reserved.has(name) ? `${name}_` : name
}
