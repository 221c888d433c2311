/** The API prepared for binding generators: everything is named, and nothing has to be resolved twice. */
import { fullTypeNames } from '../../src/api/apiReference.ts'
import { api } from '../../src/api/wholeApi.ts'
import { buildInfo } from '../../src/config/buildInfo.ts'
import {
  type AppObjectDefinition,
  type CallbackDefinition,
  type Example,
  extensionNote,
  type FunctionDefinition,
  type Iteration,
  type ModuleDefinition,
} from '../../src/schema/functions.ts'
import type { Nothing } from '../../src/schema/methods.ts'
import { isNamed, type NamedShape, type Shape, type StructShape, type UnionShape } from '../../src/schema/shapes.ts'
import { daemonModuleName, daemonTypes, offeredDaemonMethods, protocolErrors } from './daemonModule.ts'

export interface BindingModel {
  readonly version: string
  /** Modules of the API, followed by the connection itself. */
  readonly modules: readonly BindingModule[]
  /** Objects that the host implements, each once. */
  readonly appObjects: readonly AppObjectModel[]
  /** `module.Type` of a named shape. */
  fullName(shape: NamedShape): string
}

export interface BindingModule {
  readonly name: string
  readonly summary: string
  readonly types: readonly NamedShape[]
  readonly functions: readonly BindingFunction[]
  readonly errors: readonly { readonly name: string; readonly code: number; readonly summary: string }[]
}

export interface BindingFunction {
  /** Wire name with module. */
  readonly wireName: string
  /** Wire name without module, snake case. */
  readonly name: string
  readonly summary: string
  readonly description: string | undefined
  readonly deprecated: string | undefined
  readonly params: StructShape | UnionShape | undefined
  readonly result: Shape | undefined
  /** Forms of result fields that are free JSON, by field name, where this function determines them. */
  readonly forms: Readonly<Record<string, StructShape>>
  /** `module` is the one that lists the number, if the API has it yet. */
  readonly errors: readonly { readonly name: string; readonly code: number; readonly module: string | undefined }[]
  readonly appObject: AppObjectModel | undefined
  readonly callback: CallbackDefinition | undefined
  readonly iterates: Iteration | undefined
  readonly example: Example
}

export interface AppObjectModel {
  readonly name: string
  readonly summary: string
  readonly request: UnionShape
  readonly response: UnionShape
  readonly methods: readonly AppObjectMethod[]
}

export interface AppObjectMethod {
  /** Variant of the request. */
  readonly type: string
  readonly summary: string
  readonly fields: StructShape['fields']
  /** Fields of the answer; `undefined` for a notification. */
  readonly answer: StructShape['fields'] | undefined
}

/** `modules` other than those of the API are for tests of generators. */
export function bindingModel(modules: readonly ModuleDefinition[] = api): BindingModel {
  const daemon = describeDaemon(modules)
  const names = new Map<Shape, string>([
    ...fullTypeNames(modules),
    ...daemon.types.map((type) => [type, `${daemon.name}.${type.name}`] as const),
  ])
  const appObjects = new Map<AppObjectDefinition, AppObjectModel>()
  const describe = (definition: AppObjectDefinition) => {
    const known = appObjects.get(definition) ?? describeAppObject(definition)
    appObjects.set(definition, known)
    return known
  }
  const moduleOfCode = new Map(modules.flatMap(({ name, errors }) => errors.map(({ code }) => [code, name] as const)))
  const describeFunction = (definition: FunctionDefinition): BindingFunction => ({
    wireName: definition.name,
    name: definition.name.slice(definition.name.indexOf('.') + 1),
    summary: definition.summary,
    description: descriptionOf(definition),
    deprecated: definition.deprecated,
    params: orNothing(definition.params),
    result: orNothing(definition.result),
    forms: definition.forms ?? {},
    errors: definition.errors.map(({ name, code }) => ({ name, code, module: moduleOfCode.get(code) })),
    appObject: definition.appObject === undefined ? undefined : describe(definition.appObject),
    callback: definition.callback,
    iterates: definition.iterates,
    example: definition.example,
  })
  const described = modules.map((module) => ({
    name: module.name,
    summary: module.summary,
    types: module.types,
    functions: module.functions.map(describeFunction),
    errors: module.errors.map(({ name, code, raised }) => ({ name, code, summary: raised })),
  }))
  return {
    version: buildInfo.version,
    modules: [...described, daemon],
    appObjects: [...appObjects.values()],
    fullName: (shape) => {
      const name = names.get(shape)
      if (name === undefined) throw new Error(`No module lists the type ${shape.name}`)
      return name
    },
  }
}

/** The description that every binding shows for the function. */
function descriptionOf({ description, extension, forms = {}, iterates }: FunctionDefinition): string | undefined {
  const texts = [
    extension === undefined ? '' : `Extension: ${extensionNote}`,
    description ?? '',
    ...Object.entries(forms).map(([name, form]) => `\`${name}\` has the form \`${form.name}\`.`),
    iterates === undefined ? '' : `The items have the form \`${iterates.item.name}\`.`,
  ].filter((text) => text !== '')
  return texts.length === 0 ? undefined : texts.join(' ')
}

function describeDaemon(modules: readonly ModuleDefinition[]): BindingModule {
  return {
    name: daemonModuleName,
    summary: 'The daemon and the connection to it.',
    types: daemonTypes(new Set<Shape>(modules.flatMap(({ types }) => types))),
    functions: offeredDaemonMethods.map(({ name, summary, description, params, result }) => ({
      wireName: name,
      name: name.slice(name.indexOf('.') + 1),
      summary,
      description,
      deprecated: undefined,
      params: orNothing(params),
      result: orNothing(result),
      forms: {},
      errors: [],
      appObject: undefined,
      callback: undefined,
      iterates: undefined,
      example: { params: {}, result: null },
    })),
    errors: protocolErrors,
  }
}

function orNothing<S>(shape: S | Nothing): S | undefined {
  return (shape as Nothing).kind === 'nothing' ? undefined : (shape as S)
}

function describeAppObject({ name, summary, request, response }: AppObjectDefinition): AppObjectModel {
  return {
    name,
    summary,
    request,
    response,
    methods: Object.entries(request.variants as UnionShape['variants']).map(([type, variant]) => ({
      type,
      summary: variant.summary,
      fields: variant.fields,
      answer: (response.variants as UnionShape['variants'])[type]?.fields,
    })),
  }
}

/** The function that closes the handle of a subscription; its parameters are the result of the subscribing function. */
export function endingOf(
  { callback, wireName, result }: BindingFunction,
  module: BindingModule,
): BindingFunction | undefined {
  if (callback?.endedBy === undefined) return undefined
  const ending = module.functions.find((other) => other.wireName === callback.endedBy)
  if (ending?.params === undefined || ending.params !== result) {
    throw new Error(`${callback.endedBy} does not take what ${wireName} returns`)
  }
  return ending
}

/** Named types that a shape refers to directly or through arrays and the like. */
export function referencedTypes(shape: Shape): NamedShape[] {
  if (isNamed(shape)) return [shape]
  if (shape.kind === 'array' || shape.kind === 'map') return referencedTypes(shape.item)
  return shape.kind === 'lazy' ? referencedTypes(shape.resolve()) : []
}
