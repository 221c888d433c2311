/** An account: balances, history, contract and its data. */
import { useMemo } from 'preact/hooks'
import { currencyText } from '../../../common/moneyText.ts'
import { address, replaceQuery } from '../browser/routes.ts'
import { rememberDapp } from '../browser/seenDapps.ts'
import { Cells } from '../components/Cells.tsx'
import { Filter, Filters, useFilter } from '../components/Filters.tsx'
import { Card, Empty, Facts, Loading, PageTitle, Tabs } from '../components/layout.tsx'
import { EventTable, MESSAGE_ROW, type MessageRow, MessageTable } from '../components/MessageTable.tsx'
import { PAGE_INFO, Pages, readPage } from '../components/Pages.tsx'
import { Plot } from '../components/Plot.tsx'
import { TransactionTable } from '../components/TransactionTable.tsx'
import { Amount, Badge, Count, Id, Json, Time, WholeId } from '../components/values.tsx'
import { type AccountInfo, loadAccount, queryAccount } from '../data/accounts.ts'
import { library, readBytes } from '../data/connection.ts'
import { contractOf } from '../data/contracts.ts'
import { useControls } from '../data/controls.ts'
import { rememberCode } from '../data/decoded.ts'
import { amountText, currencyAmountText, shortId, toBigInt } from '../data/formats.ts'
import { useEvery, useLoaded } from '../data/load.ts'
import { nameOf, setName } from '../data/names.ts'
import { useDapps } from '../data/query.ts'
import { type FoundTransaction, readRows, TRANSACTION_ROW, type TransactionRow } from '../data/transactionRows.ts'

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

/** Number of transactions in the plot. */
const PLOT_SIZE = 200

function Balance({ info }: { readonly info: AccountInfo }) {
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

function History({ info }: { readonly info: AccountInfo }) {
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

/** Kinds of messages that the network can select. */
const MESSAGE_KINDS = [
  ['IntIn', 'received'],
  ['IntOut', 'sent'],
  ['ExtIn', 'external inbound'],
  ['ExtOut', 'events'],
] as const

function Messages({ info }: { readonly info: AccountInfo }) {
  const chosen = useFilter('messages')
  const kind = MESSAGE_KINDS.find(([value]) => value === chosen)?.[0]
  const load = async (before: string | undefined) => {
    const types = kind === undefined ? '' : `, msg_type: [${kind}]`
    const list = `messages(last: 50, before: $before${types}) { ${PAGE_INFO} edges { node { ${MESSAGE_ROW} } } }`
    return readPage<MessageRow>((await queryAccount(info.accountId, info.dappId, list, { before })).messages)
  }
  return (
    <Card isFlush>
      <Filters>
        <Filter name="messages" label="Kind of messages" all="all kinds" choices={MESSAGE_KINDS} />
      </Filters>
      <Pages
        key={kind ?? ''}
        load={load}
        watched={[info.accountId, info.dappId, String(info.lastLt), kind]}
        nothing={<Empty title={kind === undefined ? 'No messages sent or received' : 'No messages of this kind'} />}
      >
        {(rows) => <MessageTable rows={rows} label="Messages of the account" account={info.accountId} />}
      </Pages>
    </Card>
  )
}

function Events({ info }: { readonly info: AccountInfo }) {
  const load = async (before: string | undefined) => {
    const list = `messages(last: 50, before: $before, msg_type: [ExtOut]) { ${PAGE_INFO} edges { node { ${MESSAGE_ROW} } } }`
    return readPage<MessageRow>((await queryAccount(info.accountId, info.dappId, list, { before })).messages)
  }
  return (
    <Card isFlush>
      <Pages
        load={load}
        watched={[info.accountId, info.dappId, String(info.lastLt)]}
        nothing={<Empty title="No events sent" />}
      >
        {(rows) => <EventTable rows={rows} label="Events of the account" />}
      </Pages>
    </Card>
  )
}

function DataTab({ info }: { readonly info: AccountInfo }) {
  const contract = contractOf(info.codeHash)
  const decoded = useLoaded(async () => {
    if (contract === undefined || info.data === null) return null
    const client = await library()
    return (await client.abi.decodeAccountData({ abi: { type: 'Json', value: contract.abi }, data: info.data })).data
  }, [info.data, contract?.abi])
  if (info.data === null)
    return (
      <Card>
        <Empty title="It has no data" />
      </Card>
    )
  return (
    <>
      <Card title="Data by the ABI">
        {contract === undefined ? (
          <Empty title="No ABI is known for this code">
            <a href={`/contracts?code=${info.codeHash}`}>Add the ABI of the contract</a> to see names in the data.
          </Empty>
        ) : (
          <Loading from={decoded}>{(data) => <Json value={data} label="Data of the account" />}</Loading>
        )}
      </Card>
      <Card title="Cells of the data">
        <Cells boc={info.data} name={`${info.accountId}-data`} />
      </Card>
    </>
  )
}

function CodeTab({ info }: { readonly info: AccountInfo }) {
  const listing = useLoaded(async () => {
    if (info.code === null) return null
    return (await readBytes<{ lines: string[] }>('/console/disassemble', info.code)).lines
  }, [info.code])
  if (info.code === null)
    return (
      <Card>
        <Empty title="It has no code" />
      </Card>
    )
  return (
    <>
      <Card title="Disassembly">
        <Loading from={listing}>{(lines) => <Json value={(lines ?? []).join('\n')} label="Disassembly" />}</Loading>
      </Card>
      <Card title="Cells of the code">
        <Cells boc={info.code} name={`${info.accountId}-code`} />
      </Card>
    </>
  )
}
