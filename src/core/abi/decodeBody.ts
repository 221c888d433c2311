import { Builder, CellError, Slice } from '../cells/index.ts'
import { type AbiContract, type AbiEvent, type AbiFunction, shownName } from './AbiContract.ts'
import { AbiError } from './AbiError.ts'
import { ABI_1_0, ABI_2_3 } from './AbiVersion.ts'
import { DecodeBudget } from './DecodeBudget.ts'
import { type DecodedValues, decodeParams } from './decodeValue.ts'
import { MAX_ADDRESS_BITS } from './typeSize.ts'
import { ValueReader } from './ValueReader.ts'

/** Whether a body holds the input or the output of a function. */
type BodyLayout = 'Input' | 'Output'

export interface DecodedBody {
  readonly type: 'Input' | 'Output' | 'Event'
  /** Name of the function or event. */
  readonly name: string
  readonly value: DecodedValues
  /** Present for external inputs of contracts with a header; fields that the contract does not have are absent. */
  readonly header?: { readonly expire?: number; readonly time?: bigint; readonly pubkey?: string }
}

export interface DecodeBodyOptions {
  readonly isInternal: boolean
  readonly allowPartial: boolean
  /** Absent: decoded as output or event if possible, otherwise as input. */
  readonly layout?: BodyLayout | undefined
  /** Name or number of the function or event. Absent: determined by the number in the body. */
  readonly name?: string | undefined
}

const NO_MATCH =
  'The body does not match the ABI. Check that the ABI belongs to the contract, and that this is a message body, not a whole message'

/**
 * Decodes the body of a message. Throws AbiError `data` for a body that does not fit, `name` for an unknown function;
 * CellError. Source: modules 3.4, formats 5.3.
 */
export function decodeBody(contract: AbiContract, body: Slice, options: DecodeBodyOptions): DecodedBody {
  const decoder = new BodyDecoder(contract, body, options)
  if (options.name === undefined)
    return decoder.inAnyLayout(
      () => decoder.anyOutput(),
      () => decoder.anyInput(),
    )
  const found = findByNameOrNumber(contract, options.name)
  if (!('outputs' in found)) return decoder.event(found, options.name)
  const { name } = options
  return decoder.inAnyLayout(
    () => decoder.output(found, name),
    () => decoder.input(found, name),
  )
}

function findByNameOrNumber(contract: AbiContract, name: string): AbiFunction | AbiEvent {
  const id = parseFunctionNumber(name)
  const found =
    contract.functions.get(name) ??
    contract.events.get(name) ??
    (id === undefined ? undefined : (contract.functionsByInputId.get(id) ?? contract.eventsById.get(id)))
  if (found !== undefined) return found
  throw new AbiError('name', `The ABI has no function or event named ${shownName(name)}`)
}

/** Number of a function as text, decimal or hex with `0x`; `undefined` for anything else. */
export function parseFunctionNumber(text: string): number | undefined {
  if (!/^(\d{1,10}|0x[0-9a-fA-F]{1,8})$/.test(text)) return undefined
  const number = Number(text)
  return number <= 0xffffffff ? number : undefined
}

class BodyDecoder {
  readonly #contract: AbiContract
  readonly #body: Slice
  readonly #options: DecodeBodyOptions

  constructor(contract: AbiContract, body: Slice, options: DecodeBodyOptions) {
    this.#contract = contract
    // The layout counts from the beginning of the body, even if the body is inside the cell of the message.
    this.#body = Slice.of(new Builder().storeSlice(body).toCell())
    this.#options = options
  }

  inAnyLayout(output: () => DecodedBody, input: () => DecodedBody): DecodedBody {
    if (this.#options.layout === 'Input') return input()
    if (this.#options.layout === 'Output') return output()
    const asOutput = attempt(output)
    if (typeof asOutput !== 'string') return asOutput
    const asInput = attempt(input)
    if (typeof asInput !== 'string') return asInput
    throw new AbiError('data', `${NO_MATCH} (as output: ${asOutput}; as input: ${asInput})`)
  }

  anyOutput(): DecodedBody {
    const id = this.#body.preloadUint(32)
    const called = this.#contract.functionsByOutputId.get(id)
    if (called !== undefined) {
      return this.#firstFitting(
        called,
        ({ outputId }) => outputId === id,
        (each) => this.output(each, each.name),
      )
    }
    const event = this.#contract.eventsById.get(id)
    if (event !== undefined) return this.event(event, event.name)
    throw unknownId(id)
  }

  anyInput(): DecodedBody {
    const id = this.#readHead().id
    const called = this.#contract.functionsByInputId.get(id)
    if (called === undefined) throw unknownId(id)
    return this.#firstFitting(
      called,
      ({ inputId }) => inputId === id,
      (each) => this.input(each, each.name),
    )
  }

