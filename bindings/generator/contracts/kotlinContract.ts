/** A contract as a Kotlin class: arguments, results and events as types, functions as functions with named arguments. */
import { className, memberName } from '../java/javaNames.ts'
import { KotlinFile, kotlinName } from '../kotlin/KotlinFile.ts'
import { kdoc, kotlinString, listed } from '../kotlin/kotlinLayout.ts'
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

export function kotlinContract(source: ContractSource): string {
  return new KotlinContract(source).text()
}

class KotlinContract {
  readonly #source: ContractSource
  readonly #name: string
  readonly #file: KotlinFile
  readonly #types: FreeNames
  readonly #methods = new FreeNames([...reservedNames.kotlin.methods])
  readonly #records: string[][] = []
  readonly #members: JvmMembers

  constructor(source: ContractSource) {
    this.#source = source
    this.#name = className(source.name)
    this.#types = new FreeNames([...reservedNames.kotlin.types, this.#name])
    this.#members = new JvmMembers(this.#types, {
      typeText: (type) => this.#type(type),
      declareClass: (name, members) => this.#record(name, members, 'Members of a tuple.'),
    })
    // Types of the language are used without an import.
    this.#file = new KotlinFile(source.package ?? '', [this.#name])
  }

  text(): string {
    const { abi, tvc } = this.#source
    const members = contractMembers(abi)
    const deployment = members.deployment === undefined ? [] : this.#deployment(members.deployment.inputs)
    const functions = members.functions.flatMap(({ name, inputs, outputs }) => this.#function(name, inputs, outputs))
    const events = members.events.flatMap(({ name, inputs }) => this.#event(name, inputs))
    const contract = this.#use('vendorclient.kotlin.Contract')
    const body = [
      ...kdoc('', [
        `Contract \`${this.#source.name}\` with the types of its ABI.`,
        '@param client The client.',
        '@param signer Who signs calls and the deployment. Default: unsigned.',
        `@param address Where it is.${tvc === undefined ? '' : ' Default: what follows from image and signer.'}`,
        '@param dappId Its Dapp ID. Default: that of the address, else the network is asked.',
        '@param initialData Values of storage fields before the deployment.',
        '@param errorNames Names of exit codes, for `ContractException.name()`.',
        '@param header Header fields of messages, asked for each. Default: the library fills them in, by the time of the network.',
      ]),
      `public class ${this.#name}(`,
      `    client: ${this.#use('vendorclient.kotlin.Client')},`,
      `    signer: ${this.#use('vendorclient.ContractSigner')}? = null,`,
      `    address: ${this.#use('vendorclient.Address')}? = null,`,
      `    dappId: ${this.#builtIn('String')}? = null,`,
      `    initialData: ${this.#builtIn('Map')}<${this.#builtIn('String')}, ${this.#builtIn('Any')}?> = emptyMap(),`,
      `    errorNames: ${this.#builtIn('Map')}<${this.#builtIn('Int')}, ${this.#builtIn('String')}> = emptyMap(),`,
      `    header: (() -> ${this.#use('vendorclient.api.abi.FunctionHeader')})? = null,`,
      ') {',
      ...kdoc('    ', ['The contract as an object without types.']),
      `    public val contract: ${contract} = ${contract}(`,
      '        client = client,',
      '        abi = ABI,',
      '        signer = signer,',
      '        address = address,',
      '        dappId = dappId,',
      ...(tvc === undefined ? [] : ['        image = IMAGE,']),
      '        initialData = initialData,',
      '        errorNames = errorNames,',
      '        header = header,',
      '    )',
      ...deployment,
      ...functions,
      ...events,
      ...this.#accountMethods(),
      ...this.#records.flatMap((lines) => ['', ...lines]),
      '',
      '    public companion object {',
      ...kdoc('        ', ['Content of the ABI file.']),
      ...this.#constant('ABI', JSON.stringify(abi)),
      ...(tvc === undefined
        ? []
        : ['', ...kdoc('        ', ['Image of the contract, base64.']), ...this.#constant('IMAGE', tvc)]),
      '    }',
      '}',
    ]
    return this.#file.text(['// Written by "vendorclient bind"; changes are lost.'], body)
  }

  /** What every contract has, unless it has a function of that name itself. */
  #accountMethods(): string[] {
    const string = this.#builtIn('String')
    return [
      ...this.#accountFunction('address', this.#use('vendorclient.Address'), 'The address with the Dapp ID.'),
      ...this.#accountFunction('balance', this.#use('java.math.BigInteger'), 'The balance in nano.'),
      ...this.#accountFunction('isDeployed', this.#builtIn('Boolean'), 'Whether the contract can be called.'),
      ...this.#dataFunction(),
      ...this.#accountFunction('eventCursor', string, 'The cursor after the newest event.'),
      ...this.#accountFunction('transactionCursor', string, 'The cursor after the newest transaction.'),
      ...this.#transactionsFunction(),
    ]
  }

  #accountFunction(name: string, type: string, summary: string, call = `${name}()`): string[] {
    if (!this.#methods.isFree(name)) return []
    return ['', ...kdoc('    ', [summary]), `    public suspend fun ${name}(): ${type} = this.contract.${call}`]
  }

  /** An ABI without fields says nothing about them. */
  #dataFunction(): string[] {
    const fields = storageFields(this.#source.abi)
    if (fields.length === 0 || !this.#methods.isFree('data')) return []
    const data = this.#record('Data', fields, 'Storage fields.')
    const call = `data { ${data}.fromJson(it) }`
    return this.#accountFunction('data', data, 'The storage fields of the deployed contract.', call)
  }

  #transactionsFunction(): string[] {
    if (!this.#methods.isFree('transactions')) return []
    const options = this.#use('vendorclient.StreamOptions')
    const flow = `${this.#use('kotlinx.coroutines.flow.Flow')}<${this.#use('vendorclient.FollowedTransaction')}>`
    return [
      '',
      ...kdoc('    ', ['The transactions, from the beginning of the collection on or as the options say.']),
      ...listed('    ', 'public fun transactions(', [`options: ${options} = ${options}.FROM_NOW`], `): ${flow} =`),
      '        this.contract.transactions(options)',
    ]
  }

  /** A string constant; one constant of a class file has at most 65535 bytes. */
  #constant(name: string, text: string): string[] {
    const lines = (text.match(/[\s\S]{1,90}/gu) ?? ['']).map(kotlinString)
    return [
      `        public val ${name}: ${this.#builtIn('String')} = listOf(`,
      ...lines.map((line) => `            ${line},`),
      '        ).joinToString("")',
    ]
  }

  #deployment(inputs: readonly AbiParam[]): string[] {
    const members = this.#members.of(inputs, 'Constructor')
    const names = new FreeNames(members.map(({ name }) => name))
    const [fundedBy, amount, acceptLoss] = [names.claim('fundedBy'), names.claim('amount'), names.claim('acceptLoss')]
    const accepted = this.#use('vendorclient.AcceptedLoss')
    const [map, string, any] = [this.#builtIn('Map'), this.#builtIn('String'), this.#builtIn('Any')]
    const items = [
      // Constructor arguments have no defaults: the initial values of a contract must be explicit.
      ...members.map(({ name, text }) => `${kotlinName(name)}: ${text}`),
      `${fundedBy}: ${this.#use('vendorclient.Funder')}? = null`,
      `${amount}: ${this.#use('java.math.BigInteger')}? = null`,
      `${acceptLoss}: ${accepted} = ${accepted}.NOTHING`,
    ]
    return [
      '',
      ...kdoc('    ', [
        'Deploys the contract.',
        ...members.map(argumentDoc),
        `@param ${fundedBy} Who pays before it.`,
        `@param ${amount} How much, in nano. Default: the usual amount of the funder.`,
        `@param ${acceptLoss} How much of what the constructor sends may be lost on the way.`,
      ]),
      ...listed(
        '    ',
        'public suspend fun deploy(',
        items,
        `): ${this.#use('vendorclient.Sent')}<${map}<${string}, ${any}?>> =`,
      ),
      ...listed('        ', 'this.contract.deploy(', [this.#input(members), fundedBy, amount, acceptLoss], ')'),
    ]
  }

  #function(wire: string, inputs: readonly AbiParam[], outputs: readonly AbiParam[]): string[] {
    const plain = plainName(wire, 'unnamed')
    const title = className(pascalCase(plain))
    const method = this.#methods.claim(memberName(plain))
    const members = this.#members.of(inputs, title)
    const result =
      outputs.length === 0 ? undefined : this.#record(`${title}Result`, outputs, `Results of \`${shownName(wire)}\`.`)
    const type = result ?? this.#builtIn('Unit')
    const decoder = result === undefined ? '{ }' : `{ ${result}.fromJson(it) }`
    return [
      '',
      ...kdoc('    ', [`Function \`${shownName(wire)}\`: to be sent, read or estimated.`, ...members.map(argumentDoc)]),
      ...listed(
        '    ',
        `public fun ${kotlinName(method)}(`,
        members.map(parameter),
        `): ${this.#use('vendorclient.kotlin.ContractCall')}<${type}> =`,
      ),
      ...listed('        ', 'this.contract.call(', [kotlinString(wire), this.#input(members)], `) ${decoder}`),
    ]
  }

  #input(members: readonly JvmMember[]): string {
    return members.length === 0
      ? 'emptyMap()'
      : `mapOf(${members.map(({ wire, name }) => `${kotlinString(wire)} to ${kotlinName(name)}`).join(', ')})`
  }

  #event(wire: string, inputs: readonly AbiParam[]): string[] {
    const plain = plainName(wire, 'unnamed')
    const args = this.#record(`${pascalCase(plain)}Event`, inputs, `Values of the event \`${shownName(wire)}\`.`)
    const method = this.#methods.claim(`${memberName(plain).replace(/_$/, '')}Events`)
    const options = this.#use('vendorclient.StreamOptions')
    const type = `${this.#use('kotlinx.coroutines.flow.Flow')}<${this.#use('vendorclient.ContractEvent')}<${args}>>`
    return [
      '',
      ...kdoc('    ', [
        `The events \`${shownName(wire)}\`, from the beginning of the collection on or as the options say.`,
      ]),
      ...listed('    ', `public fun ${method}(`, [`options: ${options} = ${options}.FROM_NOW`], `): ${type} =`),
      `        this.contract.events(${kotlinString(wire)}, options) { ${args}.fromJson(it) }`,
    ]
  }

  #record(wanted: string, params: readonly AbiParam[], summary: string): string {
    const name = this.#types.claim(className(wanted))
    const lines: string[] = []
    this.#records.push(lines)
    const members = this.#members.of(params, wanted)
    const any = `${this.#builtIn('Any')}?`
    const reader = this.#use('vendorclient.json.FieldReader')
    const reads = members.map(
      ({ wire, type }) =>
        `fields.${type.kind === 'optional' ? 'optional' : 'required'}(${kotlinString(wire)}) { ${this.#read(type, 'it')} }`,
    )
    const head =
      members.length === 0
        ? [`    public class ${name} : ${this.#use('vendorclient.json.JsonValue')} {`]
        : listed(
            '    ',
            `public data class ${name}(`,
            members.map((member) => `public val ${kotlinName(member.name)}: ${member.text}`),
            `) : ${this.#use('vendorclient.json.JsonValue')} {`,
          )
    const writer = `${this.#use('vendorclient.json.FieldWriter')}()`
    lines.push(
      ...kdoc('    ', [summary]),
      ...head,
      `        override fun toJson(): ${any} =`,
      `            ${writer}`,
      ...members.map(
        ({ wire, name: member }) => `                .required(${kotlinString(wire)}, ${kotlinName(member)})`,
      ),
      '                .toMap()',
      '',
      '        public companion object {',
      ...kdoc('            ', ['Reads the JSON form.']),
      `            public fun fromJson(json: ${any}): ${name} {`,
      `                ${members.length === 0 ? '' : 'val fields = '}${reader}.of(json)`,
      ...listed('                ', `return ${name}(`, reads, ')'),
      '            }',
      '        }',
      '    }',
    )
    return name
  }

  #type(type: AbiType): string {
    switch (type.kind) {
      case 'integer': {
        const size = integerSize(type)
        return size === 'large' ? this.#use('java.math.BigInteger') : this.#builtIn(kotlinIntegers[size])
      }
      case 'bool':
        return this.#builtIn('Boolean')
      case 'address':
        return this.#use('vendorclient.Address')
      case 'text':
        return type.content === 'string' ? this.#builtIn('String') : this.#use(textTypes[type.content])
      case 'array':
        return `${this.#builtIn('List')}<${this.#type(type.item)}>`
      case 'map':
        return `${this.#builtIn('Map')}<${this.#type(type.key)}, ${this.#type(type.item)}>`
      case 'optional':
        return `${this.#type(type.item).replace(/\?$/, '')}?`
      case 'tuple':
        return this.#members.classOf(type.fields)
    }
  }

  /** An expression that reads a value. */
  #read(type: AbiType, value: string): string {
    const decoders = () => this.#use('vendorclient.json.Decoders')
    switch (type.kind) {
      case 'integer':
        return `${this.#use('vendorclient.json.AbiValues')}.${readers[integerSize(type)]}(${value})`
      case 'bool':
        return `${decoders()}.bool(${value})`
      case 'address':
        return `${this.#use('vendorclient.Address')}.fromJson(${value})`
      case 'text':
        return type.content === 'string'
          ? `${decoders()}.string(${value})`
          : `${this.#use(textTypes[type.content])}.fromJson(${value})`
      case 'array': {
        const method = type.item.kind === 'optional' ? 'nullableList' : 'list'
        return `${decoders()}.${method} { ${this.#read(type.item, 'it')} }.decode(${value})`
      }
      case 'map': {
        const method = type.item.kind === 'optional' ? 'nullableMap' : 'map'
        const values = this.#use('vendorclient.json.AbiValues')
        return `${values}.${method}({ ${this.#read(type.key, 'it')} }, { ${this.#read(type.item, 'it')} }).decode(${value})`
      }
      case 'optional':
        return this.#read(type.item, value)
      case 'tuple':
        return `${this.#type(type)}.fromJson(${value})`
    }
  }

  #use(name: string): string {
    return this.#file.use(name)
  }

  /** A built-in type, by its full name if the contract itself has the simple name. */
  #builtIn(name: string): string {
    if (name !== this.#name) return name
    return `kotlin.${['List', 'Map'].includes(name) ? 'collections.' : ''}${name}`
  }
}

/** Classes of texts on the wire. */
const textTypes = { bytes: 'vendorclient.Bytes', cell: 'vendorclient.Cell' } as const
const kotlinIntegers = { small: 'Int', medium: 'Long' } as const
const readers = { small: 'int32', medium: 'int64', large: 'integer' } as const

function argumentDoc({ wire, name }: JvmMember): string {
  return `@param ${name} \`${shownName(wire)}\``
}

function parameter({ name, text, type }: JvmMember): string {
  const isOwn = type.kind === 'text' && type.content !== 'string'
  const initial = isOwn ? `${text}.EMPTY` : initialValue(type)
  return `${kotlinName(name)}: ${text}${initial === undefined ? '' : ` = ${initial}`}`
}

/** The value of an argument that is not passed; `undefined` for a required one. */
function initialValue(type: AbiType): string | undefined {
  switch (type.kind) {
    case 'bool':
      return 'false'
    case 'text':
      return '""'
    case 'array':
      return 'emptyList()'
    case 'map':
      return 'emptyMap()'
    case 'optional':
      return 'null'
    default:
      return undefined
  }
}
