/** Every kind of shape in every place, and every odd name and text, for tests of generated code in all languages. */
import type { ClientContext } from '../../src/context/ClientContext.ts'
import { defineAppObject, defineModule, type FunctionDefinition } from '../../src/schema/functions.ts'
import { nothing } from '../../src/schema/methods.ts'
import {
  type AliasShape,
  type AnyUnion,
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
  u8,
  u16,
  u32,
  u64,
  union,
  variant,
} from '../../src/schema/shapes.ts'
import { Integers as TestIntegers } from '../support/testBuild/types.ts'

const Plain = struct('Plain', 'Plain fields.', {
  ratio: optional(f32, 'A fraction.', { default: 1.5 }),
  text: field(text, 'A text.'),
  large: field(u64, 'A large number.'),
  signed: optional(i64, 'A large number with sign.', { deprecated: 'Use large.' }),
  extra: optional(any, 'Anything.'),
})
const Names = struct('Names', 'Names that are taken.', {
  from: field(text, 'A keyword.'),
  isBounced: field(bool, 'Another custom.'),
  'is bounced': optional(bool, 'A third custom.'),
  str: field(text, 'A type of the language.'),
  type: field(text, 'What also tells variants apart.'),
  field: field(text, 'What also makes fields.'),
  list: field(array(text), 'A type of the language that is used here.'),
})
const Level = constants('Level', 'Numbers.', { Low: [1, 'Low.'], High: [100, 'High.'] })
const Colour = constants('Colour', 'Texts.', { LightBlue: ['light-blue', 'Like the sky.'], None: ['', 'No colour.'] })
const anyTree: Shape = lazy(() => Tree)
const Tree = union('Tree', 'A type that contains itself.', {
  Leaf: variant('An end.', { value: field(text, 'Its value.') }),
  Node: variant('A branch.', {
    children: field(array(anyTree), 'What grows on it.'),
    named: optional(map(anyTree), 'What grows on it, by name.'),
  }),
  None: variant('Nothing at all.'),
})
const anyChain: Shape = lazy(() => Chain)
const Chain = struct('Chain', 'A struct that contains itself.', { next: optional(anyChain, 'The next one.') })
const Single = union('Single', 'A union of one variant.', { Only: variant('It.', { value: field(u32, 'A number.') }) })
const Handle = alias('Handle', 'A number of something.', u32)
const Forest = alias('Forest', 'Several trees.', array(Tree))
const Collections = struct('Collections', 'Lists and maps.', {
  levels: field(array(array(Level)), 'Lists in a list.'),
  colours: field(map(Colour), 'A map.'),
  forest: field(Forest, 'By an alias of named types.'),
  handle: field(Handle, 'By an alias of a plain type.'),
  keys: field(array(any), 'Anything, several times.'),
  plains: field(map(Plain), 'A map of structs.'),
})
const Anything = struct('Anything', 'Matches \\d "quoted".', { value: field(any, 'Ends with a "quote"') })
const Guarded = struct('Guarded', 'Secrets.', {
  name: field(text, 'Shown.'),
  secret: field(text, 'Not shown.', { secret: true }),
  pin: optional(text, 'Not shown.', { secret: true }),
})

const Color = constants('Color', 'A color; a text.', {
  Red: ['red', 'Like blood.'],
  deep_blue: ['blue', 'Like the sea.'],
})
const Height = constants('Height', 'A height; a number.', { Low: [0, 'Low.'], High: [-5, 'High.'] })
const Octet = alias('Octet', 'A small number of its own.', u8)
const Whatever = alias('Whatever', 'Any JSON.', any)

const Point = struct('Point', 'Two numbers.', { x: field(i32, 'To the right.'), y: field(i32, 'Up.') })
const Empty = struct('Empty', 'Nothing at all.', {})

