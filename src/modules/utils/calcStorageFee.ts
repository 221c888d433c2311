import { defineFunction } from '../../context/defineFunction.ts'
import type { Cell } from '../../core/cells/index.ts'
import { calcStorageFee as calcFee } from '../../core/chain/calcStorageFee.ts'
import { defaultBlockchainConfig } from '../../core/executor/index.ts'
import { type Account, parseAccount } from '../../core/tlb/index.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { CanNotReadBlockchainConfig, InvalidAccountBoc } from '../../errors/tvm.ts'
import { readCell } from '../boc/cells/bocTexts.ts'
import { largeBocs } from '../boc/index.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { ParamsOfCalcStorageFee, ResultOfCalcStorageFee } from './types.ts'

const MASTERCHAIN = -1

export const calcStorageFee = defineFunction({
  name: 'utils.calc_storage_fee',
  summary: 'Calculates the storage fee of an account over a period.',
  description:
    'Uses the prices of the built-in blockchain configuration. The size is the one stored in the account, with which nodes calculate; the cells are not counted. An account that does not exist or was never paid for (`last_paid` 0) is error 412.',
  params: ParamsOfCalcStorageFee,
  result: ResultOfCalcStorageFee,
  errors: [InvalidBoc, BocRefNotFound, CanNotReadBlockchainConfig, InvalidAccountBoc],
  access: 'computes',
  example: {
    params: {
      account:
        'te6ccgEBBAEAdAACrRgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiJASzhlU/EAAAAAAAAACRoh3NZQBksV1jfYW5WeeoCE09P6mNuSDQIDOezCuj1OPve6KPod5AMBART/APSkE/S88sgLAgAC0wANoAAAAAIILA==',
      period: 31_536_000,
    },
    result: { fee: '290165' },
  },
  ...largeBocs('account'),
  compute: ({ account: boc, period }, { context }) => {
    const account = readAccount(readCell(context, boc, 'account'))
    const { lastPaid, used } = account.storageInfo
    if (lastPaid === 0)
      throw InvalidAccountBoc.error('Invalid account BOC: last_paid is 0, so the period has no beginning')
    const fee = calcFee(defaultBlockchainConfig().storagePrices, {
      used,
      masterchain: account.address.workchain === MASTERCHAIN,
      lastPaid,
      until: lastPaid + period,
    })
    return { fee: String(fee) }
  },
})

function readAccount(cell: Cell): Account {
  const account = withCoreErrors(InvalidBoc, 'Invalid account', () => parseAccount(cell))
  if (account === undefined) throw InvalidAccountBoc.error('Invalid account BOC: the account does not exist')
  return account
}
