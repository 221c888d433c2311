import { type Cell, Slice } from '../../../src/core/cells/index.ts'
import {
  type Account,
  accountCell,
  currencies,
  type InternalHeader,
  messageCell,
  type StateInit,
  type StorageInfo,
  standardAddress,
} from '../../../src/core/tlb/index.ts'

export const OWN = standardAddress(0, new Uint8Array(32).fill(7))
export const SENDER = standardAddress(0, new Uint8Array(32).fill(9))

const header: InternalHeader = {
  type: 'internal',
  ihrDisabled: true,
  bounce: false,
  bounced: false,
  src: SENDER,
  dest: OWN,
  value: currencies(1_000_000_000n),
  ihrFee: 0n,
  fwdFee: 0n,
  createdLt: 5n,
  createdAt: 1_700_000_000,
  isExchange: false,
  isRedirect: false,
}

/** An internal message of classic form to `OWN`. */
export function internalMessage(
  fields: Partial<InternalHeader> = {},
  { body, init }: { body?: Cell; init?: StateInit } = {},
): Cell {
  return messageCell(
    { header: { ...header, ...fields }, ...(body && { body: Slice.of(body) }), ...(init && { init }) },
    'classic',
  )
}

/** `OWN` without a contract. */
export function uninitAccount(grams: bigint, storage: Partial<StorageInfo> = {}, fields: Partial<Account> = {}): Cell {
  return accountCell({
    address: OWN,
    storageInfo: { used: { cells: 1n, bits: 103n, publicCells: 0n }, lastPaid: 1_600_000_000, ...storage },
    lastTransLt: 100n,
    balance: currencies(grams),
    state: { type: 'uninit' },
    ...fields,
  })
}
