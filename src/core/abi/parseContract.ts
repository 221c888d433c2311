import type { ChainRules } from '../chainRules.ts'
import type { AbiContract, AbiDataItem, AbiEvent, AbiFunction, AbiStorageField } from './AbiContract.ts'
import { AbiError } from './AbiError.ts'
import type { AbiParam, AbiType } from './AbiType.ts'
import {
  ABI_1_0,
  ABI_2_0,
  ABI_2_1,
  ABI_2_4,
  ABI_2_7,
  type AbiVersion,
  formatAbiVersion,
  parseAbiVersion,
} from './AbiVersion.ts'
import { eventSignature, functionSignature, signatureId, toInputId, toOutputId } from './functionId.ts'
import { isObject, type JsonFields, readField, readList, readText } from './jsonFields.ts'
import { parseParam, parseParams } from './parseParam.ts'

/**
 * Reads the JSON of a contract description. All lists but `functions` may be absent, and the inputs and outputs of a
 * function are empty by default. If several functions have the same name, the last one counts. Throws `json` for
 * anything unreadable, an unsupported version, and types that the version does not have. Source: modules 3.4, formats
 * 5.1.
 */
export function parseContract(json: unknown, rules: ChainRules): AbiContract {
  if (!isObject(json)) throw new AbiError('json', 'ABI: expected a JSON object')
  const version = readVersion(json)
  const header = readHeader(json, version)
  const functions = new Map<string, AbiFunction>()
  const list = readList(json, 'functions', 'ABI')
  if (list === undefined) throw new AbiError('json', 'ABI: field "functions" is missing')
  for (const [index, item] of list.entries()) {
    const entry = readFunction(item, `functions[${index}]`, header, version, rules)
    functions.set(entry.name, entry)
  }
  const events = new Map<string, AbiEvent>()
  for (const [index, item] of (readList(json, 'events', 'ABI') ?? []).entries()) {
    const entry = readEvent(item, `events[${index}]`, version, rules)
    events.set(entry.name, entry)
  }
  return {
    version,
    header,
    functions,
    events,
    functionsByInputId: byId(functions.values(), ({ inputId }) => inputId),
    functionsByOutputId: byId(functions.values(), ({ outputId }) => outputId),
    eventsById: byId(events.values(), ({ id }) => id),
    data: readData(json, version),
    fields: readFields(json, version),
  }
}

/** Reads the JSON text of a contract description. Throws as `parseContract`. */
export function parseContractText(text: string, rules: ChainRules): AbiContract {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new AbiError('json', 'ABI: invalid JSON', error)
  }
  return parseContract(json, rules)
}

function readVersion(json: JsonFields): AbiVersion {
  const text = readField(json, 'version')
  if (typeof text === 'string') return parseAbiVersion(text)
  const major = readField(json, 'ABI version')
  // Compilers write the number 2; people also write "2", 2.3 or "2.3".
  if (text === undefined && (typeof major === 'number' || typeof major === 'string')) {
    const stated = String(major)
    return parseAbiVersion(/^\d+$/.test(stated) ? `${stated}.0` : stated)
  }
  throw new AbiError(
    'json',
    'ABI: expected field "version" with a string such as "2.4", or "ABI version" with a number',
  )
}

function readHeader(json: JsonFields, version: AbiVersion): readonly AbiParam[] {
  const header = parseParams(readList(json, 'header', 'ABI') ?? [], 'header')
  if (version !== ABI_1_0) return header
  if (header.length > 0) throw new AbiError('json', 'ABI: field "header" needs version 2.0 or later')
  const setTime = readField(json, 'setTime') ?? true
  if (typeof setTime !== 'boolean') throw new AbiError('json', 'ABI: field "setTime" must be true or false')
  return setTime ? [{ name: 'time', type: { kind: 'time' } }] : []
}

