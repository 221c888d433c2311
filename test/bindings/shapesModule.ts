/** A module with every kind of shape and every odd name, for tests of generated code. */
import { defineFunction } from '../../src/context/defineFunction.ts'
import { defineModule, nothing } from '../../src/schema/functions.ts'
import {
  alias,
  any,
  array,
  bool,
  constants,
  f32,
  field,
  i64,
  lazy,
  map,
  optional,
  type Shape,
  struct,
  text,
  u32,
  u64,
  union,
  variant,
} from '../../src/schema/shapes.ts'

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

const example = { params: {}, result: null }
function run(): never {
  throw new Error('only its types are used')
}

export const shapesModule = defineModule({
  name: 'shapes',
  summary: 'Every kind of shape.',
  types: { Plain, Names, Level, Colour, Tree, Chain, Single, Handle, Forest, Collections, Anything, Guarded },
  errors: {},
  functions: [
    defineFunction({
      name: 'shapes.names',
      summary: 'Takes a struct.',
      params: Names,
      result: Tree,
      errors: [],
      example,
      run,
    }),
    defineFunction({
      name: 'shapes.grow',
      summary: 'Takes a union.',
      params: Tree,
      result: Forest,
      errors: [],
      example,
      run,
    }),
    defineFunction({
      name: 'shapes.import',
      summary: 'Has a name that is taken.',
      deprecated: 'Use names.',
      params: nothing,
      result: array(Chain),
      errors: [],
      example,
      run,
    }),
    defineFunction({
      name: 'shapes.watch',
      summary: 'Sends messages of several kinds.',
      params: Anything,
      result: Handle,
      errors: [],
      example,
      callback: { lifetime: 'handle', responses: { 100: Tree, 101: Plain } },
      run,
    }),
  ],
})
