/** Declarations of named types. */
import type { AliasShape, ConstantsShape, NamedShape, UnionShape } from '../../../src/schema/shapes.ts'
import type { BindingModule } from '../bindingModel.ts'
import { declareSelection, declareStruct } from './declareFields.ts'
import { type GoTypes, isOwnType } from './GoTypes.ts'
import { about, goComment } from './goComment.ts'
import { publishedName } from './goName.ts'

export function declareType(type: NamedShape, module: BindingModule, types: GoTypes): readonly string[] {
  const name = types.nameOf(type)
  const comment = goComment([about(name, type.summary)])
  if (types.isClientError(type)) return [`${comment}type ${name} = rpc.ClientError\n`]
  switch (type.kind) {
    case 'struct':
      return type.hasNulls === true
        ? declareSelection(name, comment, type.fields, types)
        : declareStruct(name, comment, type.fields, types)
    case 'union':
      return declareUnion(type, types)
    case 'constants':
      return declareConstants(type, module, types)
    case 'alias':
      return declareAlias(type, comment, types)
  }
}

function declareAlias(type: AliasShape, comment: string, types: GoTypes): readonly string[] {
  const name = types.nameOf(type)
  const { target } = type
  if (!isOwnType(target)) return [`${comment}type ${name} = ${types.typeOf(target)}\n`]
  const declaration = `${comment}type ${name} ${types.typeOf(target)}\n`
  const decoder = types.decoderOf(target)
  if (decoder === undefined) return [declaration]
  return [
    declaration,
    [
      '// UnmarshalJSON implements json.Unmarshaler.',
      `func (v *${name}) UnmarshalJSON(data []byte) (err error) {`,
      `\t*v, err = ${decoder}(data)`,
      '\treturn err',
      '}',
      '',
    ].join('\n'),
  ]
}

function declareUnion(type: UnionShape, types: GoTypes): readonly string[] {
  const name = types.nameOf(type)
  const variants = Object.entries(type.variants).map(([tag, variant]) => ({
    tag,
    variant,
    variantName: types.variantName(type, tag),
  }))
  const list = variants.map(({ variantName }) => variantName).join(', ')
  return [
    [
      goComment([about(name, type.summary), `One of ${list}, and from a newer daemon also UnknownVariant.`]).trimEnd(),
      `type ${name} interface{ is${name}() }`,
      '',
    ].join('\n'),
    ...variants.flatMap(({ tag, variant, variantName }) => [
      ...declareStruct(variantName, goComment([about(variantName, variant.summary)]), variant.fields, types, tag),
      `func (${variantName}) is${name}() {}\n`,
    ]),
    `func (UnknownVariant) is${name}() {}\n`,
    [
      `func decode${name}(data []byte) (${name}, error) {`,
      '\tkind, err := wire.TypeOf(data)',
      '\tif err != nil || wire.IsNull(data) {',
      '\t\treturn nil, err',
      '\t}',
      '\tswitch kind {',
      ...variants.flatMap(({ tag, variantName }) => [
        `\tcase ${JSON.stringify(tag)}:`,
        `\t\treturn wire.As[${variantName}](data)`,
      ]),
      '\t}',
      '\treturn UnknownVariant{Type: kind, JSON: data}, nil',
      '}',
      '',
    ].join('\n'),
  ]
}

function declareConstants(type: ConstantsShape, module: BindingModule, types: GoTypes): readonly string[] {
  const name = types.nameOf(type)
  const plain = type.wire === 'number' ? 'int' : 'string'
  // Error codes are compared with the numbers of errors, so both have the same type.
  const equals = isErrorCodes(type, module) ? '= ' : ''
  const entries = Object.entries(type.constants).map(([key, { value, summary }]) => {
    const constant = types.claim(`${name}${publishedName(key)}`, `${name}${publishedName(key)}Value`)
    // Untyped constants fit any argument.
    const typed = type.plainBits === undefined ? `${constant} ${name}` : constant
    return `${goComment([about(constant, summary)], '\t')}\t${typed} = ${JSON.stringify(value)}\n`
  })
  const title = type.plainBits === undefined ? `// Values of ${name}.\n` : goComment([about(name, type.summary)])
  const constants = `${title}const (\n${entries.join('')})\n`
  if (type.plainBits !== undefined) return [constants]
  return [
    `${goComment([about(name, type.summary)])}type ${name} ${equals}${plain}\n`,
    ...(entries.length === 0 ? [] : [constants]),
  ]
}

function isErrorCodes(type: ConstantsShape, { errors }: BindingModule): boolean {
  const codes = new Map(errors.map(({ name, code }) => [name, code]))
  const entries = Object.entries(type.constants)
  return (
    entries.length > 0 &&
    entries.length === codes.size &&
    entries.every(([name, { value }]) => codes.get(name) === value)
  )
}
