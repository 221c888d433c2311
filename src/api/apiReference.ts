/** The API in the entry model of `client.get_api_reference`. Source: modules 3.1, decision 10. */

import { buildInfo } from '../config/buildInfo.ts'
import type { FunctionDefinition, ModuleDefinition } from '../schema/functions.ts'
import type { Nothing } from '../schema/methods.ts'
import type { Fields, NamedShape, Shape } from '../schema/shapes.ts'
import { isNamed } from '../schema/shapes.ts'
import { loadApi } from './api.ts'

/** A type, a field, a constant or a parameter. */
export interface ApiEntry {
  readonly name: string
  readonly summary: string | null
  readonly description: string | null
  readonly type: string
  readonly [attribute: string]: unknown
}

export interface ApiModule {
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly types: readonly ApiEntry[]
  readonly functions: readonly object[]
}

let reference: { version: string; modules: readonly ApiModule[] } | undefined

/** Loads all modules. Computed once; callers must not change it. */
export async function apiReference(): Promise<{ version: string; modules: ApiModule[] }> {
  reference ??= describeApi(await loadApi())
  return reference as { version: string; modules: ApiModule[] }
}

export function describeApi(list: readonly ModuleDefinition[]): { version: string; modules: readonly ApiModule[] } {
  const names = fullTypeNames(list)
  return { version: buildInfo.version, modules: list.map((module) => describeModule(module, names)) }
}

/** `module.Type` by named shape. */
export function fullTypeNames(list: readonly ModuleDefinition[]): ReadonlyMap<Shape, string> {
  return new Map(list.flatMap(({ name, types }) => types.map((type) => [type as Shape, `${name}.${type.name}`])))
}

type TypeNames = ReadonlyMap<Shape, string>

function describeModule(module: ModuleDefinition, names: TypeNames): ApiModule {
  return {
    name: module.name,
    summary: module.summary,
    description: module.description,
    types: module.types.map((type) => entry(type.name, type.summary, describeNamed(type, names))),
    functions: module.functions.map((definition) => describeFunction(definition, names)),
  }
}

function describeFunction(definition: FunctionDefinition, names: TypeNames): object {
  const { params, result } = definition
  return {
    name: definition.name.slice(definition.name.indexOf('.') + 1),
    summary: definition.summary,
    description: definition.description ?? '',
    ...(definition.extension === undefined ? {} : { extension: true }),
    params: params.kind === 'nothing' ? [] : [entry('params', null, describeUse(params, names))],
    result: result.kind === 'nothing' ? { type: 'None' } : describeUse(result as Shape | Nothing, names),
    ...(definition.forms === undefined ? {} : { forms: describeForms(definition.forms, names) }),
    ...(definition.iterates === undefined ? {} : { items: describeUse(definition.iterates.item, names) }),
    ...describeRegistration(definition, names),
    errors: null,
  }
}

function describeForms(forms: NonNullable<FunctionDefinition['forms']>, names: TypeNames): object {
  return Object.fromEntries(Object.entries(forms).map(([field, form]) => [field, describeUse(form, names)]))
}

/**
 * An argument of the application besides the parameters: an object that answers requests, or a function that receives
 * messages.
 */
function describeRegistration({ appObject, callback }: FunctionDefinition, names: TypeNames): object {
  return {
    ...(appObject === undefined
      ? {}
      : {
          app_object: {
            name: appObject.name,
            summary: appObject.summary,
            request: describeUse(appObject.request, names),
            response: describeUse(appObject.response, names),
          },
        }),
    ...(callback === undefined
      ? {}
      : {
          callback: {
            lifetime: callback.lifetime,
            responses: Object.entries(callback.responses).map(([type, shape]) => ({
              response_type: Number(type),
              ...describeUse(shape, names),
            })),
          },
        }),
  }
}

function entry(name: string, summary: string | null, type: TypeDescription, description = ''): ApiEntry {
  return { name, ...type, summary, description }
}

type TypeDescription = { readonly type: string; readonly [attribute: string]: unknown }

/** A type where it is declared. */
function describeNamed(shape: NamedShape, names: TypeNames): TypeDescription {
  switch (shape.kind) {
    case 'struct':
      return { type: 'Struct', struct_fields: describeFields(shape.fields, names) }
    case 'union':
      return {
        type: 'EnumOfTypes',
        enum_types: Object.entries(shape.variants).map(([name, { summary, fields }]) =>
          entry(name, summary, { type: 'Struct', struct_fields: describeFields(fields, names) }),
        ),
      }
    case 'constants':
      return {
        type: 'EnumOfConsts',
        enum_consts: Object.entries(shape.constants).map(([name, { value, summary }]) =>
          entry(name, summary, {
            type: typeof value === 'number' ? 'Number' : 'String',
            value: String(value),
          }),
        ),
      }
    case 'alias':
      return describeUse(shape.target, names)
  }
}

function describeFields(fields: Fields, names: TypeNames): ApiEntry[] {
  return Object.entries(fields).map(([name, field]) => {
    const use = describeUse(field.shape, names)
    const type = field.optional ? { type: 'Optional', optional_inner: use } : use
    const notes = [
      field.default === undefined ? '' : `Default: ${JSON.stringify(field.default)}.`,
      field.deprecated === undefined ? '' : `Deprecated. ${field.deprecated}`,
    ]
    return entry(name, field.summary, type, notes.filter((note) => note !== '').join(' '))
  })
}

/** A type where it is used: named types by reference. */
function describeUse(shape: Shape | Nothing, names: TypeNames): TypeDescription {
  switch (shape.kind) {
    case 'nothing':
      return { type: 'None' }
    case 'string':
      return { type: 'String' }
    case 'boolean':
      return { type: 'Boolean' }
    case 'integer':
      return { type: 'Number', number_type: shape.signed ? 'Int' : 'UInt', number_size: shape.bits }
    case 'bigInteger':
      return { type: 'BigInt', number_type: shape.signed ? 'Int' : 'UInt', number_size: shape.bits }
    case 'float':
      return { type: 'Number', number_type: 'Float', number_size: 32 }
    case 'any':
      return {
        type: 'Any',
        ...(shape.form === undefined || !isNamed(shape.form) ? {} : { form: names.get(shape.form) }),
      }
    case 'map':
      return { type: 'Any' }
    case 'array': {
      const item = describeUse(shape.item, names)
      return { type: 'Array', array_item: shape.nullableItems ? { type: 'Optional', optional_inner: item } : item }
    }
    case 'lazy':
      return describeUse(shape.resolve(), names)
    default:
      if (isNamed(shape)) return { type: 'Ref', ref_name: names.get(shape) ?? shape.name }
      throw new Error('A shape has no description')
  }
}
