/** Named types as Rust items: structs, enumerations, aliases. */
import type {
  AliasShape,
  ConstantsShape,
  Field,
  Fields,
  NamedShape,
  Shape,
  StructShape,
  UnionShape,
  Variants,
} from '../../../src/schema/shapes.ts'
import type { RustTypes } from './RustTypes.ts'
import { braces, call, docs, indent, mustUse, quoted, separated, signature } from './rustLayout.ts'
import { constantName, constantVariant, distinct, memberName, serdeName, typeName, variantName } from './rustNames.ts'

/** The items that make up a type, each with its lines. */
export function typeItems(shape: NamedShape, types: RustTypes): string[][] {
  switch (shape.kind) {
    case 'struct':
      return structItems(shape, types)
    case 'union':
      return unionItems(shape, types)
    case 'constants':
      return shape.plainBits === undefined ? constantsItems(shape) : [bitFlagsItem(shape)]
    case 'alias':
      return [aliasItem(shape, types)]
  }
}

function aliasItem(shape: AliasShape, types: RustTypes): string[] {
  const [name, target] = [typeName(shape.name), types.of(shape.target)]
  if (!containsAlias(shape.target, shape)) return [...docs([shape.summary]), `pub type ${name} = ${target};`]
  // A Rust alias cannot contain itself; a transparent struct is the same on the wire.
  const derived = 'Clone, Debug, PartialEq, Serialize, Deserialize'
  return [
    ...docs([shape.summary]),
    `#[derive(${derived})]`,
    '#[serde(transparent)]',
    `pub struct ${name}(pub ${target});`,
  ]
}

/** Bit flags as plain numbers, which a program combines. */
function bitFlagsItem({ name, summary, constants, plainBits }: ConstantsShape): string[] {
  const lines = Object.entries(constants).flatMap(([key, { value, summary: meaning }]) => [
    ...docs([meaning], 1),
    `pub const ${constantName(key)}: u${plainBits} = ${value};`,
  ])
  return [...docs([summary]), `pub mod ${memberName(name)} {`, ...indent(lines), '}']
}

/** Whether a shape leads back to an alias through lists, maps and other aliases alone. */
function containsAlias(shape: Shape, alias: AliasShape, seen = new Set<Shape>()): boolean {
  if (shape === alias) return true
  if (seen.has(shape)) return false
  seen.add(shape)
  switch (shape.kind) {
    case 'array':
    case 'map':
      return containsAlias(shape.item, alias, seen)
    case 'alias':
      return containsAlias(shape.target, alias, seen)
    case 'lazy':
      return containsAlias(shape.resolve(), alias, seen)
    default:
      return false
  }
}

export function structItems(
  { name: wireName, summary, fields, isForm }: Pick<StructShape, 'name' | 'summary' | 'fields' | 'isForm'>,
  types: RustTypes,
): string[][] {
  const name = typeName(wireName)
  const members = fieldNames(fields)
  const all = Object.entries(fields as Fields)
  const required = all.filter(([, field]) => !field.optional)
  const secrets = all.some(([, field]) => field.secret)
  const derived = [
    'Clone',
    ...(secrets ? [] : ['Debug']),
    ...(required.length === 0 ? ['Default'] : []),
    'PartialEq',
    'Serialize',
    'Deserialize',
  ]
  const body = indent(all.flatMap(([wire, field]) => fieldLines(wire, members.get(wire)!, field, types, 'pub ', 1)))
  const declaration = [
    ...docs([summary]),
    `#[derive(${derived.join(', ')})]`,
    '#[non_exhaustive]',
    ...(body.length === 0 ? [`pub struct ${name} {}`] : [`pub struct ${name} {`, ...body, '}']),
  ]
  return [
    declaration,
    // A form is only read, so it has no builder.
    ...(isForm ? [] : builderItems(name, fields, members, types)),
    ...(secrets ? [structDebugItem(name, fields, members)] : []),
  ]
}

function fieldLines(
  wire: string,
  member: string,
  field: Field,
  types: RustTypes,
  visibility: string,
  depth: number,
): string[] {
  return [
    ...docs([fieldText(field)], depth),
    ...(serdeName(member) === wire ? [] : [`#[serde(rename = ${quoted(wire)})]`]),
    ...(field.optional ? ['#[serde(default, skip_serializing_if = "Option::is_none")]'] : []),
    `${visibility}${member}: ${fieldType(field, types)},`,
  ]
}

