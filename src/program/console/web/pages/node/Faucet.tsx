/** Sends money of the giver. */
import { useState } from 'preact/hooks'
import { accountIdOf } from '../../../../common/consolePaths.ts'
import { address } from '../../browser/routes.ts'
import { AccountField, TextField } from '../../components/fields.tsx'
import { Action, Card } from '../../components/layout.tsx'
import { Id } from '../../components/values.tsx'
import { checkId } from '../../data/accounts.ts'
import { askFaucet } from '../../data/controls.ts'
import { parseAmount } from '../../data/formats.ts'
import { findName } from '../../data/names.ts'

export function Faucet() {
  const [target, setTarget] = useState(address.value.query.get('account') ?? '')
  const [amount, setAmount] = useState('100')
  const [currency, setCurrency] = useState('')
  const [currencyAmount, setCurrencyAmount] = useState('')
  const [transaction, setTransaction] = useState<string | undefined>(undefined)
  const give = async () => {
    setTransaction(undefined)
    const grams = parseAmount(amount)
    if (grams === undefined) throw new Error('The amount must be a number of tokens, with at most 9 decimal places')
    const other = currency.trim() === '' ? {} : { currencies: { [currency.trim()]: currencyAmount.trim() } }
    setTransaction(
      await askFaucet({ account_id: checkId(findName(target) ?? target), amount: String(grams), ...other }),
    )
  }
  return (
    <Card title="Faucet">
      <AccountField
        label="Account"
        value={target}
        change={(typed) => setTarget(accountIdOf(typed))}
        placeholder="name or account id"
      />
      <div class="row">
        <TextField label="Tokens" value={amount} change={setAmount} inputMode="decimal" />
        <TextField
          label="Other currency, id"
          value={currency}
          change={setCurrency}
          placeholder="none"
          inputMode="numeric"
        />
        <TextField
          label="Amount of it"
          value={currencyAmount}
          change={setCurrencyAmount}
          inputMode="numeric"
          disabled={currency.trim() === ''}
        />
      </div>
      <Action isMain run={give} done="sent">
        Give
      </Action>
      {transaction !== undefined && (
        <p role="status">
          By transaction <Id kind="transaction" id={transaction} />
        </p>
      )}
    </Card>
  )
}
