/** The generated package of the Go binding: types, functions, errors and documentation. */
import { type BindingModel, type BindingModule, endingOf } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { declareAppObject } from './declareAppObject.ts'
import { declareFunction, declareStream } from './declareFunction.ts'
import { declareType } from './declareType.ts'
import { GoNames } from './GoNames.ts'
import { GoTypes } from './GoTypes.ts'
import { about, goComment } from './goComment.ts'
import { exportedName } from './goName.ts'

export const goFolder = 'bindings/go/api'

/** Path of the module, which includes the major version. */
export const goModulePath = 'github.com/vendorclient/vendorclient-go/v3'

export function generateGo(model: BindingModel): GeneratedFile[] {
  if (!goModulePath.endsWith(`/v${model.version.split('.')[0]}`)) {
    throw new Error(`The path of the Go module must end with the major version of ${model.version}`)
  }
  const types = new GoTypes(model)
  const declared = new Set<unknown>()
  return [
    { path: `${goFolder}/modules.go`, content: modulesFile(model, types) },
    ...model.modules.map((module) => ({
      path: `${goFolder}/${module.name}.go`,
      content: goFile(moduleDeclarations(module, types, declared)),
    })),
  ]
}

function moduleDeclarations(module: BindingModule, types: GoTypes, declaredObjects: Set<unknown>): string[] {
  const name = types.moduleName(module)
  const methods = new GoNames()
  const objects = module.functions.flatMap(({ appObject }) =>
    appObject === undefined || declaredObjects.has(appObject) ? [] : [appObject],
  )
  for (const object of objects) declaredObjects.add(object)
  return [
    `${goComment([about(name, module.summary)])}type ${name} struct{ caller rpc.Caller }\n`,
    ...module.functions.flatMap((definition) => {
      const name = methods.claim(exportedName(definition.name))
      const ending = endingOf(definition, module)
      const streamName = ending && methods.claim(`${exportedName(definition.name)}Stream`)
      return [
        ...declareFunction(definition, { goName: name, streamName }, module, types),
        ...(definition.iterates === undefined
          ? []
          : [declareStream(definition, name, methods.claim(exportedName(definition.iterates.stream)), module, types)]),
      ]
    }),
    ...[...new Set(objects)].flatMap((object) => declareAppObject(object, types)),
    ...module.types.flatMap((type) => declareType(type, module, types)),
  ]
}

function modulesFile(model: BindingModel, types: GoTypes): string {
  const fields = model.modules.map((module) => ({
    field: exportedName(module.name),
    type: types.moduleName(module),
    summary: module.summary,
  }))
  const lines = (text: readonly string[]) => `${text.join('\n')}\n`
  return goFile(
    [
      `// Version is the version of the library that this package was generated for.\nconst Version = ${JSON.stringify(model.version)}\n`,
      lines([
        '// Modules are all functions of the library.',
        'type Modules struct {',
        ...fields.map(({ field, type, summary }) => `${goComment([about(field, summary)], '\t')}\t${field} ${type}`),
        '}',
      ]),
      lines([
        '// NewModules makes the functions call through a connection.',
        'func NewModules(caller rpc.Caller) Modules {',
        '\treturn Modules{',
        ...fields.map(({ type }) => `\t\t${type}{caller},`),
        '\t}',
        '}',
      ]),
      lines([
        '// UnknownVariant stands for a variant of any union that a newer daemon sends.',
        'type UnknownVariant struct {',
        '\t// Type is the name of the variant.',
        '\tType string',
        '\t// JSON is the whole value.',
        '\tJSON json.RawMessage',
        '}',
      ]),
      lines([
        '// MarshalJSON implements json.Marshaler.',
        'func (v UnknownVariant) MarshalJSON() ([]byte, error) {',
        '\treturn v.JSON.MarshalJSON()',
        '}',
      ]),
    ],
    goComment([
      'Package api has a type for every type and a method for every function of the library. The methods belong to modules, which are fields of a client.',
    ]),
  )
}

/** Packages by the name that code uses them with; standard ones first, as gofmt sorts them. */
const packages = [
  ['bytes', 'bytes'],
  ['context', 'context'],
  ['json', 'encoding/json'],
  ['fmt', 'fmt'],
  ['iter', 'iter'],
  ['slog', 'log/slog'],
  ['wire', `${goModulePath}/internal/wire`],
  ['rpc', `${goModulePath}/rpc`],
] as const

/** A file of a package with the imports that its declarations need. */
export function goFile(declarations: readonly string[], packageComment = '', packageName = 'api'): string {
  const body = declarations.join('\n')
  const code = body.replaceAll(/^\s*\/\/.*$/gm, '')
  const used = packages.filter(([name]) => new RegExp(`(?<![\\w."])${name}\\.`).test(code))
  const groups = [used.filter(([, path]) => !path.includes('.')), used.filter(([, path]) => path.includes('.'))]
  const imports = groups
    .filter((group) => group.length > 0)
    .map((group) => group.map(([, path]) => `\t${JSON.stringify(path)}\n`).join(''))
    .join('\n')
  const importBlock = imports === '' ? '' : `import (\n${imports})\n\n`
  return `// Code generated from the definitions by "npm run generate"; DO NOT EDIT.\n\n${packageComment}package ${packageName}\n\n${importBlock}${body}`
}
