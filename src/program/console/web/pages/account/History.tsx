import { Filter, Filters, useFilter } from '../../components/Filters.tsx'
import { Card, Empty } from '../../components/layout.tsx'
import { PAGE_INFO, Pages, readPage } from '../../components/Pages.tsx'
import { TransactionTable } from '../../components/TransactionTable.tsx'
import { type AccountInfo, queryAccount } from '../../data/accounts.ts'
import { type FoundTransaction, readRows, TRANSACTION_ROW } from '../../data/transactionRows.ts'

export function History({ info }: { readonly info: AccountInfo }) {
  const isFailed = useFilter('kind') === 'failed'
  const load = async (before: string | undefined) => {
    const range = `last: 50, before: $before${isFailed ? ', aborted: true' : ''}`
    const list = `transactions(${range}) { ${PAGE_INFO} edges { node { ${TRANSACTION_ROW} } } }`
    const { transactions } = await queryAccount(info.accountId, info.dappId, list, { before })
    const { rows, older } = readPage<FoundTransaction>(transactions)
    return { rows: await readRows(rows, info.dappId), older }
  }
  return (
    <Card isFlush>
      <Filters>
        <Filter name="kind" label="Kind of transactions" all="all kinds" choices={[['failed', 'aborted']]} />
      </Filters>
      <Pages
        key={String(isFailed)}
        load={load}
        watched={[info.accountId, info.dappId, String(info.lastLt), isFailed]}
        nothing={<Empty title={isFailed ? 'No aborted transactions' : 'No transactions yet'} />}
      >
        {(rows) => <TransactionTable rows={rows} label="Transactions of the account" hasAccount={false} />}
      </Pages>
    </Card>
  )
}
