/** What a transaction did, in short: outcome, account, money. */
import { currencyText, type ShownLoss } from '../../../../common/moneyText.ts'
import { Change } from '../../components/Change.tsx'
import { Card, Facts } from '../../components/layout.tsx'
import { OutcomeBadge } from '../../components/OutcomeBadge.tsx'
import { Account, Amount, Count, Id, Time } from '../../components/values.tsx'
import { outcomeOf } from '../../data/failures.ts'
import { currencyAmountText } from '../../data/formats.ts'
import { useLoaded } from '../../data/load.ts'
import { query, useDapps } from '../../data/query.ts'
import type { Trace, TracedTransaction } from '../../data/trace.ts'
import { readRows, TRANSACTION_ROW } from '../../data/transactionRows.ts'

export function Summary({ transaction, trace }: { readonly transaction: TracedTransaction; readonly trace: Trace }) {
  const { account_id, dapp_id, time, block_id, lt, fees, balance_before, contract, code_hash } = transaction
  const hasDapps = useDapps()
  const change = useLoaded(async () => {
    const { blockchain } = await query(
      `query($id: String!) { blockchain { transaction(hash: $id) { ${TRANSACTION_ROW} } } }`,
      { id: transaction.id },
    )
    const [row] = await readRows(blockchain.transaction == null ? [] : [blockchain.transaction], dapp_id ?? undefined)
    if (row?.changes === undefined) return undefined
    const counted = (row.changes.get(0) ?? 0n) + lostTokens(row.losses)
    // A development node knows exactly what was lost.
    const others = [...row.changes].filter(([currency]) => currency !== 0)
    return {
      outcome: row.outcome,
      others,
      nano: counted - lostTokens(transaction.isLossKnown ? transaction.lost : row.losses),
    }
  }, [transaction.id])
  return (
    <div class="grid">
      <Card title="What happened">
        <Facts
          entries={{
            Outcome: <OutcomeBadge outcome={change.value?.outcome ?? outcomeOf(transaction)} />,
            Account: <Account address={account_id} dappId={dapp_id} />,
            Contract: contract,
            Code: code_hash != null && contract == null && (
              <>
                <code>{code_hash.slice(0, 16)}…</code> <a href={`/contracts?code=${code_hash}`}>add its ABI</a>
              </>
            ),
            'Dapp ID': hasDapps === true && dapp_id != null && <Id kind="dapp" id={dapp_id} />,
            Time: <Time seconds={time} />,
            Block: <Id kind="block" id={block_id} />,
            'Logical time': <Count value={lt} />,
            'Started by': trace.transactions.length > 1 && trace.root !== transaction.id && (
              <Id kind="transaction" id={trace.root} />
            ),
          }}
        />
      </Card>
      <Card title="Money" actions={<span class="hint">in tokens</span>}>
        <Facts
          entries={{
            'Balance change': <Change nano={change.value?.nano} losses={transaction.lost} />,
            ...Object.fromEntries(
              (change.value?.others ?? []).map(([currency, amount]) => [
                `Change of ${currencyText(currency)}`,
                `${amount > 0n ? '+' : ''}${currencyAmountText(currency, amount)}`,
              ]),
            ),
            'Balance before': balance_before != null && <Amount nano={balance_before} />,
            'Fees, total': <Amount nano={fees.total} />,
            'Fee for gas': <Amount nano={fees.gas} />,
            'Fee for storage': <Amount nano={fees.storage} />,
            'Fee for messages': <Amount nano={fees.forward} />,
            'Fee for import': fees.import !== '0' && <Amount nano={fees.import} />,
          }}
        />
      </Card>
    </div>
  )
}

function lostTokens(losses: readonly ShownLoss[]): bigint {
  return losses.reduce((sum, { currency, amount }) => (currency === 0 ? sum + BigInt(amount) : sum), 0n)
}
