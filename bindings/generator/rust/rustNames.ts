/** Names of the wire as Rust writes them. */
import { pascalCase, screamingSnakeCase, snakeCase, UnusableName } from '../naming.ts'
import { reservedNames } from '../reservedNames.ts'

const { keywords, notRaw, types: takenTypes } = reservedNames.rust

/** Names of the same kind in one scope, made distinct by appending `_` to later ones. */
export function distinct(wireNames: readonly string[], convert: (name: string) => string): ReadonlyMap<string, string> {
  // Names that are the same in Rust and on the wire stay unchanged.
  const plainFirst = [...wireNames].sort((a, b) => Number(convert(a) !== a) - Number(convert(b) !== b))
  const taken = new Set<string>()
  const names = new Map<string, string>()
  for (const wireName of plainFirst) {
    let name = convert(wireName)
    while (taken.has(name)) name += '_'
    taken.add(name)
    names.set(wireName, name)
  }
  return names
}

/** A field, parameter or function. */
export function memberName(wireName: string): string {
  const name = checked(snakeCase(wireName), wireName)
  if (notRaw.has(name)) return `${name}_`
  return keywords.has(name) ? `r#${name}` : name
}

/** The name that serde derives from an identifier. */
export function serdeName(identifier: string): string {
  return identifier.startsWith('r#') ? identifier.slice(2) : identifier
}

export function typeName(wireName: string): string {
  const name = camelName(wireName)
  return takenTypes.has(name) || name.endsWith('Module') ? `${name}Type` : name
}

/** A variant of an enumeration; `Unknown` holds what a newer daemon sends. */
export function variantName(wireName: string): string {
  const name = camelName(wireName)
  return name === 'Self' || name === 'Unknown' ? `${name}_` : name
}

/** A variant of an enumeration of constants. */
export function constantVariant(wireName: string): string {
  const name = camelName(wireName)
  return name === 'Self' ? `${name}_` : name
}

export function constantName(wireName: string): string {
  return checked(screamingSnakeCase(wireName), wireName)
}

function camelName(wireName: string): string {
  return checked(/^[A-Z][A-Za-z0-9]*$/.test(wireName) ? wireName : pascalCase(wireName), wireName)
}

function checked(name: string, wireName: string): string {
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) throw new UnusableName(`"${wireName}" cannot be a name in Rust`)
  return name
}
