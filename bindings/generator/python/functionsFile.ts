/** The functions of one module as Python source: a blocking class and one with coroutines. */
import type { Fields, Shape } from '../../../src/schema/shapes.ts'
import type { BindingFunction, BindingModel, BindingModule } from '../bindingModel.ts'
import { daemonModuleName } from '../daemonModule.ts'
import { pascalCase } from '../naming.ts'
import { pythonFile } from './pythonFile.ts'
import { annotated, type Code, docstring, group, indentation, statement } from './pythonLayout.ts'
import { fieldNames, memberName } from './pythonNames.ts'
import { TypeHints } from './TypeHints.ts'
import { fieldText, formedResultName } from './typesFile.ts'

const modes = [
  { prefix: '', define: 'def', wait: '', caller: 'Caller', summary: 'Functions of module' },
  { prefix: 'Async', define: 'async def', wait: 'await ', caller: 'AsyncCaller', summary: 'Coroutines of module' },
] as const
type Mode = (typeof modes)[number]

export function functionsFile(model: BindingModel, module: BindingModule): string {
  const hints = new TypeHints(model)
  const blocks = modes.map((mode) => functionsClass(module, mode, hints))
  return pythonFile({ summary: `Functions of module ${module.name}.`, package: '...', modules: hints.modules, blocks })
}

export function functionsClassName(module: BindingModule, asynchronous: boolean): string {
  return `${asynchronous ? 'Async' : ''}${pascalCase(module.name)}`
}

function functionsClass(module: BindingModule, mode: Mode, hints: TypeHints): string {
  const names = module.functions.map(({ name }) => memberName(name))
  if (new Set(names).size !== names.length) throw new Error(`Two functions of ${module.name} share a Python name`)
  return [
    `class ${functionsClassName(module, mode.prefix !== '')}:`,
    docstring(1, [`${mode.summary} ${module.name}.`, module.summary]),
    '',
    `${indentation}def __init__(self, caller: ${mode.caller}) -> None:`,
    `${indentation.repeat(2)}self._invoke = caller.invoke`,
    ...(module.functions.some(({ iterates }) => iterates !== undefined)
      ? [`${indentation.repeat(2)}self._caller = caller`]
      : []),
    ...module.functions.flatMap((definition) => [
      `\n${method(definition, module, mode, hints)}`,
      ...streamMethod(definition, mode, hints).map((text) => `\n${text}`),
    ]),
  ].join('\n')
}

interface Parameter {
  readonly name: string
  readonly hint: string
  readonly optional: boolean
  readonly text: string
}

function method(definition: BindingFunction, module: BindingModule, mode: Mode, hints: TypeHints): string {
  const { params, appObject, callback } = definition
  const positional = [
    ...(appObject === undefined ? [] : [appObjectParameter(definition, hints)]),
    ...(params?.kind === 'union'
      ? [{ name: 'params', hint: hints.of(params), optional: false, text: params.summary }]
      : []),
  ]
  const named = [
    ...(params?.kind === 'struct' ? fieldParameters(params.fields as Fields, hints) : []),
    ...(callback === undefined ? [] : callbackParameters(definition, hints)),
    ...(module.name === daemonModuleName ? [] : [optionsParameter]),
  ]
  const names = [...positional, ...named].map(({ name }) => name)
  if (new Set(names).size !== names.length) throw new Error(`Two parameters of ${definition.wireName} share a name`)
  const sorted = [...named.filter(({ optional }) => !optional), ...named.filter(({ optional }) => optional)]
  const resultHint = resultHintOf(definition, hints)
  const signature = group(
    `${mode.define} ${memberName(definition.name)}(`,
    [
      'self',
      ...positional.map(({ name, hint }) => annotated(name, hint)),
      ...(sorted.length === 0 ? [] : ['*']),
      ...sorted.map(({ name, hint, optional }) => annotated(name, hint, optional ? ' = None' : '')),
    ],
    `) -> ${resultHint}:`,
  )
  const described = [...positional, ...sorted].filter(({ text }) => text !== '')
  const parameterTexts = described.map(({ name, text }) => `- ${name}: ${text}`)
  return [
    statement(1, '', signature),
    docstring(2, [
      definition.summary,
      definition.deprecated === undefined ? undefined : `Deprecated: ${definition.deprecated}`,
      definition.description,
      parameterTexts.join('\n'),
      errorText(definition),
    ]),
    returnStatement(definition, module, mode, resultHint, hints),
  ].join('\n')
}

/** The items of an iterator, as a generator that frees it. */
function streamMethod(definition: BindingFunction, mode: Mode, hints: TypeHints): string[] {
  const { name, wireName, params, iterates } = definition
  if (iterates === undefined) return []
  if (params?.kind !== 'struct') throw new Error(`${wireName} iterates and has no struct of parameters`)
  const isAsync = mode.prefix !== ''
  const named = [...fieldParameters(params.fields as Fields, hints), optionsParameter]
  const sorted = [...named.filter(({ optional }) => !optional), ...named.filter(({ optional }) => optional)]
  const signature = group(
    `def ${memberName(iterates.stream)}(`,
    ['self', '*', ...sorted.map(({ name, hint, optional }) => annotated(name, hint, optional ? ' = None' : ''))],
    `) -> ${isAsync ? `AsyncGenerator[${hints.classOf(iterates.item)}, None]` : `Generator[${hints.classOf(iterates.item)}, None, None]`}:`,
  )
  const call = group(
    `${isAsync ? 'iterate_async' : 'iterate'}(`,
    ['self._caller', JSON.stringify(wireName), paramsCode(params, hints), 'call_options'],
    ')',
  )
  const described = sorted.filter(({ text }) => text !== '').map(({ name, text }) => `- ${name}: ${text}`)
  return [
    [
      statement(1, '', signature),
      docstring(2, [
        `The items of \`${memberName(name)}\` as they come. Closing the generator frees the iterator, and so does the end of a loop.`,
        described.join('\n'),
      ]),
      statement(2, 'return ', call),
    ].join('\n'),
  ]
}

