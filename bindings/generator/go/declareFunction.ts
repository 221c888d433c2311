/** Methods of modules: one for every function of the API. */
import type { CallbackDefinition } from '../../../src/schema/functions.ts'
import { isNamed, type Shape } from '../../../src/schema/shapes.ts'
import type { BindingFunction, BindingModule } from '../bindingModel.ts'
import { GoNames } from './GoNames.ts'
import type { GoTypes } from './GoTypes.ts'
import { aboutFunction, goComment } from './goComment.ts'
import { exportedName } from './goName.ts'

/** The method `goName` of the type of the module, and its declarations; `streamName` returns its messages as a loop. */
export function declareFunction(
  definition: BindingFunction,
  { goName, streamName }: { readonly goName: string; readonly streamName: string | undefined },
  module: BindingModule,
  types: GoTypes,
): readonly string[] {
  const { appObject, callback, params, result, wireName } = definition
  const message =
    callback === undefined ? undefined : types.claim(`MessageOf${goName}`, `MessageOf${exportedName(wireName)}`)
  const parameters = [
    'ctx context.Context',
    ...(params === undefined ? [] : [`params ${types.typeOf(params)}`]),
    ...(appObject === undefined ? [] : [`object ${types.appObjectName(appObject)}`]),
    ...(message === undefined ? [] : [`onMessage func(${message})`]),
    'options ...rpc.CallOption',
  ]
  const resultType = result === undefined ? undefined : types.typeOf(result)
  const results = resultType === undefined ? 'error' : `(result ${resultType}, err error)`
  const lines = [
    ...(appObject === undefined ? [] : registration(types.appObjectName(appObject), result)),
    ...(message === undefined ? [] : subscription(message, callback!)),
    ...callLines(wireName, params === undefined ? 'nil' : 'params', result, types),
  ]
  return [
    ...(message === undefined ? [] : declareMessage(message, wireName, callback!, types)),
    [
      functionComment(definition, goName).trimEnd(),
      `func (m ${types.moduleName(module)}) ${goName}(${parameters.join(', ')}) ${results} {`,
      ...lines,
      '}',
      '',
    ].join('\n'),
    ...(streamName === undefined || message === undefined
      ? []
      : [subscriptionStream(definition, { goName, streamName, message }, module, types)]),
  ]
}

function subscriptionStream(
  { callback, params, result, deprecated }: BindingFunction,
  { goName, streamName, message }: { readonly goName: string; readonly streamName: string; readonly message: string },
  module: BindingModule,
  types: GoTypes,
): string {
  const parameters = [
    'ctx context.Context',
    ...(params === undefined ? [] : [`params ${types.typeOf(params)}`]),
    'options ...rpc.CallOption',
  ]
  const handle = types.typeOf(result!)
  const given = ['ctx', ...(params === undefined ? [] : ['params']), 'onMessage', 'options...']
  return [
    goComment([
      `${streamName} returns the messages of ${goName} as they come: it subscribes when the loop begins and unsubscribes when the loop is left. The end of ctx or of the connection is the last error.`,
      deprecated === undefined ? undefined : `Deprecated: ${deprecated}`,
    ]).trimEnd(),
    `func (m ${types.moduleName(module)}) ${streamName}(${parameters.join(', ')}) iter.Seq2[${message}, error] {`,
    `\tsubscribe := func(onMessage func(${message}), options ...rpc.CallOption) (${handle}, error) {`,
    `\t\treturn m.${goName}(${given.join(', ')})`,
    '\t}',
    `\treturn rpc.Follow(ctx, m.caller, ${JSON.stringify(callback!.endedBy)}, options, subscribe)`,
    '}',
    '',
  ].join('\n')
}

/** The method `goName`, which returns the items of the iterator that the method `create` makes. */
export function declareStream(
  { wireName, params, iterates }: BindingFunction,
  create: string,
  goName: string,
  module: BindingModule,
  types: GoTypes,
): string {
  const item = types.typeOf(iterates!.item)
  const parameters = [
    'ctx context.Context',
    ...(params === undefined ? [] : [`params ${types.typeOf(params)}`]),
    'options ...rpc.CallOption',
  ]
  const given = ['ctx', 'm.caller', JSON.stringify(wireName), params === undefined ? 'nil' : 'params', 'options']
  return [
    goComment([
      `${goName} returns the items of ${create} as they come. They end with the first error; leaving the loop frees the iterator.`,
      'The options are those of each call.',
    ]).trimEnd(),
    `func (m ${types.moduleName(module)}) ${goName}(${parameters.join(', ')}) iter.Seq2[${item}, error] {`,
    `\treturn rpc.Iterate[${item}](${given.join(', ')})`,
    '}',
    '',
  ].join('\n')
}

