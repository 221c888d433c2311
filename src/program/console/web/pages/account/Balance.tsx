/** The balance of an account over time. */
import { useMemo } from 'preact/hooks'
import { currencyText } from '../../../../common/moneyText.ts'
import { Empty, Loading } from '../../components/layout.tsx'
import { readPage } from '../../components/Pages.tsx'
import { Plot } from '../../components/Plot.tsx'
import { type AccountInfo, queryAccount } from '../../data/accounts.ts'
import { amountText, toBigInt } from '../../data/formats.ts'
import { useLoaded } from '../../data/load.ts'
import { type FoundTransaction, readRows, TRANSACTION_ROW, type TransactionRow } from '../../data/transactionRows.ts'

/** Number of transactions in the plot. */
const PLOT_SIZE = 200

export function Balance({ info }: { readonly info: AccountInfo }) {
  const changes = useLoaded(async () => {
    const list = `transactions(last: ${PLOT_SIZE}) { edges { node { ${TRANSACTION_ROW} } } }`
    const { transactions } = await queryAccount(info.accountId, info.dappId, list)
    return await readRows(readPage<FoundTransaction>(transactions).rows, info.dappId)
  }, [info.accountId, String(info.lastLt)])
  const plots = useMemo(() => (changes.value === undefined ? [] : balancesOf(info, changes.value)), [changes.value])
  return (
    <Loading from={changes}>
      {(rows) =>
        new Set(rows.map(({ now }) => now)).size < 2 ? (
          <Empty title="Not enough activity for a plot" />
        ) : (
          plots.map(({ currency, times, values }) => (
            <Plot
              key={currency}
              label={currency === 0 ? 'Balance over time' : `${currencyText(currency)} over time`}
              times={times}
              series={[
                {
                  label: currencyText(currency),
                  values: values.map(Number),
                  colour: currency === 0 ? 'accent' : 'warn',
                },
              ]}
              format={(value) => (currency <= 2 ? amountText(BigInt(Math.round(value))) : String(value))}
            />
          ))
        )
      }
    </Loading>
  )
}

/** Balance of the account after each change, calculated backwards from the present balance. */
function balancesOf(info: AccountInfo, newestFirst: readonly Pick<TransactionRow, 'now' | 'changes'>[]) {
  const ids = new Set([0, ...newestFirst.flatMap(({ changes }) => [...(changes?.keys() ?? [])])])
  // Several changes within a second count as one.
  const isLast = newestFirst.map(({ now }, index) => newestFirst[index - 1]?.now !== now)
  const times = newestFirst.flatMap(({ now }, index) => (isLast[index] ? [now] : [])).reverse()
  return [...ids].slice(0, 4).map((currency) => {
    let balance =
      currency === 0
        ? toBigInt(info.balance)
        : toBigInt(info.currencies.find((one) => one.currency === currency)?.value)
    const values: bigint[] = []
    for (const [index, change] of newestFirst.entries()) {
      if (isLast[index]) values.push(balance)
      balance -= change.changes?.get(currency) ?? 0n
    }
    return { currency, times, values: values.reverse() }
  })
}
