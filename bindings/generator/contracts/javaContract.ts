/** A contract as a Java class: arguments, results and events as types, functions as methods. */
import { JavaFile } from '../java/JavaFile.ts'
import { docCode, javadoc } from '../java/javadoc.ts'
import { className, memberName } from '../java/javaNames.ts'
import { chained, javaString, listed } from '../java/layout.ts'
import { pascalCase, plainName } from '../naming.ts'
import { reservedNames } from '../reservedNames.ts'
import {
  type AbiParam,
  type AbiType,
  type ContractSource,
  contractMembers,
  shownName,
  storageFields,
} from './ContractSource.ts'
import { FreeNames } from './FreeNames.ts'
import { type JvmMember, JvmMembers } from './JvmMembers.ts'
import { integerSize } from './jvmIntegers.ts'

export function javaContract(source: ContractSource): string {
  return new JavaContract(source).text()
}

class JavaContract {
  readonly #source: ContractSource
  readonly #name: string
  readonly #file: JavaFile
  readonly #types: FreeNames
  readonly #methods = new FreeNames([...reservedNames.java.methods])
  readonly #records: string[][] = []
  readonly #members: JvmMembers

  constructor(source: ContractSource) {
    this.#source = source
    this.#name = className(source.name)
    this.#file = new JavaFile(source.package ?? '', this.#name, [])
    this.#types = new FreeNames([...reservedNames.java.types, this.#name])
    this.#members = new JvmMembers(this.#types, {
      typeText: (type) => this.#type(type),
      declareClass: (name, members) => this.#record(name, members, 'Members of a tuple.'),
    })
  }

  text(): string {
    const { abi, package: packageName } = this.#source
    const members = contractMembers(abi)
    const deployment = members.deployment === undefined ? [] : this.#deployment(members.deployment.inputs)
    const functions = members.functions.flatMap(({ name, inputs, outputs }) => this.#function(name, inputs, outputs))
    const events = members.events.flatMap(({ name, inputs }) => this.#event(name, inputs))
    const body = [
      ...javadoc('', [
        `Contract ${docCode(this.#source.name)} with the types of its ABI; what is not typed here is in {@link #contract()}.`,
      ]),
      `@${this.#use('org.jspecify.annotations.NullMarked')}`,
      `public final class ${this.#name} {`,
      ...this.#head(),
      ...deployment,
      ...functions,
      ...events,
      ...this.#accountMethods(),
      ...this.#records.flatMap((lines) => ['', ...lines]),
      '}',
    ]
    const imports = this.#file.imports().map((name) => `import ${name};`)
    return `${[
      '// Written by "vendorclient bind"; changes are lost.',
      ...(packageName === undefined ? [] : [`package ${packageName};`]),
      '',
      ...imports,
      '',
      ...body,
    ].join('\n')}\n`
  }

  /** What every contract has, unless it has a function of that name itself. */
  #accountMethods(): string[] {
    const string = this.#use('java.lang.String')
    const [address, number] = [this.#use('vendorclient.Address'), this.#use('java.math.BigInteger')]
    return [
      ...this.#accountCall('address', address, 'The address with the Dapp ID.'),
      ...this.#accountCall('balance', number, 'The balance in nano.'),
      ...this.#accountCall('isDeployed', this.#use('java.lang.Boolean'), 'Whether the contract can be called.'),
      ...this.#dataMethod(),
      ...this.#accountCall('eventCursor', string, 'The cursor after the newest event.'),
      ...this.#accountCall('transactionCursor', string, 'The cursor after the newest transaction.'),
      ...this.#transactionsMethods(),
    ]
  }

  #accountCall(name: string, type: string, summary: string, argument = ''): string[] {
    if (!this.#methods.isFree(name)) return []
    return [
      '',
      ...javadoc('    ', [summary], ['@return the call']),
      `    public ${this.#use('vendorclient.Call')}<${type}> ${name}() {`,
      `        return this.contract.${name}(${argument});`,
      '    }',
    ]
  }

  /** An ABI without fields says nothing about them. */
  #dataMethod(): string[] {
    const fields = storageFields(this.#source.abi)
    if (fields.length === 0 || !this.#methods.isFree('data')) return []
    const data = this.#record('Data', fields, 'Storage fields.')
    return this.#accountCall('data', data, 'The storage fields of the deployed contract.', `${data}::fromJson`)
  }

  #transactionsMethods(): string[] {
    if (!this.#methods.isFree('transactions')) return []
    const stream = `${this.#use('vendorclient.ContractStream')}<${this.#use('vendorclient.FollowedTransaction')}>`
    const options = this.#use('vendorclient.StreamOptions')
    return [
      '',
      ...javadoc('    ', ['The transactions that come from now on.'], ['@return the transactions']),
      `    public ${stream} transactions() {`,
      '        return this.contract.transactions();',
      '    }',
      '',
      ...javadoc('    ', ['The transactions.'], ['@param options where the stream begins', '@return the transactions']),
      `    public ${stream} transactions(${options} options) {`,
      '        return this.contract.transactions(options);',
      '    }',
    ]
  }

  #head(): string[] {
    const { abi, tvc } = this.#source
    const contract = this.#use('vendorclient.Contract')
    const api = this.#use('vendorclient.api.Api')
    const signer = this.#use('vendorclient.ContractSigner')
    const address = this.#use('vendorclient.Address')
    const string = this.#use('java.lang.String')
    const own = this.#name
    const [clientDoc, signerDoc] = ['@param client the client', '@param signer who signs']
    return [
      ...javadoc('    ', ['Content of the ABI file.']),
      ...this.#constant(`public static final ${string} ABI`, JSON.stringify(abi)),
      '',
      ...(tvc === undefined
        ? []
        : [
            ...javadoc('    ', ['Image of the contract, base64.']),
            ...this.#constant(`public static final ${string} IMAGE`, tvc),
            '',
          ]),
      `    private final ${contract} contract;`,
      '',
      `    private ${own}(${contract} contract) {`,
      '        this.contract = contract;',
      '    }',
      '',
      ...javadoc(
        '    ',
        [
          tvc === undefined
            ? 'A contract with other settings: address, signer, image …'
            : 'The contract whose address follows from the image and the public key of the signer.',
        ],
        tvc === undefined
          ? ['@param contract an object that was made with {@link #builder}', '@return the contract']
          : [clientDoc, signerDoc, '@return the contract'],
      ),
      ...(tvc === undefined
        ? [`    public static ${own} of(${contract} contract) {`, `        return new ${own}(contract);`, '    }']
        : [
            `    public static ${own} of(${api} client, ${signer} signer) {`,
            `        return new ${own}(builder(client).signer(signer).build());`,
            '    }',
            '',
            ...javadoc(
              '    ',
              ['The contract with other settings: address, signer, initial data and more'],
              ['@param contract an object that was made with {@link #builder}', '@return the contract'],
            ),
            `    public static ${own} of(${contract} contract) {`,
            `        return new ${own}(contract);`,
            '    }',
          ]),
      '',
      ...javadoc(
        '    ',
        ['The contract at an address, to be read.'],
        [clientDoc, '@param address where it is', '@return the contract'],
      ),
      `    public static ${own} at(${api} client, ${address} address) {`,
      `        return new ${own}(builder(client).address(address).build());`,
      '    }',
      '',
      ...javadoc(
        '    ',
        ['The contract at an address.'],
        [clientDoc, '@param address where it is', signerDoc, '@return the contract'],
      ),
      ...listed('    ', `public static ${own} at(`, [`${api} client`, `${address} address`, `${signer} signer`], ') {'),
      `        return new ${own}(builder(client).address(address).signer(signer).build());`,
      '    }',
      '',
      ...javadoc(
        '    ',
        [`Begins an object with ${tvc === undefined ? 'the ABI' : 'ABI and image'}, for {@link #of(${contract})}.`],
        [clientDoc, '@return a builder'],
      ),
      `    public static ${contract}.Builder builder(${api} client) {`,
      `        return ${contract}.builder(client, ABI)${tvc === undefined ? '' : '.image(IMAGE)'};`,
      '    }',
      '',
      ...javadoc('    ', ['The contract as an object without types.'], ['@return the object']),
      `    public ${contract} contract() {`,
      '        return contract;',
      '    }',
    ]
  }

  /** A string constant; one constant of a class file has at most 65535 bytes. */
  #constant(head: string, text: string): string[] {
    const lines = (text.match(/[\s\S]{1,90}/gu) ?? ['']).map(javaString)
    const groups: string[][] = []
    for (let at = 0; at < lines.length; at += LINES_OF_CONSTANT) groups.push(lines.slice(at, at + LINES_OF_CONSTANT))
    const plus = (group: readonly string[]) => group.join(`\n${' '.repeat(12)}+ `)
    if (groups.length === 1) return [`    ${head} = ${plus(groups[0]!)};`]
    const joined = groups.map((group) => `            ${plus(group)}`).join(',\n')
    return [`    ${head} = ${this.#use('java.lang.String')}.join(`, '            "",', `${joined});`]
  }

  #deployment(inputs: readonly AbiParam[]): string[] {
    const members = this.#members.of(inputs, 'Constructor')
    return [
      '',
      ...javadoc(
        '    ',
        ['The deployment with the arguments of the constructor.'],
        [...members.map(argumentDoc), '@return the deployment, to be sent'],
      ),
      ...listed(
        '    ',
        `public ${this.#use('vendorclient.Deployment')} deploy(`,
        members.map(({ text, name }) => `${text} ${name}`),
        ') {',
      ),
      ...this.#call('this.contract.deploy(', members, ')'),
      '    }',
    ]
  }

  #function(wire: string, inputs: readonly AbiParam[], outputs: readonly AbiParam[]): string[] {
    const plain = plainName(wire, 'unnamed')
    const title = className(pascalCase(plain))
    const method = this.#methods.claim(memberName(plain))
    const members = this.#members.of(inputs, title)
    const result =
      outputs.length === 0
        ? undefined
        : this.#record(`${title}Result`, outputs, `Results of ${docCode(shownName(wire))}.`)
    const type = result ?? `@${this.#use('org.jspecify.annotations.Nullable')} ${this.#use('java.lang.Void')}`
    const decoder = result === undefined ? `${this.#use('vendorclient.json.Decoders')}::nothing` : `${result}::fromJson`
    const positional = [
      '',
      ...javadoc(
        '    ',
        [`Function ${docCode(shownName(wire))}.`],
        [...members.map(argumentDoc), '@return the call, to be sent, read or estimated'],
      ),
      ...listed(
        '    ',
        `public ${this.#use('vendorclient.ContractCall')}<${type}> ${method}(`,
        members.map(({ text, name }) => `${text} ${name}`),
        ') {',
      ),
      ...this.#call(`this.contract.call(${javaString(wire)}, `, members, `, ${decoder})`),
      '    }',
    ]
    if (members.length === 0) return positional
    const builder = this.#types.claim(`${title}Arguments`)
    this.#records.push(this.#argumentsClass(builder, wire, method, type, members))
    return [
      ...positional,
      '',
      ...javadoc(
        '    ',
        [`Function ${docCode(shownName(wire))}, whose arguments are set one by one.`],
        ['@return nothing is set in it yet'],
      ),
      `    public ${builder} ${method}() {`,
      `        return new ${builder}();`,
      '    }',
    ]
  }

  /** A statement that calls the object with the arguments and returns the result. */
  #call(head: string, members: readonly JvmMember[], tail: string): string[] {
    if (members.length === 0) return [`        return ${head}${this.#use('java.util.Map')}.of()${tail};`]
    const writer = `new ${this.#use('vendorclient.json.FieldWriter')}()`
    const fields = members.map(({ wire, name }) => `.required(${javaString(wire)}, ${name})`)
    return chained('        ', `return ${head}${writer}`, [...fields, `.toMap()${tail}`], ';')
  }

  #argumentsClass(
    builder: string,
    wire: string,
    method: string,
    type: string,
    members: readonly JvmMember[],
  ): string[] {
    const call = `${this.#use('vendorclient.ContractCall')}<${type}>`
    return [
      ...javadoc('    ', [
        `Arguments of ${docCode(shownName(wire))}. Numbers, addresses and tuples must be set; a truth value that is not is {@code false}, a text, bytes, a cell, a list or a map is empty.`,
      ]),
      `    public final class ${builder} extends ${this.#use('vendorclient.CallArguments')}<${type}> {`,
      ...members.map((member) => `        private ${this.#field(member)};`),
      '',
      `        private ${builder}() {}`,
      ...members.flatMap((member) => this.#setters(builder, member)),
      '',
      `        @${this.#use('java.lang.Override')}`,
      `        public ${call} call() {`,
      ...listed('            ', `return ${this.#name}.this.${method}(`, members.map(valueOf), ');'),
      '        }',
      '    }',
    ]
  }

  #field({ name, type }: JvmMember): string {
    const initial = initialValue(type)
    if (type.kind === 'text' && type.content !== 'string')
      return `${this.#type(type)} ${name} = ${this.#type(type)}.EMPTY`
    if (initial === undefined) return `@${this.#use('org.jspecify.annotations.Nullable')} ${this.#boxed(type)} ${name}`
    const value =
      initial === 'List.of()' || initial === 'Map.of()'
        ? `${this.#use(`java.util.${initial.slice(0, -5)}`)}.of()`
        : initial
    return `${this.#type(type)} ${name}${value === '' ? '' : ` = ${value}`}`
  }

  #setters(builder: string, member: JvmMember): string[] {
    const { wire, name, type, text } = member
    const setter = (argument: string, value: string) => [
      '',
      ...javadoc('        ', [`Sets ${docCode(shownName(wire))}.`], [argumentDoc(member), '@return this']),
      `        public ${builder} ${name}(${argument} ${name}) {`,
      `            this.${name} = ${value};`,
      '            return this;',
      '        }',
    ]
    const isLarge = type.kind === 'integer' && integerSize(type) === 'large'
    const isBytes = type.kind === 'text' && type.content === 'bytes'
    return [
      ...setter(text, name),
      ...(isLarge ? setter('long', `${this.#use('java.math.BigInteger')}.valueOf(${name})`) : []),
      ...(isBytes ? setter('byte[]', `${this.#use(textTypes.bytes)}.of(${name})`) : []),
    ]
  }

  #event(wire: string, inputs: readonly AbiParam[]): string[] {
    const plain = plainName(wire, 'unnamed')
    const args = this.#record(`${pascalCase(plain)}Event`, inputs, `Values of the event ${docCode(shownName(wire))}.`)
    const method = this.#methods.claim(`${memberName(plain).replace(/_$/, '')}Events`)
    const type = `${this.#use('vendorclient.ContractStream')}<${this.#use('vendorclient.ContractEvent')}<${args}>>`
    const options = this.#use('vendorclient.StreamOptions')
    return [
      '',
      ...javadoc('    ', [`The events ${docCode(shownName(wire))} that come from now on.`], ['@return the events']),
      `    public ${type} ${method}() {`,
      `        return ${method}(${options}.FROM_NOW);`,
      '    }',
      '',
      ...javadoc(
        '    ',
        [`The events ${docCode(shownName(wire))}.`],
        ['@param options where the stream begins', '@return the events'],
      ),
      `    public ${type} ${method}(${options} options) {`,
      `        return this.contract.events(${javaString(wire)}, options, ${args}::fromJson);`,
      '    }',
    ]
  }

  #record(wanted: string, params: readonly AbiParam[], summary: string): string {
    const name = this.#types.claim(className(wanted))
    const lines: string[] = []
    this.#records.push(lines)
    const members = this.#members.of(params, wanted)
    const reader = this.#use('vendorclient.json.FieldReader')
    const nullableObject = `@${this.#use('org.jspecify.annotations.Nullable')} ${this.#use('java.lang.Object')}`
    const map = `${this.#use('java.util.Map')}<${this.#use('java.lang.String')}, ${nullableObject}>`
    const reads = members.map(
      ({ wire, type }) =>
        `fields.${type.kind === 'optional' ? 'optional' : 'required'}(${javaString(wire)}, ${this.#decoder(type)})`,
    )
    lines.push(
      ...javadoc('    ', [summary], members.map(argumentDoc)),
      ...listed(
        '    ',
        `public record ${name}(`,
        members.map((member) => `${member.text} ${member.name}`),
        `) implements ${this.#use('vendorclient.json.JsonValue')} {`,
      ),
      ...javadoc(
        '        ',
        ['Reads the JSON form.'],
        ['@param json a value as {@link vendorclient.json.Json#parse} returns it', '@return the typed value'],
      ),
      `        public static ${name} fromJson(${nullableObject} json) {`,
      `            ${members.length === 0 ? '' : `${reader} fields = `}${reader}.of(json);`,
      ...listed('            ', `return new ${name}(`, reads, ');'),
      '        }',
      '',
      `        @${this.#use('java.lang.Override')}`,
      `        public ${map} toJson() {`,
      ...chained(
        '            ',
        `return new ${this.#use('vendorclient.json.FieldWriter')}()`,
        [...members.map(({ wire, name: member }) => `.required(${javaString(wire)}, ${member})`), '.toMap()'],
        ';',
      ),
      '        }',
      '    }',
    )
    return name
  }

  #type(type: AbiType): string {
    switch (type.kind) {
      case 'integer': {
        const size = integerSize(type)
        return size === 'large' ? this.#boxed(type) : primitives[size]
      }
      case 'bool':
        return 'boolean'
      default:
        return this.#boxed(type)
    }
  }

  #boxed(type: AbiType): string {
    switch (type.kind) {
      case 'integer':
        return this.#use(boxes[integerSize(type)])
      case 'bool':
        return this.#use('java.lang.Boolean')
      case 'address':
        return this.#use('vendorclient.Address')
      case 'text':
        return this.#use(textTypes[type.content])
      case 'array':
        return `${this.#use('java.util.List')}<${this.#boxed(type.item)}>`
      case 'map':
        return `${this.#use('java.util.Map')}<${this.#boxed(type.key)}, ${this.#boxed(type.item)}>`
      case 'optional': {
        const item = this.#boxed(type.item)
        if (item.startsWith('@')) return item
        const annotation = this.#use('org.jspecify.annotations.Nullable')
        const [, qualifier = '', rest = item] = /^((?:[a-z_]\w*\.)*)(.*)$/.exec(item) ?? []
        return `${qualifier}@${annotation} ${rest}`
      }
      case 'tuple':
        return this.#members.classOf(type.fields)
    }
  }

  #decoder(type: AbiType): string {
    const decoders = () => this.#use('vendorclient.json.Decoders')
    switch (type.kind) {
      case 'integer':
        return `${this.#use('vendorclient.json.AbiValues')}::${readers[integerSize(type)]}`
      case 'bool':
        return `${decoders()}::bool`
      case 'address':
        return `${this.#use('vendorclient.Address')}::fromJson`
      case 'text':
        return type.content === 'string' ? `${decoders()}::string` : `${this.#use(textTypes[type.content])}::fromJson`
      case 'array':
        return type.item.kind === 'optional'
          ? `${decoders()}.nullableList(${this.#decoder(type.item)})`
          : `${decoders()}.list(${this.#decoder(type.item)})`
      case 'map': {
        const method = type.item.kind === 'optional' ? 'nullableMap' : 'map'
        const values = this.#use('vendorclient.json.AbiValues')
        return `${values}.${method}(${this.#decoder(type.key)}, ${this.#decoder(type.item)})`
      }
      case 'optional':
        return this.#decoder(type.item)
      case 'tuple':
        return `${this.#boxed(type)}::fromJson`
    }
  }

  #use(name: string): string {
    return this.#file.use(name)
  }
}

/** Number of lines of 90 characters in one constant; in UTF-8 a character takes up to 3 bytes. */
const LINES_OF_CONSTANT = 200

const primitives = { small: 'int', medium: 'long' } as const
/** Classes of texts on the wire. */
const textTypes = { bytes: 'vendorclient.Bytes', cell: 'vendorclient.Cell', string: 'java.lang.String' } as const
const boxes = { small: 'java.lang.Integer', medium: 'java.lang.Long', large: 'java.math.BigInteger' } as const
const readers = { small: 'int32', medium: 'int64', large: 'integer' } as const

function argumentDoc({ wire, name }: JvmMember): string {
  return `@param ${name} ${docCode(shownName(wire))}`
}

/** The value of an argument that is not set; `undefined` for a required one, empty for one that may be absent. */
function initialValue(type: AbiType): string | undefined {
  switch (type.kind) {
    case 'bool':
      return 'false'
    case 'text':
      return '""'
    case 'array':
      return 'List.of()'
    case 'map':
      return 'Map.of()'
    case 'optional':
      return ''
    default:
      return undefined
  }
}

function valueOf({ name, type }: JvmMember): string {
  return initialValue(type) === undefined ? `required(${name}, ${javaString(name)})` : name
}
