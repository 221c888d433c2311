/** The functions of a module as methods of a class. */
import type { Shape } from '../../../src/schema/shapes.ts'
import { isNamed } from '../../../src/schema/shapes.ts'
import { type BindingFunction, type BindingModule, endingOf } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { pascalCase } from '../naming.ts'
import { appObjectClass } from './appObjectFile.ts'
import { JavaFile } from './JavaFile.ts'
import { type JavaTypes, nullable } from './JavaTypes.ts'
import { docText, javadoc } from './javadoc.ts'
import { checkDistinct, className, constantName, memberName, moduleClass, packageOf } from './javaNames.ts'
import { javaString, listed, WIDTH } from './layout.ts'

export function moduleFile(module: BindingModule, siblings: readonly string[], types: JavaTypes): GeneratedFile {
  const name = moduleClass(module.name)
  const nested = module.functions.filter(sendsSeveralTypes).map(messageInterface)
  const file = new JavaFile(packageOf(module.name), name, siblings, nested)
  const caller = file.use('vendorclient.Caller')
  checkDistinct(
    module.functions.map((one) => memberName(one.name)),
    `module ${module.name}`,
  )
  return file.render([
    ...javadoc('', [docText(module.summary)]),
    `public final class ${name} {`,
    `    private final ${caller} caller;`,
    '',
    ...javadoc('    ', ['The functions over a connection.'], ['@param caller makes the calls']),
    `    public ${name}(${caller} caller) {`,
    '        this.caller = caller;',
    '    }',
    ...module.functions.flatMap((one) => [
      ...functionMethods(one, file, types),
      ...publisherMethod(one, module, file, types),
      ...streamMethod(one, file, types),
    ]),
    '}',
  ])
}

interface Argument {
  readonly type: string
  readonly name: string
  readonly doc: string
}

function functionMethods(definition: BindingFunction, file: JavaFile, types: JavaTypes): string[] {
  const { params, appObject, callback } = definition
  const options: Argument = { type: file.use('vendorclient.CallOptions'), name: 'options', doc: 'how to call' }
  const given: Argument[] =
    params === undefined
      ? []
      : [{ type: types.type(params, file, false), name: 'params', doc: docText(params.summary) }]
  const plain = given.map(({ name }) => name)[0] ?? 'null'
  if (appObject !== undefined) {
    const type = file.use(appObjectClass(appObject, types))
    const object = { type, name: 'object', doc: 'answers the requests of the library' }
    const call = { method: 'callWithObject', params: plain, last: [`${type}.untyped(object)`] }
    return overloads(definition, [...given, object], options, call, file, types)
  }
  const withoutCallback = { method: 'call', params: plain, last: [] }
  if (callback === undefined) return overloads(definition, given, options, withoutCallback, file, types)
  const message = messageType(definition, file, types)
  const handler = {
    type: `${file.use('vendorclient.CallbackHandler')}<? super ${message.type}>`,
    name: 'handler',
    doc: 'gets the messages',
  }
  const decoders = listed(`${' '.repeat(16)}`, `${file.use('java.util.Map')}.of(`, message.decoders, ')')
  const call = {
    method: 'callWithCallback',
    params: plain,
    last: ['callback'],
    before: listed(
      '        ',
      `${file.use('vendorclient.Callback')}<${message.type}> callback = new ${file.use('vendorclient.Callback')}<>(`,
      [decoders.join('\n').trimStart(), String(callback.lifetime === 'call'), 'handler'],
      ');',
    ),
  }
  return [
    ...(sendsSeveralTypes(definition) ? message.declaration : []),
    // Messages of a call may be ignored; a handle exists only for its messages.
    ...(callback.lifetime === 'call' ? overloads(definition, given, options, withoutCallback, file, types) : []),
    ...overloads(definition, [...given, handler], options, call, file, types),
  ]
}

/** The messages of a handle as a publisher, where another function frees the handle. */
function publisherMethod(
  definition: BindingFunction,
  module: BindingModule,
  file: JavaFile,
  types: JavaTypes,
): string[] {
  const { params } = definition
  const end = endingOf(definition, module)
  if (end === undefined) return []
  const name = memberName(definition.name)
  const type = `${file.use('vendorclient.Subscription')}<${messageType(definition, file, types).type}>`
  const resultType = types.type(end.params!, file, false)
  const given = params === undefined ? [] : [`${types.type(params, file, false)} params`]
  return [
    '',
    ...javadoc(
      '    ',
      [
        `${docText(definition.summary)} The messages come from a publisher: subscribing to it makes the call, and ending its flow calls {@code ${memberName(end.name)}}.`,
      ],
      [
        ...(params === undefined ? [] : [`@param params ${docText(params.summary)}`]),
        '@return the messages, for one subscriber',
        ...(definition.deprecated === undefined ? [] : [`@deprecated ${docText(definition.deprecated)}`]),
      ],
    ),
    ...(definition.deprecated === undefined ? [] : [`    @${file.use('java.lang.Deprecated')}`]),
    ...listed('    ', `public ${type} ${name}(`, given, ') {'),
    ...listed(
      '        ',
      `return new ${file.use('vendorclient.Subscription')}<>(`,
      [
        `handler -> ${name}(${params === undefined ? '' : 'params, '}handler).thenApply(${resultType}::handle)`,
        `handle -> ${memberName(end.name)}(new ${resultType}(handle))`,
        'caller.executor()',
      ],
      ');',
    ),
    '    }',
  ]
}