export function fieldType(field: Field, types: RustTypes): string {
  return field.optional ? types.optional(field.shape) : types.of(field.shape)
}

export function fieldText({ summary, default: value, deprecated }: Field): string {
  return [
    summary,
    value === undefined ? '' : `Default: \`${JSON.stringify(value)}\`.`,
    deprecated === undefined ? '' : `Deprecated: ${deprecated}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

export function fieldNames(fields: Fields): ReadonlyMap<string, string> {
  return distinct(Object.keys(fields), memberName)
}

/** `new` takes what is required, a method of its name sets each optional field: more of them may come. */
function builderItems(
  name: string,
  fields: Fields,
  members: ReadonlyMap<string, string>,
  types: RustTypes,
): string[][] {
  const all = Object.entries(fields)
  const required = all.filter(([, field]) => !field.optional)
  if (all.length === 0) return []
  const methods = [
    ...(required.length === 0
      ? []
      : [
          [
            ...docs(['What is required; optional fields are absent.'], 1),
            mustUse,
            ...signature('pub fn new', parametersOf(required, members, types), 'Self', '{', 1),
            ...indent(braces('Self', valuesOf(all, members, types), '')),
            '}',
          ],
        ]),
    ...all
      .filter(([, field]) => field.optional)
      .map(([wire, field]) => {
        const member = members.get(wire)!
        return [
          ...docs([fieldText(field)], 1),
          mustUse,
          ...signature(
            `pub fn ${member === 'new' ? 'new_' : member}`,
            ['mut self', `${member}: ${givenType(field, types)}`],
            'Self',
            '{',
            1,
          ),
          ...indent([`self.${member} = Some(${takenValue(member, field, types)});`, 'self']),
          '}',
        ]
      }),
  ]
  return [[`impl ${name} {`, ...indent(separated(methods)), '}']]
}

function parametersOf(
  all: readonly (readonly [string, Field])[],
  members: ReadonlyMap<string, string>,
  types: RustTypes,
): string[] {
  return all
    .filter(([, field]) => !field.optional)
    .map(([wire, field]) => `${members.get(wire)}: ${givenType(field, types)}`)
}

function valuesOf(
  all: readonly (readonly [string, Field])[],
  members: ReadonlyMap<string, string>,
  types: RustTypes,
): string[] {
  return all.map(([wire, field]) => {
    const member = members.get(wire)!
    if (field.optional) return `${member}: None`
    const value = takenValue(member, field, types)
    return value === member ? member : `${member}: ${value}`
  })
}

/** The type of a parameter for a field: for texts and JSON, everything that converts to them. */
function givenType(field: Field, types: RustTypes): string {
  const type = types.of(field.shape)
  return type === 'String' || type === 'Json' ? `impl Into<${type}>` : type
}

function takenValue(member: string, field: Field, types: RustTypes): string {
  return givenType(field, types).startsWith('impl ') ? `${member}.into()` : member
}

const formatter = "f: &mut std::fmt::Formatter<'_>"

function structDebugItem(name: string, fields: Fields, members: ReadonlyMap<string, string>): string[] {
  return [
    `impl std::fmt::Debug for ${name} {`,
    ...indent([
      ...signature('fn fmt', ['&self', formatter], 'std::fmt::Result', '{', 1),
      ...indent([
        `let mut fields = f.debug_struct(${quoted(name)});`,
        ...Object.entries(fields).flatMap(([wire, { secret }]) => {
          const member = members.get(wire)!
          const value = secret ? '&binding::Hidden' : `&self.${member}`
          return call('fields.field', [quoted(serdeName(member)), value], ';', 2)
        }),
        'fields.finish()',
      ]),
      '}',
    ]),
    '}',
  ]
}

function unionItems({ name: wireName, summary, variants }: UnionShape, types: RustTypes): string[][] {
  const name = typeName(wireName)
  const all = Object.entries(variants as Variants)
  const names = distinct(Object.keys(variants as Variants), variantName)
  const secrets = all.some(([, { fields }]) => Object.values(fields).some(({ secret }) => secret))
  const body = all.flatMap(([wire, { summary: meaning, fields }]) => {
    const variant = names.get(wire)!
    const members = fieldNames(fields)
    const lines = Object.entries(fields).flatMap(([fieldWire, field]) =>
      fieldLines(fieldWire, members.get(fieldWire)!, field, types, '', 2),
    )
    return [
      ...docs([meaning], 1),
      ...(variant === wire ? [] : [`#[serde(rename = ${quoted(wire)})]`]),
      ...(lines.length === 0 ? [] : ['#[non_exhaustive]']),
      ...(lines.length === 0 ? [`${variant},`] : [`${variant} {`, ...indent(lines), '},']),
    ]
  })
  return [
    [
      ...docs([summary]),
      `#[derive(Clone, ${secrets ? '' : 'Debug, '}PartialEq, Serialize)]`,
      '#[serde(tag = "type")]',
      '#[non_exhaustive]',
      `pub enum ${name} {`,
      ...indent([
        ...body,
        ...docs(['A variant that this version does not know, as it came.'], 1),
        '#[serde(untagged)]',
        'Unknown(Json),',
      ]),
      '}',
    ],
    ...unionBuilderItems(name, variants, names, types),
    unionDeserializeItem(name, variants, names),
    ...(secrets ? [unionDebugItem(name, variants, names)] : []),
  ]
}

