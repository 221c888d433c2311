/** A model with every kind of shape in every place, and with names that collide. */
import type { AppObjectModel, BindingFunction, BindingModel } from '../../../bindings/generator/bindingModel.ts'
import {
  type AliasShape,
  alias,
  any,
  array,
  bool,
  constants,
  f32,
  field,
  i8,
  i32,
  i64,
  lazy,
  map,
  type NamedShape,
  optional,
  type Shape,
  type StructShape,
  struct,
  text,
  type UnionShape,
  u8,
  u16,
  u32,
  u64,
  union,
  variant,
} from '../../../src/schema/shapes.ts'

const Color = constants('Color', 'A color; a text.', {
  Red: ['red', 'Like blood.'],
  deep_blue: ['blue', 'Like the sea.'],
})
const Level = constants('Level', 'A level; a number.', { Low: [0, 'Low.'], High: [-5, 'High.'] })
const Handle = alias('Handle', 'A number of its own.', u32)
const Octet = alias('Octet', 'A small number of its own.', u8)
const Anything = alias('Anything', 'Any JSON.', any)

const Point = struct('Point', 'Two numbers.', { x: field(i32, 'To the right.'), y: field(i32, 'Up.') })
const Empty = struct('Empty', 'Nothing at all.', {})

/** Contains itself in a list, in a map and directly. */
const Tree: StructShape = struct('Tree', 'A tree.', {
  name: field(text, 'Its name.'),
  children: field(array(lazy(() => Tree)), 'Below it.'),
  by_name: optional(map(lazy(() => Tree)), 'Below it, by name.'),
  parent: optional(
    lazy(() => Tree),
    'Above it.',
  ),
})

/** Contains itself, and its variants have names of other types. */
const Expression: NamedShape = union('Expression', 'Something to compute.', {
  Number: variant('A number.', { value: field(i64, 'It.') }),
  Sum: variant('A sum.', {
    terms: field(array(lazy(() => Expression)), 'What to add.'),
    named: optional(map(lazy(() => Expression)), 'More of it.'),
  }),
  Nothing: variant('Nothing.'),
  Secret: variant('A secret.', { secret: field(text, 'It.', { secret: true }) }),
})
const ExpressionSum = struct('ExpressionSum', 'A type with the name that a variant would have.', {
  value: field(u8, 'It.'),
})
const Expressions = alias('Expressions', 'A list with a name.', array(Expression))
const SameExpression = alias('SameExpression', 'Another name of a union.', Expression)
/** A list of lists of itself. */
const Nested: AliasShape = alias('Nested', 'Lists in lists.', array(lazy(() => Nested)))

const Everything = struct('Everything', "All kinds of fields, with ''quotes'' and words # - 1. that mean markup.", {
  text: field(text, 'A text. - not a list # nor a heading 1. nor an item.'),
  yes: field(bool, 'A truth.'),
  small: field(u8, 'Small.', { minimum: 1, maximum: 9 }),
  medium: field(u16, 'Medium.'),
  large: field(u32, 'Large.'),
  tiny_signed: field(i8, 'Tiny.'),
  unsigned: field(u64, 'Exact.'),
  signed: field(i64, 'Exact.'),
  fraction: field(f32, 'A fraction.'),
  any: field(any, 'Any JSON.'),
  list: field(array(text), 'A list.'),
  lists: field(array(array(u8)), 'Lists in a list.'),
  octets: field(array(Octet), 'A list of small numbers.'),
  map: field(map(u64), 'A map.'),
  point: field(Point, 'A struct.'),
  empty: field(Empty, 'A struct without fields.'),
  color: field(Color, 'A constant.'),
  level: field(Level, 'A constant.'),
  handle: field(Handle, 'An alias.'),
  anything: field(Anything, 'An alias.'),
  expression: field(Expression, 'A union.'),
  expressions: field(Expressions, 'An alias of a list of unions.'),
  same_expression: field(SameExpression, 'An alias of a union.'),
  matrix: field(array(map(array(Expression))), 'Unions deep inside.'),
  nested: field(Nested, 'Lists in lists.'),
  tree: field(Tree, 'A tree.'),
  id: field(u32, 'A name in capitals.'),
  ID: field(u32, 'The same name.'),
  '2fa': field(text, 'A name that begins with a digit.'),
})

