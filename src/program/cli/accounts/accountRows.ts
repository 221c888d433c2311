import { currenciesText, describeAmount } from '../../common/moneyText.ts'
import { timeText } from '../output/timeText.ts'

/** The fields as rows of text output; amounts in both units. */
export function accountRows(fields: Record<string, unknown>): readonly (readonly [string, unknown])[] {
  return Object.entries(fields)
    .filter(([name]) => !['data_boc', 'account_id', 'dapp_id'].includes(name))
    .map(([name, value]) => {
      if (name === 'balance') return [name, describeAmount(BigInt(value as string))] as const
      if (name === 'ecc_balance')
        return ['currencies', currenciesText(withoutZeros(value as Record<string, string>))] as const
      if (name === 'last_paid' && value !== null) {
        // Accounts that a chain begins with have paid nothing yet.
        return ['last paid', value === 0 ? undefined : timeText((value as number) * 1000)] as const
      }
      if (name === 'state_timestamp' && value !== null) {
        return ['state of', timeText(Number(value))] as const
      }
      return [name.replaceAll('_', ' '), value] as const
    })
}

function withoutZeros(amounts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== '0'))
}
