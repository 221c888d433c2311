/** An ABI whose names are all hard: those that a language or a generated wrapper has taken, and texts that are no names. */
import { reservedNames } from '../../../bindings/generator/reservedNames.ts'

/** Members of wrappers, of objects and of results in some language, and names that meet when a language converts them. */
const members =
  'abi address amount approve args arguments at balance build builder call calls client code component1 context copy data ' +
  'decode deploy deref dispose encode eq err error errors estimate event events fields foo fooBar foo_bar FooBar _foo Foo foo_ ' +
  'funded_by funder fundedBy get getContract getFooBar hash header image init input into is_deployed isDeployed it json len ' +
  'main name next options outbox output owner params program prototype receiver request required result run send sent signer ' +
  'start state stream String string super text then this to transaction type unwrap value value0 Value0 values vendorclient wait ' +
  'watchFoo with x X __init__ __class__ __proto__ __dict__ hasOwnProperty valueOf GoString goString formatter'

const texts = [
  ...[
    '',
    '_',
    '__',
    '9',
    '9a',
    '_9',
    '0',
    'a-b',
    'a b',
    'a.b',
    'é',
    'prix_é',
    'кошелёк',
    '地址',
    '😀',
    '-',
    ',',
    'a,b',
  ],
  ...[
    '"',
    "'",
    '`',
    '\\',
    '\\u000a',
    '\n',
    '*/',
    '/*',
    '"""',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a name
    '${x}',
    '$x',
    '#',
    '//',
    '{@link x}',
    '<b>',
    '\uFEFF',
    ' x',
  ],
]

const names: readonly string[] = [
  ...new Set([
    ...Object.values(reservedNames).flatMap((lists) => Object.values(lists).flatMap((list) => [...list])),
    ...members.split(' '),
    ...texts,
  ]),
].filter((name) => name !== 'constructor')

/** Java takes no more than 255 parameters. */
const PARAMS = 40

interface Param {
  readonly name: string
  readonly type: string
  readonly components?: readonly Param[]
}

const types: readonly Omit<Param, 'name'>[] = [
  { type: 'uint256' },
  { type: 'bool' },
  { type: 'string' },
  { type: 'map(uint32,address)' },
  { type: 'optional(uint8)' },
  {
    type: 'tuple[]',
    components: [
      { name: 'self', type: 'int8' },
      { name: '', type: 'cell' },
    ],
  },
]

function param(name: string, index: number): Param {
  return { name, ...types[index % types.length]! }
}

/** Each name is that of a function, of its only parameter and result, of an event, and of one of many parameters, results and members. */
export function reservedAbi(): string {
  const many = Array.from({ length: Math.ceil(names.length / PARAMS) }, (_, part) =>
    names.slice(part * PARAMS, (part + 1) * PARAMS).map(param),
  )
  const functions = [
    { name: 'constructor', inputs: many[0]!, outputs: [] },
    ...names.map((name, index) => ({ name, inputs: [param(name, index)], outputs: [param(name, index)] })),
    ...many.map((params, part) => ({ name: `all${part}`, inputs: params, outputs: params })),
    ...many.map((components, part) => ({
      name: `nested${part}`,
      inputs: [{ name: 'tuple', type: 'tuple', components }],
      outputs: [{ name: '', type: 'map(uint8,tuple)', components }],
    })),
    // Two of the same name, and lists that are absent.
    { name: 'twice', inputs: [param('a', 0), param('a', 1)], outputs: [param('', 0), param('', 1)] },
    { name: 'twice', inputs: [param('a', 0), param('a', 1)], outputs: [param('', 0), param('', 1)] },
    { name: 'bare' },
  ]
  const events = names.map((name, index) => ({ name, inputs: [param(name, index)] }))
  return JSON.stringify({ 'ABI version': 2, version: '2.4', header: ['time', 'expire'], functions, events, fields: [] })
}
