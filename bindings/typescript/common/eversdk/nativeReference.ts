/**
 * The API reference in the form in which `@eversdk/core` reads it: types are named without their module, the context is
 * the first parameter, JSON of any shape is `Value`, results are wrapped. Source: modules 3.1.
 */

interface Entry {
  readonly type: string
  readonly [attribute: string]: unknown
}

interface FunctionEntry {
  readonly name: string
  readonly params: readonly Entry[]
  readonly result: Entry
  readonly app_object?: { readonly request: Entry; readonly response: Entry }
  readonly callback?: unknown
  readonly [attribute: string]: unknown
}

interface ApiEntry {
  readonly version: string
  readonly modules: readonly { readonly types: readonly Entry[]; readonly functions: readonly FunctionEntry[] }[]
}

/** From the `api` of `client.get_api_reference`. */
export function nativeReference({ version, modules }: ApiEntry): object {
  return {
    version,
    modules: modules.map((module) => ({
      ...module,
      types: module.types.map(nativeType),
      functions: module.functions.map(nativeFunction),
    })),
  }
}

function nativeFunction({ params, result, app_object: appObject, callback, ...rest }: FunctionEntry): object {
  return {
    ...rest,
    params: [
      parameter('context', generic('Arc', { type: 'Ref', ref_name: 'ClientContext' })),
      ...params.map(nativeType),
      ...(appObject === undefined
        ? []
        : [parameter('app_object', generic('AppObject', appObject.request, appObject.response))]),
      ...(callback === undefined ? [] : [parameter('callback', generic('Arc', { type: 'Ref', ref_name: 'Request' }))]),
    ],
    result: generic('ClientResult', result),
  }
}

function parameter(name: string, type: object): object {
  return { name, ...type, summary: null, description: null }
}

function generic(name: string, ...args: readonly Entry[]): object {
  return { type: 'Generic', generic_name: name, generic_args: args.map(nativeType) }
}

/** A type, a field or a parameter with all types inside of it. */
function nativeType(entry: Entry): Entry {
  if (entry.type === 'Any') return { ...entry, type: 'Ref', ref_name: 'Value' }
  const translated = Object.entries(entry).map(([attribute, value]) => [attribute, nativeAttribute(attribute, value)])
  return Object.fromEntries(translated) as Entry
}

function nativeAttribute(attribute: string, value: unknown): unknown {
  switch (attribute) {
    case 'ref_name':
      return (value as string).slice((value as string).indexOf('.') + 1)
    case 'optional_inner':
    case 'array_item':
      return nativeType(value as Entry)
    case 'struct_fields':
    case 'enum_types':
      return (value as readonly Entry[]).map(nativeType)
    default:
      return value
  }
}