/** Contains itself in a list, in a map and directly. */
const Plant: StructShape = struct('Plant', 'Contains itself.', {
  name: field(text, 'Its name.'),
  children: field(array(lazy(() => Plant)), 'Below it.'),
  by_name: optional(map(lazy(() => Plant)), 'Below it, by name.'),
  parent: optional(
    lazy(() => Plant),
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
  level: field(Height, 'A constant.'),
  handle: field(Handle, 'An alias.'),
  anything: field(Whatever, 'An alias.'),
  expression: field(Expression, 'A union.'),
  expressions: field(Expressions, 'An alias of a list of unions.'),
  same_expression: field(SameExpression, 'An alias of a union.'),
  matrix: field(array(map(array(Expression))), 'Unions deep inside.'),
  nested: field(Nested, 'Lists in lists.'),
  tree: field(Plant, 'A tree.'),
  id: field(u32, 'A name in capitals.'),
  ID: field(u32, 'The same name.'),
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
  level: field(Height, 'Hidden.', { secret: true }),
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

const awkward = 'Ends */ a comment, <b>is & no</b> markup, @param {@link x} `code <T> @a` `{` \\u000a "quoted" é€😀.'

const Handles = alias('Handles', 'Numbers.', array(Handle))
const Flags = constants('Flags', awkward, {
  None: [0, 'Nothing.'],
  HTTPServer2: [7, awkward],
})
const Words = constants('Words', 'Texts.', { 'in-order': ['in-order', 'First.'], quoted: ['it"s\\', 'Second.'] })
const Integers = struct('Integers', 'The same name as in another module.', {
  small: field(u8, 'Small.', { minimum: 1, maximum: 9 }),
  medium: field(u16, 'Medium.'),
  large: field(u32, 'Large.'),
  negative: field(i8, 'Negative.'),
  signed: field(i32, 'Signed.'),
  huge: field(u64, 'Huge.'),
  huge_signed: field(i64, 'Huge with sign.'),
  real: field(f32, 'Real.'),
  other: field(TestIntegers, 'Of another module.'),
})
const Optionals = struct('Optionals', 'All of them may be absent.', {
  flag: optional(bool, 'A flag.', { default: true }),
  small: optional(u8, 'Small.', { default: 5, deprecated: 'Use `large`.' }),
  large: optional(u32, 'Large.'),
  huge: optional(u64, 'Huge.'),
  real: optional(f32, 'Real.'),
  words: optional(Words, 'Words.'),
  flags: optional(array(Flags), 'Flags.'),
  handles: optional(Handles, 'Handles.'),
  values: optional(map(array(Whatever)), 'Values.'),
  password: optional(text, 'Password.', { secret: true }),
})
const Keywords = struct('Keywords', awkward, {
  class: field(text, awkward),
  public: field(text, 'A keyword.', { secret: true }),
  wait: field(bool, 'A method of every object.'),
  hash_code: field(u8, 'Another one.'),
  to_json: field(any, 'A method of every type.'),
  fields: field(text, 'A local variable.'),
  'ABI version': field(u8, 'Not in snake case.'),
  abi_version: field(text, 'The same in snake case.'),
  object: field(
    lazy(() => String_),
    'A type called as one of the language.',
  ),
})
const String_ = struct('String', 'Called as a type of the language.', { value: field(text, 'A text.') })
const List = struct('List', 'Called as a type of the language.', { items: field(array(text), 'Texts.') })
const Choice: AnyUnion = union('Choice', awkward, {
  Choice: variant('Called as the union.', {
    choice: optional(
      lazy(() => Choice),
      'Another one.',
    ),
  }),
  Integer: variant('Called as a type of the language.', { value: optional(u8, 'A number.') }),
  Object: variant('Called as a type of the language.', { value: field(any, 'A value.') }),
  Map: variant('Called as a type of the language.', { value: field(map(any), 'Values.') }),
  Override: variant('Called as an annotation.'),
  Tree: variant('Called as a type of the module.', { tree: field(Plant, 'A tree.') }),
  FieldWriter: variant('Called as a type of the binding.', { secret: field(text, 'A secret.', { secret: true }) }),
  snake_case: variant('In other customs.'),
})
const ParamsOfAppShapes = union('ParamsOfAppShapes', 'What the object is asked.', {
  GetTree: variant('For a tree.', { name: field(text, 'Of this name.') }),
  Wait: variant('To wait; the answer has no fields.'),
  Notify: variant('To take note.'),
})
const ResultOfAppShapes = union('ResultOfAppShapes', 'What the object answers.', {
  GetTree: variant('The tree.', { tree: field(Plant, 'The tree.') }),
  Wait: variant('Done.'),
})
const AppShapes = defineAppObject({
  name: 'AppShapes',
  summary: awkward,
  request: ParamsOfAppShapes,
  response: ResultOfAppShapes,
})

const AppAssistant = defineAppObject({
  name: 'Assistant',
  summary: 'An object that computes.',
  request: Asked,
  response: Answered,
})

type Definition = Partial<FunctionDefinition> & { readonly name: string }

function define(definition: Definition): FunctionDefinition {
  return {
    summary: awkward,
    description: awkward,
    params: nothing,
    result: nothing,
    errors: [],
    example: { params: {}, result: null },
    run: (_: ClientContext) => {},
    ...definition,
  } as FunctionDefinition
}

const messages = { lifetime: 'call', responses: { 100: Plant } } as const
const mixed = { lifetime: 'handle', responses: { 100: Plant, 101: array(u32), 102: Choice } } as const
const many = {
  lifetime: 'handle',
  responses: { 100: Expression, 101: Point, 102: u32, 103: array(Expression) },
} as const

export const shapesModule = defineModule({
  name: 'shapes',
  summary: awkward,
  types: {
    Plain,
    Names,
    Level,
    Colour,
    Tree,
    Chain,
    Single,
    Handle,
    Forest,
    Collections,
    Anything,
    Guarded,
    Color,
    Height,
    Octet,
    Whatever,
    Point,
    Empty,
    Plant,
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
    Handles,
    Flags,
    Words,
    Integers,
    Optionals,
    Keywords,
    String_,
    List,
    Choice,
    ParamsOfAppShapes,
    ResultOfAppShapes,
  },
  errors: {},
  functions: [
    define({ name: 'shapes.names', params: Names, result: Tree }),
    define({ name: 'shapes.grow', params: Tree, result: Forest }),
    define({ name: 'shapes.import', deprecated: 'Use names.', result: array(Chain) }),
    define({
      name: 'shapes.watch',
      params: Anything,
      result: Handle,
      callback: { lifetime: 'handle', responses: { 100: Tree, 101: Plain } },
    }),
    define({ name: 'shapes.nothing', deprecated: 'Use something.' }),
    define({ name: 'shapes.echo', params: Everything, result: Everything }),
    define({ name: 'shapes.union_to_list', params: Expression, result: array(Expression) }),
    define({ name: 'shapes.count', result: u64 }),
    define({ name: 'shapes.assist', params: Point, result: Handle, appObject: AppAssistant }),
    define({ name: 'shapes.assist_again', appObject: AppAssistant }),
    define({ name: 'shapes.follow', params: Point, result: Handle, callback: many }),
    define({ name: 'shapes.wait' }),
    define({ name: 'shapes.default', params: Choice, result: Choice, deprecated: 'Use `wait`.' }),
    define({ name: 'shapes.number', params: Integers, result: u64 }),
    define({ name: 'shapes.list', result: array(map(Nested)) }),
    define({ name: 'shapes.register', params: Optionals, result: Handle, appObject: AppShapes }),
    define({ name: 'shapes.register_plain', result: Handle, appObject: AppShapes }),
    define({ name: 'shapes.work', params: Keywords, result: Empty, callback: messages }),
    define({ name: 'shapes.work_plain', callback: messages }),
    define({ name: 'shapes.subscribe', params: Plant, result: Handle, callback: mixed }),
  ],
})

/** Another module with a type and a function of the same names. */
const OtherPoint = struct('Point', 'Another point.', { z: field(f32, 'Deep.') })

export const otherShapesModule = defineModule({
  name: 'other_shapes',
  summary: 'More shapes.',
  types: { Point: OtherPoint },
  errors: {},
  functions: [define({ name: 'other_shapes.watch', callback: { lifetime: 'call', responses: { 100: OtherPoint } } })],
})

const Axes = constants('Axes', 'Numbers.', { '3D': [-1, 'Three.'] })
const Numbered = struct('Numbered', 'Names that begin with a digit.', {
  '2fa': field(text, 'A text.'),
  axes: field(Axes, 'How many.'),
})

/** Names that begin with a digit, which the generators for Python and Rust refuse. */
export const digitsModule = defineModule({
  name: 'digits',
  summary: 'Names that begin with a digit.',
  types: { Numbered, Axes },
  errors: {},
  functions: [],
})
