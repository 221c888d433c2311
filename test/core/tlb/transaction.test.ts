import '../../support/cellEquality.ts'
import { loadTransaction as loadPeerTransaction, Cell as PeerCell } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Builder, CellError, parseBoc, writeBoc } from '../../../src/core/cells/index.ts'
import { messageCell, parseTransaction, transactionCell } from '../../../src/core/tlb/index.ts'
import { messages, ordinaryDescriptions, smallCell, transactions } from '../../support/randomTlb.ts'

describe('transactions', () => {
  test('transactions of every kind survive a round trip', () => {
    fc.assert(
      fc.property(transactions(smallCell), (transaction) => {
        const cell = transactionCell(transaction)
        expect(parseTransaction(parseBoc(writeBoc(cell)))).toEqual(transaction)
        expect(transactionCell(parseTransaction(cell)).hashHex()).toBe(cell.hashHex())
      }),
      { numRuns: 300 },
    )
  })

  test('another implementation reads transactions with classic messages', () => {
    const message = messages(true, true).map((value) => messageCell(value, 'classic'))
    const known = ordinaryDescriptions.filter(
      ({ compute }) => compute.type !== 'skipped' || compute.reason !== 'suspended',
    )
    fc.assert(
      fc.property(transactions(message, known), (transaction) => {
        const cell = transactionCell(transaction)
        const peer = loadPeerTransaction(PeerCell.fromBoc(Buffer.from(writeBoc(cell)))[0]!.beginParse())
        expect(peer.hash().toString('hex')).toBe(cell.hashHex())
        expect(peer.lt).toBe(transaction.lt)
        expect(peer.totalFees.coins).toBe(transaction.totalFees.grams)
        expect(peer.outMessagesCount).toBe(transaction.outMsgs.length)
        if (peer.description.type !== 'generic' || transaction.description.type !== 'ordinary') expect.unreachable()
        expect(peer.description.aborted).toBe(transaction.description.aborted)
        expect(peer.description.computePhase.type).toBe(transaction.description.compute.type)
        expect(peer.description.actionPhase?.resultCode).toBe(transaction.description.action?.resultCode)
      }),
      { numRuns: 100 },
    )
  })

  test('are refused when they are something else', () => {
    expect(() => parseTransaction(new Builder().storeUint(6, 4).storeRun(0, 1000).toCell())).toThrow('Unknown tag')
    expect(() => parseTransaction(new Builder().storeUint(7, 4).toCell())).toThrow(CellError)
  })
})
