/** A contract as a Rust module: a wrapper with a method for each function, and structs of its results and tuples. */
import { plainName } from '../naming.ts'
import { reservedNames } from '../reservedNames.ts'
import { call, docs, indent, quoted, separated, signature } from '../rust/rustLayout.ts'
import { distinct, memberName, serdeName, typeName } from '../rust/rustNames.ts'
import {
  type AbiParam,
  type AbiText,
  type AbiType,
  abiType,
  type ContractSource,
  contractMembers,
  shownName,
} from './ContractSource.ts'

/**
 * Clippy lints about names and parameters that follow from the ABI, not from the generator. Programs use only some of
 * the names. What is pedantic is a matter of the program that the wrapper is a part of.
 */
const lints = [
  'disallowed_names',
  'new_ret_no_self',
  'pedantic',
  'should_implement_trait',
  'too_many_arguments',
  'wrong_self_convention',
]

export function rustContract({ name: contract, abi, tvc }: ContractSource): string {
  const name = typeName(contract)
  const structs = new RustStructs([name])
  const { deployment, functions, events } = contractMembers(abi)
  const methods = methodNames(functions, events)
  const blocks = [
    ...creation(tvc !== undefined),
    ...(deployment === undefined ? [] : [deployMethod(deployment.inputs, structs)]),
    ...functions.map(({ name: wire, inputs, outputs }) =>
      functionMethod(
        wire,
        methods.functions.get(wire)!,
        inputs,
        structs.add(`${titleOf(wire)}Output`, `Results of \`${shownName(wire)}\`.`, outputs),
        structs,
      ),
    ),
    ...events.map(({ name: wire, inputs }) =>
      eventMethod(
        wire,
        methods.events.get(wire)!,
        structs.add(`${titleOf(wire)}Event`, `Values of the event \`${shownName(wire)}\`.`, inputs),
      ),
    ),
  ]
  const items = [
    ...constants(JSON.stringify(abi), tvc),
    [
      ...docs([`The contract ${contract} as an object. What is not typed here is in \`Contract\`, which it leads to.`]),
      '#[derive(Clone, Debug)]',
      `pub struct ${name}(vendorclient::Contract);`,
    ],
    [`impl ${name} {`, ...indent(separated(blocks)), '}'],
    ...conversions(name),
    ...structs.items,
  ]
  const head = docs([`Contract ${contract}. Written by \`vendorclient bind\`; changes are lost.`], 0, '//!')
  const body = items.map((lines) => lines.join('\n')).join('\n\n')
  const allowed = ['dead_code', ...lints.map((lint) => `clippy::${lint}`)]
  const uses = structs.items.length === 0 ? [] : ['use vendorclient::binding::serde;', '']
  // With names of this length, the formatter breaks lines in other ways.
  const isTooWide = items
    .slice(1)
    .some((lines) => lines.some((line) => line.length > 100 && !/= r?#*"|^ {4}"/.test(line)))
  const skipped = isTooWide ? ['#![cfg_attr(rustfmt, rustfmt_skip)]'] : []
  const lines = [...head, '', ...skipped, ...allowed.map((lint) => `#![allow(${lint})]`), '', ...uses, body]
  return `${lines.join('\n')}\n`
}

function constants(abi: string, tvc: string | undefined): string[][] {
  const constant = (name: string, summary: string, text: string) => [
    ...docs([summary]),
    // A plain text that does not fit on the line is placed on the next one.
    ...(text.startsWith('r') || `pub const ${name}: &str = ${text};`.length <= 100
      ? [`pub const ${name}: &str = ${text};`]
      : [`pub const ${name}: &str =`, `    ${text};`]),
  ]
  return [
    constant('ABI', 'Content of the ABI file.', rawText(abi)),
    ...(tvc === undefined ? [] : [constant('IMAGE', 'Image of the contract, base64.', quoted(tvc))]),
  ]
}

/** A raw string literal, so that JSON needs no escapes. */
function rawText(text: string): string {
  let fence = '#'
  while (text.includes(`"${fence}`)) fence += '#'
  return `r${fence}"${text}"${fence}`
}

function creation(hasImage: boolean): string[][] {
  const image = hasImage ? '.image(IMAGE)' : ''
  return [
    [
      ...docs(['An object for the contract.'], 1),
      'pub fn new(client: &vendorclient::Client) -> Self {',
      '    let contract = vendorclient::Contract::new(client, ABI).expect("the ABI has been read");',
      `    Self(contract${image})`,
      '}',
    ],
    [
      ...docs(['Where the contract is. Default: where its image leads to.'], 1),
      'pub fn at(self, address: vendorclient::Address) -> Self {',
      '    Self(self.0.at(address))',
      '}',
    ],
    [
      ...docs(['Who signs calls and the deployment. Default: unsigned.'], 1),
      'pub fn signer(self, signer: &vendorclient::Signer) -> Self {',
      '    Self(self.0.signer(signer))',
      '}',
    ],
    [
      ...docs(['Its Dapp ID. Default: that of the address, else the network is asked.'], 1),
      'pub fn dapp_id(self, dapp_id: impl Into<String>) -> Self {',
      '    Self(self.0.dapp_id(dapp_id))',
      '}',
    ],
    [
      ...docs(['Value of a storage field before the deployment. The public key is filled in from the signer.'], 1),
      'pub fn initial_value(',
      '    self,',
      '    field: impl Into<String>,',
      '    value: impl Into<vendorclient::Json>,',
      ') -> Self {',
      '    Self(self.0.initial_value(field, value))',
      '}',
    ],
    [
      ...docs(['Name of the error with this exit code, for `ContractError`.'], 1),
      'pub fn error_name(self, exit_code: i32, name: impl Into<String>) -> Self {',
      '    Self(self.0.error_name(exit_code, name))',
      '}',
    ],
    [
      ...docs(
        [
          'Header of external messages, asked for each of them. Default: the library fills it in, by the time of the network.',
        ],
        1,
      ),
      'pub fn header<F, H>(self, header: F) -> Self',
      'where',
      "    F: Fn() -> H + Send + Sync + 'static,",
      '    H: std::future::Future<Output = vendorclient::Result<vendorclient::abi::FunctionHeader>>',
      '        + Send',
      "        + 'static,",
      '{',
      '    Self(self.0.header(header))',
      '}',
    ],
  ]
}

function conversions(name: string): string[][] {
  return [
    [
      `impl std::ops::Deref for ${name} {`,
      '    type Target = vendorclient::Contract;',
      '',
      '    fn deref(&self) -> &Self::Target {',
      '        &self.0',
      '    }',
      '}',
    ],
    [
      ...docs(['An object with separate settings, of this ABI.']),
      `impl From<vendorclient::Contract> for ${name} {`,
      '    fn from(contract: vendorclient::Contract) -> Self {',
      '        Self(contract)',
      '    }',
      '}',
    ],
  ]
}

interface MethodNames {
  readonly functions: ReadonlyMap<string, string>
  readonly events: ReadonlyMap<string, string>
}

/** Functions keep their names where they can; the method of an event is `<name>_events`. */
function methodNames(functions: readonly { name: string }[], events: readonly { name: string }[]): MethodNames {
  const eventKey = (name: string) => `${name}\nevents`
  const wires = [
    ...reservedNames.rust.methods,
    ...functions.map(({ name }) => ` ${name}`),
    ...events.map(({ name }) => eventKey(name)),
  ]
  const names = distinct(wires, (wire) => memberName(plainName(wire.trim(), 'unnamed')))
  return {
    functions: new Map(functions.map(({ name }) => [name, names.get(` ${name}`)!])),
    events: new Map(events.map(({ name }) => [name, names.get(eventKey(name))!])),
  }
}

function deployMethod(inputs: readonly AbiParam[], structs: RustStructs): string[] {
  const { parameters, statements, input } = argumentsOf('constructor', inputs, structs)
  return [
    ...docs(['Deploys the contract; `funded_by` pays for it before.'], 1),
    ...signature("pub fn deploy<'a>", ['&self', ...parameters], "vendorclient::Deployment<'a>", '{', 1),
    ...indent([...statements, `self.0.deploy(${input})`]),
    '}',
  ]
}

function functionMethod(
  wire: string,
  method: string,
  inputs: readonly AbiParam[],
  output: string,
  structs: RustStructs,
): string[] {
  const { parameters, statements, input } = argumentsOf(wire, inputs, structs)
  return [
    ...docs([`Calls \`${shownName(wire)}\`: sent when it is awaited, \`get\` and \`estimate\` run it here.`], 1),
    ...signature(`pub fn ${method}`, ['&self', ...parameters], `vendorclient::ContractCall<${output}>`, '{', 1),
    ...indent([
      ...statements,
      'let contract = &self.0;',
      ...call('let call = contract.call', [quoted(wire), input], ';', 2),
      'call.returns()',
    ]),
    '}',
  ]
}

function eventMethod(wire: string, method: string, args: string): string[] {
  const type = `vendorclient::Follow<vendorclient::ContractEvent<${args}>>`
  return [
    ...docs([`The events \`${shownName(wire)}\` as they come: \`stream\` begins.`], 1),
    ...signature(`pub fn ${method}`, ['&self'], type, '{', 1),
    ...indent([
      'let contract = &self.0;',
      ...call('let events = contract.events', [quoted(wire)], ';', 2),
      'events.carries()',
    ]),
    '}',
  ]
}

interface Arguments {
  readonly parameters: readonly string[]
  readonly statements: readonly string[]
  readonly input: string
}

function argumentsOf(wire: string, inputs: readonly AbiParam[], structs: RustStructs): Arguments {
  const members = distinct(
    inputs.map(({ name }) => name),
    paramName,
  )
  const typed = inputs.map(({ name, type, components }) => ({
    name,
    member: members.get(name)!,
    rust: structs.type(abiType(type, components), `${titleOf(wire)}${titleOf(name)}`),
  }))
  const parameters = typed.map(({ member, rust }) => `${member}: ${givenType(rust)}`)
  let input = 'input'
  while ([...members.values()].includes(input)) input += '_'
  const statements = typed.flatMap(({ name, member, rust }) =>
    call(`let ${input} = ${input}.with`, [quoted(name), takenValue(member, rust)], ';', 2),
  )
  const empty = 'vendorclient::binding::Arguments::new()'
  if (inputs.length === 0) return { parameters, statements, input: '()' }
  return { parameters, statements: [`let ${input} = ${empty};`, ...statements], input }
}

/** The type of a parameter: for texts and bytes, everything that converts to them. */
function givenType(rust: string): string {
  if (rust === 'String') return 'impl AsRef<str>'
  return isBytes(rust) ? `impl Into<${rust}>` : rust
}

function takenValue(member: string, rust: string): string {
  if (rust === 'String') return `${member}.as_ref()`
  return isBytes(rust) ? `&Into::<${rust}>::into(${member})` : `&${member}`
}

function isBytes(rust: string): boolean {
  return /^vendorclient::(Fixed)?Bytes/.test(rust)
}

function paramName(wireName: string): string {
  return memberName(plainName(wireName, 'value'))
}

/** The beginning of the name of a type. */
function titleOf(wireName: string): string {
  return capital(plainName(wireName, 'value'))
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** Structs of results and events, and of the tuples in them. */
class RustStructs {
  readonly items: string[][] = []
  readonly #names: Set<string>
  /** Tuples with the same fields are one type. */
  readonly #tuples = new Map<string, string>()

  constructor(taken: readonly string[]) {
    this.#names = new Set(taken)
  }

  add(wire: string, summary: string, fields: readonly AbiParam[]): string {
    let name = typeName(wire)
    while (this.#names.has(name)) name += '_'
    this.#names.add(name)
    const members = distinct(
      fields.map((field) => field.name),
      paramName,
    )
    const item: string[] = []
    this.items.push(item)
    const body = fields.flatMap((field) => {
      const member = members.get(field.name)!
      return [
        ...docs([`\`${shownName(field.name)}\`: \`${field.type}\`.`], 1),
        ...(serdeName(member) === field.name ? [] : [`#[serde(rename = ${quoted(field.name)})]`]),
        `pub ${member}: ${this.type(abiType(field.type, field.components), `${wire}${titleOf(field.name)}`)},`,
      ]
    })
    item.push(
      ...docs([summary]),
      '#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]',
      '#[serde(crate = "vendorclient::binding::serde")]',
      ...(body.length === 0 ? [`pub struct ${name} {}`] : [`pub struct ${name} {`, ...indent(body), '}']),
    )
    return name
  }

  type(type: AbiType, name: string): string {
    switch (type.kind) {
      case 'integer':
        return integerType(type.bits, type.isSigned)
      case 'bool':
        return 'bool'
      case 'address':
        return 'vendorclient::Address'
      case 'text':
        return textType(type)
      case 'array':
        return `Vec<${this.type(type.item, name)}>`
      case 'map':
        return `std::collections::BTreeMap<${this.type(type.key, name)}, ${this.type(type.item, name)}>`
      case 'optional':
        return `Option<${this.type(type.item, name)}>`
      case 'tuple':
        return this.#tuple(type.fields, name)
    }
  }

  #tuple(fields: readonly AbiParam[], name: string): string {
    const key = JSON.stringify(fields)
    const known = this.#tuples.get(key) ?? this.add(name, 'A tuple.', fields)
    this.#tuples.set(key, known)
    return known
  }
}

function textType({ content, size }: AbiText): string {
  switch (content) {
    case 'bytes':
      return size === undefined ? 'vendorclient::Bytes' : `vendorclient::FixedBytes<${size}>`
    case 'cell':
      return 'vendorclient::CellBoc'
    case 'string':
      return 'String'
  }
}

function integerType(bits: number, isSigned: boolean): string {
  const size = [8, 16, 32, 64, 128].find((candidate) => bits <= candidate)
  if (size !== undefined) return `${isSigned ? 'i' : 'u'}${size}`
  return `vendorclient::${isSigned ? 'I' : 'U'}256`
}
