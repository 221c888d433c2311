/** The funded accounts that the chain began with. */
import { DataTable } from '../../components/DataTable.tsx'
import { Card, Empty, Loading } from '../../components/layout.tsx'
import { controls } from '../../data/controls.ts'
import { shortId } from '../../data/formats.ts'
import { useLoaded } from '../../data/load.ts'

export function Wallets() {
  const accounts = useLoaded(() => controls.listAccounts(), [])
  return (
    <Card title="Accounts" isFlush>
      <Loading from={accounts}>
        {({ accounts: list }) => (
          <DataTable
            label="Accounts of the node"
            rows={list}
            nothing={
              <Empty title="The chain has no funded wallets">
                Start the node with <code>--accounts 10</code> for ten of them.
              </Empty>
            }
            keyOf={({ account_id }) => account_id}
            columns={[
              { title: 'Account', kind: 'account', value: ({ account_id }) => account_id },
              { title: 'Balance', kind: 'amount', value: ({ balance }) => balance },
              {
                title: 'Account id',
                show: ({ account_id }) => <code title={account_id}>{shortId(account_id)}</code>,
                text: ({ account_id }) => account_id,
                isExtra: true,
              },
              {
                title: 'Keys',
                show: ({ secret }) => (secret == null ? 'own phrase' : 'public phrase'),
                text: ({ public: key }) => key,
              },
              {
                title: 'Call',
                show: ({ account_id }) => <a href={`/contracts?account=${account_id}`}>Call</a>,
              },
            ]}
          />
        )}
      </Loading>
    </Card>
  )
}
