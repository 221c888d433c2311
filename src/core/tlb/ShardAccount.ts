import { type Builder, type Cell, CellError, type Slice } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'

/**
 *     shard_account$_ account:(present$1 ^Account | redirect$0) last_trans_hash:bits256 last_trans_lt:uint64
 *       dapp_id:(Maybe bits256) = ShardAccount;                                            -- current rules
 *     account_descr$_ account:^Account last_trans_hash:bits256 last_trans_lt:uint64 = ShardAccount;      -- classic rules
 */
export interface ShardAccount {
  /** Cell of the `Account`; absent when the account lives under another Dapp ID. */
  readonly account?: Cell
  readonly lastTransHash: Uint8Array
  readonly lastTransLt: bigint
  readonly dappId?: Uint8Array
}

/** Throws `underflow`. */
export function loadShardAccount(slice: Slice, rules: ChainRules = 'current'): ShardAccount {
  const account = rules === 'classic' || slice.loadBool() ? slice.loadRef() : undefined
  return {
    ...(account && { account }),
    lastTransHash: slice.loadBytes(32),
    lastTransLt: slice.loadUintBig(64),
    ...(rules === 'current' && slice.loadBool() && { dappId: slice.loadBytes(32) }),
  }
}

/** Throws `format` for a redirect or a Dapp ID under classic rules, `overflow`. */
export function storeShardAccount(value: ShardAccount, builder: Builder, rules: ChainRules = 'current'): void {
  const { account, dappId } = value
  if (rules === 'classic') {
    if (account === undefined || dappId !== undefined) {
      throw new CellError('format', 'Under classic rules a shard account must have an account and no Dapp ID')
    }
    builder.storeRef(account)
  } else {
    builder.storeMaybeRef(account)
  }
  builder.storeBits(value.lastTransHash, 256).storeUintBig(value.lastTransLt, 64)
  if (rules === 'classic') return
  builder.storeBit(dappId !== undefined)
  if (dappId !== undefined) builder.storeBits(dappId, 256)
}
