/** The controls of a development node for TypeScript: a class with a method for each. */
import type { NamedShape } from '../../../src/schema/shapes.ts'
import type { Control } from '../controls.ts'
import { camelCase } from '../naming.ts'
import { docComment } from './docComment.ts'
import { list, literal, sourceFile } from './layout.ts'

export function typescriptControls(controls: readonly Control[], types: readonly NamedShape[]): string {
  const methods = controls.map(typescriptMethod)
  const used = types.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(methods.join()))
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

function typescriptMethod({ name, summary, params, result }: Control): string {
  const fields = params.kind === 'nothing' ? [] : Object.entries(params.fields)
  const isOptional = fields.every(([, { optional }]) => optional)
  const parameter = params.kind === 'nothing' ? '' : `params: ${params.name}${isOptional ? ' = {}' : ''}`
  const names = list(
    '',
    '[',
    fields.map(([field]) => literal(field)),
    ']',
    '',
  )
  const call = `    return this.control(${literal(name)}, ${fields.length === 0 ? '{}' : 'params'}, ${names})`
  return [
    docComment([summary], '  '),
    `  ${camelCase(name)}(${parameter}): Promise<${result.name}> {\n`,
    `${call}\n  }`,
  ].join('')
}