/** A function for each variant with fields, which takes the required ones, and a method for each optional field. */
function unionBuilderItems(
  name: string,
  variants: Variants,
  names: ReadonlyMap<string, string>,
  types: RustTypes,
): string[][] {
  const all = Object.entries(variants).filter(([, { fields }]) => Object.keys(fields).length > 0)
  const functions = distinct(
    all.map(([wire]) => wire),
    memberName,
  )
  const constructors = all.map(([wire, { summary, fields }]) => {
    const members = fieldNames(fields)
    const entries = Object.entries(fields)
    return [
      ...docs([summary], 1),
      mustUse,
      ...signature(`pub fn ${functions.get(wire)}`, parametersOf(entries, members, types), 'Self', '{', 1),
      ...indent(braces(`Self::${names.get(wire)}`, valuesOf(entries, members, types), '')),
      '}',
    ]
  })
  const setters = all.flatMap(([wire, { fields }]) => {
    const members = fieldNames(fields)
    return Object.entries(fields)
      .filter(([, field]) => field.optional)
      .map(([fieldWire, field]) => ({ variant: names.get(wire)!, member: members.get(fieldWire)!, field }))
  })
  const settable = [...new Set(setters.map(({ member, field }) => `${member}: ${givenType(field, types)}`))]
  const methods = settable.map((parameter) => {
    const same = setters.filter(({ member, field }) => `${member}: ${givenType(field, types)}` === parameter)
    const [{ member, field }] = same as [(typeof same)[0]]
    const plain = serdeName(member)
    const given = member === 'value' ? 'new_value' : 'value'
    const isAlone = settable.filter((other) => other.startsWith(`${member}: `)).length === 1
    const method = isAlone ? `with_${plain}` : `with_${plain}_of_${memberName(same[0]!.variant)}`
    const text = `${fieldText(field)} Of ${same.map(({ variant }) => `\`${variant}\``).join(' and ')}; others have none and stay as they are.`
    return [
      ...docs([text], 1),
      mustUse,
      ...signature(`pub fn ${method}`, ['mut self', `${given}: ${givenType(field, types)}`], 'Self', '{', 1),
      ...indent([
        'match &mut self {',
        ...indent([
          ...same.flatMap(({ variant }) => {
            const pattern = patternOf(variant, member)
            return [
              ...pattern.slice(0, -1),
              `${pattern.at(-1)} => *${member} = Some(${takenValue(given, field, types)}),`,
            ]
          }),
          '_ => {}',
        ]),
        '}',
        'self',
      ]),
      '}',
    ]
  })
  const blocks = [...constructors, ...methods]
  return blocks.length === 0 ? [] : [[`impl ${name} {`, ...indent(separated(blocks)), '}']]
}

/** A match pattern for a variant of which only one field is used. */
function patternOf(variant: string, member: string): string[] {
  // The width up to which the formatter leaves a literal on one line.
  return `${member}, ..`.length <= 18
    ? [`Self::${variant} { ${member}, .. }`]
    : [`Self::${variant} {`, `    ${member}, ..`, '}']
}

function unionDeserializeItem(name: string, variants: Variants, names: ReadonlyMap<string, string>): string[] {
  const all = Object.entries(variants)
  const takes = all.some(([, { fields }]) => Object.keys(fields).length > 0)
  const arms = all.flatMap(([wire, { fields }]) => {
    const members = fieldNames(fields)
    const values = Object.keys(fields).map((field) => `${members.get(field)}: fields.take(${quoted(field)})?`)
    return braces(`${quoted(wire)} => Self::${names.get(wire)}`, values, ',')
  })
  return deserializeItem(name, [
    `let ${takes ? 'mut ' : ''}fields = binding::UnionFields::deserialize(deserializer)?;`,
    'Ok(match fields.variant().as_str() {',
    ...indent([...arms, '_ => Self::Unknown(fields.into_json()),']),
    '})',
  ])
}

function deserializeItem(name: string, body: readonly string[]): string[] {
  return [
    `impl<'de> Deserialize<'de> for ${name} {`,
    ...indent([
      ...signature("fn deserialize<D: Deserializer<'de>>", ['deserializer: D'], 'Result<Self, D::Error>', '{', 1),
      ...indent(body),
      '}',
    ]),
    '}',
  ]
}

function unionDebugItem(name: string, variants: Variants, names: ReadonlyMap<string, string>): string[] {
  const arms = Object.entries(variants).flatMap(([wire, { fields }]) => {
    const variant = names.get(wire)!
    const members = fieldNames(fields)
    const all = Object.entries(fields)
    if (all.length === 0) return [`Self::${variant} => f.write_str(${quoted(variant)}),`]
    const bound = all.map(([field, { secret }]) => (secret ? `${members.get(field)}: _` : members.get(field)!))
    return [
      ...braces(`Self::${variant}`, bound, ' => {'),
      ...indent([
        `let mut fields = f.debug_struct(${quoted(variant)});`,
        ...all.flatMap(([field, { secret }]) => {
          const member = members.get(field)!
          const value = secret ? '&binding::Hidden' : member
          return call('fields.field', [quoted(serdeName(member)), value], ';', 4)
        }),
        'fields.finish()',
      ]),
      '}',
    ]
  })
  return [
    `impl std::fmt::Debug for ${name} {`,
    ...indent([
      ...signature('fn fmt', ['&self', formatter], 'std::fmt::Result', '{', 1),
      ...indent(['match self {', ...indent([...arms, 'Self::Unknown(_) => f.write_str("Unknown"),']), '}']),
      '}',
    ]),
    '}',
  ]
}

function constantsItems({ name: wireName, summary, wire, constants }: ConstantsShape): string[][] {
  const name = typeName(wireName)
  const names = distinct(Object.keys(constants), constantVariant)
  const all = Object.entries(constants).map(([key, constant]) => ({ variant: names.get(key)!, ...constant }))
  // A constant named `unknown` keeps its name, because programs look for it by that name.
  const newer = all.some(({ variant }) => variant === 'Unknown') ? 'Other' : 'Unknown'
  const numbers = wire === 'number'
  const held = numbers ? 'i64' : 'String'
  const literal = (value: string | number) => (numbers ? String(value) : quoted(String(value)))
  const declaration = [
    ...docs([summary]),
    `#[derive(Clone, ${numbers ? 'Copy, ' : ''}Debug, PartialEq, Eq, Hash)]`,
    '#[non_exhaustive]',
    `pub enum ${name} {`,
    ...indent([
      ...all.flatMap(({ variant, summary: meaning }) => [...docs([meaning], 1), `${variant},`]),
      ...docs(['A constant that this version does not know.'], 1),
      `${newer}(${held}),`,
    ]),
    '}',
  ]
  const value = [
    `impl ${name} {`,
    ...indent([
      ...docs(['The value on the wire.'], 1),
      mustUse,
      `pub fn value(&self) -> ${numbers ? 'i64' : '&str'} {`,
      ...indent([
        'match self {',
        ...indent([
          ...all.map((constant) => `Self::${constant.variant} => ${literal(constant.value)},`),
          `Self::${newer}(value) => ${numbers ? '*' : ''}value,`,
        ]),
        '}',
      ]),
      '}',
    ]),
    '}',
  ]
  const from = [
    `impl From<${held}> for ${name} {`,
    ...indent([
      `fn from(value: ${held}) -> Self {`,
      ...indent([
        `match value${numbers ? '' : '.as_str()'} {`,
        ...indent([
          ...all.map((constant) => `${literal(constant.value)} => Self::${constant.variant},`),
          `_ => Self::${newer}(value),`,
        ]),
        '}',
      ]),
      '}',
    ]),
    '}',
  ]
  const serialize = [
    `impl Serialize for ${name} {`,
    ...indent([
      'fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {',
      ...indent(['self.value().serialize(serializer)']),
      '}',
    ]),
    '}',
  ]
  const deserialize = deserializeItem(name, [`${held}::deserialize(deserializer).map(Self::from)`])
  return [declaration, value, from, serialize, deserialize]
}