/** The items of an iterator, as a stream that frees it. */
function streamMethod(
  { wireName, name, params, iterates }: BindingFunction,
  file: JavaFile,
  types: JavaTypes,
): string[] {
  if (iterates === undefined) return []
  if (params === undefined) throw new Error(`${wireName} iterates and has no parameters`)
  const stream = file.use('vendorclient.ItemStream')
  const type = `${stream}<${types.type(iterates.item, file, true)}>`
  return [
    '',
    ...javadoc(
      '    ',
      [
        `The items of {@code ${memberName(name)}} as they come, for one loop or one subscriber; closing the stream frees the iterator.`,
      ],
      [`@param params ${docText(params.summary)}`, '@return the items'],
    ),
    ...listed(
      '    ',
      `public ${type} ${memberName(iterates.stream)}(`,
      [`${types.type(params, file, false)} params`],
      ') {',
    ),
    ...listed(
      '        ',
      `return new ${stream}<>(`,
      ['caller', javaString(wireName), 'params', types.decoder(iterates.item, file)],
      ');',
    ),
    '    }',
  ]
}

interface CallSource {
  /** Method of the caller. */
  readonly method: string
  readonly params: string
  /** Arguments after the options. */
  readonly last: readonly string[]
  /** Statements before the call. */
  readonly before?: readonly string[]
}

/** A method in two versions: with options and without. */
function overloads(
  definition: BindingFunction,
  given: readonly Argument[],
  options: Argument,
  { method, params, last, before = [] }: CallSource,
  file: JavaFile,
  types: JavaTypes,
): string[] {
  const { result, wireName } = definition
  const type = result === undefined ? nullable(file.use('java.lang.Void'), file) : types.type(result, file, true)
  const decoder =
    result === undefined ? `${file.use('vendorclient.json.Decoders')}::nothing` : types.decoder(result, file)
  const name = memberName(definition.name)
  const head = (list: readonly Argument[]) => [
    ...functionDoc(definition, list, file),
    ...(definition.deprecated === undefined ? [] : [`    @${file.use('java.lang.Deprecated')}`]),
    ...listed(
      '    ',
      `public ${file.use('vendorclient.Call')}<${type}> ${name}(`,
      list.map((one) => `${one.type} ${one.name}`),
      ') {',
    ),
  ]
  return [
    '',
    ...head(given),
    `        return ${name}(${[...given.map((one) => one.name), `${options.type}.NONE`].join(', ')});`,
    '    }',
    '',
    ...head([...given, options]),
    ...before,
    ...listed(
      '        ',
      `return caller.${method}(`,
      [javaString(wireName), params, decoder, 'options', ...last],
      ');',
    ),
    '    }',
  ]
}

function functionDoc(definition: BindingFunction, list: readonly Argument[], file: JavaFile): string[] {
  const { summary, description, errors, deprecated, result } = definition
  const links = errors.map(({ name, code, module }) => {
    if (module === undefined) return `${name} (${code})`
    const list = `${packageOf(module)}.${pascalCase(module)}ErrorCode`
    return `{@link ${file.use(list)}#${constantName(name)}} (${code})`
  })
  return javadoc(
    '    ',
    [docText(summary), docText(description ?? ''), links.length === 0 ? '' : `Errors: ${links.join(', ')}.`],
    [
      ...list.map(({ name, doc }) => `@param ${name} ${doc}`),
      `@return the call; ${result === undefined ? 'it has no result' : `its result: ${docText(resultSummary(result))}`}`,
      ...(deprecated === undefined ? [] : [`@deprecated ${docText(deprecated)}`]),
    ],
  )
}

function resultSummary(result: Shape): string {
  return isNamed(result) ? result.summary : 'the value'
}

function sendsSeveralTypes({ callback }: BindingFunction): boolean {
  return callback !== undefined && Object.keys(callback.responses).length > 1
}

function messageInterface(definition: BindingFunction): string {
  return `${pascalCase(definition.name)}Message`
}

/** The type of the messages of a function: their only type, or an interface with a record for each of several types. */
function messageType(definition: BindingFunction, file: JavaFile, types: JavaTypes) {
  const responses = Object.entries(definition.callback!.responses)
  if (responses.length === 1) {
    const [[code, shape]] = responses as [[string, Shape]]
    return {
      type: types.type(shape, file, true),
      decoders: [`${code}, ${types.decoder(shape, file)}`],
      declaration: [],
    }
  }
  const type = messageInterface(definition)
  const variants = responses.map(([code, shape]) => ({
    code,
    shape,
    name: isNamed(shape)
      ? `${className(shape.name).replace(/^(Params|Result)Of(?=[A-Z])/, '')}Message`
      : `Message${code}`,
    valueType: types.type(shape, file, false),
  }))
  return {
    type,
    decoders: variants.flatMap(({ code, shape, name }) => {
      const decoder = `json -> new ${type}.${name}(${decodeJson(types.decoder(shape, file))})`
      const pair = `${code}, ${decoder}`
      return pair.length <= WIDTH - 26 ? [pair] : [code, decoder]
    }),
    declaration: [
      '',
      ...javadoc('    ', [`What ${memberName(definition.name)} sends: one of the records in it.`]),
      `    public sealed interface ${type} {`,
      ...variants.flatMap(({ code, name, shape, valueType }, index) => [
        ...(index === 0 ? [] : ['']),
        ...javadoc(
          '        ',
          [`Response type ${code}: ${docText(resultSummary(shape))}`],
          ['@param value the message'],
        ),
        `        record ${name}(${valueType} value) implements ${type} {}`,
      ]),
      '    }',
    ],
  }
}

function decodeJson(decoder: string): string {
  return decoder.includes('(') ? `${decoder}.decode(json)` : `${decoder.replace('::', '.')}(json)`
}
