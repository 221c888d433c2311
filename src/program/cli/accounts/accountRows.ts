import { amountText, describeAmount } from '../../common/moneyText.ts'
import { timeText } from '../output/timeText.ts'

/** The fields as rows of text output; amounts in both units. */
export function accountRows(fields: Record<string, unknown>): readonly (readonly [string, unknown])[] {
  return Object.entries(fields)
    .filter(([name]) => !['data_boc', 'account_id', 'dapp_id'].includes(name))
    .map(([name, value]) => {
      if (name === 'balance') return [name, describeAmount(BigInt(value as string))] as const
      if (name === 'ecc_balance') return ['currencies', currencies(value as Record<string, string>)] as const
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

/** Currency 2 pays for gas after an exchange. */
function currencies(ecc: Record<string, string>): string | undefined {
  const entries = Object.entries(ecc).filter(([, value]) => value !== '0')
  if (entries.length === 0) return undefined
  return entries.map(([id, value]) => amountText(Number(id), value)).join(', ')
}
