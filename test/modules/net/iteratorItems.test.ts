/** The forms of items of iterators compared with the answers of GraphQL. */
import { type GraphQLObjectType, getNamedType, isListType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { BlockItem, TransactionItem } from '../../../src/modules/net/types.ts'
import { buildNodeSchema } from '../../../src/program/devnode/graphql/buildNodeSchema.ts'
import { shapesOf } from '../../../src/program/devnode/graphql/fields/shapes.ts'
import type { Field, Shape, StructShape } from '../../../src/schema/shapes.ts'

const { schema } = buildNodeSchema('current', shapesOf('current'))
/** Fields that the library adds. */
const ours = ['transfers']

/** Names of GraphQL types whose values a field of a form can hold. */
function expected(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case 'string':
      return ['String']
    case 'boolean':
      return ['Boolean']
    case 'integer':
    case 'bigInteger':
      return ['Int', 'Float']
    default:
      throw new Error(`A form has a field of kind ${shape.kind}`)
  }
}

function differences(form: StructShape, type: GraphQLObjectType): string[] {
  return Object.entries(form.fields as Record<string, Field>).flatMap(([name, { shape }]) => {
    const found = type.getFields()[name]
    const place = `${form.name}.${name}`
    if (found === undefined) return ours.includes(name) ? [] : [`${place} is no field of ${type.name}`]
    const isList = shape.kind === 'array'
    const item: Shape = isList ? shape.item : shape
    if (isList !== isListType(found.type)) return [`${place} is a ${String(found.type)}`]
    const named = getNamedType(found.type)
    if (item.kind === 'struct') return isObjectType(named) ? differences(item, named) : [`${place} is no object`]
    return expected(item).includes(named.name) ? [] : [`${place} is a ${named.name}`]
  })
}

describe('the forms of items', () => {
  test.each([
    ['Block', BlockItem],
    ['Transaction', TransactionItem],
  ] as const)('have fields of GraphQL, %s', (name, form) => {
    expect(differences(form, schema.getType(name) as GraphQLObjectType)).toEqual([])
  })
})
