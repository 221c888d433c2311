import { Capability } from '../Capability.ts'
import type { Cell } from '../cells/index.ts'
import type { MsgForwardPrices, StorageUsedShort } from '../tlb/index.ts'
import type { BlockchainConfig } from './BlockchainConfig.ts'
import { gasFee } from './gasAmounts.ts'

const MASTERCHAIN = -1

/** Distinct cells of a tree, the root included, and their bits. */
export function messageSize(root: Cell): StorageUsedShort {
  let bits = root.bitLength
  if (root.refs.length === 0) return { cells: 1n, bits: BigInt(bits) }
  const seen = new Set<string>()
  const stack = [...root.refs]
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const key = cell.hashKey()
    if (seen.has(key)) continue
    seen.add(key)
    bits += cell.bitLength
    for (let i = 0; i < cell.refs.length; i++) stack.push(cell.refs[i]!)
  }
  return { cells: BigInt(seen.size + 1), bits: BigInt(bits) }
}

/** The part of the message that is paid for: everything except its root cell, which the lump price covers. */
export function paidSize(root: Cell): StorageUsedShort {
  const size = messageSize(root)
  return { cells: size.cells - 1n, bits: size.bits - BigInt(root.bitLength) }
}

/** Fee in nano for forwarding a message of a size, rounded up. Source: parameters 24 and 25. */
export function forwardFee(config: BlockchainConfig, masterchain: boolean, size: StorageUsedShort): bigint {
  const workchain = masterchain ? MASTERCHAIN : 0
  const prices = config.forwardPrices(workchain, workchain)
  const fee = prices.lumpPrice + ((size.cells * prices.cellPrice + size.bits * prices.bitPrice + 0xffffn) >> 16n)
  return config.has(Capability.feeInGasUnits) ? gasFee(config.gasPrices(workchain), fee) : fee
}

/** Part of a forward fee that stays with the sender's validators. */
export function firstPart(prices: MsgForwardPrices, fee: bigint): bigint {
  return (fee * BigInt(prices.firstFrac)) >> 16n
}

/** Fee of instant hypercube routing. */
export function ihrFee(prices: MsgForwardPrices, fee: bigint): bigint {
  return (fee * BigInt(prices.ihrPriceFactor)) >> 16n
}
