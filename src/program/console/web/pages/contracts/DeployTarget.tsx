import { Action, Facts } from '../../components/layout.tsx'
import { Account, Amount, Badge } from '../../components/values.tsx'
import type { AccountInfo } from '../../data/accounts.ts'
import { askFaucet, useControls } from '../../data/controls.ts'
import { amountText } from '../../data/formats.ts'
import type { Loaded } from '../../data/load.ts'

export function DeployTarget({
  accountId,
  account,
}: {
  readonly accountId: string
  readonly account: Loaded<AccountInfo | null>
}) {
  const hasControls = useControls()
  const fund = async () => {
    await askFaucet({ account_id: accountId, amount: '10000000000' })
    account.reload()
  }
  return (
    <Facts
      entries={{
        Address: <Account address={accountId} isWhole />,
        'Current balance':
          account.value == null ? (
            'nothing: the deployment is paid from this address, so fund it first'
          ) : (
            <>
              <Amount nano={account.value.balance} /> <Badge>{account.value.typeName}</Badge>
            </>
          ),
        Money: hasControls === true && (
          <Action run={fund} done="sent">
            Get {amountText(10_000_000_000n)} from the faucet
          </Action>
        ),
      }}
    />
  )
}
