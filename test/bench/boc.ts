/** An account read into an object, and the hash of its bag of cells. */
import { getBocHash, parseFullAccountBoc } from 'nekoton-wasm/node'
import { parseAccountObject, parseBlockObject } from '../../src/core/boc/index.ts'
import { base64ToBytes } from '../../src/core/bytes/index.ts'
import { Builder, parseBoc, parseBocBase64, writeBocBase64 } from '../../src/core/cells/index.ts'
import { accountCell, extraCurrencies, standardAddress } from '../../src/core/tlb/index.ts'
import { parseBlock } from '../../src/modules/boc/parseBlock.ts'
import { type Operation, operationRows } from './operationRows.ts'
import type { Row, Suite } from './Suite.ts'
import { sampleTree } from './sampleTree.ts'
import { startStdioDaemon } from './startServers.ts'

const CALLS = 200

/** An account of 215 cells, as BOC text; `data` distinguishes it. */
export function accountWith(data: number): string {
  return writeBocBase64(
    accountCell({
      address: standardAddress(0, new Uint8Array(32).fill(0x11)),
      storageInfo: { used: { cells: 216n, bits: 150_000n, publicCells: 0n }, lastPaid: 1_700_000_000 },
      lastTransLt: 4660n,
      balance: { grams: 1_000_000_000n, other: extraCurrencies() },
      state: { type: 'active', init: { code: sampleTree(), data: new Builder().storeUint(data, 256).toCell() } },
    }),
  )
}

const account = accountWith(1)
const otherAccounts = Array.from({ length: CALLS }, (_, index) => accountWith(index))

const { boc: block } = parseBlock.example.params as { boc: string }

function coreParseBlock(): object {
  const bytes = base64ToBytes(block)!
  return parseBlockObject({ root: parseBoc(bytes), bytes: () => bytes, base64: block })
}

function coreParse(): object {
  const bytes = base64ToBytes(account)!
  return parseAccountObject({ root: parseBoc(bytes), bytes: () => bytes })
}

const operations: readonly Operation[] = [
  {
    request: { method: 'boc.parse_account', params: { boc: account } },
    others: otherAccounts.map((boc) => ({ method: 'boc.parse_account', params: { boc } })),
    core: coreParse,
    peer: () => parseFullAccountBoc(account),
    against: 'nekoton-wasm',
  },
  {
    request: { method: 'boc.get_boc_hash', params: { boc: account } },
    others: otherAccounts.map((boc) => ({ method: 'boc.get_boc_hash', params: { boc } })),
    core: () => parseBocBase64(account).hashHex(),
    peer: () => getBocHash(account),
    against: 'nekoton-wasm',
  },
  {
    request: { method: 'boc.parse_block', params: { boc: block } },
    core: coreParseBlock,
    // The peer of the other rows cannot read blocks.
    peer: coreParseBlock,
    against: 'the core',
  },
]

export const boc: Suite = {
  name: 'boc',
  notes:
    `${CALLS} calls with an account of 215 cells and a block of 10. The daemon is asked over pipes with prepared requests, all ` +
    'at once or each after the answer of the one before; the peer runs inside the measuring process. Of an account it gives fewer fields, neither code nor data, but writes the ' +
    'cells again. The daemon keeps the cells of texts that came lately; "another text each time" is without that. "In process" is the core with texts in and objects out, without daemon and JSON.',
  aims: {
    'boc.parse_account, daemon against nekoton-wasm, in process': { aim: { atLeast: 1.5 } },
    'boc.parse_account, another text each time against nekoton-wasm, in process': { aim: { atLeast: 1.2 } },
    'boc.get_boc_hash, daemon against nekoton-wasm, in process': { aim: { atLeast: 1.5 } },
  },
  run: async () => {
    if (getBocHash(account) !== parseBocBase64(account).hashHex()) throw new Error('The hashes differ')
    if (parseFullAccountBoc(account)?.balance !== '1000000000') throw new Error('The peer cannot read the account')
    const daemon = startStdioDaemon()
    const rows: Row[] = []
    for (const operation of operations)
      rows.push(...(await operationRows(daemon, operation, { rounds: 9, calls: CALLS })))
    await daemon.stop()
    return rows
  },
}
