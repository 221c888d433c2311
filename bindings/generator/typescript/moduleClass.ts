/** The files `modules/<module>.ts` and `syncModules/<module>.ts`: a method for each function of a module. */
import type { Fields, Shape } from '../../../src/schema/shapes.ts'
import { type BindingFunction, type BindingModel, type BindingModule, endingOf } from '../bindingModel.ts'
import { camelCase, pascalCase } from '../naming.ts'
import { docComment } from './docComment.ts'
import { list, literal, sourceFile, WIDEST_LINE } from './layout.ts'
import { typeExpression } from './typeExpression.ts'

export function moduleClassName(module: Pick<BindingModule, 'name'>): string {
  return `${pascalCase(module.name)}Module`
}

export function moduleClass(module: BindingModule, model: BindingModel): string {
  const name = moduleClassName(module)
  const methods = module.functions.flatMap((definition) => [
    asyncMethod(definition, model),
    ...iterationMethod(definition, model),
    ...subscriptionMethod(definition, module, model),
  ])
  const body = methods.join('\n\n')
  const objects = module.functions.flatMap(({ appObject }) => (appObject === undefined ? [] : [appObject.name]))
  const optionTypes = ['AppObjectOptions', 'CallbackMessage', 'CallbackOptions', 'Caller', 'CallOptions', 'WithForm']
  const imports = [
    list('import type ', '{ ', usedNames(optionTypes, body, ['Caller']), " } from '../../common/Caller.ts'", ''),
    ...(/\biterate\(/.test(body) ? ["import { iterate, type IteratedItem } from '../../common/iterate.ts'"] : []),
    ...(body.includes('subscriptionStream(')
      ? ["import { type SubscriptionStream, subscriptionStream } from '../../common/subscriptionStream.ts'"]
      : []),
    ...(objects.length === 0 ? [] : ["import * as objects from '../appObjects.ts'"]),
    ...typeImports(body, model, '../types'),
  ]
  const head = [`  readonly #caller: Caller`, `  constructor(caller: Caller) {\n    this.#caller = caller\n  }`]
  const text = `${docComment([module.summary])}export class ${name} {\n${[...head, ...methods].join('\n\n')}\n}`
  return sourceFile([imports.join('\n'), text])
}

export function syncModuleClass(module: BindingModule, model: BindingModel): string {
  const name = moduleClassName(module)
  const methods = module.functions
    .filter(({ appObject }) => appObject === undefined)
    .map((definition) => syncMethod(definition, model))
  const body = methods.join('\n\n')
  const imports = [
    list(
      'import type ',
      '{ ',
      usedNames(['CallbackMessage', 'SyncCaller', 'SyncCallOptions', 'WithForm'], body, ['SyncCaller']),
      " } from '../../common/Caller.ts'",
      '',
    ),
    `import { ${name} } from '../modules/${module.name}.ts'`,
    ...typeImports(body, model, '../types'),
  ]
  const head = [
    `  readonly #caller: SyncCaller`,
    `  constructor(caller: SyncCaller) {\n    super(caller)\n    this.#caller = caller\n  }`,
  ]
  const summary = docComment([
    module.summary,
    'With synchronous forms, which block the thread until the answer is here.',
  ])
  const text = `${summary}export class Sync${name} extends ${name} {\n${[...head, ...methods].join('\n\n')}\n}`
  return sourceFile([imports.join('\n'), text])
}

function asyncMethod(definition: BindingFunction, model: BindingModel): string {
  const { wireName, name, appObject, callback } = definition
  const params = [...paramsParameter(definition, model)]
  const given = [literal(wireName), definition.params === undefined ? 'undefined' : 'params']
  let options = 'CallOptions'
  let call = 'call'
  if (appObject !== undefined) {
    params.push(`object: objects.${appObject.name}`)
    given.push('object', `objects.${camelCase(appObject.name)}Methods`)
    options = 'AppObjectOptions'
    call = 'callWithObject'
  } else if (callback !== undefined) {
    params.push(callbackParameter(definition, model))
    given.push('callback')
    options = 'CallbackOptions'
    call = 'callWithCallback'
  }
  params.push(`options?: ${options}`)
  given.push('options')
  const head = list(camelCase(name), '(', params, `): Promise<${resultType(definition, model)}> {`, '  ')
  const body = list(`return this.#caller.${call}`, '(', given, ')', '    ')
  return `${methodComment(definition)}${head}\n${body}\n  }`
}

/** The items of an iterator, as a loop that frees it. */
function iterationMethod(definition: BindingFunction, model: BindingModel): string[] {
  const { name, wireName, iterates, params } = definition
  if (iterates === undefined) return []
  const item = `IteratedItem<${typeExpression(iterates.item, model)}, Fields>`
  const head = list(
    `${camelCase(iterates.stream)}<Fields extends object = Record<never, never>>`,
    '(',
    [...paramsParameter(definition, model), 'options?: CallOptions'],
    `): AsyncGenerator<${item}, void, undefined> {`,
    '  ',
  )
  const given = ['this.#caller', literal(wireName), params === undefined ? 'undefined' : 'params', 'options']
  const comment = docComment(
    [
      `The items of \`${camelCase(name)}\` as they come, in a loop: leaving it frees the iterator. \`Fields\` are those that the query selects besides.`,
      `Functions \`${wireName}\`, \`net.iterator_next\` and \`net.remove_iterator\`.`,
    ],
    '  ',
  )
  return [`${comment}${head}\n${list('return iterate', '(', given, ')', '    ')}\n  }`]
}

/** The messages of a handle as a stream, where another function frees the handle. */
function subscriptionMethod(definition: BindingFunction, module: BindingModule, model: BindingModel): string[] {
  const { params, deprecated } = definition
  const end = endingOf(definition, module)
  if (end === undefined) return []
  const name = camelCase(definition.name)
  const parameters = [...paramsParameter(definition, model), 'options?: CallOptions']
  const returned = `SubscriptionStream<\n    ${messageTypes(definition, model).join(' | ')}\n  >`
  const given = params === undefined ? '' : 'params, '
  const body = list(
    'return subscriptionStream',
    '(',
    [
      `(callback, given) => this.${name}(${given}callback, given)`,
      `(handle) => this.${camelCase(end.name)}(handle)`,
      'options',
    ],
    ')',
    '    ',
  )
  const comment = docComment(
    [
      `Does the same as \`${name}\`, with the messages as a stream: its first step subscribes, leaving the loop or \`return\` calls \`${camelCase(end.name)}\`.`,
      deprecated === undefined ? undefined : `@deprecated ${deprecated}`,
    ],
    '  ',
  )
  return [`${comment}  ${name}Stream(${parameters.join(', ')}): ${returned} {\n${body}\n  }`]
}

function syncMethod(definition: BindingFunction, model: BindingModel): string {
  const { wireName, name, callback } = definition
  const params = paramsParameter(definition, model)
  const given = [literal(wireName), definition.params === undefined ? 'undefined' : 'params']
  if (callback !== undefined) {
    params.push(callbackParameter(definition, model))
    given.push('options', 'callback')
  } else given.push('options')
  params.push('options?: SyncCallOptions')
  const head = list(`${camelCase(name)}Sync`, '(', params, `): ${resultType(definition, model)} {`, '  ')
  const result = definition.result === undefined ? '' : 'return '
  const body = list(`${result}this.#caller.callSync`, '(', given, ')', '    ')
  const deprecated = definition.deprecated === undefined ? undefined : `@deprecated ${definition.deprecated}`
  const comment = docComment([`Synchronous form of \`${camelCase(name)}\`.`, deprecated], '  ')
  return `${comment}${head}\n${body}\n  }`
}

function paramsParameter({ params }: BindingFunction, model: BindingModel): string[] {
  if (params === undefined) return []
  const isOptional =
    params.kind === 'struct' && Object.values(params.fields as Fields).every(({ optional }) => optional)
  return [`params${isOptional ? '?' : ''}: ${typeExpression(params, model)}`]
}

function messageTypes({ callback }: BindingFunction, model: BindingModel): string[] {
  return Object.entries(callback!.responses).map(
    ([type, shape]) => `CallbackMessage<${type}, ${typeExpression(shape, model)}>`,
  )
}

function callbackParameter(definition: BindingFunction, model: BindingModel): string {
  const { callback, params } = definition
  const messages = messageTypes(definition, model)
  const mayBeLeftOut = callback!.lifetime === 'call' && params !== undefined
  // A long parameter among others gets its own line.
  const head = `callback${mayBeLeftOut ? '?' : ''}: `
  return list(head, '(', [union('message: ', messages, '      ')], ') => void', '    ').trim()
}

/** A union as the type of a parameter on its own line. */
function union(head: string, types: readonly string[], indent: string): string {
  const oneLine = `${head}${types.join(' | ')}`
  if (indent.length + oneLine.length < WIDEST_LINE) return oneLine
  return [head.trimEnd(), ...types.map((type) => `${indent}  | ${type}`)].join('\n')
}

export function resultType({ result, forms }: BindingFunction, model: BindingModel): string {
  if (result === undefined) return 'void'
  const type = typeExpression(result as Shape, model)
  const known = Object.entries(forms).map(([name, form]) => `${name}: ${typeExpression(form, model)}`)
  return known.length === 0 ? type : `WithForm<${type}, { ${known.join('; ')} }>`
}

function methodComment(definition: BindingFunction): string {
  const { summary, description, errors, deprecated, wireName } = definition
  return docComment(
    [
      summary,
      description,
      errors.length === 0 ? undefined : `Errors: ${errors.map(({ code, name }) => `${code} ${name}`).join(', ')}.`,
      deprecated === undefined ? undefined : `@deprecated ${deprecated}`,
      `Function \`${wireName}\`.`,
    ].sort((a, b) => Number(a?.startsWith('@') ?? false) - Number(b?.startsWith('@') ?? false)),
    '  ',
  )
}

/** Namespace imports of the modules whose types appear in a text. */
export function typeImports(text: string, model: BindingModel, folder: string): string[] {
  const code = text.replaceAll(/\/\*\*.*?\*\//gs, '')
  return model.modules
    .map(({ name }) => name)
    .filter((name) => new RegExp(`(?<![\\w.'])${name}\\.[A-Z]`).test(code))
    .sort()
    .map((name) => `import type * as ${name} from '${folder}/${name}.ts'`)
}

function usedNames(names: readonly string[], text: string, always: readonly string[]): string[] {
  return names.filter((name) => always.includes(name) || new RegExp(`\\b${name}\\b`).test(text))
}