/** Every field of Everything, each of them optional, and a field with the name of a method. */
const Perhaps = struct('Perhaps', 'All of it optional.', {
  ...Object.fromEntries(
    Object.entries(Everything.fields as Record<string, { shape: Shape; summary: string }>).map(
      ([name, { shape, summary }]) => [name, optional(shape, summary)],
    ),
  ),
  format: optional(text, 'A name that a method needs.', { deprecated: 'Use text.', default: 'plain' }),
  secret: optional(text, 'Hidden.', { secret: true }),
  secret_list: optional(array(text), 'Hidden.', { secret: true }),
})
const Vault = struct('Vault', 'All of it secret.', {
  label: field(text, 'Shown.'),
  key: field(text, 'Hidden.', { secret: true }),
  pin: field(u32, 'Hidden.', { secret: true }),
  map: field(map(text), 'Hidden.', { secret: true }),
  point: field(Point, 'Hidden.', { secret: true }),
  color: field(Color, 'Hidden.', { secret: true }),
  level: field(Level, 'Hidden.', { secret: true }),
  expression: field(Expression, 'Hidden.', { secret: true }),
  other: field(Expression, 'Shown, but not what is secret in it.'),
})

const Asked = union('Asked', 'What the object is asked.', {
  Compute: variant('To compute.', { expression: field(Expression, 'What.') }),
  Rest: variant('To rest.'),
  Note: variant('To take note.', { text: field(text, 'Of what.') }),
})
const Answered = union('Answered', 'What it answers.', {
  Compute: variant('The result.', { value: field(any, 'It.') }),
  Rest: variant('Done.'),
})
const asked: AppObjectModel = {
  name: 'Assistant',
  summary: 'Somebody who computes.',
  request: Asked as unknown as UnionShape,
  response: Answered as unknown as UnionShape,
  methods: Object.entries(Asked.variants).map(([type, { summary, fields }]) => ({
    type,
    summary,
    fields,
    answer: (Answered.variants as Record<string, { fields: StructShape['fields'] }>)[type]?.fields,
  })),
}

function definition(name: string, facts: Partial<BindingFunction>): BindingFunction {
  return {
    wireName: `shapes.${name}`,
    name,
    summary: 'Does something.',
    description: undefined,
    deprecated: undefined,
    params: undefined,
    result: undefined,
    errors: [],
    appObject: undefined,
    callback: undefined,
    example: { params: {}, result: null },
    ...facts,
  }
}

const types = [
  Color,
  Level,
  Handle,
  Octet,
  Anything,
  Point,
  Empty,
  Tree,
  Expression,
  ExpressionSum,
  Expressions,
  SameExpression,
  Nested,
  Everything,
  Perhaps,
  Vault,
  Asked,
  Answered,
] as const

/** Another module with a type and functions of the same names. */
const OtherPoint = struct('Point', 'Another point.', { z: field(f32, 'Deep.') })

/** The model of the library with two more modules. */
export function shapesModel(model: BindingModel): BindingModel {
  const shapes = {
    name: 'shapes',
    summary: 'All shapes.',
    types,
    errors: [],
    functions: [
      definition('nothing', { deprecated: 'Use something.' }),
      definition('echo', { params: Everything, result: Everything }),
      definition('union_to_list', { params: Expression as BindingFunction['params'], result: array(Expression) }),
      definition('count', { result: u64 }),
      definition('assist', { params: Point, result: Handle, appObject: asked }),
      definition('assist_again', { appObject: asked }),
      definition('watch', {
        params: Point,
        result: Handle,
        callback: { lifetime: 'handle', responses: { 100: Expression, 101: Point, 102: u32, 103: array(Expression) } },
      }),
    ],
  }
  const other = {
    name: 'other_shapes',
    summary: 'More shapes.',
    types: [OtherPoint],
    errors: [],
    functions: [
      definition('watch', {
        wireName: 'other_shapes.watch',
        callback: { lifetime: 'call', responses: { 100: OtherPoint } },
      }),
    ],
  }
  const own = new Map<NamedShape, string>([
    ...types.map((type): [NamedShape, string] => [type, `shapes.${type.name}`]),
    [OtherPoint, 'other_shapes.Point'],
  ])
  return {
    ...model,
    modules: [...model.modules, shapes, other],
    appObjects: [...model.appObjects, asked],
    fullName: (shape) => own.get(shape) ?? model.fullName(shape),
  }
}
