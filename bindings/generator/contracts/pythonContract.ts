/** A contract as a Python module: a blocking class and one with coroutines, with typed arguments and results. */

import { pascalCase, plainName } from '../naming.ts'
import { group, quotedText, statement } from '../python/pythonLayout.ts'
import { attributeName, memberName } from '../python/pythonNames.ts'
import { reservedNames } from '../reservedNames.ts'
import {
  type AbiFunction,
  type AbiParam,
  type AbiType,
  abiType,
  type ContractSource,
  contractMembers,
  shownName,
} from './ContractSource.ts'
import { FreeNames } from './FreeNames.ts'

interface Mode {
  readonly prefix: string
  readonly async: boolean
}

/** Names that wrappers import; classes of a wrapper need other names. */
const typingNames = [...reservedNames.python.typing]
const packageNames = [...reservedNames.python.imported]

/** Parameters of `deploy` beside those of the constructor. */
const deployNames = ['funded_by', 'amount', 'accept_loss']

export function pythonContract({ name, abi, tvc }: ContractSource): string {
  const records = new Records([...typingNames, ...packageNames, 'ABI', 'TVC', 'Integer', name, `Async${name}`])
  const members = contractMembers(abi)
  const named = (definition: AbiFunction) => ({
    ...definition,
    result: records.add(`${titleOf(definition.name)}Result`, definition.outputs),
  })
  const deployment = members.deployment && named(members.deployment)
  const functions = members.functions.map(named)
  const events = members.events.map((event) => ({
    ...event,
    args: records.add(`${titleOf(event.name)}Args`, event.inputs),
  }))
  const classes = [
    { prefix: '', async: false },
    { prefix: 'Async', async: true },
  ].map((mode) => contractClass(name, mode, deployment, functions, events, tvc !== undefined, records))
  const body = [...records.classes, ...classes].map((text) => `\n${text}`).join('\n')
  return `"""Contract ${name}. Written by \`vendorclient bind\`; changes are lost."""

from __future__ import annotations

${importOf('typing', typingNames, body)}

${importOf('vendorclient', packageNames, body)}

ABI = ${pythonText(JSON.stringify(abi))}
"""The ABI, JSON."""
${tvc === undefined ? '' : `\nTVC = ${pythonText(tvc)}\n"""Image of the contract, base64."""\n`}
Integer = Union[int, str]
"""A number, or its decimal or \`0x\` text."""

${body}`
}

type NamedFunction = { name: string; inputs: readonly AbiParam[]; result: string }
type NamedEvent = { name: string; args: string }

