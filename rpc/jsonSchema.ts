/** Shapes as JSON Schema (draft 7), which OpenRPC requires. Named types become references. */
import { type Fields, isNamed, type NamedShape, type Shape } from '../src/schema/shapes.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** `references` maps named shapes to their declarations; all other shapes are written inline. */
export function jsonSchemaOf(shape: Shape, references: ReadonlyMap<Shape, string>): JsonSchema {
  if (isNamed(shape)) {
    const $ref = references.get(shape)
    return $ref === undefined ? declaration(shape, references) : { $ref }
  }
  switch (shape.kind) {
    case 'string':
      return shape.format === undefined ? { type: 'string' } : { type: 'string', format: shape.format }
    case 'boolean':
      return { type: 'boolean' }
    case 'integer':
    case 'bigInteger':
      return integerSchema(shape.bits, shape.signed)
    case 'float':
      return { type: 'number' }
    case 'any':
      return shape.form === undefined ? {} : jsonSchemaOf(shape.form, references)
    case 'array': {
      const items = jsonSchemaOf(shape.item, references)
      return { type: 'array', items: shape.nullableItems ? { anyOf: [items, { type: 'null' }] } : items }
    }
    case 'map':
      return { type: 'object', additionalProperties: jsonSchemaOf(shape.item, references) }
    case 'lazy':
      return jsonSchemaOf(shape.resolve(), references)
    default:
      throw new Error('A shape has no JSON schema')
  }
}

/** Limits above 2^53 are omitted, because doubles cannot represent them exactly. */
function integerSchema(bits: number, signed: boolean): JsonSchema {
  const format = `${signed ? 'int' : 'uint'}${bits}`
  if (bits > 32) return { type: 'integer', format }
  const minimum = signed ? -(2 ** (bits - 1)) : 0
  return { type: 'integer', format, minimum, maximum: 2 ** (signed ? bits - 1 : bits) - 1 }
}

/** The schema that references to the shape point to. */
export function declaration(shape: NamedShape, references: ReadonlyMap<Shape, string>): JsonSchema {
  const common = { title: shape.name, description: shape.summary }
  switch (shape.kind) {
    case 'struct':
      return { ...common, ...objectSchema(shape.fields, references) }
    case 'union':
      return {
        ...common,
        discriminator: { propertyName: 'type' },
        oneOf: Object.entries(shape.variants).map(([type, { summary, fields }]) => {
          const schema = objectSchema(fields, references) as { properties: JsonSchema; required?: readonly string[] }
          return {
            title: type,
            description: summary,
            type: 'object',
            properties: { type: { const: type }, ...schema.properties },
            required: ['type', ...(schema.required ?? [])],
          }
        }),
      }
    case 'constants':
      return {
        ...common,
        type: shape.wire === 'number' ? 'integer' : 'string',
        enum: Object.values(shape.constants).map(({ value }) => value),
        'x-names': Object.fromEntries(Object.entries(shape.constants).map(([name, { value }]) => [name, value])),
      }
    case 'alias':
      return { ...common, ...jsonSchemaOf(shape.target, references) }
  }
}

function objectSchema(fields: Fields, references: ReadonlyMap<Shape, string>): JsonSchema {
  const required = Object.entries(fields).filter(([, { optional }]) => !optional)
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, references)]),
    ),
    ...(required.length > 0 ? { required: required.map(([name]) => name) } : {}),
  }
}

function fieldSchema(field: Fields[string], references: ReadonlyMap<Shape, string>): JsonSchema {
  const schema = jsonSchemaOf(field.shape, references)
  return {
    ...('$ref' in schema ? { allOf: [schema] } : schema),
    description: field.summary,
    ...(field.minimum === undefined ? {} : { minimum: field.minimum }),
    ...(field.maximum === undefined ? {} : { maximum: field.maximum }),
    ...(field.above === undefined ? {} : { exclusiveMinimum: field.above }),
    ...(field.default === undefined ? {} : { default: field.default }),
    ...(field.deprecated === undefined ? {} : { deprecated: true, 'x-deprecated': field.deprecated }),
    ...(field.secret ? { 'x-secret': true } : {}),
    ...(field.optional ? { 'x-nullable': true } : {}),
  }
}
