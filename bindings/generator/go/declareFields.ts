/** Structs of Go with what their JSON needs: structs of the API and variants of unions. */
import type { Field, Fields, Shape } from '../../../src/schema/shapes.ts'
import { GoNames } from './GoNames.ts'
import type { GoTypes } from './GoTypes.ts'
import { plainShape } from './GoTypes.ts'
import { about, goComment } from './goComment.ts'
import { exportedName } from './goName.ts'

/** Methods that a generated struct may have; a field must not have their names. */
const methodNames = ['Format', 'LogValue', 'MarshalJSON', 'UnmarshalJSON']

interface GoField {
  readonly goName: string
  readonly wireName: string
  readonly field: Field
}

/** `comment` is complete; `tag` is the value of the member `type` of a variant. */
export function declareStruct(
  name: string,
  comment: string,
  fields: Fields,
  types: GoTypes,
  tag?: string,
): readonly string[] {
  const names = new GoNames(methodNames)
  const list: GoField[] = Object.entries(fields).map(([wireName, field]) => {
    const goName = exportedName(wireName)
    return { goName: names.claim(goName, `${goName}Field`), wireName, field }
  })
  const body = list.map((entry) => declareField(entry, types)).join('')
  return [
    `${comment}type ${name} ${body === '' ? 'struct{}' : `struct {\n${body}}`}\n`,
    ...marshalMethod(name, list, types, tag),
    ...unmarshalMethod(name, list, types),
    ...secretMethods(name, list, types),
  ]
}

/** A struct that keeps the JSON it was read from, because queries may select fields that no struct has. */
export function declareSelection(name: string, comment: string, fields: Fields, types: GoTypes): readonly string[] {
  const [declaration, ...methods] = declareStruct(name, comment, fields, types)
  if (methods.length > 0 || 'json' in fields) throw new Error(`${name} has fields that a selection cannot have`)
  const json =
    '\t// JSON is the whole object as it came, with whatever else was selected.\n\tJSON json.RawMessage `json:"-"`\n'
  return [
    declaration!.replace(/}\n$/, `${json}}\n`),
    [
      '// UnmarshalJSON implements json.Unmarshaler.',
      `func (v *${name}) UnmarshalJSON(data []byte) error {`,
      `\ttype plain ${name}`,
      '\tif err := json.Unmarshal(data, (*plain)(v)); err != nil {',
      '\t\treturn err',
      '\t}',
      '\tv.JSON = bytes.Clone(data)',
      '\treturn nil',
      '}',
      '',
    ].join('\n'),
  ]
}

function declareField({ goName, wireName, field }: GoField, types: GoTypes): string {
  const { shape, summary, optional, deprecated } = field
  const facts = [
    field.default === undefined ? '' : `Default ${JSON.stringify(field.default)}.`,
    field.minimum === undefined ? '' : `At least ${field.minimum}.`,
    field.maximum === undefined ? '' : `At most ${field.maximum}.`,
    optional ? 'Optional.' : '',
    field.secret ? 'Secret.' : '',
  ]
  const text = [about(goName, summary), ...facts].filter((part) => part !== '').join(' ')
  const comment = goComment([text, deprecated === undefined ? undefined : `Deprecated: ${deprecated}`], '\t')
  const type = optional ? types.optionalTypeOf(shape) : types.typeOf(shape)
  return `${comment}\t${goName} ${type} \`json:"${wireName}${optional ? omission(field, types) : ''}"\`\n`
}

/**
 * An empty list differs from a missing one, so only nil may be left out. Before Go 1.24 `omitzero` is unknown and nil
 * becomes null, which means the same.
 */
function omission({ shape }: Field, types: GoTypes): string {
  const form = types.formOf(shape)
  return form === 'array' || form === 'map' ? ',omitzero' : ',omitempty'
}

/** Required lists that are nil are written as empty lists; variants are written with their type. */
function marshalMethod(name: string, list: readonly GoField[], types: GoTypes, tag: string | undefined): string[] {
  const lists = list.filter(({ field }) => !field.optional && ['array', 'map'].includes(types.formOf(field.shape)))
  if (lists.length === 0 && tag === undefined) return []
  const lines = lists.flatMap(({ goName, field }) => [
    `\tif v.${goName} == nil {`,
    `\t\tv.${goName} = ${types.typeOf(field.shape)}{}`,
    '\t}',
  ])
  const result = tag === undefined ? 'wire.Marshal(plain(v))' : `wire.Tagged(${JSON.stringify(tag)}, plain(v))`
  return [
    [
      '// MarshalJSON implements json.Marshaler.',
      `func (v ${name}) MarshalJSON() ([]byte, error) {`,
      `\ttype plain ${name}`,
      ...lines,
      `\treturn ${result}`,
      '}',
      '',
    ].join('\n'),
  ]
}