function functionComment(definition: BindingFunction, goName: string): string {
  const { appObject, callback, deprecated, description, errors, summary, wireName } = definition
  const until = callback?.lifetime === 'call' ? 'the call returns' : 'the handle is closed'
  return goComment([
    aboutFunction(goName, summary),
    description,
    `Wire name: ${wireName}.`,
    appObject === undefined ? undefined : 'The object serves until the library removes it or the client is closed.',
    callback === undefined ? undefined : `Messages go to onMessage, which may be nil, until ${until}.`,
    errors.length === 0 ? undefined : `Errors: ${errors.map(({ code, name }) => `${code} ${name}`).join(', ')}.`,
    deprecated === undefined ? undefined : `Deprecated: ${deprecated}`,
  ])
}

function registration(objectName: string, result: Shape | undefined): string[] {
  return [
    '\tif err := rpc.CheckAppObject(object); err != nil {',
    `\t\treturn ${result === undefined ? 'err' : 'result, err'}`,
    '\t}',
    `\toptions = append([]rpc.CallOption{rpc.WithAppObject(handlerOf${objectName}{object})}, options...)`,
  ]
}

function subscription(message: string, { lifetime }: CallbackDefinition): string[] {
  const option = lifetime === 'call' ? 'WithCallback' : 'WithSubscription'
  return [
    '\tif onMessage != nil {',
    `\t\thandle := func(message rpc.Message) { onMessage(read${message}(message)) }`,
    `\t\toptions = append([]rpc.CallOption{rpc.${option}(handle)}, options...)`,
    '\t}',
  ]
}

function callLines(wireName: string, params: string, result: Shape | undefined, types: GoTypes): string[] {
  const call = (target: string) => `m.caller.Call(ctx, ${JSON.stringify(wireName)}, ${params}, ${target}, options...)`
  if (result === undefined) return [`\treturn ${call('nil')}`]
  const decoder = types.decoderOf(result)
  if (decoder === undefined) return [`\terr = ${call('&result')}`, '\treturn result, err']
  return [
    '\tvar text json.RawMessage',
    `\tif err = ${call('&text')}; err != nil {`,
    '\t\treturn result, err',
    '\t}',
    `\treturn ${decoder}(text)`,
  ]
}

/** The message of a callback: a struct with a field for each response type. */
function declareMessage(
  message: string,
  wireName: string,
  { responses }: CallbackDefinition,
  types: GoTypes,
): readonly string[] {
  const names = new GoNames(['ResponseType', 'Lost', 'JSON'])
  const fields = Object.entries(responses).map(([code, shape]) => ({
    code,
    shape,
    goName: isNamed(shape) ? names.claim(types.nameOf(shape), `Message${code}`) : names.claim(`Message${code}`),
  }))
  return [
    [
      goComment([
        `${message} is what the callback of ${wireName} receives. The field of its response type is set.`,
      ]).trimEnd(),
      `type ${message} struct {`,
      '\t// ResponseType says which of the fields below is set; with one that this version does not know, all are empty.',
      '\tResponseType uint32',
      '\t// Lost is how many messages were dropped just before this one.',
      '\tLost uint32',
      '\t// JSON is the message as it came.',
      '\tJSON json.RawMessage',
      ...fields.flatMap(({ code, shape, goName }) => [
        `\t// ${goName} is the message of response type ${code}.`,
        `\t${goName} ${types.optionalTypeOf(shape)}`,
      ]),
      '}',
      '',
    ].join('\n'),
    [
      `func read${message}(message rpc.Message) ${message} {`,
      `\tread := ${message}{ResponseType: message.ResponseType, Lost: message.Lost, JSON: message.Data}`,
      '\tswitch message.ResponseType {',
      ...fields.flatMap(({ code, shape, goName }) => [
        `\tcase ${code}:`,
        `\t\tif value, err := ${types.decoderOf(shape) ?? `wire.As[${types.typeOf(shape)}]`}(message.Data); err == nil {`,
        `\t\t\tread.${goName} = ${types.formOf(shape) === 'value' ? '&value' : 'value'}`,
        '\t\t}',
      ]),
      '\t}',
      '\treturn read',
      '}',
      '',
    ].join('\n'),
  ]
}
