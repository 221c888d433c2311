/**
 * Parameters of tools as JSON Schema: the same as in the OpenRPC document, each tool with all types that it refers to.
 */
import { declaration, type JsonSchema, jsonSchemaOf } from '../../../../rpc/jsonSchema.ts'
import type { ParamsShape } from '../../../schema/methods.ts'
import { partsOf } from '../../../schema/namedShapes.ts'
import { isNamed, type NamedShape, type Shape } from '../../../schema/shapes.ts'

/** Models know the form of an ABI; its types would be the largest part of the tools. */
const KNOWN: readonly string[] = ['AbiContract']

export type ToolSchema = JsonSchema & { readonly type: 'object' }

export function toolSchema(params: ParamsShape): ToolSchema {
  if (params.kind === 'nothing') return { type: 'object', additionalProperties: false }
  const named = typesBelow(params)
  const references = new Map<Shape, string>(named.map((shape, index) => [shape, `#/$defs/${nameOf(named, index)}`]))
  const { title: _title, description: _description, ...schema } = jsonSchemaOf(params, references)
  const definitions = named.map((shape, index) => [nameOf(named, index), definitionOf(shape, references)])
  return {
    type: 'object',
    ...(plain(schema) as JsonSchema),
    ...(definitions.length > 0 && { $defs: plainMembers(Object.fromEntries(definitions)) }),
  }
}

function definitionOf(shape: NamedShape, references: ReadonlyMap<Shape, string>): JsonSchema {
  if (KNOWN.includes(shape.name)) return { type: 'object', description: shape.summary }
  return declaration(shape, references)
}

/** Named types that the parameters refer to. */
function typesBelow(params: Shape): NamedShape[] {
  const found = new Set<NamedShape>()
  const visit = (shape: Shape): void => {
    if (isNamed(shape)) {
      if (found.has(shape)) return
      found.add(shape)
      if (KNOWN.includes(shape.name)) return
    }
    for (const part of partsOf(shape)) visit(part)
  }
  for (const part of partsOf(params)) visit(part)
  return [...found].filter((shape) => shape !== params)
}

/** Types of different modules may have the same name. */
function nameOf(named: readonly NamedShape[], index: number): string {
  const { name } = named[index]!
  const isFirst = named.findIndex((shape) => shape.name === name) === index
  return isFirst ? name : `${name}${index}`
}

/** Descriptions of texts in our formats. */
const FORMATS: Readonly<Record<string, string>> = {
  hex: 'Hex digits.',
  base64: 'Base64.',
  boc: 'BOC in base64.',
  decimal: 'Decimal number.',
}

/**
 * Removes everything that is not JSON Schema and describes our formats in words: clients pass the schema to models, and
 * some refuse unknown keywords.
 */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain)
  if (typeof schema !== 'object' || schema === null) return schema
  const { format, discriminator: _, ...known } = schema as Readonly<Record<string, unknown>>
  const { description } = known
  const words = FORMATS[String(format)]
  return Object.fromEntries([
    ...Object.entries(known)
      .filter(([name]) => !name.startsWith('x-'))
      .map(([name, value]) => [name, MAPS.includes(name) ? plainMembers(value) : plain(value)]),
    ...(words === undefined ? [] : [['description', description === undefined ? words : `${description} ${words}`]]),
  ])
}

/** JSON Schema keywords whose members have arbitrary names. */
const MAPS: readonly string[] = ['properties', '$defs']

function plainMembers(members: unknown): unknown {
  return Object.fromEntries(Object.entries(members as JsonSchema).map(([name, value]) => [name, plain(value)]))
}
