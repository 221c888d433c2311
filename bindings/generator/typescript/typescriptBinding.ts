/** The generated part of the TypeScript binding. */
import type { BindingModel } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { appObjectInterfaces } from './appObjects.ts'
import { docComment } from './docComment.ts'
import { list, literal, sourceFile } from './layout.ts'
import { moduleClass, moduleClassName, resultType, syncModuleClass, typeImports } from './moduleClass.ts'
import { moduleTypes } from './moduleTypes.ts'
import { typeExpression } from './typeExpression.ts'
import { wirePlans } from './wirePlans.ts'

export const typescriptFolder = 'bindings/typescript/generated'

/** Names of the hand-written part; a type of the API with the same name is exported with the suffix `Data`. */
const takenNames: ReadonlySet<string> = new Set([
  'AppObjectOptions',
  'AppRequestContext',
  'CallbackMessage',
  'CallbackOptions',
  'CallOptions',
  'ClientError',
  'ConnectionLost',
  'SyncCallOptions',
  'VendorClient',
])

/** Members of the client besides the modules. */
const takenMembers: ReadonlySet<string> = new Set(['call', 'callSync', 'close', 'ended', 'info'])

export function typescriptBinding(model: BindingModel): GeneratedFile[] {
  for (const { name } of model.modules) {
    if (takenMembers.has(name))
      throw new Error(`A module cannot be called ${name}: the client has a member of that name`)
  }
  const files: [name: string, content: string][] = [
    ...model.modules.flatMap((module): [string, string][] => [
      [`types/${module.name}.ts`, moduleTypes(module, model)],
      [`modules/${module.name}.ts`, moduleClass(module, model)],
      [`syncModules/${module.name}.ts`, syncModuleClass(module, model)],
    ]),
    ['types.ts', typeIndex(model)],
    ['ApiModules.ts', modulesClass(model, false)],
    ['SyncApiModules.ts', modulesClass(model, true)],
    ['ApiFunctions.ts', functionTable(model)],
    ['appObjects.ts', appObjectInterfaces(model)],
    ['wirePlans.ts', wirePlans(model)],
    ['registrations.ts', registrations(model)],
    ['version.ts', sourceFile([`export const version = ${literal(model.version)}`])],
  ]
  return files.map(([name, content]) => ({ path: `${typescriptFolder}/${name}`, content }))
}

/** Exports every type by its plain name; types of several modules with the same name get the module name as prefix. */
function typeIndex(model: BindingModel): string {
  const modulesOfName = Map.groupBy(
    model.modules.flatMap((module) => module.types.map((type) => ({ name: type.name, module: module.name }))),
    ({ name }) => name,
  )
  const newName = (module: string, name: string) => {
    if (modulesOfName.get(name)!.length > 1) return `${capitalize(module)}${name}`
    return takenNames.has(name) ? `${name}Data` : name
  }
  const lines = model.modules.flatMap(({ name: module, types }) => {
    // A name exported by two `export *` declarations would be an error.
    const hasShared = types.some(({ name }) => modulesOfName.get(name)!.length > 1)
    const listed = types
      .filter(({ name }) => hasShared || newName(module, name) !== name)
      .map(({ kind, name }) => ({ name, hasValue: kind === 'union' || kind === 'constants' }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    const allTypes = listed.every(({ hasValue }) => !hasValue)
    const items = listed.map(({ name, hasValue }) => {
      const as = newName(module, name)
      return `${allTypes || hasValue ? '' : 'type '}${name}${as === name ? '' : ` as ${as}`}`
    })
    const path = `'./types/${module}.ts'`
    const explicit = list(`export ${allTypes ? 'type ' : ''}`, '{ ', items, ` } from ${path}`, '')
    return [...(items.length === 0 ? [] : [explicit]), ...(hasShared ? [] : [`export * from ${path}`])]
  })
  return sourceFile([lines.sort(byPath).join('\n')])
}

function byPath(a: string, b: string): number {
  const path = (text: string) => text.slice(text.indexOf(" './"))
  return path(a) === path(b) ? 0 : path(a) < path(b) ? -1 : 1
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function modulesClass(model: BindingModel, isSync: boolean): string {
  const prefix = isSync ? 'Sync' : ''
  const folder = isSync ? 'syncModules' : 'modules'
  const imports = [
    `import type { ${prefix}Caller } from '../common/Caller.ts'`,
    ...model.modules
      .map((module) => `import { ${prefix}${moduleClassName(module)} } from './${folder}/${module.name}.ts'`)
      .sort(byPath),
  ]
  const members = model.modules.map(
    (module) => `${docComment([module.summary], '  ')}  readonly ${module.name}: ${prefix}${moduleClassName(module)}`,
  )
  const assignments = model.modules.map(
    (module) => `    this.${module.name} = new ${prefix}${moduleClassName(module)}(caller)`,
  )
  const constructor = `  constructor(caller: ${prefix}Caller) {\n${assignments.join('\n')}\n  }`
  const summary = docComment([
    isSync ? 'The modules of the API, with synchronous forms of the functions.' : 'The modules of the API.',
  ])
  const body = `${members.join('\n')}\n\n${constructor}`
  return sourceFile([imports.join('\n'), `${summary}export class ${prefix}ApiModules {\n${body}\n}`])
}

/** Types of parameters and result by wire name, for callers that name functions that way. */
function functionTable(model: BindingModel): string {
  const entries = model.modules
    .flatMap((module) => module.functions)
    .map((definition) => {
      const params = definition.params === undefined ? 'undefined' : typeExpression(definition.params, model)
      return `  ${literal(definition.wireName)}: {\n    params: ${params}\n    result: ${resultType(definition, model)}\n  }\n`
    })
  const body = entries.join('')
  const imports = [
    ...(body.includes('WithForm<') ? ["import type { WithForm } from '../common/Caller.ts'"] : []),
    ...typeImports(body, model, './types'),
  ]
  const summary = docComment(['Types of the parameters and the result of each function, by its wire name.'])
  return sourceFile([imports.join('\n'), `${summary}export interface ApiFunctions {\n${body}}`])
}

/** What functions register with the connection, for callers that know the functions by wire name only. */
function registrations(model: BindingModel): string {
  const entries = model.modules
    .flatMap((module) => module.functions)
    .flatMap(({ wireName, appObject, callback }) => {
      const kind = appObject !== undefined ? 'object' : callback?.lifetime
      return kind === undefined ? [] : [`  ${literal(wireName)}: ${literal(kind)},\n`]
    })
  const body = entries.length === 0 ? '{}' : `{\n${entries.join('')}}`
  const summary = docComment([
    'Functions that register an app object, a callback for the time of the call, or one for the life of a handle.',
  ])
  const type = "{ readonly [wireName: string]: 'object' | 'call' | 'handle' }"
  return sourceFile([`${summary}export const registrations: ${type} = ${body}`])
}
