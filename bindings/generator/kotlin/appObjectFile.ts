/** Interfaces with suspending functions that the application implements. */
import type { AppObjectModel } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { className, memberName } from '../java/javaNames.ts'
import { variantNames } from '../java/typeFiles.ts'
import { KotlinFile, kotlinName } from './KotlinFile.ts'
import type { KotlinTypes } from './KotlinTypes.ts'
import { kdoc } from './kotlinLayout.ts'

/** @param packageName where the interface is, beside the functions that take it */
export function appObjectFile(model: AppObjectModel, packageName: string, types: KotlinTypes): GeneratedFile {
  const name = className(model.name)
  const file = new KotlinFile(packageName, [name])
  const request = types.classOf(model.request, file)
  const response = types.classOf(model.response, file)
  const [requests, responses] = [variantNames(model.request), variantNames(model.response)]
  const methods = model.methods.map(({ type, summary, fields, answer }) => ({
    name: kotlinName(memberName(type)),
    summary: `${answer === undefined ? 'Told' : 'Asked'}: ${summary}`,
    variant: `${request}.${requests[type]}`,
    hasDetails: Object.keys(fields).length > 0,
    answer: answer === undefined ? undefined : `${response}.${responses[type]}`,
    hasAnswer: answer !== undefined && Object.keys(answer).length > 0,
  }))
  return file.render(name, [
    ...kdoc('', [
      model.summary,
      'An exception refuses a request; its message reaches the caller of the function that needed the answer. Functions run ' +
        'on `Dispatchers.Default` and may call the library; requests may run at once, notifications one after another. The ' +
        'coroutine is cancelled when an answer is no longer wanted.',
    ]),
    `public interface ${name} {`,
    ...methods.flatMap(({ name: method, summary, variant, hasDetails, answer, hasAnswer }, index) => [
      ...(index === 0 ? [] : ['']),
      ...kdoc('    ', [summary]),
      `    public suspend fun ${method}(${hasDetails ? `request: ${variant}` : ''})${hasAnswer ? `: ${answer}` : ''}`,
    ]),
    '}',
    '',
    `internal fun untyped(handler: ${name}): ${file.use('vendorclient.AppObject')} = ${file.use('vendorclient.kotlin.suspendingObject')} { data ->`,
    `    val request = ${request}.fromJson(data)`,
    ...methods.flatMap(({ name: method, variant, hasDetails, answer, hasAnswer }) => {
      const call = `handler.${method}(${hasDetails ? 'request' : ''})`
      const test = `    if (request is ${variant}) `
      if (hasAnswer) return [`${test}return@suspendingObject ${call}`]
      return [
        `${test}{`,
        `        ${call}`,
        `        return@suspendingObject ${answer === undefined ? 'null' : `${answer}()`}`,
        '    }',
      ]
    }),
    '    throw UnsupportedOperationException("The type of the request is not known")',
    '}',
  ])
}
