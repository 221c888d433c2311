/** Types of components. Only lists of bytes are interpreted; all others are parsed to skip them. */
import { type ByteReader, WasmFormatError } from './ByteReader.ts'

/** The properties of a type that linking needs. */
export type ComponentType =
  | { readonly kind: 'bytes' }
  | { readonly kind: 'function'; readonly takesAndGivesBytes: boolean }
  | { readonly kind: 'other' }

const OTHER: ComponentType = { kind: 'other' }
const U8 = 0x7d

/** A type of a value: the byte of a primitive type, or the index of an earlier definition. */
type ValueType = { readonly primitive: number } | { readonly index: number }

function readValueType(reader: ByteReader): ValueType {
  const code = reader.signed()
  return code < 0 ? { primitive: code & 0x7f } : { index: code }
}

function isBytes(value: ValueType, known: readonly ComponentType[]): boolean {
  return 'index' in value && known[value.index]?.kind === 'bytes'
}

/** One type of a section. `known` are the types before it. Throws WasmFormatError. */
export function readType(reader: ByteReader, known: readonly ComponentType[]): ComponentType {
  const code = reader.byte()
  switch (code) {
    case 0x40:
      return readFunction(reader, known)
    case 0x41:
      reader.list(() => readDeclaration(reader, true))
      return OTHER
    case 0x42:
      reader.list(() => readDeclaration(reader, false))
      return OTHER
    case 0x3f:
      reader.byte()
      readOptional(reader, () => reader.u32())
      return OTHER
    case 0x70: {
      const item = readValueType(reader)
      return 'primitive' in item && item.primitive === U8 ? { kind: 'bytes' } : OTHER
    }
    default:
      readValue(reader, code)
      return OTHER
  }
}

function readFunction(reader: ByteReader, known: readonly ComponentType[]): ComponentType {
  const parameters = reader.list(() => readLabelled(reader))
  let result: ValueType | undefined
  if (reader.byte() === 0) result = readValueType(reader)
  else reader.list(() => readLabelled(reader))
  const takesBytes = parameters.length === 1 && isBytes(parameters[0]!, known)
  return { kind: 'function', takesAndGivesBytes: takesBytes && result !== undefined && isBytes(result, known) }
}

function readLabelled(reader: ByteReader): ValueType {
  reader.name()
  return readValueType(reader)
}

function readOptional(reader: ByteReader, item: () => unknown): void {
  if (reader.byte() !== 0) item()
}

function readValue(reader: ByteReader, code: number): void {
  switch (code) {
    case 0x72:
      reader.list(() => readLabelled(reader))
      return
    case 0x71:
      reader.list(() => {
        reader.name()
        readOptional(reader, () => readValueType(reader))
        readOptional(reader, () => reader.u32())
      })
      return
    case 0x6f:
      reader.list(() => readValueType(reader))
      return
    case 0x6e:
    case 0x6d:
      reader.list(() => reader.name())
      return
    case 0x6b:
      readValueType(reader)
      return
    case 0x6a:
      readOptional(reader, () => readValueType(reader))
      readOptional(reader, () => readValueType(reader))
      return
    case 0x69:
    case 0x68:
      reader.u32()
      return
    default:
      if (code < 0x73 || code > 0x7f) throw new WasmFormatError(`Unknown type 0x${code.toString(16)}`)
  }
}

function readDeclaration(reader: ByteReader, mayImport: boolean): void {
  const code = reader.byte()
  if (code === 0x01) readType(reader, [])
  else if (code === 0x02) readAlias(reader)
  else if (code === 0x04 || (code === 0x03 && mayImport)) {
    readExternalName(reader)
    readExternalType(reader)
  } else throw new WasmFormatError(`Unknown declaration 0x${code.toString(16)}`)
}

/** Target of an alias. Core sorts are 0x100 and up. */
export interface Alias {
  readonly sort: number
  readonly target:
    | { readonly instance: number; readonly name: string; readonly isCore: boolean }
    | { readonly outer: number; readonly index: number }
}

/** A sort of definitions; 0x100 and more for those of core modules. */
export function readSort(reader: ByteReader): number {
  const sort = reader.byte()
  return sort === 0 ? 0x100 + reader.byte() : sort
}

export function readAlias(reader: ByteReader): Alias {
  const sort = readSort(reader)
  const kind = reader.byte()
  if (kind > 2) throw new WasmFormatError('Unknown alias')
  if (kind === 2) return { sort, target: { outer: reader.u32(), index: reader.u32() } }
  return { sort, target: { instance: reader.u32(), name: reader.name(), isCore: kind === 1 } }
}

export function readExternalName(reader: ByteReader): string {
  if (reader.byte() > 1) throw new WasmFormatError('Unknown kind of name')
  return reader.name()
}

/** Type of an import or export: its sort, and the index of a type where it has one. */
export function readExternalType(reader: ByteReader): { sort: number; type: number | undefined } {
  const code = reader.byte()
  switch (code) {
    case 0x00:
      reader.expect(0x11)
      return { sort: 0x111, type: reader.u32() }
    case 0x01:
    case 0x04:
    case 0x05:
      return { sort: code, type: reader.u32() }
    case 0x02:
      if (reader.byte() === 0) reader.u32()
      else readValueType(reader)
      return { sort: 2, type: undefined }
    case 0x03:
      return { sort: 3, type: reader.byte() === 0 ? reader.u32() : undefined }
    default:
      throw new WasmFormatError('Unknown type of an import or export')
  }
}
