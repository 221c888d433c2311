import { type Builder, CellError, type Slice } from '../cells/index.ts'
import type { Field } from './fields.ts'

/** `anycast_info$_ depth:(#<= 30) { depth >= 1 } rewrite_pfx:(bits depth) = Anycast`. */
export interface Anycast {
  /** Number of prefix bits, 1 to 30. */
  readonly depth: number
  /** Left-aligned prefix bits. */
  readonly prefix: Uint8Array
}

/** `addr_none$00 = MsgAddressExt`. */
export interface NoAddress {
  readonly type: 'none'
}

/** `addr_extern$01 len:(## 9) external_address:(bits len) = MsgAddressExt`. */
export interface ExternalAddress {
  readonly type: 'extern'
  /** Number of bits, 0 to 511. */
  readonly bitLength: number
  /** Left-aligned address bits. */
  readonly address: Uint8Array
}

/** `addr_std$10 anycast:(Maybe Anycast) workchain_id:int8 address:bits256 = MsgAddressInt`. */
export interface StandardAddress {
  readonly type: 'std'
  readonly anycast?: Anycast
  /** -128 to 127. */
  readonly workchain: number
  /** 32 bytes. */
  readonly account: Uint8Array
}

/** `addr_var$11 anycast:(Maybe Anycast) addr_len:(## 9) workchain_id:int32 address:(bits addr_len) = MsgAddressInt`. */
export interface VariableAddress {
  readonly type: 'var'
  readonly anycast?: Anycast
  readonly workchain: number
  /** Number of bits, 0 to 511. */
  readonly bitLength: number
  /** Left-aligned account bits. */
  readonly account: Uint8Array
}

/** No address. */
export const NO_ADDRESS: NoAddress = { type: 'none' }

/** A standard address without anycast. `account` has 32 bytes. */
export function standardAddress(workchain: number, account: Uint8Array): StandardAddress {
  return {
    type: 'std',
    workchain,
    account,
  }
}

export type MsgAddress = NoAddress | ExternalAddress | InternalAddress

/** An address of any kind. `load` throws `format` for a bad anycast depth, `store` throws `range` for an account id of other length. */
export const MsgAddress: Field<MsgAddress> = {
  load: (slice) => {
    switch (slice.loadUint(2)) {
      case 0:
        return NO_ADDRESS
      case 1: {
        const bitLength = slice.loadUint(9)
        return { type: 'extern', bitLength, address: slice.loadBits(bitLength) }
      }
      case 2: {
        const anycast = loadAnycast(slice)
        return { type: 'std', ...anycast, workchain: slice.loadInt(8), account: slice.loadBytes(32) }
      }
      default: {
        const anycast = loadAnycast(slice)
        const bitLength = slice.loadUint(9)
        return { type: 'var', ...anycast, workchain: slice.loadInt(32), bitLength, account: slice.loadBits(bitLength) }
      }
    }
  },
  store: (address, builder) => {
    switch (address.type) {
      case 'none':
        builder.storeUint(0, 2)
        break
      case 'extern':
        builder.storeUint(1, 2).storeUint(address.bitLength, 9).storeBits(address.address, address.bitLength)
        break
      case 'std':
        if (address.account.length !== 32) {
          throw new CellError(
            'range',
            `The account id of a standard address has ${address.account.length} bytes, expected 32`,
          )
        }
        builder.storeUint(2, 2)
        storeAnycast(address.anycast, builder)
        builder.storeInt(address.workchain, 8).storeBits(address.account)
        break
      case 'var':
        builder.storeUint(3, 2)
        storeAnycast(address.anycast, builder)
        builder.storeUint(address.bitLength, 9).storeInt(address.workchain, 32)
        builder.storeBits(address.account, address.bitLength)
    }
  },
}

export type InternalAddress = StandardAddress | VariableAddress

/** The address of an account. `load` throws as that of `MsgAddress`, and `format` for another kind. */
export const InternalAddress: Field<InternalAddress> = {
  load: (slice) => {
    const address = MsgAddress.load(slice)
    if (address.type === 'std' || address.type === 'var') return address
    throw new CellError('format', `Expected an account address, got one of type ${address.type}`)
  },
  store: MsgAddress.store,
}

function loadAnycast(slice: Slice): { anycast?: Anycast } {
  if (slice.loadBit() === 0) return {}
  const depth = slice.loadUint(5)
  if (depth < 1 || depth > 30) throw new CellError('format', `Invalid anycast depth: expected 1 to 30, got ${depth}`)
  return { anycast: { depth, prefix: slice.loadBits(depth) } }
}

function storeAnycast(anycast: Anycast | undefined, builder: Builder): void {
  builder.storeBit(anycast !== undefined)
  if (anycast === undefined) return
  const { depth, prefix } = anycast
  if (depth < 1 || depth > 30) throw new CellError('range', `Invalid anycast depth: expected 1 to 30, got ${depth}`)
  builder.storeUint(depth, 5).storeBits(prefix, depth)
}