function resultHintOf(definition: BindingFunction, hints: TypeHints): string {
  const { result, forms } = definition
  if (result === undefined) return 'None'
  const hint = hints.of(result)
  return Object.keys(forms).length === 0 ? hint : hint.replace(/\w+$/, formedResultName(definition))
}

function returnStatement(
  definition: BindingFunction,
  module: BindingModule,
  mode: Mode,
  resultHint: string,
  hints: TypeHints,
): string {
  const { wireName, params, result, appObject } = definition
  const call = group(
    'self._invoke(',
    [
      JSON.stringify(wireName),
      paramsCode(params, hints),
      resultHint,
      ...(module.name === daemonModuleName ? [] : ['call_options']),
      ...(appObject === undefined
        ? []
        : [`app_object=registrable(app_object, ${appObjectParameter(definition, hints).hint})`]),
      ...callbackCode(definition, hints),
    ],
    ')',
  )
  if (result === undefined) return statement(2, mode.wait, call)
  if (!isUnion(result)) return statement(2, `return ${mode.wait}`, call)
  // The hint of a union is not a class, so the type checker cannot infer the type of the result from it.
  const wrapped = group('cast(', [JSON.stringify(resultHint), mode.wait === '' ? call : awaited(call)], ')')
  return statement(2, 'return ', wrapped)
}

function awaited(call: { open: string; items: readonly Code[]; close: string }): Code {
  return { ...call, open: `await ${call.open}` }
}

function isUnion(shape: Shape): boolean {
  if (shape.kind === 'alias') return isUnion(shape.target)
  return shape.kind === 'lazy' ? isUnion(shape.resolve()) : shape.kind === 'union'
}

function fieldParameters(fields: Fields, hints: TypeHints): Parameter[] {
  const names = fieldNames(Object.keys(fields))
  return Object.entries(fields).map(([wireName, field]) => {
    const hint = field.optional ? hints.optional(field.shape) : hints.of(field.shape)
    return { name: names.get(wireName)!, hint, optional: field.optional, text: fieldText(field) }
  })
}

const optionsParameter: Parameter = {
  name: 'call_options',
  hint: 'Optional[CallOptions]',
  optional: true,
  // No text: the type explains this parameter, which occurs 130 times.
  text: '',
}

function appObjectParameter({ appObject }: BindingFunction, hints: TypeHints): Parameter {
  const { name, summary, request } = appObject!
  const prefix = hints.classOf(request).slice(0, -request.name.length)
  return { name: 'app_object', hint: `${prefix}${name}`, optional: false, text: summary }
}

function callbackParameters({ callback }: BindingFunction, hints: TypeHints): Parameter[] {
  const { lifetime, responses } = callback!
  const shapes = [...new Set(Object.values(responses).map((shape) => hints.of(shape)))]
  const message = shapes.length === 1 ? shapes[0]! : `Union[${shapes.join(', ')}]`
  const handler = `Callable[[CallbackMessage[${message}]], object]`
  const numbers = Object.keys(responses).join(', ')
  const text = `Gets messages of the response types ${numbers} until ${lifetime === 'call' ? 'the call returns' : 'the handle is closed'}.`
  if (lifetime === 'call') return [{ name: 'callback', hint: `Optional[${handler}]`, optional: true, text }]
  const onClosed = {
    name: 'on_closed',
    hint: 'Optional[Callable[[str], object]]',
    optional: true,
    text: 'Gets the reason when nothing more will come.',
  }
  return [{ name: 'callback', hint: handler, optional: false, text }, onClosed]
}

function callbackCode({ callback }: BindingFunction, hints: TypeHints): Code[] {
  if (callback === undefined) return []
  const types = Object.entries(callback.responses).map(([type, shape]) => `${type}: ${hints.of(shape)}`)
  const table = group('{', types, '}')
  return callback.lifetime === 'call'
    ? [group('callback=Callback.given(', ['callback', table], ')')]
    : [group('callback=Callback(', ['callback', table, 'on_closed=on_closed', 'until_closed=True'], ')')]
}

function paramsCode(params: BindingFunction['params'], hints: TypeHints): Code {
  if (params === undefined) return 'None'
  if (params.kind === 'union') return 'params'
  const names = [...fieldNames(Object.keys(params.fields as Fields)).values()]
  return group(
    `${hints.classOf(params)}(`,
    names.map((name) => `${name}=${name}`),
    ')',
  )
}

function errorText({ errors }: BindingFunction): string | undefined {
  if (errors.length === 0) return undefined
  return `Raises ClientError with the codes ${errors.map(({ code, name }) => `${code} (${name})`).join(', ')}.`
}