function contractClass(
  name: string,
  { prefix, async }: Mode,
  deployment: NamedFunction | undefined,
  functions: readonly NamedFunction[],
  events: readonly NamedEvent[],
  hasTvc: boolean,
  records: Records,
): string {
  const members = new FreeNames([...reservedNames.python.methods])
  const head = `class ${prefix}${name}:
    """The contract${async ? ', called by coroutines' : ''}. What is not here is in \`contract\`, an object of the package."""

    def __init__(
        self,
        client: ${prefix}Client,
        signer: Union[Keys, Box, None] = None,
        *,
        address: Optional[str] = None,
        dapp_id: Optional[str] = None,
        initial_data: Optional[Mapping[str, Any]] = None,
        errors: Optional[Mapping[int, str]] = None,
        header: Optional[Callable[[], ${async ? 'Union[Mapping[str, Any], Awaitable[Mapping[str, Any]]]' : 'Mapping[str, Any]'}]] = None,
    ) -> None:
        """An object for the contract.

        - signer: Who signs calls and the deployment. None: nobody.
        - address: Where it is: \`<dapp_id>::<account_id>\`, \`0:<account_id>\` or the account id.
        - dapp_id: Its Dapp ID. None: asked of the network.
        - initial_data: Values of storage fields before the deployment; the public key is filled in from the signer.
        - errors: Names of exit codes, for ContractError.
        - header: Header fields of external messages, asked for each. Default: by the time of the network.
        """
        self.contract = ${prefix}Contract(
            client,
            abi=ABI,
${hasTvc ? '            tvc=TVC,\n' : ''}            signer=signer,
            address=address,
            dapp_id=dapp_id,
            initial_data=initial_data,
            errors=errors,
            header=header,
        )
`
  const deploy = deployment === undefined ? '' : deployMethod(deployment, async, records)
  const calls = functions.map((definition) => {
    const inputs = namedInputs(definition.inputs)
    const parameters = inputs.map(({ name: input, param }) => `${input}: ${records.input(param)}`)
    const own = parameters.length === 0 ? ['self'] : ['self', '*', ...parameters]
    const type = `${prefix}ContractCall[${definition.result}]`
    const call = `self.contract.functions[${JSON.stringify(definition.name)}](**arguments)`
    return `
${statement(1, '', group(`def ${members.claim(wrapperName(definition.name))}(`, own, `) -> ${type}:`))}
        """Function \`${shownName(definition.name)}\`: to be sent, read or estimated."""
${argumentsOf(inputs)}
${statement(2, 'return ', group('cast(', [`"${type}"`, call], ')'))}
`
  })
  const streams = events.map(({ name: event, args }) => {
    const type = async
      ? `AsyncGenerator[ContractEvent[${args}], None]`
      : `Generator[ContractEvent[${args}], None, None]`
    const method = members.claim(`${wrapperName(event).replace(/_$/, '')}_events`)
    const parameters = ['self', 'start: Literal["now", "start"] = "now"', '*', 'after: Optional[str] = None']
    return `
${statement(1, '', group(`def ${method}(`, parameters, `) -> ${type}:`))}
        """Events \`${shownName(event)}\` as they come, from the first one on with \`start="start"\`, or after a cursor."""
${statement(2, 'return ', group('cast(', [`"${type}"`, `self.contract.events[${JSON.stringify(event)}].stream(start, after=after)`], ')'))}
`
  })
  const own = accountMembers
    .filter(({ name: member }) => members.isFree(member))
    .map(
      ({ name: member, type, summary }) => `
    ${async ? 'async ' : ''}def ${member}(self) -> ${type}:
        """${summary}"""
        return ${async ? 'await ' : ''}self.contract.${member}()
`,
    )
  const transactions = members.isFree('transactions') ? transactionsMethod(async) : ''
  return `${head}${deploy}${calls.join('')}${streams.join('')}${own.join('')}${transactions}`
}

/** What every contract has, unless it has a function of that name itself. */
const accountMembers = [
  { name: 'address', type: 'str', summary: 'The address, `<dapp_id>::<account_id>`.' },
  { name: 'balance', type: 'int', summary: 'The balance in nano.' },
  { name: 'is_deployed', type: 'bool', summary: 'Whether the contract can be called.' },
  {
    name: 'event_cursor',
    type: 'str',
    summary: 'Cursor after the newest event: `after` of a stream that has all later ones.',
  },
  { name: 'transaction_cursor', type: 'str', summary: 'Cursor after the newest transaction.' },
]

function transactionsMethod(async: boolean): string {
  const type = async ? 'AsyncGenerator[FollowedTransaction, None]' : 'Generator[FollowedTransaction, None, None]'
  const parameters = [
    'self',
    'start: Literal["now", "start"] = "now"',
    '*',
    'after: Optional[str] = None',
    'fields: Optional[str] = None',
  ]
  return `
${statement(1, '', group('def transactions(', parameters, `) -> ${type}:`))}
        """Transactions as they come, from the first one on with \`start="start"\`, or after a cursor.

        - fields: GraphQL. Default: the fields of FollowedTransaction.
        """
        return self.contract.transactions(start, after=after, fields=fields)
`
}

function deployMethod({ inputs, result }: NamedFunction, async: boolean, records: Records): string {
  const named = namedInputs(inputs, deployNames)
  return `
    ${async ? 'async ' : ''}def deploy(
        self,
        *,
${named.map(({ name, param }) => `        ${name}: ${records.input(param)},\n`).join('')}        funded_by: Optional[Funder] = None,
        amount: Optional[int] = None,
        accept_loss: Optional[Mapping[int, int]] = {},
    ) -> Sent[${result}]:
        """Deploys the contract; \`funded_by\` gives it \`amount\` nano before.

        - accept_loss: As for \`send\` of a call: None turns the check for losses off.
        """
${argumentsOf(named)}
        return ${async ? 'await ' : ''}self.contract.deploy(arguments, funded_by=funded_by, amount=amount, accept_loss=accept_loss)
`
}

