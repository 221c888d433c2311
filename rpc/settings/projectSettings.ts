/**
 * Settings that a configuration file found in the working folder may contain. Another person can make a user work in a
 * folder with such a file, so it must not decide about keys, money, files, or access.
 */

/** Fields by section. A credential goes only to the endpoints of the same file. */
export const allowedInProject: Readonly<Record<string, readonly string[]>> = {
  network: ['endpoints', 'server_address', 'access_key', 'api_token', 'access_key_origins'],
  cli: ['url', 'networks', 'access-key', 'api-token', 'abi', 'aliases', 'json'],
  node: ['contracts'],
}

const allowedForAlias: readonly string[] = ['address', 'abi']

function isAllowedForProject(section: string, field: string): boolean {
  return Object.hasOwn(allowedInProject, section) && allowedInProject[section]!.includes(field)
}

function isAllowedForProjectAlias(field: string): boolean {
  return allowedForAlias.includes(field)
}

type Values = Readonly<Record<string, unknown>>

export interface AllowedSettings {
  readonly values: Values
  /** Paths of the fields that were left out, without characters that a terminal or a shell could act on. */
  readonly refused: readonly string[]
}

/** Separates the fields that a found file may set from all others. */
export function allowedForProject(values: Values): AllowedSettings {
  const refused: string[] = []
  const sections = Object.entries(values).flatMap(([section, fields]): [string, unknown][] => {
    if (fields === null) return []
    if (!Object.hasOwn(allowedInProject, section)) {
      refused.push(shown(section))
      return []
    }
    return [[section, isObject(fields) ? allowedFields(section, fields, refused) : fields]]
  })
  return { values: Object.fromEntries(sections), refused }
}

function allowedFields(section: string, fields: Values, refused: string[]): Values {
  const kept = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (!isAllowedForProject(section, name)) {
      refused.push(`${section}.${shown(name)}`)
      return []
    }
    const isAliases = section === 'cli' && name === 'aliases' && isObject(value)
    return [[name, isAliases ? allowedAliases(value, refused) : value]]
  })
  return Object.fromEntries(kept)
}

function allowedAliases(aliases: Values, refused: string[]): Values {
  const kept = Object.entries(aliases).map(([alias, fields]): [string, unknown] => {
    if (!isObject(fields)) return [alias, fields]
    const names = Object.keys(fields).filter((name) => !isAllowedForProjectAlias(name))
    refused.push(...names.map((name) => `cli.aliases.${shown(alias)}.${shown(name)}`))
    return [alias, Object.fromEntries(Object.entries(fields).filter(([name]) => isAllowedForProjectAlias(name)))]
  })
  return Object.fromEntries(kept)
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shown(name: string): string {
  return name.slice(0, 64).replaceAll(/[^\w.-]/g, '?')
}
