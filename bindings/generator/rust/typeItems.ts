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
import { braces, call, docs, indent, quoted, signature } from './rustLayout.ts'
import { distinct, memberName, serdeName, typeName, variantName } from './rustNames.ts'

/** The items that make up a type, each with its lines. */
export function typeItems(shape: NamedShape, types: RustTypes): string[][] {
  switch (shape.kind) {
    case 'struct':
      return structItems(shape, types)
    case 'union':
      return unionItems(shape, types)
    case 'constants':
      return constantsItems(shape)
    case 'alias':
      return [aliasItem(shape, types)]
  }
}

function aliasItem(shape: AliasShape, types: RustTypes): string[] {
  const [name, target] = [typeName(shape.name), types.of(shape.target)]
  if (!containsAlias(shape.target, shape)) return [...docs([shape.summary]), `pub type ${name} = ${target};`]
  // An alias cannot contain itself; on the wire this is the same.
  const derived = 'Clone, Debug, PartialEq, Serialize, Deserialize'
  return [
    ...docs([shape.summary]),
    `#[derive(${derived})]`,
    '#[serde(transparent)]',
    `pub struct ${name}(pub ${target});`,
  ]
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
  { name: wireName, summary, fields }: Pick<StructShape, 'name' | 'summary' | 'fields'>,
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
    ...(body.length === 0 ? [`pub struct ${name} {}`] : [`pub struct ${name} {`, ...body, '}']),
  ]
  return [
    declaration,
    ...(required.length > 0 && required.length < all.length ? [constructorItem(name, fields, members, types)] : []),
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

/** `new` takes what is required and leaves the rest out. */
function constructorItem(
  name: string,
  fields: Fields,
  members: ReadonlyMap<string, string>,
  types: RustTypes,
): string[] {
  const all = Object.entries(fields)
  const parameters = all
    .filter(([, field]) => !field.optional)
    .map(([wire, field]) => {
      const type = types.of(field.shape)
      return `${members.get(wire)}: ${type === 'String' ? 'impl Into<String>' : type}`
    })
  const values = all.map(([wire, field]) => {
    const member = members.get(wire)!
    if (field.optional) return `${member}: None`
    return types.of(field.shape) === 'String' ? `${member}: ${member}.into()` : member
  })
  return [
    `impl ${name} {`,
    ...indent([
      ...docs(['What is required; optional fields are absent.'], 1),
      ...signature('pub fn new', parameters, 'Self', '{', 1),
      ...indent(braces('Self', values, '')),
      '}',
    ]),
    '}',
  ]
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
      ...(lines.length === 0 ? [`${variant},`] : [`${variant} {`, ...indent(lines), '},']),
    ]
  })
  return [
    [
      ...docs([summary]),
      `#[derive(Clone, ${secrets ? '' : 'Debug, '}PartialEq, Serialize)]`,
      '#[serde(tag = "type")]',
      `pub enum ${name} {`,
      ...indent([
        ...body,
        ...docs(['A variant that this version does not know, as it came.'], 1),
        '#[serde(untagged)]',
        'Unknown(Value),',
      ]),
      '}',
    ],
    unionDeserializeItem(name, variants, names),
    ...(secrets ? [unionDebugItem(name, variants, names)] : []),
  ]
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
    ...indent([...arms, '_ => Self::Unknown(fields.into_value()),']),
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
  const names = distinct(Object.keys(constants), variantName)
  const all = Object.entries(constants).map(([key, constant]) => ({ variant: names.get(key)!, ...constant }))
  const numbers = wire === 'number'
  const held = numbers ? 'i64' : 'String'
  const literal = (value: string | number) => (numbers ? String(value) : quoted(String(value)))
  const declaration = [
    ...docs([summary]),
    `#[derive(Clone, ${numbers ? 'Copy, ' : ''}Debug, PartialEq, Eq, Hash)]`,
    `pub enum ${name} {`,
    ...indent([
      ...all.flatMap(({ variant, summary: meaning }) => [...docs([meaning], 1), `${variant},`]),
      ...docs(['A constant that this version does not know.'], 1),
      `Unknown(${held}),`,
    ]),
    '}',
  ]
  const value = [
    `impl ${name} {`,
    ...indent([
      ...docs(['The value on the wire.'], 1),
      `pub fn value(&self) -> ${numbers ? 'i64' : '&str'} {`,
      ...indent([
        'match self {',
        ...indent([
          ...all.map((constant) => `Self::${constant.variant} => ${literal(constant.value)},`),
          `Self::Unknown(value) => ${numbers ? '*' : ''}value,`,
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
          '_ => Self::Unknown(value),',
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
