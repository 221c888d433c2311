/** Clients of the administrative interface of the node, and its reference page, from the table of its methods. */
import type { BindingModel, BindingModule } from '../../bindings/generator/bindingModel.ts'
import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { camelCase } from '../../bindings/generator/naming.ts'
import { pythonFile } from '../../bindings/generator/python/pythonFile.ts'
import { pythonFolder } from '../../bindings/generator/python/pythonFiles.ts'
import { annotated, docstring, group, indentation, statement } from '../../bindings/generator/python/pythonLayout.ts'
import { memberName } from '../../bindings/generator/python/pythonNames.ts'
import { TypeHints } from '../../bindings/generator/python/TypeHints.ts'
import { fieldText, typesFile } from '../../bindings/generator/python/typesFile.ts'
import { rustFolder } from '../../bindings/generator/rust/rustFiles.ts'
import { docComment } from '../../bindings/generator/typescript/docComment.ts'
import { list, literal, sourceFile } from '../../bindings/generator/typescript/layout.ts'
import { moduleTypes } from '../../bindings/generator/typescript/moduleTypes.ts'
import { typescriptFolder } from '../../bindings/generator/typescript/typescriptBinding.ts'
import {
  adminTypes,
  type DescribedMethod,
  describedMethods,
} from '../../src/program/devnode/controls/describeMethods.ts'
import type { Field, Shape } from '../../src/schema/shapes.ts'
import { controlsPage } from './controlsPage.ts'
import { goDevNode } from './goDevNode.ts'
import { javaDevNode } from './javaDevNode.ts'
import { kotlinDevNode } from './kotlinDevNode.ts'
import { rustDevNode } from './rustDevNode.ts'

const module: BindingModule = {
  name: 'dev_node',
  summary: 'Controls of a development node.',
  types: adminTypes,
  functions: [],
  errors: [],
}

const model: BindingModel = {
  version: '',
  modules: [module],
  appObjects: [],
  fullName: ({ name }) => `${module.name}.${name}`,
}

export function devNodeClients(): GeneratedFile[] {
  return [
    { path: `${typescriptFolder}/devNode/types.ts`, content: moduleTypes(module, model) },
    { path: `${typescriptFolder}/devNode/DevNodeMethods.ts`, content: typescriptMethods() },
    { path: `${pythonFolder}/dev_node.py`, content: typesFile(model, module) },
    { path: `${pythonFolder}/functions/dev_node.py`, content: pythonMethods() },
    { path: 'bindings/go/devnode/controls.go', content: goDevNode(model, module, describedMethods) },
    { path: `${rustFolder}/dev_node.rs`, content: rustDevNode(model, module, describedMethods) },
    ...javaDevNode(module, describedMethods),
    ...kotlinDevNode(module, describedMethods),
    { path: 'docs/development-node-controls.md', content: controlsPage(describedMethods) },
  ]
}

function typescriptMethods(): string {
  const methods = describedMethods.map(typescriptMethod)
  const used = adminTypes.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(methods.join()))
  const summary = docComment(['The controls of a development node, each a method. They reject with DevNodeError.'])
  const call = [
    docComment(['Calls a control by its name, with the parameters that it has.'], '  '),
    '  protected abstract control<Result>(name: string, params: object, fields: readonly string[]): Promise<Result>',
  ].join('')
  return sourceFile([
    list('import type ', '{ ', used, " } from './types.ts'", ''),
    `${summary}export abstract class DevNodeMethods {\n${[call, ...methods].join('\n\n')}\n}`,
  ])
}

function typescriptMethod({ name, summary, params, result }: DescribedMethod): string {
  const fields = Object.entries(params.fields)
  const isOptional = fields.every(([, field]) => (field as Field).optional)
  const parameter = fields.length === 0 ? '' : `params: ${params.name}${isOptional ? ' = {}' : ''}`
  const type = Object.keys(result.fields).length === 0 ? 'void' : result.name
  const names = list(
    '',
    '[',
    fields.map(([field]) => literal(field)),
    ']',
    '',
  )
  const call = `    return this.control(${literal(name)}, ${fields.length === 0 ? '{}' : 'params'}, ${names})`
  return [docComment([summary], '  '), `  ${camelCase(name)}(${parameter}): Promise<${type}> {\n`, `${call}\n  }`].join(
    '',
  )
}

