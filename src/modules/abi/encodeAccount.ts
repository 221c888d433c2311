import { defineFunction } from '../../context/defineFunction.ts'
import { withStorageUsed } from '../../core/chain/accountStorageUsed.ts'
import { type Account, accountCell, currencies, parseStateInit } from '../../core/tlb/index.ts'
import { InvalidTvcImage } from '../../errors/abi.ts'
import { InvalidBoc } from '../../errors/boc.ts'
import { readCell, writeCell } from '../boc/cells/bocTexts.ts'
import { largeBocs } from '../boc/cells/largeBocs.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { bocErrors, outputErrors } from './failures/errorGroups.ts'
import { ParamsOfEncodeAccount, ResultOfEncodeAccount } from './types/data.ts'

export const encodeAccount = defineFunction({
  name: 'abi.encode_account',
  summary: 'Builds an active account from a state init.',
  params: ParamsOfEncodeAccount,
  result: ResultOfEncodeAccount,
  errors: [...bocErrors, ...outputErrors, InvalidTvcImage],
  access: 'computes',
  example: {
    params: { state_init: 'te6ccgEBAwEAFAABASQBART/APSkE/S88sgLAgAC0w==', balance: 5 },
    result: {
      account:
        'te6ccgEBAwEARQABY8AJiyvGX1D37RLKD5F512QxfX8/6Hc2pLYJR45WtAECVVAAAAAAAAAAAAAAAAAAQVJAAQEU/wD0pBP0vPLICwIAAtM=',
      id: '98b2bc65f50f7ed12ca0f9179d764317d7f3fe87736a4b609478e56b40102555',
    },
  },
  ...largeBocs('state_init'),
  compute: ({ state_init, balance, last_trans_lt, last_paid, boc_cache }, { context }) => {
    const stateInit = readCell(context, state_init, 'state_init')
    const init = withCoreErrors(InvalidBoc, 'state_init is not a state init', () => parseStateInit(stateInit))
    const account = withCoreErrors(InvalidTvcImage, 'The account cannot be built', () => {
      const unpaid: Account = {
        address: { type: 'std', workchain: 0, account: stateInit.hash() },
        storageInfo: { used: { cells: 0n, bits: 0n, publicCells: 0n }, lastPaid: last_paid },
        lastTransLt: last_trans_lt,
        balance: currencies(balance),
        state: { type: 'active', init },
      }
      return accountCell(last_paid === 0 ? unpaid : withStorageUsed(unpaid))
    })
    return { account: writeCell(context, account, boc_cache), id: stateInit.hashHex() }
  },
})
