import { expect, test } from 'vitest'
import { defaultBlockchainConfig, executeTransaction } from '../../../src/core/executor/index.ts'
import { currencies, parseAccount } from '../../../src/core/tlb/index.ts'
import { internalMessage } from '../../support/executor/classicMessages.ts'
import { caseProgram } from '../../support/vm/caseProgram.ts'
import { accountOf } from '../../support/vm/compareRuns.ts'
import { assemble, readValues } from '../../support/vm/VmText.ts'

test.each([0, 1, 2, 4, 12])('fails a reserve in mode %i of currencies that are not a dictionary', (mode) => {
  const code = caseProgram(readValues(`5 C{ab} ${mode}`), assemble('RAWRESERVEX'))!
  const account = accountOf(code)
  const { aborted, transaction } = executeTransaction({
    account: parseAccount(account),
    accountCell: account,
    message: internalMessage({ value: currencies(20_000_000n) }, { body: assemble('') }),
    config: defaultBlockchainConfig(),
    rules: 'classic',
    lt: 101n,
    blockLt: 110n,
    blockTimeSec: 1_700_000_000,
    previousTransaction: { hash: new Uint8Array(32), lt: 100n },
  })
  expect(aborted).toBe(true)
  expect(transaction.description).toMatchObject({ action: { success: false, resultCode: 38 } })
})
