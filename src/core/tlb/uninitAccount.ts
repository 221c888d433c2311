import type { Account } from './Account.ts'
import type { CurrencyCollection } from './CurrencyCollection.ts'
import type { InternalAddress } from './MsgAddress.ts'

/** An account that received money and has no contract. `lastPaid` is Unix time in s; its storage is not counted. */
export function uninitAccount(address: InternalAddress, balance: CurrencyCollection, lastPaid: number): Account {
  return {
    address,
    storageInfo: { used: { cells: 0n, bits: 0n, publicCells: 0n }, lastPaid },
    lastTransLt: 0n,
    balance,
    state: { type: 'uninit' },
  }
}
