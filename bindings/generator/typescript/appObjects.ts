/** The file `appObjects.ts`: an interface for each kind of object that the application implements. */
import type { AppObjectModel, BindingModel } from '../bindingModel.ts'
import { camelCase } from '../naming.ts'
import { docComment } from './docComment.ts'
import { list, literal, propertyName, sourceFile } from './layout.ts'
import { typeImports } from './moduleClass.ts'
import { typeExpression } from './typeExpression.ts'

export function appObjectInterfaces(model: BindingModel): string {
  const objects = model.appObjects.map((object) => `${interfaceOf(object, model)}\n\n${methodTable(object)}`)
  const names = ['Answer', 'AppRequestContext', 'Variant'].filter((name) =>
    objects.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  )
  const fromVariants = names.filter((name) => name !== 'AppRequestContext')
  const imports = [
    ...(names.includes('AppRequestContext') ? ["import type { AppRequestContext } from '../common/Caller.ts'"] : []),
    ...(fromVariants.length > 0 ? [`import type { ${fromVariants.join(', ')} } from '../common/variants.ts'`] : []),
    ...typeImports(objects.join('\n'), model, './types'),
  ]
  return sourceFile([imports.join('\n'), ...objects, ...(objects.length === 0 ? ['export {}'] : [])])
}

function interfaceOf({ name, summary, request, response, methods }: AppObjectModel, model: BindingModel): string {
  const requests = typeExpression(request, model)
  const responses = typeExpression(response, model)
  const lines = methods.map(({ type, summary: meaning, answer }) => {
    const params = [`request: Variant<${requests}, ${literal(type)}>`]
    if (answer !== undefined) params.push('context: AppRequestContext')
    const hasAnswer = answer !== undefined && Object.keys(answer).length > 0
    const result = hasAnswer ? `Answer<${responses}, ${literal(type)}>` : 'void | Promise<void>'
    const comment = docComment(
      [meaning, answer === undefined ? 'A notification; nothing is answered.' : undefined],
      '  ',
    )
    const signature = list(camelCase(type), '(', params, `): ${result}`, '  ')
    return `${comment}${signature}\n`
  })
  return `${docComment([summary])}export interface ${name} {\n${lines.join('')}}`
}

function methodTable({ name, methods }: AppObjectModel): string {
  const lines = methods.map(({ type }) => `  ${propertyName(type)}: ${literal(camelCase(type))},\n`)
  const head = docComment([`Method of ${name} by variant of the request.`])
  return `${head}export const ${camelCase(name)}Methods = {\n${lines.join('')}} as const`
}