/** Package json decodes all fields except those with unions, which an outer field of the same name hides from it. */
function unmarshalMethod(name: string, list: readonly GoField[], types: GoTypes): string[] {
  const special = list.flatMap((entry) => {
    const decoder = types.decoderOf(entry.field.shape)
    return decoder === undefined ? [] : [{ ...entry, decoder }]
  })
  if (special.length === 0) return []
  const names = new GoNames(['plain'])
  const shadows = special.map((entry) => ({ ...entry, shadow: names.claim(entry.goName) }))
  return [
    [
      '// UnmarshalJSON implements json.Unmarshaler.',
      `func (v *${name}) UnmarshalJSON(data []byte) (err error) {`,
      `\ttype plain ${name}`,
      '\tvar fields struct {',
      '\t\t*plain',
      ...shadows.flatMap(({ shadow, wireName }) => [
        '\t\t// As text.',
        `\t\t${shadow} json.RawMessage \`json:"${wireName}"\``,
      ]),
      '\t}',
      '\tfields.plain = (*plain)(v)',
      '\tif err = json.Unmarshal(data, &fields); err != nil {',
      '\t\treturn err',
      '\t}',
      ...shadows.flatMap(({ goName, shadow, wireName, decoder }) => [
        `\tif v.${goName}, err = ${decoder}(fields.${shadow}); err != nil {`,
        `\t\treturn fmt.Errorf("${wireName}: %w", err)`,
        '\t}',
      ]),
      '\treturn nil',
      '}',
      '',
    ].join('\n'),
  ]
}

/**
 * Values with secrets print without them. Package fmt calls the methods of nested values, but a JSON handler of package
 * slog does not, so every type that contains a secret somewhere has its own LogValue.
 */
function secretMethods(name: string, list: readonly GoField[], types: GoTypes): string[] {
  const logValue = [
    '// LogValue implements slog.LogValuer and hides secrets.',
    `func (v ${name}) LogValue() slog.Value {`,
    '\treturn slog.StringValue(fmt.Sprintf("%+v", v))',
    '}',
    '',
  ].join('\n')
  const secrets = list.filter(({ field }) => field.secret)
  if (secrets.length === 0) return list.some(({ field }) => holdsSecret(field.shape)) ? [logValue] : []
  return [
    [
      '// Format implements fmt.Formatter and hides secrets.',
      `func (v ${name}) Format(state fmt.State, verb rune) {`,
      `\ttype plain ${name}`,
      ...secrets.map(({ goName, field }) => `\tv.${goName} = ${hidden(goName, field, types)}`),
      '\tfmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))',
      '}',
      '',
    ].join('\n'),
    logValue,
  ]
}

function holdsSecret(shape: Shape, seen = new Set<Shape>()): boolean {
  const core = plainShape(shape)
  if (seen.has(core)) return false
  seen.add(core)
  const inFields = (fields: Fields) =>
    Object.values(fields).some((field) => field.secret || holdsSecret(field.shape, seen))
  switch (core.kind) {
    case 'struct':
      return inFields(core.fields)
    case 'union':
      return Object.values<{ readonly fields: Fields }>(core.variants).some(({ fields }) => inFields(fields))
    case 'array':
    case 'map':
      return holdsSecret(core.item, seen)
    default:
      return false
  }
}

function hidden(goName: string, { shape, optional }: Field, types: GoTypes): string {
  if (types.formOf(shape) !== 'value') return 'nil'
  // A pointer prints as an address, which is no secret, but its target would be printed when the pointer is followed.
  if (optional) return 'nil'
  const type = types.typeOf(shape)
  switch (plainShape(shape).kind) {
    case 'string':
      return type === 'string' ? `wire.Hidden(v.${goName})` : `${type}(wire.Hidden(string(v.${goName})))`
    case 'struct':
      return `${type}{}`
    case 'boolean':
      return 'false'
    case 'constants':
      return `*new(${type})`
    default:
      return '0'
  }
}
