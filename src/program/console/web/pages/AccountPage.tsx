/** An account: balances, history, contract and its data. */
import { address, replaceQuery } from '../browser/routes.ts'
import { rememberDapp } from '../browser/seenDapps.ts'
import { Cells } from '../components/Cells.tsx'
import { Card, Empty, Facts, Loading, PageTitle, Tabs } from '../components/layout.tsx'
import { Amount, Badge, Count, Id, Time, WholeId } from '../components/values.tsx'
import { type AccountInfo, loadAccount } from '../data/accounts.ts'
import { contractOf } from '../data/contracts.ts'
import { useControls } from '../data/controls.ts'
import { rememberCode } from '../data/decoded.ts'
import { currencyAmountText, shortId, toBigInt } from '../data/formats.ts'
import { useEvery, useLoaded } from '../data/load.ts'
import { nameOf, setName } from '../data/names.ts'
import { useDapps } from '../data/query.ts'
import { Balance } from './account/Balance.tsx'
import { CodeTab, DataTab } from './account/Contents.tsx'
import { History } from './account/History.tsx'
import { Events, Messages } from './account/Messages.tsx'

const TABS = [
  { id: 'history', label: 'History' },
  { id: 'messages', label: 'Messages' },
  { id: 'events', label: 'Events' },
  { id: 'data', label: 'Data' },
  { id: 'code', label: 'Code' },
  { id: 'cells', label: 'Cells' },
] as const

export function AccountPage({ rest }: { readonly rest: string }) {
  const dapp = address.value.query.get('dapp') ?? undefined
  const account = useLoaded(async () => {
    const info = await loadAccount(rest, dapp)
    if (info?.dappId !== undefined) rememberDapp(info.dappId, info.accountId)
    if (info !== undefined) rememberCode(info.accountId, info.codeHash)
    return info ?? null
  }, [rest, dapp])
  const id = rest.toLowerCase().slice(rest.lastIndexOf(':') + 1)
  useEvery(4000, () => account.reload(), [rest])
  const name = nameOf(id)
  return (
    <>
      <PageTitle
        kind={name === undefined ? 'Account' : `Account: ${name}`}
        name={name === undefined ? shortId(id) : undefined}
        title={<WholeId id={id} what="account id" />}
        actions={<Naming id={id} name={name} />}
      />
      <Loading from={account}>
        {(info) => (info === null ? <Missing id={id} dapp={dapp} /> : <Content info={info} />)}
      </Loading>
    </>
  )
}

function Naming({ id, name }: { readonly id: string; readonly name: string | undefined }) {
  const ask = () => {
    const given = prompt('Name of this account, stored in this browser. Leave empty to remove it.', name ?? '')
    if (given !== null) setName(id, given.trim())
  }
  return (
    <button type="button" onClick={ask}>
      {name === undefined ? 'Name it' : 'Rename'}
    </button>
  )
}

function Missing({ id, dapp }: { readonly id: string; readonly dapp: string | undefined }) {
  const hasControls = useControls()
  const hasDapps = useDapps()
  return (
    <Card>
      <Empty title="There is no such account yet">
        {dapp !== undefined ? (
          <>
            There is no such account with the Dapp ID {dapp.slice(0, 8)}…;{' '}
            <a href={`/accounts/${id}`}>show it under its own Dapp ID</a>.
          </>
        ) : hasControls === true ? (
          <>
            The account is created when it first receives money: <a href={`/node?account=${id}`}>ask the faucet</a>.
          </>
        ) : (
          `The account is created when it first receives money.${hasDapps === true ? ' For accounts of other Dapps, include the Dapp ID: dapp::account.' : ''}`
        )}
      </Empty>
    </Card>
  )
}

function Content({ info }: { readonly info: AccountInfo }) {
  const contract = contractOf(info.codeHash)
  const hasDapps = useDapps()
  const selected = address.value.query.get('tab') ?? 'history'
  return (
    <>
      <div class="grid">
        <Card
          title="State"
          actions={
            info.type === 1 && (
              <a
                href={`/contracts?account=${info.accountId}${info.dappId === undefined ? '' : `&dapp=${info.dappId}`}`}
              >
                Call the contract
              </a>
            )
          }
        >
          <Facts
            entries={{
              Balance: (
                <strong>
                  <Amount nano={info.balance} />
                </strong>
              ),
              'Other currencies':
                info.currencies.length > 0 &&
                info.currencies.map(({ currency, value }) => (
                  <Badge key={currency}>{currencyAmountText(currency, toBigInt(value))}</Badge>
                )),
              State: (
                <Badge tone={info.type === 1 ? 'good' : info.type === 2 ? 'warn' : 'plain'}>{info.typeName}</Badge>
              ),
              'Account id': <WholeId id={info.accountId} what="account id" />,
              'Dapp ID': hasDapps === true && info.dappId !== undefined && <Id kind="dapp" id={info.dappId} isWhole />,
              Contract:
                contract?.name ??
                (info.codeHash === null ? (
                  'none'
                ) : (
                  <>
                    unknown: <a href={`/contracts?code=${info.codeHash}`}>add its ABI</a>
                  </>
                )),
              'Code hash': info.codeHash !== null && <WholeId id={info.codeHash} what="code hash" />,
              'Last paid': <Time seconds={info.lastPaid} />,
              'Last logical time': <Count value={info.lastLt} />,
            }}
          />
        </Card>
        <Card title="Balance over time">
          <Balance info={info} />
        </Card>
      </div>
      <Tabs tabs={TABS} selected={selected} select={(tab) => replaceQuery({ tab })} label="About the account">
        {selected === 'history' && <History info={info} />}
        {selected === 'messages' && <Messages info={info} />}
        {selected === 'events' && <Events info={info} />}
        {selected === 'data' && <DataTab info={info} />}
        {selected === 'code' && <CodeTab info={info} />}
        {selected === 'cells' && (
          <Card title="Cells of the account">
            {info.boc === null ? (
              <Empty title="The network does not return its cells" />
            ) : (
              <Cells boc={info.boc} name={info.accountId} />
            )}
          </Card>
        )}
      </Tabs>
    </>
  )
}