interface NamedInput {
  readonly name: string
  readonly param: AbiParam
}

/**
 * Inputs with the names of their parameters, which are distinct and differ from all names in the body of the method.
 */
function namedInputs(inputs: readonly AbiParam[], taken: readonly string[] = []): NamedInput[] {
  const names = new FreeNames([...reservedNames.python.parameters, ...taken])
  return inputs.map((param, index) => ({ name: names.claim(wrapperName(param.name, `value${index}`)), param }))
}

/** A name of the ABI as Python writes it. */
function wrapperName(name: string, unnamed = 'unnamed'): string {
  return memberName(plainName(name, unnamed))
}

/** The beginning of the name of a class. */
function titleOf(name: string, unnamed = 'Unnamed'): string {
  return pascalCase(plainName(name, unnamed))
}

function argumentsOf(inputs: readonly NamedInput[]): string {
  const items = inputs.map(({ name, param }) => `${JSON.stringify(param.name)}: ${name}`)
  return statement(2, 'arguments: dict[str, Any] = ', group('{', items, '}'))
}

/** Imports the names that the code uses; `Union` is that of `Integer`. */
function importOf(module: string, names: readonly string[], code: string): string {
  const plain = code.replaceAll(/"""[\s\S]*?"""/g, '')
  const used = names.filter((name) => name === 'Union' || new RegExp(`\\b${name}\\b`).test(plain))
  const line = `from ${module} import ${used.join(', ')}`
  return line.length <= 120 ? line : statement(0, `from ${module} import `, group('(', used, ')'))
}

/** Whether a value of a record is an attribute: one without a name is `record[""]`, and Python gives names with `__` a meaning. */
function isAttribute(name: string): boolean {
  return /^(?!__)[A-Za-z_][A-Za-z0-9_]*$/.test(name)
}

/** Classes of results and of the tuples in them. */
class Records {
  readonly classes: string[] = []
  readonly #names: FreeNames

  constructor(taken: readonly string[]) {
    this.#names = new FreeNames(taken)
  }

  add(name: string, fields: readonly AbiParam[]): string {
    const unique = this.#names.claim(name)
    const lines = fields.flatMap((field, index) => {
      const type = this.#output(
        abiType(field.type, field.components),
        `${unique}${titleOf(field.name, `value${index}`)}`,
      )
      return isAttribute(field.name) ? [`    ${attributeName(field.name)}: ${type}`] : []
    })
    const doc = fields.length === 0 ? 'Nothing.' : 'Results by name.'
    this.classes.push(
      `class ${unique}(Record):\n    """${doc}"""\n${lines.length === 0 ? '' : `\n${lines.join('\n')}\n`}`,
    )
    return unique
  }

  #output(type: AbiType, name: string): string {
    switch (type.kind) {
      case 'integer':
        return 'int'
      case 'bool':
        return 'bool'
      case 'address':
        return 'str'
      case 'text':
        return textTypes[type.content]
      case 'array':
        return `list[${this.#output(type.item, name)}]`
      case 'map':
        return `dict[${this.#output(type.key, name)}, ${this.#output(type.item, name)}]`
      case 'optional':
        return `Optional[${this.#output(type.item, name)}]`
      case 'tuple':
        return this.add(name, type.fields)
    }
  }

  input({ type, components }: AbiParam): string {
    return inputType(abiType(type, components))
  }
}

const textTypes = { bytes: 'bytes', cell: 'CellBoc', string: 'str' } as const

function inputType(type: AbiType): string {
  switch (type.kind) {
    case 'integer':
      return 'Integer'
    case 'bool':
      return 'bool'
    case 'address':
      return 'str'
    case 'text':
      return textTypes[type.content]
    case 'array':
      return `Sequence[${inputType(type.item)}]`
    case 'map':
      return `Mapping[${type.key.kind === 'integer' ? 'int' : 'str'}, ${inputType(type.item)}]`
    case 'optional':
      return `Optional[${inputType(type.item)}]`
    case 'tuple':
      return 'Mapping[str, Any]'
  }
}

/** A long text in pieces that fit a line. */
function pythonText(text: string): string {
  const pieces = text.match(/[\s\S]{1,96}/gu) ?? ['']
  return `(\n${pieces.map((piece) => `    ${quotedText(piece)}\n`).join('')})`
}
