import { Builder, type Cell, writeBocBase64 } from '../../../src/core/cells/index.ts'
import {
  type Account,
  accountCell,
  currencies,
  messageCell,
  NO_ADDRESS,
  standardAddress,
} from '../../../src/core/tlb/index.ts'

export const TINY_ADDRESS = `0:${'11'.repeat(32)}`
const address = standardAddress(0, new Uint8Array(32).fill(0x11))

export function codeCell(hex: string): Cell {
  return new Builder().storeBits(Buffer.from(hex, 'hex')).toCell()
}

/** BOC of an account whose contract is the given instructions. */
export function tinyAccount(code: string | Cell, fields: Partial<Account> = {}): string {
  return writeBocBase64(
    accountCell({
      address,
      storageInfo: { used: { cells: 3n, bits: 200n, publicCells: 0n }, lastPaid: 1_700_000_000 },
      lastTransLt: 1000n,
      balance: currencies(1_000_000_000n),
      state: {
        type: 'active',
        init: { code: typeof code === 'string' ? codeCell(code) : code, data: new Builder().toCell() },
      },
      ...fields,
    }),
  )
}

/** BOC of an external message without body. */
export const tinyMessage = writeBocBase64(
  messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest: address, importFee: 0n } }),
)

/** BOC of an internal message without body. */
export function tinyTransfer(grams: bigint, bounce = false): string {
  return writeBocBase64(
    messageCell({
      header: {
        type: 'internal',
        ihrDisabled: true,
        bounce,
        bounced: false,
        src: standardAddress(0, new Uint8Array(32).fill(0x22)),
        dest: address,
        value: currencies(grams),
        ihrFee: 0n,
        fwdFee: 0n,
        createdLt: 5n,
        createdAt: 1_700_000_000,
        isExchange: false,
        isRedirect: false,
      },
    }),
  )
}
