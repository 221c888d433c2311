import { Capability } from '../Capability.ts'
import { Builder, type Cell, Slice } from '../cells/index.ts'
import { sha256 } from '../crypto/sha.ts'
import { type CurrencyCollection, type InternalAddress, MsgAddress } from '../tlb/index.ts'
import { integerOf, unsignedOf, type VmInteger, type VmTuple, type VmValue } from '../vm/index.ts'
import type { BlockchainConfig } from './BlockchainConfig.ts'

const MAGIC = 0x076ef1ea

/** Facts about its environment that a contract can read. */
export interface ContractSurroundings {
  readonly config: BlockchainConfig
  readonly address: InternalAddress
  /** 32 bytes. */
  readonly accountId: Uint8Array
  readonly balance: CurrencyCollection
  readonly unixTime: number
  readonly blockLt: bigint
  readonly transactionLt: bigint
  readonly code: Cell
  /** Seed of the block, 32 bytes. */
  readonly blockSeed?: Uint8Array | undefined
  readonly initCodeHash?: Uint8Array | undefined
  readonly storageFee?: bigint
  readonly seqNo?: number | undefined
}

/**
 * Register c7: a tuple with the tuple `smc_info#076ef1ea`. After its ten classic items follow code, hash of the initial
 * code, storage fee and number of the block, each only with the capability for it. Source: formats 7.2.
 */
export function contractInfo(from: ContractSurroundings): VmTuple {
  const address = new Builder()
  MsgAddress.store(from.address, address)
  const info: VmValue[] = [
    MAGIC,
    0,
    0,
    from.unixTime,
    integerOf(from.blockLt),
    integerOf(from.transactionLt),
    contractSeed(from.blockSeed, from.accountId),
    [integerOf(from.balance.grams), from.balance.other.root ?? null],
    Slice.of(address.toCell()),
    from.config.cell,
  ]
  const optional: readonly (readonly [bigint, VmValue])[] = [
    [Capability.myCode, from.code],
    [Capability.initCodeHash, hashInteger(from.initCodeHash)],
    [Capability.storageFeeToTvm, integerOf(from.storageFee ?? 0n)],
    [Capability.delections, from.seqNo ?? 0],
  ]
  const known = optional.map(([capability, value]) => (from.config.has(capability) ? { value } : undefined))
  // Instructions read by position, so an omitted item between others is null.
  const count = known.findLastIndex((item) => item !== undefined) + 1
  for (const item of known.slice(0, count)) info.push(item?.value ?? null)
  return [info]
}

/** A hash as an unsigned integer; 0 for `undefined`. */
export function hashInteger(hash: Uint8Array | undefined): VmInteger {
  return hash === undefined ? 0 : integerOf(unsignedOf(hash))
}

function contractSeed(blockSeed: Uint8Array | undefined, accountId: Uint8Array): VmInteger {
  if (blockSeed === undefined || blockSeed.every((byte) => byte === 0)) return 0
  const joined = new Uint8Array(64)
  joined.set(blockSeed)
  joined.set(accountId, 32)
  return hashInteger(sha256(joined))
}