function readFunction(
  json: unknown,
  where: string,
  header: readonly AbiParam[],
  version: AbiVersion,
  rules: ChainRules,
): AbiFunction {
  if (!isObject(json)) throw new AbiError('json', `${where}: expected an object`)
  const name = readText(json, 'name', where)
  const inputs = readParams(json, 'inputs', where, version)
  const outputs = readParams(json, 'outputs', where, version)
  const explicit = readId(json, where)
  if (explicit !== undefined) return { name, inputs, outputs, inputId: explicit, outputId: explicit }
  const id = signatureId(functionSignature({ name, header, inputs, outputs, version }), rules)
  return { name, inputs, outputs, inputId: toInputId(id), outputId: toOutputId(id) }
}

function readEvent(json: unknown, where: string, version: AbiVersion, rules: ChainRules): AbiEvent {
  if (!isObject(json)) throw new AbiError('json', `${where}: expected an object`)
  const name = readText(json, 'name', where)
  const inputs = readParams(json, 'inputs', where, version)
  return {
    name,
    inputs,
    id: readId(json, where) ?? toInputId(signatureId(eventSignature(name, inputs, version), rules)),
  }
}

/** `id` is a text with a hex number; anything but a text does not count. */
function readId(json: JsonFields, where: string): number | undefined {
  const text = readField(json, 'id')
  if (typeof text !== 'string') return undefined
  if (/^0x[0-9a-fA-F]{1,8}$/.test(text)) return Number(text)
  throw new AbiError('json', `${where}: field "id" must be a string with a 32-bit number such as "0x1a2b3c4d"`)
}

function readParams(json: JsonFields, name: string, where: string, version: AbiVersion): readonly AbiParam[] {
  const params = parseParams(readList(json, name, where) ?? [], `${where}.${name}`)
  for (const { type } of params) checkSupport(type, version, where)
  return params
}

function readData(json: JsonFields, version: AbiVersion): readonly AbiDataItem[] {
  const items = new Map<string, AbiDataItem>()
  for (const [index, item] of (readList(json, 'data', 'ABI') ?? []).entries()) {
    const where = `data[${index}]`
    if (!isObject(item)) throw new AbiError('json', `${where}: expected an object`)
    const param = parseParam(item, where)
    checkSupport(param.type, version, where)
    const key = readField(item, 'key')
    if (typeof key !== 'number' || !Number.isSafeInteger(key) || key < 0) {
      throw new AbiError('json', `${where}: field "key" must be an unsigned integer`)
    }
    items.set(param.name, { ...param, key: BigInt(key) })
  }
  return [...items.values()]
}

function readFields(json: JsonFields, version: AbiVersion): readonly AbiStorageField[] {
  const list = readList(json, 'fields', 'ABI') ?? []
  if (list.length > 0 && version < ABI_2_1) throw new AbiError('json', 'ABI: field "fields" needs version 2.1 or later')
  return list.map((item, index) => {
    const where = `fields[${index}]`
    if (!isObject(item)) throw new AbiError('json', `${where}: expected an object`)
    const init = readField(item, 'init') ?? false
    if (typeof init !== 'boolean') throw new AbiError('json', `${where}: field "init" must be true or false`)
    return { ...parseParam(item, where), init }
  })
}

/** Only the outer type counts: contracts with newer types inside of lists and tuples are in use. */
function checkSupport(type: AbiType, version: AbiVersion, where: string): void {
  if (version >= firstVersionOf(type)) return
  throw new AbiError('json', `${where}: ABI ${formatAbiVersion(version)} has no type ${type.kind}`)
}

function firstVersionOf({ kind }: AbiType): AbiVersion {
  switch (kind) {
    case 'time':
    case 'expire':
    case 'pubkey':
      return ABI_2_0
    case 'string':
    case 'optional':
    case 'varint':
    case 'varuint':
      return ABI_2_1
    case 'ref':
      return ABI_2_4
    case 'address_std':
      return ABI_2_7
    default:
      return ABI_1_0
  }
}

/** If several have the same number, the first declared one counts. */
function byId<T>(entries: Iterable<T>, idOf: (entry: T) => number): ReadonlyMap<number, T> {
  const result = new Map<number, T>()
  for (const entry of entries) if (!result.has(idOf(entry))) result.set(idOf(entry), entry)
  return result
}
