/** Controls of a development node: money, time, blocks, snapshots, faults, accounts, gas. */

import { useState } from 'preact/hooks'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { type FaultShape, faultFields } from '../../../common/faultFields.ts'
import { address } from '../browser/routes.ts'
import { DataTable } from '../components/DataTable.tsx'
import { Action, Card, Empty, Facts, Loading, PageTitle } from '../components/layout.tsx'
import { Account, Amount, Badge, Count, Id, Time } from '../components/values.tsx'
import { checkId } from '../data/accounts.ts'
import { askFaucet, controls, useControls } from '../data/controls.ts'
import { absoluteTime, amountText, groupDigits, parseAmount } from '../data/formats.ts'
import { type Loaded, useEvery, useLoaded } from '../data/load.ts'
import { allNames } from '../data/names.ts'

export function NodePage(_: { readonly rest: string }) {
  const hasControls = useControls()
  const status = useLoaded(() => controls.status(), [hasControls])
  useEvery(2000, () => hasControls && status.reload())
  if (hasControls === undefined) return <div class="loading">Loading…</div>
  if (!hasControls) {
    return (
      <>
        <PageTitle kind="Node" />
        <Card>
          <Empty title="This network is not a development node">
            Start one with <code>vendorclient node</code>: it serves this console with its controls on its own port.
          </Empty>
        </Card>
      </>
    )
  }
  return (
    <>
      <PageTitle kind="Node" title="controls of the development node" />
      <div class="grid">
        <Faucet />
        <Chain status={status} />
      </div>
      <div class="grid">
        <TimeControls status={status} />
        <Snapshots changed={status.reload} />
      </div>
      <Wallets />
      <FaultControls />
      <GasReport />
    </>
  )
}

type Status = Loaded<Awaited<ReturnType<typeof controls.status>>>

