import { CellError, refValue, uintBigValue } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { bits256, type Field, maybe, maybeRef, record, type Stored } from './fields.ts'

const CURRENT = record({
  /** Cell of the `Account`; absent when the account lives under another Dapp ID. */
  account: maybeRef,
  lastTransHash: bits256,
  lastTransLt: uintBigValue(64),
  dappId: maybe(bits256),
})
const CLASSIC = record({ account: refValue, lastTransHash: bits256, lastTransLt: uintBigValue(64) })

/**
 *     shard_account$_ account:(present$1 ^Account | redirect$0) last_trans_hash:bits256 last_trans_lt:uint64
 *       dapp_id:(Maybe bits256) = ShardAccount;                                            -- current rules
 *     account_descr$_ account:^Account last_trans_hash:bits256 last_trans_lt:uint64 = ShardAccount;      -- classic rules
 */
export type ShardAccount = Stored<typeof CURRENT>

/** `classic` throws `format` when it stores a redirect or a Dapp ID. */
export const ShardAccount: Record<ChainRules, Field<ShardAccount>> = {
  current: CURRENT,
  classic: {
    load: CLASSIC.load,
    store: ({ account, dappId, ...rest }, builder) => {
      if (account === undefined || dappId !== undefined) {
        throw new CellError('format', 'Under classic rules a shard account must have an account and no Dapp ID')
      }
      CLASSIC.store({ account, ...rest }, builder)
    },
  },
}
