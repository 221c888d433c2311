/** A module that uses everything that definitions can express, with names and texts that are awkward in Java. */
import type { ClientContext } from '../../../src/context/ClientContext.ts'
import { defineAppObject, defineModule, type FunctionDefinition, nothing } from '../../../src/schema/functions.ts'
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
  optional,
  type StructShape,
  struct,
  text,
  u8,
  u16,
  u32,
  u64,
  union,
  variant,
} from '../../../src/schema/shapes.ts'
import { Integers as TestIntegers } from '../../support/testBuild/types.ts'

const awkward = 'Ends */ a comment, <b>is & no</b> markup, @param {@link x} `code <T> @a` `{` \\u000a "quoted" é€😀.'

const Handle = alias('Handle', 'A number.', u32)
const Handles = alias('Handles', 'Numbers.', array(Handle))
const Anything = alias('Anything', 'A value.', any)
const Flags = constants('Flags', awkward, {
  None: [0, 'Nothing.'],
  HTTPServer2: [7, awkward],
  '3D': [-1, 'Begins with a digit.'],
})
const Words = constants('Words', 'Texts.', { 'in-order': ['in-order', 'First.'], "it's": ['it"s\\', 'Second.'] })
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
  values: optional(map(array(Anything)), 'Values.'),
  password: optional(text, 'Password.', { secret: true }),
})
const Keywords = struct('Keywords', awkward, {
  class: field(text, awkward),
  public: field(text, 'A keyword.', { secret: true }),
  wait: field(bool, 'A method of every object.'),
  hash_code: field(u8, 'Another one.'),
  to_json: field(any, 'A method of every type.'),
  fields: field(text, 'A local variable.'),
  '2nd': field(text, 'Begins with a digit.'),
  'ABI version': field(u8, 'Not in snake case.'),
  abi_version: field(text, 'The same in snake case.'),
  object: field(
    lazy(() => String_),
    'A type called as one of the language.',
  ),
})
const String_ = struct('String', 'Called as a type of the language.', { value: field(text, 'A text.') })
const List = struct('List', 'Called as a type of the language.', { items: field(array(text), 'Texts.') })
const Empty = struct('Empty', 'Without fields.', {})
const Tree: StructShape = struct('Tree', 'Contains itself.', {
  name: field(text, 'A name.'),
  children: field(array(lazy(() => Tree)), 'Trees.'),
  by_name: optional(map(lazy(() => Tree)), 'Trees.'),
})
const Nested: AliasShape = alias('Nested', 'Contains itself.', array(lazy(() => Nested)))
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
  Tree: variant('Called as a type of the module.', { tree: field(Tree, 'A tree.') }),
  FieldWriter: variant('Called as a type of the binding.', { secret: field(text, 'A secret.', { secret: true }) }),
  snake_case: variant('In other customs.'),
})
const Asked = union('ParamsOfAppShapes', 'What the object is asked.', {
  GetTree: variant('For a tree.', { name: field(text, 'Of this name.') }),
  Wait: variant('To wait; the answer has no fields.'),
  Notify: variant('To take note.'),
})
const Answered = union('ResultOfAppShapes', 'What the object answers.', {
  GetTree: variant('The tree.', { tree: field(Tree, 'The tree.') }),
  Wait: variant('Done.'),
})
const AppShapes = defineAppObject({ name: 'AppShapes', summary: awkward, request: Asked, response: Answered })

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

const messages = { lifetime: 'call', responses: { 100: Tree } } as const
const mixed = { lifetime: 'handle', responses: { 100: Tree, 101: array(u32), 102: Choice } } as const

export const shapesModule = defineModule({
  name: 'shapes',
  summary: awkward,
  types: {
    Handle,
    Handles,
    Anything,
    Flags,
    Words,
    Integers,
    Optionals,
    Keywords,
    String_,
    List,
    Empty,
    Tree,
    Nested,
    Choice,
    Asked,
    Answered,
  },
  errors: {},
  functions: [
    define({ name: 'shapes.wait' }),
    define({ name: 'shapes.default', params: Choice, result: Choice, deprecated: 'Use `wait`.' }),
    define({ name: 'shapes.number', params: Integers, result: u64 }),
    define({ name: 'shapes.list', result: array(map(Nested)) }),
    define({ name: 'shapes.register', params: Optionals, result: Handle, appObject: AppShapes }),
    define({ name: 'shapes.register_plain', result: Handle, appObject: AppShapes }),
    define({ name: 'shapes.work', params: Keywords, result: Empty, callback: messages }),
    define({ name: 'shapes.work_plain', callback: messages }),
    define({ name: 'shapes.subscribe', params: Tree, result: Handle, callback: mixed }),
  ],
})