function Faucet() {
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
    setTransaction(await askFaucet({ account_id: checkId(target), amount: String(grams), ...other }))
  }
  return (
    <Card title="Faucet">
      <label class="field">
        <span>Account</span>
        <input
          value={target}
          list="faucet-names"
          placeholder="account id, or choose one"
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setTarget(accountIdOf(event.currentTarget.value))}
        />
      </label>
      <datalist id="faucet-names">
        {allNames().map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
      <div class="row">
        <label class="field">
          <span>Tokens</span>
          <input value={amount} inputMode="decimal" onInput={(event) => setAmount(event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>Other currency, id</span>
          <input
            value={currency}
            placeholder="none"
            inputMode="numeric"
            onInput={(event) => setCurrency(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>Amount of it</span>
          <input
            value={currencyAmount}
            inputMode="numeric"
            disabled={currency.trim() === ''}
            onInput={(event) => setCurrencyAmount(event.currentTarget.value)}
          />
        </label>
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

function Chain({ status }: { readonly status: Status }) {
  const [blocks, setBlocks] = useState('1')
  const [interval, setInterval] = useState('5')
  const queue = useLoaded(() => controls.queue(), [status.value?.queued])
  return (
    <Card title="Blocks">
      <Loading from={status}>
        {({ seq_no, block_mode, queued, last_block_time }) => (
          <>
            <Facts
              entries={[
                [
                  'Last block',
                  <a key="last" href={`/blocks/${seq_no}`}>
                    {groupDigits(seq_no)}
                  </a>,
                ],
                ['Block time', <Time key="time" seconds={last_block_time} />],
                [
                  'Mode',
                  <Badge key="mode" tone={block_mode === 'manual' ? 'warn' : 'good'}>
                    {block_mode}
                  </Badge>,
                ],
                ['Waiting messages', <Count key="queued" value={queued} />],
              ]}
            />
            <div class="actions">
              <Action
                isDisabled={block_mode === 'automatic'}
                run={async () => {
                  await controls.setBlockMode({ mode: 'automatic' })
                  status.reload()
                }}
              >
                Automatic
              </Action>
              <Action
                isDisabled={block_mode === 'manual'}
                run={async () => {
                  await controls.setBlockMode({ mode: 'manual' })
                  status.reload()
                }}
              >
                Manual
              </Action>
            </div>
            <div class="row">
              <label class="field">
                <span>Seconds between blocks</span>
                <input
                  value={interval}
                  inputMode="numeric"
                  onInput={(event) => setInterval(event.currentTarget.value)}
                />
              </label>
              <Action
                run={async () => {
                  await controls.setBlockMode({ mode: 'interval', block_time: Number(interval) })
                  status.reload()
                }}
              >
                Interval
              </Action>
              <label class="field">
                <span>Blocks to mine</span>
                <input value={blocks} inputMode="numeric" onInput={(event) => setBlocks(event.currentTarget.value)} />
              </label>
              <Action
                isMain
                run={async () => {
                  await controls.mine({ blocks: Number(blocks) })
                  status.reload()
                }}
                done="mined"
              >
                Mine
              </Action>
            </div>
          </>
        )}
      </Loading>
      {queue.value !== undefined && queue.value.messages.length > 0 && (
        <DataTable
          label="Waiting messages"
          rows={queue.value.messages}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Message', show: ({ id }) => <code>{id.slice(0, 12)}…</code>, text: ({ id }) => id },
            { title: 'Kind', show: ({ kind }) => kind, text: ({ kind }) => kind },
            {
              title: 'To',
              show: ({ account_id }) => <Account address={account_id} />,
              text: ({ account_id }) => account_id,
            },
            {
              title: 'Remove',
              show: ({ id }) => (
                <button
                  type="button"
                  class="small"
                  onClick={() => void controls.dropMessage({ id }).then(queue.reload)}
                >
                  Drop
                </button>
              ),
              text: () => '',
            },
          ]}
        />
      )}
    </Card>
  )
}

function TimeControls({ status }: { readonly status: Status }) {
  const [seconds, setSeconds] = useState('3600')
  const [moment, setMoment] = useState('')
  const change = (work: () => Promise<unknown>) => async () => {
    await work()
    status.reload()
  }
  return (
    <Card title="Time">
      <Loading from={status}>
        {({ time, frozen }) => (
          <>
            <Facts
              entries={[
                ['Time of the chain', absoluteTime(time)],
                ['Clock', frozen ? <Badge tone="warn">stopped</Badge> : <Badge tone="good">running</Badge>],
              ]}
            />
            <div class="row">
              <label class="field">
                <span>Seconds to advance</span>
                <input value={seconds} inputMode="numeric" onInput={(event) => setSeconds(event.currentTarget.value)} />
              </label>
              <Action run={change(() => controls.increaseTime({ seconds: Number(seconds) }))} done="moved">
                Move
              </Action>
            </div>
            <div class="row">
              <label class="field">
                <span>Date and time, UTC</span>
                <input
                  type="datetime-local"
                  step="1"
                  value={moment}
                  onInput={(event) => setMoment(event.currentTarget.value)}
                />
              </label>
              <Action
                isDisabled={moment === ''}
                run={change(() => controls.setTime({ time: Math.floor(Date.parse(`${moment}Z`) / 1000) }))}
                done="set"
              >
                Set
              </Action>
            </div>
            <div class="actions">
              {frozen ? (
                <Action key="resume" run={change(() => controls.resume())}>
                  Run
                </Action>
              ) : (
                <Action key="freeze" run={change(() => controls.freeze())}>
                  Stop
                </Action>
              )}
            </div>
          </>
        )}
      </Loading>
    </Card>
  )
}

function Snapshots({ changed }: { readonly changed: () => void }) {
  const snapshots = useLoaded(() => controls.snapshots(), [])
  const [told, setTold] = useState('')
  const again = () => {
    snapshots.reload()
    changed()
  }
  return (
    <Card
      title="Snapshots"
      actions={
        <Action
          run={async () => {
            const { id, seq_no } = await controls.snapshot()
            setTold(`Snapshot ${id} keeps the state after block ${seq_no}.`)
            again()
          }}
        >
          Take a snapshot
        </Action>
      }
    >
      {told !== '' && <p role="status">{told}</p>}
      <Loading from={snapshots}>
        {({ snapshots: list }) =>
          list.length === 0 ? (
            <Empty title="No snapshots">Take one to return to this state as often as you like.</Empty>
          ) : (
            <DataTable
              label="Snapshots"
              rows={list}
              hasTools={false}
              keyOf={({ id }) => String(id)}
              columns={[
                { title: 'Snapshot', show: ({ id }) => id, text: ({ id }) => String(id) },
                {
                  title: 'After block',
                  isNumber: true,
                  show: ({ seq_no }) => groupDigits(seq_no),
                  text: ({ seq_no }) => String(seq_no),
                },
                {
                  title: 'Go back',
                  show: ({ id }) => (
                    <Action
                      run={async () => {
                        const { seq_no } = await controls.revert({ id })
                        setTold(`The chain is back at block ${seq_no}.`)
                        again()
                      }}
                    >
                      Revert
                    </Action>
                  ),
                  text: () => '',
                },
              ]}
            />
          )
        }
      </Loading>
    </Card>
  )
}

function Wallets() {
  const accounts = useLoaded(() => controls.listAccounts(), [])
  return (
    <Card title="Accounts" isFlush>
      <Loading from={accounts}>
        {({ accounts: list }) =>
          list.length === 0 ? (
            <Empty title="The chain has no funded wallets">
              Start the node with <code>--accounts 10</code> for ten of them.
            </Empty>
          ) : (
            <DataTable
              label="Accounts of the node"
              rows={list}
              keyOf={({ account_id }) => account_id}
              columns={[
                {
                  title: 'Account',
                  show: ({ account_id }) => <Account address={account_id} />,
                  text: ({ account_id }) => account_id,
                },
                {
                  title: 'Account id',
                  isExtra: true,
                  show: ({ account_id }) => <code>{account_id}</code>,
                  text: ({ account_id }) => account_id,
                },
                {
                  title: 'Keys',
                  show: ({ secret }) => (secret == null ? 'own phrase' : 'public phrase'),
                  text: ({ public: key }) => key,
                },
                {
                  title: 'Call',
                  show: ({ account_id }) => <a href={`/contracts?account=${account_id}`}>Call</a>,
                  text: () => '',
                },
              ]}
            />
          )
        }
      </Loading>
    </Card>
  )
}

function FaultControls() {
  const faults = useLoaded(() => controls.faults(), [])
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({})
  const apply = async () => {
    const given = Object.entries(changes).map(([name, text]) => [name, faultValue(name, text)])
    await controls.faults(Object.fromEntries(given))
    setChanges({})
    faults.reload()
  }
  return (
    <Card title="Faults">
      <p class="hint">
        Errors the node makes on purpose, for every client. This console and its controls are not affected, but its
        library is a client.
      </p>
      <Loading from={faults}>
        {(present) => (
          <div class="grid small">
            {Object.entries(faultFields).map(([name, { summary, shape }]) => {
              const value = present[name as keyof typeof faultFields]
              return (
                <label class="field" key={name}>
                  <span>{summary}</span>
                  {shape.kind === 'boolean' || shape.kind === 'constants' ? (
                    <select
                      value={changes[name] ?? String(value)}
                      onChange={(event) => setChanges({ ...changes, [name]: event.currentTarget.value })}
                    >
                      {choicesOf(shape).map(([choice, shown]) => (
                        <option key={choice} value={choice}>
                          {shown}
                        </option>
                      ))}
                    </select>
                  ) : (
                    <input
                      value={changes[name] ?? String(value)}
                      onInput={(event) => setChanges({ ...changes, [name]: event.currentTarget.value })}
                    />
                  )}
                </label>
              )
            })}
          </div>
        )}
      </Loading>
      <div class="actions">
        <Action isMain run={apply} done="set">
          Apply
        </Action>
        <Action
          run={async () => {
            await controls.faults({ clear: true })
            setChanges({})
            faults.reload()
          }}
          done="all ended"
        >
          End all faults
        </Action>
      </div>
    </Card>
  )
}

function choicesOf(shape: FaultShape): readonly (readonly [value: string, text: string])[] {
  if (shape.kind !== 'constants') {
    return [
      ['false', 'no'],
      ['true', 'yes'],
    ]
  }
  return Object.values(shape.constants).map(({ value, summary }) => [String(value), `${value}: ${summary}`])
}

function faultValue(name: string, text: string): number | boolean | string {
  const { kind } = faultFields[name as keyof typeof faultFields].shape
  if (kind === 'boolean') return text === 'true'
  return kind === 'constants' ? text : Number(text)
}

function GasReport() {
  const report = useLoaded(() => controls.gasReport({}), [])
  return (
    <Card
      title="Gas report"
      isFlush
      actions={
        <button type="button" onClick={report.reload}>
          Count again
        </button>
      }
    >
      <Loading from={report}>
        {({ functions, transactions, truncated }) =>
          functions.length === 0 ? (
            <Empty title="Nothing was executed since the node was started" />
          ) : (
            <>
              <p class="hint" style={{ padding: '10px 16px 0' }}>
                {groupDigits(transactions)} transactions since the start
                {truncated && ', only the last are counted'}
              </p>
              <DataTable
                label="Gas by function"
                rows={functions}
                keyOf={({ contract, function: name }) => `${contract} ${name}`}
                columns={[
                  { title: 'Contract', show: ({ contract }) => contract, text: ({ contract }) => contract },
                  {
                    title: 'Function',
                    show: ({ function: name }) => <code>{name}</code>,
                    text: ({ function: name }) => name,
                  },
                  {
                    title: 'Calls',
                    isNumber: true,
                    show: ({ calls }) => <Count value={calls} />,
                    text: ({ calls }) => String(calls),
                  },
                  {
                    title: 'Failed',
                    isNumber: true,
                    show: ({ failed }) => (failed > 0 ? <span class="bad-text">{failed}</span> : '0'),
                    text: ({ failed }) => String(failed),
                  },
                  {
                    title: 'Gas, min',
                    isNumber: true,
                    isExtra: true,
                    show: ({ gas_min }) => <Count value={gas_min} />,
                    text: ({ gas_min }) => String(gas_min),
                  },
                  {
                    title: 'Gas, median',
                    isNumber: true,
                    show: ({ gas_median }) => <Count value={gas_median} />,
                    text: ({ gas_median }) => String(gas_median),
                  },
                  {
                    title: 'Gas, max',
                    isNumber: true,
                    isExtra: true,
                    show: ({ gas_max }) => <Count value={gas_max} />,
                    text: ({ gas_max }) => String(gas_max),
                  },
                  {
                    title: 'Fees, total',
                    isNumber: true,
                    show: ({ fees_total }) => <Amount nano={fees_total} />,
                    text: ({ fees_total }) => amountText(BigInt(fees_total)),
                  },
                ]}
              />
            </>
          )
        }
      </Loading>
    </Card>
  )
}
