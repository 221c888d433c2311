/** The file `types/<module>.ts`: one exported type for each named type of a module. */
import { partsOf } from '../../../src/schema/namedShapes.ts'
import {
  type AnyUnion,
  type ConstantsShape,
  type Field,
  type Fields,
  isNamed,
  type NamedShape,
  type Shape,
  type StructShape,
  type Variants,
} from '../../../src/schema/shapes.ts'
import type { BindingModel, BindingModule } from '../bindingModel.ts'
import { docComment } from './docComment.ts'
import { list, literal, propertyName, sourceFile } from './layout.ts'
import { typeExpression, typeNote } from './typeExpression.ts'

export function moduleTypes(module: BindingModule, model: BindingModel): string {
  const others = [...new Set(module.types.flatMap((type) => modulesUsedBy(type, model)))]
    .filter((name) => name !== module.name)
    .sort()
  const hasUnions = module.types.some(({ kind }) => kind === 'union')
  const imports = [
    ...(hasUnions ? ["import { type VariantMakers, variantMakers } from '../../common/variants.ts'"] : []),
    ...others.map((name) => `import type * as ${name} from './${name}.ts'`),
  ]
  const types = module.types.map((type) => declaration(type, module.name, model))
  return sourceFile([imports.join('\n'), ...types, ...(types.length === 0 ? ['export {}'] : [])])
}

function declaration(type: NamedShape, home: string, model: BindingModel): string {
  switch (type.kind) {
    case 'struct':
      return structDeclaration(type, home, model)
    case 'union':
      return unionDeclaration(type, home, model)
    case 'constants':
      return constantsDeclaration(type)
    case 'alias': {
      const summary = docComment([type.summary, typeNote(type.target)])
      return `${summary}export type ${type.name} = ${typeExpression(type.target, model, home)}`
    }
  }
}

function structDeclaration(
  { name, summary, fields, isForm, hasNulls }: StructShape,
  home: string,
  model: BindingModel,
): string {
  const body = isForm ? formLines(fields, home, model, hasNulls ?? false) : fieldLines(fields, home, model, '  ')
  const head = docComment([summary])
  if (body.length === 0) return `${head}export type ${name} = Record<never, never>`
  return `${head}export interface ${name} {\n${body.join('')}}`
}

function unionDeclaration({ name, summary, variants }: AnyUnion, home: string, model: BindingModel): string {
  const entries = Object.entries(variants as Variants)
  const isSingle = entries.length === 1
  const indent = isSingle ? '  ' : '      '
  const members = entries.map(([type, variant]) => {
    const lines = [
      docComment([variant.summary], indent),
      `${indent}type: ${literal(type)}\n`,
      ...fieldLines(variant.fields, home, model, indent),
    ]
    return `{\n${lines.join('')}${isSingle ? '}' : '    }'}`
  })
  const type = isSingle
    ? `export type ${name} = ${members[0]}`
    : [`export type ${name} =`, ...members.map((member) => `  | ${member}`)].join('\n')
  const typesList = entries.map(([variant]) => literal(variant))
  const makers = list(`export const ${name}: VariantMakers<${name}> = variantMakers(`, '[', typesList, '])', '')
  return `${docComment([summary])}${type}\n\n/** Makes values of the type, \`${name}.${entries[0]?.[0]}(…)\`. */\n${makers}`
}

function constantsDeclaration({ name, summary, constants }: ConstantsShape): string {
  const lines = Object.entries(constants).map(([key, constant]) => {
    const value = typeof constant.value === 'string' ? literal(constant.value) : String(constant.value)
    return `${docComment([constant.summary], '  ')}  ${propertyName(key)}: ${value},\n`
  })
  const head = docComment([summary])
  return [
    `${head}export const ${name} = {\n${lines.join('')}} as const`,
    `${head}export type ${name} = (typeof ${name})[keyof typeof ${name}]`,
  ].join('\n\n')
}

function fieldLines(fields: Fields, home: string, model: BindingModel, indent: string): string[] {
  return Object.entries(fields).map(([name, field]) => {
    const type = typeExpression(field.shape, model, home)
    const line = `${propertyName(name)}${field.optional ? '?' : ''}: ${type}${field.optional ? optionalSuffix(type) : ''}`
    return `${fieldComment(field, indent)}${indent}${line}\n`
  })
}

/** Fields of JSON that is passed on unchanged: absent ones stay absent, only integers beyond 2^53 are a `bigint`. */
function formLines(fields: Fields, home: string, model: BindingModel, hasNulls: boolean): string[] {
  const absent = `${hasNulls ? ' | null' : ''} | undefined`
  return Object.entries(fields).map(([name, field]) => {
    const type = field.shape.kind === 'bigInteger' ? 'number | bigint' : typeExpression(field.shape, model, home)
    const line = `${propertyName(name)}${field.optional ? '?' : ''}: ${type}${field.optional ? absent : ''}`
    return `${fieldComment(field, '  ')}  ${line}\n`
  })
}

/** Results carry `null` for what is absent; a caller may also pass `undefined`. */
function optionalSuffix(type: string): string {
  return type === 'any' ? '' : ' | null | undefined'
}

function fieldComment(field: Field, indent: string): string {
  const notes = [
    typeNote(field.shape),
    field.default === undefined ? undefined : `Default: ${JSON.stringify(field.default)}.`,
    field.secret ? 'Secret.' : undefined,
  ].filter((note) => note !== undefined)
  return docComment(
    [
      [field.summary, ...notes].join(' '),
      field.deprecated === undefined ? undefined : `@deprecated ${field.deprecated}`,
    ],
    indent,
  )
}

/** Modules of the types that a type refers to. */
function modulesUsedBy(type: NamedShape, model: BindingModel): string[] {
  return partsOf(type)
    .flatMap(named)
    .map((shape) => model.fullName(shape).split('.')[0]!)
}

function named(shape: Shape): NamedShape[] {
  if (isNamed(shape)) return [shape]
  if (shape.kind === 'array' || shape.kind === 'map') return named(shape.item)
  if (shape.kind === 'any' && shape.form !== undefined) return named(shape.form)
  return shape.kind === 'lazy' ? named(shape.resolve()) : []
}
