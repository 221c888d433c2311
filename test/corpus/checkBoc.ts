import { Cell as PeerCell } from '@ton/core'
import { type Cell, parseBoc, parseBocRoots, writeBoc, writeBocRoots } from '../../src/core/cells/index.ts'
import { accountCell, parseAccount, parseTransaction, transactionCell } from '../../src/core/tlb/index.ts'
import { type CorpusReport, reasonOf } from './CorpusReport.ts'

/** First bytes of bags of cells: `serialized_boc`, `serialized_boc_idx`, `serialized_boc_idx_crc32c`. */
const MAGIC = ['b5ee9c72', '68ff65f3', 'acc3a728']

export function looksLikeBoc(bytes: Uint8Array): boolean {
  return MAGIC.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'))
}

/** Cells as text in base64, if a text is one. */
export function bocOfText(text: string): Uint8Array | undefined {
  if (!/^(te6cc|aP9l8|rMOnK)[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined
  return Buffer.from(text, 'base64')
}

/** A bag of cells: read, written, read again, and read by an independent library. */
export function checkBoc(file: string, bytes: Uint8Array, report: CorpusReport): void {
  const peer = readByPeer(bytes)
  let roots: Cell[]
  try {
    roots = parseBocRoots(bytes)
  } catch (error) {
    report.add(file, 'boc', 'bag of cells', peer === undefined ? 'refused' : 'failed', reasonOf(error))
    return
  }
  const hashes = roots.map((root) => root.hashHex())
  const again = parseBocRoots(writeBocRoots(roots)).map((root) => root.hashHex())
  if (again.join() !== hashes.join()) {
    report.add(file, 'boc', 'bag of cells', 'failed', `roots ${hashes.join()} are ${again.join()} when written`)
  } else if (peer !== undefined && peer.join() !== hashes.join()) {
    report.add(file, 'boc', 'bag of cells', 'failed', `roots ${hashes.join()}, elsewhere ${peer.join()}`)
  } else {
    report.add(file, 'boc', 'bag of cells', 'ok')
  }
  for (const root of roots) checkObject(file, root, report)
}

/** Hashes of the roots; `undefined` if the other library does not take it. */
function readByPeer(bytes: Uint8Array): string[] | undefined {
  try {
    return PeerCell.fromBoc(Buffer.from(bytes)).map((root) => root.hash().toString('hex'))
  } catch {
    return undefined
  }
}

/** What is recognised as an account or a transaction has the same hash when it is written again. */
function checkObject(file: string, root: Cell, report: CorpusReport): void {
  const objects = {
    account: () => {
      const account = parseAccount(root)
      return account === undefined ? root : accountCell(account)
    },
    transaction: () => transactionCell(parseTransaction(root)),
  }
  for (const [name, rewrite] of Object.entries(objects)) {
    let written: Cell
    try {
      written = parseBoc(writeBoc(rewrite()))
    } catch {
      // Cells have no types: what cannot be read as one thing is another.
      continue
    }
    if (written.hashHex() === root.hashHex()) report.add(file, 'boc', name, 'ok')
    else report.add(file, 'boc', name, 'failed', `written as ${written.hashHex()}`)
  }
}