  /** Functions may share an explicit id: the first one whose parameters the body contains is meant. */
  #firstFitting(
    first: AbiFunction,
    hasId: (called: AbiFunction) => boolean,
    decode: (called: AbiFunction) => DecodedBody,
  ): DecodedBody {
    try {
      return decode(first)
    } catch (error) {
      if (!(error instanceof AbiError || error instanceof CellError)) throw error
      for (const other of this.#contract.functions.values()) {
        if (other === first || !hasId(other)) continue
        const decoded = attempt(() => decode(other))
        if (typeof decoded !== 'string') return decoded
      }
      throw error
    }
  }

  /** The first 32 bits of an internal answer are chosen by the caller and not compared. */
  output({ outputs, outputId }: AbiFunction, name: string): DecodedBody {
    const reader = this.#reader()
    const id = reader.slice.loadUint(32)
    reader.use(32)
    if (!this.#options.isInternal && id !== outputId) throw wrongId(id, name)
    return { type: 'Output', name, value: decodeParams(outputs, reader) }
  }

  input({ inputs, inputId }: AbiFunction, name: string): DecodedBody {
    const { reader, id, header } = this.#readHead()
    if (id !== inputId) throw wrongId(id, name)
    return { type: 'Input', name, value: decodeParams(inputs, reader), ...(header && { header }) }
  }

  event({ inputs, id: expected }: AbiEvent, name: string): DecodedBody {
    if (this.#options.isInternal) throw new AbiError('data', 'Events are only sent in external outbound messages')
    const reader = this.#reader()
    const id = reader.slice.loadUint(32)
    reader.use(32)
    if (id !== expected) throw wrongId(id, name)
    return { type: 'Event', name, value: decodeParams(inputs, reader) }
  }

  #reader(): ValueReader {
    const { allowPartial } = this.#options
    const options = { version: this.#contract.version, allowPartial, budget: new DecodeBudget() }
    return new ValueReader(this.#body.clone(), options)
  }

  /** Signature, header and number in front of the arguments. */
  #readHead(): { reader: ValueReader; id: number; header: DecodedBody['header'] } {
    const { version, header } = this.#contract
    const reader = this.#reader()
    let id = version === ABI_1_0 ? readId(reader) : 0
    let fields: DecodedBody['header']
    if (!this.#options.isInternal) {
      skipSignature(reader)
      if (header.length > 0) fields = this.#headerFields(decodeParams(header, reader, false))
    }
    if (version !== ABI_1_0) id = readId(reader)
    return { reader, id, header: fields }
  }

  #headerFields(values: DecodedValues): NonNullable<DecodedBody['header']> {
    const read = (kind: 'time' | 'expire' | 'pubkey'): string | undefined => {
      const param = this.#contract.header.find(({ name }) => name === kind)
      if (param === undefined) return undefined
      if (param.type.kind === kind) return values[kind] as string
      throw new AbiError('data', `Header field ${kind} has type ${param.type.kind}, expected ${kind}`)
    }
    const time = read('time')
    const expire = read('expire')
    const pubkey = read('pubkey')
    return {
      ...(expire !== undefined && { expire: Number(expire) }),
      ...(time !== undefined && { time: BigInt(time) }),
      ...(pubkey !== undefined && pubkey !== '' && { pubkey }),
    }
  }
}

function readId(reader: ValueReader): number {
  const before = reader.slice.cell
  const id = reader.next(32).loadUint(32)
  if (reader.slice.cell === before) reader.use(32)
  else reader.restart(32)
  return id
}

function skipSignature(reader: ValueReader): void {
  const { version } = reader.options
  if (version === ABI_1_0) {
    reader.slice.loadRef()
    reader.use(0, 1)
    return
  }
  if (reader.slice.loadBool()) reader.slice.skip(512)
  reader.use(version >= ABI_2_3 ? MAX_ADDRESS_BITS : 513)
}

/** The result, or the reason why it cannot be decoded. */
function attempt(decode: () => DecodedBody): DecodedBody | string {
  try {
    return decode()
  } catch (error) {
    if (error instanceof AbiError || error instanceof CellError) return error.message
    throw error
  }
}

function unknownId(id: number): AbiError {
  return new AbiError('id', `The ABI has no function or event with the id 0x${id.toString(16)}`)
}

function wrongId(id: number, name: string): AbiError {
  return new AbiError('data', `The id 0x${id.toString(16)} in the body is not that of ${shownName(name)}`)
}
