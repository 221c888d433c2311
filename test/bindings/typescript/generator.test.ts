/** The generator over a model with every kind of shape: the result is checked by the formatter and by the compiler. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { bindingModel } from '../../../bindings/generator/bindingModel.ts'
import { typescriptBinding } from '../../../bindings/generator/typescript/typescriptBinding.ts'
import { defineError } from '../../../src/errors/ClientError.ts'
import { defineAppObject, defineModule, type FunctionDefinition } from '../../../src/schema/functions.ts'
import { nothing } from '../../../src/schema/methods.ts'
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
  u8,
  u64,
  union,
  variant,
} from '../../../src/schema/shapes.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const Amount = alias('Amount', 'An amount */ with the end of a comment.', u64)
const Kind = constants('Kind', 'Texts.', { 'not-a-name': ['not a name', "It's quoted."], Plain: ['Plain', 'Plain.'] })
const Level = constants('Level', 'Numbers.', { Low: [0, 'Low.'], High: [200, 'High.'] })
const Empty = struct('Empty', 'Nothing.', {})
const Tree: Shape = struct('Tree', 'Holds itself.', {
  amount: field(Amount, 'Own.'),
  children: optional(array(lazy(() => Tree)), 'Others.'),
  named: field(map(array(i64)), 'By name.', { deprecated: 'Use children.' }),
})
const Everything = struct('Everything', 'Every kind of field.', {
  flag: field(bool, 'A flag.', { default: false }),
  ratio: field(f32, 'A ratio.'),
  small: field(u8, 'Small.', { default: 7 }),
  free: optional(any, 'Anything.'),
  password: optional(text, 'A password.', { secret: true }),
  'odd-name': field(array(array(text)), 'Quoted.'),
  kind: field(Kind, 'Kind.'),
  level: optional(Level, 'Level.'),
  tree: field(Tree as never, 'Tree.'),
  empty: field(Empty, 'Empty.'),
})
const Choice: Shape = union('Choice', 'One of several.', {
  None: variant('Nothing.'),
  Some: variant('Something.', { amount: field(Amount, 'How much.'), everything: field(map(Everything), 'All of it.') }),
  AVeryLongNameOfAVariant: variant('Long.', {
    inner: field(
      lazy(() => Choice),
      'Again.',
    ),
  }),
  AnotherVeryLongNameOfAVariantThatFillsTheLine: variant('Longer.'),
})
const ParamsOfAppThing = union('ParamsOfAppThing', 'Requests.', {
  GetAmountOfSomethingWithAVeryLongName: variant('For an amount.', { tree: field(Tree as never, 'Which.') }),
  Switch: variant('To switch.'),
  Tell: variant('To take note.', { amount: field(u64, 'How much.') }),
})
const ResultOfAppThing = union('ResultOfAppThing', 'Answers.', {
  GetAmountOfSomethingWithAVeryLongName: variant('An amount.', { amount: field(Amount, 'How much.') }),
  Switch: variant('Nothing.'),
})
const Single = union('Single', 'Only one.', { One: variant('One.', { value: field(text, 'Its value.') }) })
const SameName = struct('SameName', 'In two modules.', { here: field(text, 'Here.') })
const OtherSameName = struct('SameName', 'In two modules.', { there: field(text, 'There.') })
const Taken = struct('ClientError', 'A name of the binding.', { code: field(u8, 'Code.') })

const AppThing = defineAppObject({
  name: 'AppThing',
  summary: 'A thing of the application.',
  request: ParamsOfAppThing,
  response: ResultOfAppThing,
})

const common = { errors: [], example: { params: {}, result: null } }
function run() {
  return undefined as never
}

const first = defineModule({
  name: 'first',
  summary: 'The first module.',
  types: { Amount, Kind, Level, Empty, Tree, Everything, Choice, Single, SameName, Taken },
  errors: { Odd: defineError(1001, 'Odd', { absent: 'something is odd.' }) },
  functions: [
    { ...common, name: 'first.no_params', summary: 'Nothing in, nothing out.', params: nothing, result: nothing, run },
    { ...common, name: 'first.choose', summary: 'A union.', params: Choice as never, result: Everything, run },
    {
      ...common,
      name: 'first.a_function_with_an_exceptionally_long_name_that_does_not_fit',
      summary: 'Long.',
      deprecated: 'Use choose.',
      description: 'A description that goes on. '.repeat(10),
      params: Everything,
      result: Tree,
      run,
    },
    { ...common, name: 'first.amount', summary: 'An alias.', params: nothing, result: Amount, run },
  ] as FunctionDefinition[],
})
const second = defineModule({
  name: 'second',
  summary: 'The second module.',
  types: { ParamsOfAppThing, ResultOfAppThing, SameName: OtherSameName },
  errors: {},
  functions: [
    {
      ...common,
      name: 'second.register',
      summary: 'An object.',
      params: Everything,
      result: Choice,
      appObject: AppThing,
      run,
    },
    {
      ...common,
      name: 'second.create',
      summary: 'An object.',
      params: nothing,
      result: nothing,
      appObject: AppThing,
      run,
    },
    {
      ...common,
      name: 'second.process',
      summary: 'A callback for a call.',
      params: SameName,
      result: Single,
      callback: { lifetime: 'call', responses: { 100: Choice } },
      run,
    },
    {
      ...common,
      name: 'second.watch',
      summary: 'A callback for a handle.',
      params: nothing,
      result: OtherSameName,
      callback: { lifetime: 'handle', responses: { 100: Tree, 101: Taken, 102: Everything } },
      run,
    },
  ] as FunctionDefinition[],
})

