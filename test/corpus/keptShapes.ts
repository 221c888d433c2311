import { ABI_2_0, ABI_2_1, ABI_2_4, ABI_2_7, type AbiVersion } from '../../src/core/abi/index.ts'
import type { JsonParam } from '../support/randomAbi.ts'

/** Parameters of one function of the contract Keeper. */
export interface KeptShape {
  readonly name: string
  readonly params: readonly JsonParam[]
}

const point: readonly JsonParam[] = [
  { name: 'x', type: 'int64' },
  { name: 'y', type: 'int64' },
]

/** Shapes that published contracts use and that a version can express. */
export function keptShapes(version: AbiVersion): readonly KeptShape[] {
  return [
    { name: 'Structs', params: [{ name: 'items', type: 'map(uint32,tuple)', components: itemOf(version) }] },
    { name: 'Nested', params: [{ name: 'maps', type: 'map(address,map(int8,uint256))' }] },
    { name: 'Lists', params: lists },
    { name: 'Deep', params: [deep(version, 6)] },
    ...(version >= ABI_2_0 ? [{ name: 'Header', params: ['time', 'expire', 'pubkey'].map(plain) }] : []),
    ...(version >= ABI_2_1 ? [{ name: 'Optionals', params: optionals }] : []),
    ...(version >= ABI_2_4 ? [{ name: 'References', params: references }] : []),
    ...(version >= ABI_2_7 ? [{ name: 'Addresses', params: addresses }] : []),
  ]
}

function plain(type: string): JsonParam {
  return { name: type, type }
}

function itemOf(version: AbiVersion): readonly JsonParam[] {
  return [
    { name: 'id', type: 'uint64' },
    { name: 'owner', type: 'address' },
    { name: 'price', type: 'token' },
    { name: 'isSold', type: 'bool' },
    { name: 'place', type: 'tuple', components: point },
    { name: 'picture', type: 'bytes' },
    ...(version >= ABI_2_1 ? [{ name: 'title', type: 'string' }] : []),
  ]
}

const lists: readonly JsonParam[] = [
  { name: 'keys', type: 'uint256[]' },
  { name: 'triple', type: 'int129[3]' },
  { name: 'points', type: 'tuple[]', components: point },
  { name: 'code', type: 'cell' },
  { name: 'digest', type: 'fixedbytes32' },
]

/** A tuple with a tuple with … in it. */
function deep(version: AbiVersion, depth: number): JsonParam {
  const inner = depth === 0 ? [{ name: 'leaf', type: 'bytes' }] : [deep(version, depth - 1)]
  return { name: 'level', type: 'tuple', components: [{ name: 'number', type: 'uint128' }, ...inner] }
}

const optionals: readonly JsonParam[] = [
  { name: 'maybe', type: 'optional(uint128)' },
  { name: 'limits', type: 'map(address,optional(uint128))' },
  { name: 'place', type: 'optional(tuple)', components: point },
  { name: 'nested', type: 'optional(optional(string))' },
  { name: 'list', type: 'optional(uint8[])' },
  { name: 'varied', type: 'varuint32' },
  { name: 'signed', type: 'varint16' },
]

const references: readonly JsonParam[] = [
  { name: 'far', type: 'ref(tuple)', components: point },
  { name: 'farther', type: 'optional(ref(address))' },
  { name: 'short', type: 'fixedbytes4' },
]

const addresses: readonly JsonParam[] = [
  { name: 'owner', type: 'address_std' },
  { name: 'heirs', type: 'address_std[]' },
  { name: 'shares', type: 'map(address_std,uint128)' },
]
