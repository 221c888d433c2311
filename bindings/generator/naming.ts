/** Wire names in the naming conventions of languages, converted by rule. */

/** A wire name that cannot be a name in a language, even after conversion. */
export class UnusableName extends Error {
  override readonly name = 'UnusableName'
}

/** Words of a name in any custom: `ParamsOfNaclSign`, `get_boc_hash`, `HDKeyXPrv` … */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .split(/[_.\s-]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

/**
 * A name of letters, digits and underscores that begins with no digit, for a name of any characters: `9` becomes `n9`, `a-b` `a_b`, `prix_é`
 * `prix_e`. The fallback if no letter and no digit is left.
 */
export function plainName(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9_]+/g, '_')
  if (!/[A-Za-z0-9]/.test(plain)) return fallback
  return /^_*[0-9]/.test(plain) ? `n${plain.replace(/^_+/, '')}` : plain
}

export function camelCase(name: string): string {
  const pascal = pascalCase(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

export function pascalCase(name: string): string {
  return wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

export function snakeCase(name: string): string {
  return wordsOf(name).join('_')
}

export function screamingSnakeCase(name: string): string {
  return snakeCase(name).toUpperCase()
}
