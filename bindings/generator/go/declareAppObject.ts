/** Interfaces that the host implements, and the handlers that call them. */
import type { AppObjectMethod, AppObjectModel } from '../bindingModel.ts'
import { GoNames } from './GoNames.ts'
import type { GoTypes } from './GoTypes.ts'
import { about, goComment } from './goComment.ts'
import { publishedName } from './goName.ts'

interface GoMethod {
  readonly goName: string
  readonly method: AppObjectMethod
  readonly requestType: string
  /** The variant of the answer; `undefined` for a notification. */
  readonly answerType: string | undefined
  readonly hasAnswerFields: boolean
}

export function declareAppObject(object: AppObjectModel, types: GoTypes): readonly string[] {
  const name = types.appObjectName(object)
  const names = new GoNames()
  const methods: GoMethod[] = object.methods.map((method) => ({
    goName: names.claim(publishedName(method.type)),
    method,
    requestType: types.variantName(object.request, method.type),
    answerType: method.answer === undefined ? undefined : types.variantName(object.response, method.type),
    hasAnswerFields: Object.keys(method.answer ?? {}).length > 0,
  }))
  const functions = types.claim(`${name}Funcs`)
  const handler = `handlerOf${name}`
  return [
    declareInterface(name, object, methods),
    ...declareFunctions(functions, name, methods),
    `type ${handler} struct{ object ${name} }\n`,
    handleRequest(handler, object, methods, types),
    handleNotification(handler, object, methods, types),
  ]
}

function declareInterface(name: string, { summary }: AppObjectModel, methods: readonly GoMethod[]): string {
  const comment = goComment([
    about(name, summary),
    'The library calls the methods in their own goroutines, several at once where it needs to; they may call the library. An error or a panic becomes the error of the call that asked, with its text. The context of a request ends when its answer is no longer wanted. Notifications come one by one, in order.',
  ])
  const lines = methods.map((method) => {
    const text = goComment([about(method.goName, method.method.summary)], '\t')
    return `${text}\t${method.goName}${signature(method)}\n`
  })
  return `${comment}type ${name} interface {\n${lines.join('')}}\n`
}

/** Parameters and results of a method. A request without fields may get some in a later version, so it is passed too. */
function signature({ requestType, answerType, hasAnswerFields }: GoMethod): string {
  const params = `(ctx context.Context, request ${requestType})`
  if (answerType === undefined) return params
  return hasAnswerFields ? `${params} (${answerType}, error)` : `${params} error`
}

/** An implementation made of functions, some of which may be missing. */
function declareFunctions(functions: string, name: string, methods: readonly GoMethod[]): string[] {
  const fields = new GoNames(methods.map(({ goName }) => goName))
  const list = methods.map((method) => ({ ...method, fieldName: fields.claim(`On${method.goName}`) }))
  return [
    [
      `// ${functions} is ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name} made of functions. A missing one refuses its requests.`,
      `type ${functions} struct {`,
      ...list.flatMap((method) => [
        `\t// ${method.fieldName} is called by ${method.goName}.`,
        `\t${method.fieldName} func${signature(method)}`,
      ]),
      '}',
      '',
    ].join('\n'),
    ...list.map((method) => {
      const call = `f.${method.fieldName}(ctx, request)`
      const refusal = `fmt.Errorf("the application does not handle ${method.goName}")`
      const lines =
        method.answerType === undefined
          ? [`\tif f.${method.fieldName} != nil {`, `\t\t${call}`, '\t}']
          : [
              `\tif f.${method.fieldName} == nil {`,
              `\t\treturn ${method.hasAnswerFields ? `${method.answerType}{}, ` : ''}${refusal}`,
              '\t}',
              `\treturn ${call}`,
            ]
      return [
        `// ${method.goName} calls ${method.fieldName}.`,
        `func (f ${functions}) ${method.goName}${signature(method)} {`,
        ...lines,
        '}',
        '',
      ].join('\n')
    }),
  ]
}

function handleRequest(
  handler: string,
  { request }: AppObjectModel,
  methods: readonly GoMethod[],
  types: GoTypes,
): string {
  const asked = methods.filter(({ answerType }) => answerType !== undefined)
  const cases = asked.flatMap(({ requestType, answerType, hasAnswerFields, goName }) => [
    `\tcase ${requestType}:`,
    hasAnswerFields
      ? `\t\treturn h.object.${goName}(ctx, request)`
      : `\t\treturn ${answerType}{}, h.object.${goName}(ctx, request)`,
  ])
  return [
    `func (h ${handler}) HandleRequest(ctx context.Context, data json.RawMessage) (any, error) {`,
    ...decodeAndSwitch(types.nameOf(request), cases, '\t\treturn nil, err'),
    '\treturn nil, wire.UnknownRequest(data)',
    '}',
    '',
  ].join('\n')
}

function handleNotification(
  handler: string,
  { request }: AppObjectModel,
  methods: readonly GoMethod[],
  types: GoTypes,
): string {
  const told = methods.filter(({ answerType }) => answerType === undefined)
  const cases = told.flatMap(({ requestType, goName }) => [
    `\tcase ${requestType}:`,
    `\t\th.object.${goName}(ctx, request)`,
  ])
  if (told.length === 0) return `func (h ${handler}) HandleNotification(context.Context, json.RawMessage) {}\n`
  return [
    `func (h ${handler}) HandleNotification(ctx context.Context, data json.RawMessage) {`,
    ...decodeAndSwitch(types.nameOf(request), cases, '\t\treturn'),
    '}',
    '',
  ].join('\n')
}

function decodeAndSwitch(requestName: string, cases: readonly string[], giveUp: string): string[] {
  if (cases.length === 0) return []
  return [
    `\tdecoded, err := decode${requestName}(data)`,
    '\tif err != nil {',
    giveUp,
    '\t}',
    '\tswitch request := decoded.(type) {',
    ...cases,
    '\t}',
  ]
}
