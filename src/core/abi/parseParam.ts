import { AbiError } from './AbiError.ts'
import type { AbiParam } from './AbiType.ts'
import { isObject, readList, readText } from './jsonFields.ts'
import { parseType } from './parseType.ts'

/**
 * Reads a parameter: `{name, type, components?}`, or the text of a simple type, which is then the name too.
 * Throws `json`.
 */
export function parseParam(json: unknown, where: string, depth = 0): AbiParam {
  if (typeof json === 'string') return parseShortParam(json, where)
  if (!isObject(json)) throw new AbiError('json', `${where}: expected an object or a type name`)
  const name = readText(json, 'name', where)
  const components = readList(json, 'components', where) ?? []
  const loadComponents = (list: readonly unknown[], level: number) => parseParams(list, `${where}.${name}`, level)
  return { name, type: parseType(readText(json, 'type', where), components, loadComponents, depth) }
}

/** Reads a list of parameters. Throws `json`. */
export function parseParams(list: readonly unknown[], where: string, depth = 0): AbiParam[] {
  return list.map((item, index) => parseParam(item, `${where}[${index}]`, depth))
}

function parseShortParam(text: string, where: string): AbiParam {
  const type = parseType(text, [], () => [])
  if (type.kind === 'array' || type.kind === 'fixedarray' || type.kind === 'map') {
    throw new AbiError('json', `${where}: arrays and maps need an object with "name" and "type"`)
  }
  return { name: text, type }
}
