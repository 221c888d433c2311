/** The functions of the library as the daemon describes them, and calls of them as code. */

import { parseExactJson } from '../../../../../bindings/typescript/common/exactJson.ts'
import { shellText } from './callCode.ts'
import { library } from './connection.ts'
import { jsonText } from './formats.ts'

// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema
export type Schema = any

export interface ApiMethod {
  readonly name: string
  readonly summary?: string
  readonly description?: string
  readonly params: readonly {
    readonly name: string
    readonly summary?: string
    readonly required: boolean
    readonly schema: Schema
  }[]
  readonly result: { readonly schema: Schema }
  readonly errors?: readonly { readonly code: number; readonly message: string; readonly data?: string }[]
  readonly examples?: readonly {
    readonly params: readonly { readonly name: string; readonly value: unknown }[]
    readonly result: { readonly value: unknown }
  }[]
  readonly 'x-app-object'?: { readonly name: string; readonly summary?: string }
  readonly 'x-callback'?: object
}

export interface ApiDocument {
  readonly methods: readonly ApiMethod[]
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

let asked: Promise<ApiDocument> | undefined

export function loadApi(): Promise<ApiDocument> {
  asked ??= library()
    .then((client) => client.call<ApiDocument>('rpc.discover', {}, { plain: true }))
    .catch((error) => {
      asked = undefined
      throw error
    })
  return asked
}

/** Parameters of the function itself, without `_call`. */
export function ownParameters(method: ApiMethod): ApiMethod['params'] {
  return method.params.filter(({ name }) => name !== '_call')
}

/** Initial parameters: those of the example, else the required ones. */
export function firstParameters(method: ApiMethod, schemas: ApiDocument['components']['schemas']): string {
  const example = method.examples?.[0]
  if (example !== undefined) {
    return jsonText(Object.fromEntries(example.params.map(({ name, value }) => [name, withoutMarks(value)])))
  }
  const required = ownParameters(method).filter(({ required: isRequired }) => isRequired)
  return jsonText(Object.fromEntries(required.map(({ name, schema }) => [name, sampleOf(schema, schemas)])))
}

/** Replaces the marks that examples contain in place of values that differ each time. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks)
  if (typeof value !== 'object' || value === null) return value
  if ('$type' in value) return value.$type === 'number' ? 1 : ''
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutMarks(item)]))
}

const MAX_DEPTH = 4

/** A value of the type: empty texts and lists, zeros, the first of several forms. */
export function sampleOf(schema: Schema, schemas: ApiDocument['components']['schemas'], depth = 0): unknown {
  if (depth > MAX_DEPTH || schema == null) return null
  if (schema.$ref !== undefined) return sampleOf(schemas[refName(schema.$ref)], schemas, depth + 1)
  if (schema.const !== undefined) return schema.const
  const variant = schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? schema.allOf?.[0]
  if (variant !== undefined) return sampleOf(variant, schemas, depth + 1)
  if (schema.enum !== undefined) return schema.enum[0]
  switch (schema.type) {
    case 'string':
      return ''
    case 'integer':
    case 'number':
      return schema.minimum > 0 ? schema.minimum : 0
    case 'boolean':
      return false
    case 'array':
      return []
    case 'object':
      return Object.fromEntries(
        ((schema.required as string[] | undefined) ?? []).map((name) => [
          name,
          sampleOf(schema.properties?.[name], schemas, depth + 1),
        ]),
      )
    default:
      return null
  }
}

/** A schema with references resolved and `allOf` groups of one schema unwrapped. */
export function resolved(schema: Schema, schemas: ApiDocument['components']['schemas']): Schema {
  for (let step = 0, found = schema; step < 8; step++) {
    if (found?.$ref !== undefined) found = schemas[refName(found.$ref)]
    else if (found?.allOf?.length === 1) found = found.allOf[0]
    else return found ?? {}
  }
  return {}
}

export function refName(ref: string): string {
  return ref.slice('#/components/schemas/'.length)
}

/** Describes a type in a few words. */
export function typeText(schema: Schema): string {
  if (schema == null) return 'any'
  if (schema.$ref !== undefined) return refName(schema.$ref)
  if (schema.allOf?.length === 1) return typeText(schema.allOf[0])
  if (schema.type === 'array') return `array of ${typeText(schema.items)}`
  if (schema.format !== undefined) return `${schema.type} (${schema.format})`
  if (Array.isArray(schema.type)) return schema.type.join(' or ')
  return schema.type ?? (schema.oneOf !== undefined ? 'one of several' : 'any')
}

export const LANGUAGES = ['TypeScript', 'Python', 'Go', 'Rust', 'Java', 'JSON-RPC'] as const
export type Language = (typeof LANGUAGES)[number]

/** A whole call in a language. `params` is JSON text of an object. */
export function codeOf(language: Language, method: string, params: string): string {
  const [module, name] = method.split('.') as [string, string]
  const isEmpty = /^\s*\{\s*\}\s*$/.test(params)
  switch (language) {
    case 'TypeScript':
      return [
        "import { spawnClient } from 'vendorclient'",
        '',
        'const client = await spawnClient()',
        `const result = await client.${module}.${camelCase(name)}(${isEmpty ? '' : unquoted(params)})`,
        'console.log(result)',
        'await client.close()',
      ].join('\n')
    case 'Python':
      return [
        'from vendorclient import Client',
        '',
        'with Client.start() as client:',
        `    result = client.call("${method}", ${indent(pythonText(parseExactJson(params)), '    ')})`,
        '    print(result)',
      ].join('\n')
    case 'Go':
      return [
        'client, err := vendorclient.Spawn(ctx, vendorclient.WithPathSearch())',
        'if err != nil {',
        '\treturn err',
        '}',
        'defer client.Close()',
        'var result any',
        `err = client.Call(ctx, "${method}", json.RawMessage(\`${params.replaceAll('`', '` + "`" + `')}\`), &result)`,
      ].join('\n')
    case 'Rust':
      return [
        'let client = vendorclient::Client::start().await?;',
        `let result = client.call("${method}", &serde_json::json!(${params})).await?;`,
        'println!("{result}");',
        'client.close().await;',
      ].join('\n')
    case 'Java':
      return [
        'try (var client = VendorClient.start(new StartOptions())) {',
        `    Object result = client.call("${method}", ${indent(javaText(parseExactJson(params)), '    ')}).await();`,
        '    System.out.println(result);',
        '}',
      ].join('\n')
    case 'JSON-RPC': {
      const request = `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${oneLine(params)}}`
      return `printf '%s\\n' ${shellText(request)} | vendorclient daemon --stdio`
    }
  }
}

/** Converts a name by the rule of the TypeScript binding. */
function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Removes unnecessary quotes of names. */
function unquoted(json: string): string {
  return json
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(/^(.*?)\{\s*"/, '$1{ "')
    .replaceAll('"', "'")
}

function oneLine(json: string): string {
  return jsonText(parseExactJson(json), 0)
}

function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`)
}

function pythonText(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(pythonText).join(', ')}]`
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pythonText(item)}`)
    return entries.length === 0 ? '{}' : `{\n    ${indent(entries.join(',\n'), '    ')},\n}`
  }
  return jsonText(value, 0)
}

function javaText(value: unknown): string {
  if (Array.isArray(value)) return `List.of(${value.map(javaText).join(', ')})`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => `Map.entry(${JSON.stringify(key)}, ${javaText(item)})`)
    return entries.length === 0 ? 'Map.of()' : `Map.ofEntries(\n    ${indent(entries.join(',\n'), '    ')})`
  }
  // Integers too large for the integer types of the language have a separate type.
  return typeof value === 'bigint' ? `new BigInteger("${value}")` : jsonText(value, 0)
}