function pythonMethods(): string {
  const hints = new TypeHints(model)
  const methods = describedMethods.map((method) => pythonMethod(method, hints))
  const block = [
    'class DevNodeMethods:',
    docstring(1, ['The controls of a development node, each a method. They raise DevNodeError.']),
    '',
    `${indentation}def _control(self, name: str, params: dict[str, Any], result: Any) -> Any:`,
    `${indentation.repeat(2)}raise NotImplementedError`,
    ...methods.map((method) => `\n${method}`),
  ].join('\n')
  return pythonFile({
    summary: 'Controls of a development node.',
    package: '...',
    modules: hints.modules,
    blocks: [block],
  })
}

function pythonMethod({ name, summary, params, result }: DescribedMethod, hints: TypeHints): string {
  const entries = Object.entries(params.fields as Readonly<Record<string, Field>>)
  const sorted = [...entries.filter(([, { optional }]) => !optional), ...entries.filter(([, { optional }]) => optional)]
  // A single required one may be passed without its name.
  const isSingle = sorted.filter(([, { optional }]) => !optional).length === 1
  const type = Object.keys(result.fields).length === 0 ? 'None' : hints.of(result)
  const parameters = sorted.map(([field, { shape, optional }]) =>
    annotated(memberName(field), pythonHint(field, shape, optional, hints), optional ? ' = None' : ''),
  )
  const ordered = isSingle
    ? [parameters[0]!, ...(parameters.length > 1 ? ['*', ...parameters.slice(1)] : [])]
    : ['*', ...parameters]
  const signature = group(
    `def ${memberName(name)}(`,
    ['self', ...(parameters.length === 0 ? [] : ordered)],
    `) -> ${type}:`,
  )
  const texts = sorted.map(([field, definition]) => `- ${memberName(field)}: ${fieldText(definition)}`)
  const values = sorted.map(([field, { shape, optional }], index) => {
    const parameter = memberName(field)
    const isReference = isSingle && index === 0 && field === ID
    if (isReference) return `"${field}": getattr(${parameter}, "${ID}", ${parameter})`
    if (!isAmount(shape)) return `"${field}": ${parameter}`
    return `"${field}": ${optional ? `None if ${parameter} is None else str(${parameter})` : `str(${parameter})`}`
  })
  const call = group('self._control(', [JSON.stringify(name), group('{', values, '}'), type], ')')
  const returned = type === 'None' ? statement(2, '', call) : statement(2, 'return ', group('cast(', [type, call], ')'))
  return [statement(1, '', signature), docstring(2, [summary, texts.join('\n')]), returned].join('\n')
}

/** A parameter of this name is also taken from an object that has it. */
const ID = 'id'

/** Amounts may be given as integers, constants as texts. */
function pythonHint(name: string, shape: Shape, isOptional: boolean, hints: TypeHints): string {
  const options = [...new Set(hintsOf(name, shape, hints))]
  const hint = options.length === 1 ? options[0]! : `Union[${options.join(', ')}]`
  return isOptional && hint !== 'Any' ? `Optional[${hint}]` : hint
}

function hintsOf(name: string, shape: Shape, hints: TypeHints): string[] {
  if (isAmount(shape)) return ['int', 'str']
  if (shape.kind === 'map') return ['dict[Any, Any]']
  if (shape.kind === 'constants') return [hints.of(shape), 'str']
  if (name !== ID) return [hints.of(shape)]
  const holders = adminTypes.filter(
    (type) => type.kind === 'struct' && !/^(ParamsOf|ResultOf)/.test(type.name) && type.fields[ID]?.shape === shape,
  )
  return [hints.of(shape), ...holders.map((type) => hints.of(type))]
}

function isAmount(shape: Shape): boolean {
  return shape.kind === 'string' && shape.format === 'decimal'
}