const use = `
import { ApiModules } from './generated/ApiModules.ts'
import type { AppThing } from './generated/appObjects.ts'
import { SyncApiModules } from './generated/SyncApiModules.ts'
import { Choice, type ClientErrorData, type FirstSameName, Kind, type SecondSameName, Single, type Tree } from './generated/types.ts'
import { messagePlans, requestPlans, resultPlans, typePlans } from './generated/wirePlans.ts'

export async function use(api: ApiModules, sync: SyncApiModules): Promise<void> {
  const tree: Tree = { amount: 2n ** 64n - 1n, children: [{ amount: 1n, named: {} }], named: { x: [-1n] } }
  const everything = await api.first.choose(Choice.None())
  const again: string[][] = everything['odd-name']
  const nested = Choice.AVeryLongNameOfAVariant({ inner: Choice.Some({ amount: 1n, everything: { all: everything } }) })
  if (nested.inner.type === 'Some') nested.inner.everything['all']?.tree.children?.at(0)
  const thing: AppThing = {
    getAmountOfSomethingWithAVeryLongName: async ({ tree: { amount } }, { signal }) => ({ amount: signal.aborted ? 0n : amount }),
    switch: () => {},
    tell: ({ amount }) => void (amount satisfies bigint),
  }
  await api.second.register(everything, thing, { onClosed: (reason) => void reason })
  await api.second.create(thing)
  const { there }: SecondSameName = await api.second.watch((message) => {
    if (message.responseType === 101) void (message.data satisfies ClientErrorData)
    else if (message.responseType === 100) void (message.data.amount satisfies bigint)
  })
  const here: FirstSameName = { here: there }
  await api.second.process(here, ({ data }) => data.type)
  const single: Single = sync.second.processSync(here)
  const amount: bigint = sync.first.amountSync()
  sync.first.noParamsSync({ timeoutMs: 1 })
  // @ts-expect-error has an app object
  sync.second.registerSync
  const kind: Kind = Kind['not-a-name']
  void [tree, again, single, amount, kind, Single.One({ value: '' }), messagePlans, requestPlans, resultPlans, typePlans]
}
`

test('the generated code compiles, is formatted, and marks exact and secret fields', async () => {
  const folder = temporaryFolder()
  const files = typescriptBinding(bindingModel([first, second]))
  for (const { path, content } of files) {
    const file = join(folder, path.replace('bindings/typescript/', ''))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(formatter))
  const biome = join(root, 'node_modules', '.bin', 'biome')
  expect(() => runTool(biome, ['check', 'generated'], folder)).not.toThrow()

  cpSync(join(root, 'bindings', 'typescript', 'common'), join(folder, 'common'), { recursive: true })
  writeFileSync(join(folder, 'use.ts'), use)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions: { lib: ['es2024', 'dom'] } }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, include: ['generated', 'use.ts'] }))
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  expect(runTool(process.execPath, [compiler, '-p', folder], folder)).toBe('')

  const { typePlans, resultPlans, requestPlans, messagePlans } = await import(join(folder, 'generated', 'wirePlans.ts'))
  expect(typePlans['first.Tree'].fields).toEqual({
    amount: 'first.Amount',
    children: { items: 'first.Tree' },
    named: { items: { items: 'bigint' } },
  })
  expect(typePlans['first.Amount']).toEqual({ target: 'bigint' })
  expect(typePlans['first.Everything'].secrets).toEqual(['password'])
  expect(typePlans['first.Choice'].variants.Some.fields.everything).toEqual({ items: 'first.Everything' })
  expect(Object.keys(typePlans)).not.toContain('first.Single')
  expect(resultPlans['first.amount']).toBe('first.Amount')
  expect(resultPlans['second.process']).toBeUndefined()
  expect(requestPlans['second.register']).toBe('second.ParamsOfAppThing')
  expect(messagePlans['second.watch 100']).toBe('first.Tree')
})

const formatter = {
  root: true,
  formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 120 },
  javascript: { formatter: { quoteStyle: 'single', semicolons: 'asNeeded' } },
  linter: { rules: { suspicious: { noExplicitAny: 'off' } } },
}

function runTool(command: string, args: readonly string[], folder: string): string {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${stdout}\n${stderr}`)
  }
}
