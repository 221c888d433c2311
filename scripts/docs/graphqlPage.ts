import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { markdownTable } from '../../bindings/generator/markdownTable.ts'
import { anchor } from '../../bindings/generator/typeText.ts'
import { buildNodeSchema } from '../../src/program/devnode/graphql/buildNodeSchema.ts'
import { type Mode, shapesOf } from '../../src/program/devnode/graphql/fields/shapes.ts'

/** Every type of the node's GraphQL with its fields; an asterisk marks what a network with default settings does not have. */
export function graphqlPage(): GeneratedFile {
  const [strict, whole] = [shownSchema('strict'), shownSchema('current')]
  const roots = [whole.getQueryType()!, whole.getMutationType()!, whole.getSubscriptionType()!]
  const described = Object.values(whole.getTypeMap()).filter(
    (type) => isDescribed(type) && !roots.some((root) => root === type),
  )
  const shown = new Set(described.map(({ name }) => name))
  const mark = (type: GraphQLNamedType, field?: string) => (isIn(strict, type.name, field) ? '' : ' *')
  const page = new TypePage(shown, mark)
  const content = [
    '# Types of GraphQL',
    'Generated from the schema of the development node; `npm run generate` rewrites it.',
    `Everything marked with * needs a chain created with \`--deprecated-api\`, or a node started with \`--legacy\`; a network with default
settings has everything else. Any field may be null. A field of the type String that takes \`format\` is an integer that may be larger than 2^53: \`HEX\`, the default,
returns \`0x\` and hex digits, \`DEC\` returns decimal digits. Pages of objects have \`nodes\`, \`edges { cursor node }\` and \`pageInfo\`. [GraphQL](graphql.md) describes queries, filters, pages and limits.`,
    '## Roots',
    ...roots.map((root) => page.section(root, '###')),
    '## Objects',
    ...described.filter((type) => isObjectType(type)).map((type) => page.section(type, '###')),
    '## Arguments',
    `A filter has the fields of its object, each with conditions, and \`OR\`: see [filters](graphql.md#filters).`,
    ...described.filter((type) => isEnumType(type) || isInputObjectType(type)).map((type) => page.section(type, '###')),
  ]
  return { path: 'docs/graphql-types.md', content: `${content.join('\n\n')}\n` }
}

function shownSchema(mode: Mode): GraphQLSchema {
  return buildNodeSchema(mode, shapesOf(mode)).shown
}

type Described = GraphQLObjectType | GraphQLInputObjectType | GraphQLEnumType

/** Whether the page describes a type. Filters repeat the fields of objects; types of pagination are all alike. */
function isDescribed(type: GraphQLNamedType): type is Described {
  if (type.name.startsWith('__')) return false
  if (isInputObjectType(type)) return !type.name.endsWith('Filter') || type.name.startsWith('Blockchain')
  if (isObjectType(type)) return !/Connection$|Edge$/.test(type.name)
  return isEnumType(type)
}

/** Root types have another name in each schema; their fields are compared. */
function isIn(schema: GraphQLSchema, name: string, field?: string): boolean {
  const type = name === 'Query' ? schema.getQueryType() : schema.getType(name)
  if (type === undefined || type === null) return false
  return field === undefined || (isObjectType(type) && field in type.getFields())
}

class TypePage {
  readonly #shown: ReadonlySet<string>
  readonly #mark: (type: GraphQLNamedType, field?: string) => string

  constructor(shown: ReadonlySet<string>, mark: (type: GraphQLNamedType, field?: string) => string) {
    this.#shown = shown
    this.#mark = mark
  }

  section(type: Described, level: string): string {
    const mark = this.#mark(type)
    const parts = [`${level} ${type.name}`]
    const summary = [
      type.description,
      mark === '' || !isObjectType(type) ? undefined : 'Only with `--deprecated-api` or `--legacy`.',
    ]
    const text = summary.filter((line) => line !== undefined && line !== null).join(' ')
    if (text !== '') parts.push(text)
    parts.push(this.#members(type, mark !== ''))
    return parts.join('\n\n')
  }

  #members(type: Described, isMarked: boolean): string {
    if (isEnumType(type)) {
      return markdownTable(
        ['Value', 'Meaning'],
        type.getValues().map(({ name, description }) => [`\`${name}\``, description ?? '']),
      )
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields())
      return markdownTable(
        ['Field', 'Type', 'Meaning'],
        fields.map(({ name, type: of, description }) => [`\`${name}\``, this.#typeText(of), description ?? '']),
      )
    }
    return markdownTable(
      ['Field', 'Type', 'Meaning'],
      Object.values(type.getFields()).map((field) => [
        `\`${field.name}\`${isMarked ? '' : this.#mark(type, field.name)}`,
        this.#typeText(field.type),
        [field.description ?? '', this.#argumentsText(field)].filter((text) => text !== '').join(' '),
      ]),
    )
  }

  #argumentsText({ args }: GraphQLField<unknown, unknown>): string {
    const isPage = PAGE.every((name) => args.some((argument) => argument.name === name))
    const own = args.filter(({ name }) => !(isPage && PAGE.includes(name)))
    const texts = own.map((argument) => this.#argumentText(argument))
    if (isPage) texts.push('[a page](graphql.md#pages)')
    return texts.length === 0 ? '' : `Takes ${texts.join(', ')}.`
  }

  #argumentText({ name, type, description, deprecationReason }: GraphQLArgument): string {
    if (name === 'format') return '`format`'
    const note = deprecationReason ?? description
    const text = note === undefined || note === null ? '' : `: ${note.replace(/\.$/, '')}`
    return `\`${name}\` (${this.#typeText(type)}${text})`
  }

  #typeText(type: GraphQLType): string {
    const named = getNamedType(type)
    if (isObjectType(named) && named.name.endsWith('Connection')) {
      return `pages of ${this.#typeText(getNamedType(named.getFields()['nodes']!.type))}`
    }
    const { name } = named
    const text = String(type)
    if (!this.#shown.has(name)) return text.replaceAll('[', '\\[')
    return text.replace(/[[\]!]*(\w+)[\]!]*/, (whole) =>
      whole.replaceAll('[', '\\[').replace(name, `[${name}](#${anchor(name)})`),
    )
  }
}

const PAGE = ['first', 'after', 'last', 'before']
