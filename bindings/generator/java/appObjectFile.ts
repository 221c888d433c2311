/** Interfaces that the application implements. */
import type { AppObjectModel } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { JavaFile } from './JavaFile.ts'
import type { JavaTypes } from './JavaTypes.ts'
import { docText, javadoc } from './javadoc.ts'
import { checkDistinct, className, memberName } from './javaNames.ts'
import { chained } from './layout.ts'
import { variantNames } from './typeFiles.ts'

/** The interface lives in the package of its request type. */
export function appObjectClass({ name, request }: AppObjectModel, types: JavaTypes): string {
  const request_ = types.classOf(request)
  return `${request_.slice(0, request_.lastIndexOf('.'))}.${className(name)}`
}

export function appObjectFile(model: AppObjectModel, siblings: readonly string[], types: JavaTypes): GeneratedFile {
  const fullName = appObjectClass(model, types)
  const cut = fullName.lastIndexOf('.')
  const name = fullName.slice(cut + 1)
  const file = new JavaFile(fullName.slice(0, cut), name, siblings)
  const request = file.use(types.classOf(model.request))
  const response = file.use(types.classOf(model.response))
  const [requests, responses] = [variantNames(model.request), variantNames(model.response)]
  const exception = file.use('java.lang.Exception')
  const methods = model.methods.map((method) => ({
    ...method,
    name: memberName(method.type),
    argument: Object.keys(method.fields).length === 0 ? undefined : `${request}.${requests[method.type]}`,
    hasAnswer: method.answer !== undefined && Object.keys(method.answer).length > 0,
    answerType: `${response}.${responses[method.type]}`,
  }))
  checkDistinct(
    methods.map((method) => method.name),
    model.name,
  )
  const appObject = file.use('vendorclient.AppObject')
  return file.render([
    ...javadoc('', [
      docText(model.summary),
      'An exception refuses a request; its message reaches the caller of the function that needed the answer. Methods ' +
        'run on their own threads and may call the library; requests may run at once, notifications one after ' +
        'another. The thread is interrupted when an answer is no longer wanted.',
    ]),
    `public interface ${name} {`,
    ...methods.flatMap(({ name: method, summary, argument, hasAnswer, answer, answerType }) => [
      ...javadoc(
        '    ',
        [`${answer === undefined ? 'Told' : 'Asked'}: ${docText(summary)}`],
        [
          ...(argument === undefined ? [] : ['@param request the details']),
          ...(hasAnswer ? ['@return the answer'] : []),
          `@throws ${exception} ${answer === undefined ? 'is logged' : 'to refuse'}`,
        ],
      ),
      ...chained(
        '    ',
        `${hasAnswer ? answerType : 'void'} ${method}(${argument === undefined ? '' : `${argument} request`})`,
        [` throws ${exception}`],
        ';',
      ),
      '',
    ]),
    ...javadoc(
      '    ',
      ['The untyped form of an implementation.'],
      [
        '@param object the implementation',
        '@return the form that callers take',
        `@throws ${file.use('java.lang.NullPointerException')} if it is missing`,
      ],
    ),
    `    static ${appObject} untyped(${name} object) {`,
    `        ${file.use('java.util.Objects')}.requireNonNull(object, "the app object is null");`,
    '        return data -> {',
    `            ${request} request = ${request}.fromJson(data);`,
    ...methods.flatMap(({ type, name: method, argument, hasAnswer, answer, answerType }) => {
      const call = `object.${method}(${argument === undefined ? '' : 'variant'})`
      const variant = argument === undefined ? `${request}.${requests[type]}` : `${argument} variant`
      const result = answer === undefined ? 'null' : `new ${answerType}()`
      return [
        `            if (request instanceof ${variant}) {`,
        ...(hasAnswer
          ? [`                return ${call};`]
          : [`                ${call};`, `                return ${result};`]),
        '            }',
      ]
    }),
    `            throw new ${file.use('java.lang.UnsupportedOperationException')}("The type of the request is not known");`,
    '        };',
    '    }',
    '}',
  ])
}
