/** Controls of a development node: money, time, blocks, snapshots, faults, accounts, gas. */

import { useState } from 'preact/hooks'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { type FaultShape, faultFields } from '../../../common/faultFields.ts'
import { address } from '../browser/routes.ts'
import { absoluteTime, parseMoment, zoneText } from '../browser/timeZone.ts'
import { DataTable } from '../components/DataTable.tsx'
import { AccountField, type Choice, Field, Select, TextField } from '../components/fields.tsx'
import { Action, Card, Empty, Facts, Loading, PageTitle, Waiting } from '../components/layout.tsx'
import { Amount, Badge, Count, Id, Time } from '../components/values.tsx'
import { checkId } from '../data/accounts.ts'
import { askFaucet, controls, useControls } from '../data/controls.ts'
import { amountText, groupDigits, parseAmount, shortId } from '../data/formats.ts'
import { type Loaded, useEvery, useLoaded } from '../data/load.ts'
import { findName } from '../data/names.ts'

export function NodePage(_: { readonly rest: string }) {
  const hasControls = useControls()
  const status = useLoaded(() => controls.status(), [hasControls])
  useEvery(2000, () => hasControls && status.reload())
  if (hasControls === undefined) return <Waiting />
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

/** Runs a control and reads the status again. */
function changing(status: Status, work: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    await work()
    status.reload()
  }
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
              entries={{
                'Last block': <a href={`/blocks/${seq_no}`}>{groupDigits(seq_no)}</a>,
                'Block time': <Time seconds={last_block_time} />,
                Mode: <Badge tone={block_mode === 'manual' ? 'warn' : 'good'}>{block_mode}</Badge>,
                'Waiting messages': <Count value={queued} />,
              }}
            />
            <div class="actions">
              {(['automatic', 'manual'] as const).map((mode) => (
                <Action
                  key={mode}
                  isDisabled={block_mode === mode}
                  run={changing(status, () => controls.setBlockMode({ mode }))}
                >
                  {mode === 'automatic' ? 'Automatic' : 'Manual'}
                </Action>
              ))}
            </div>
            <div class="row">
              <TextField label="Seconds between blocks" value={interval} change={setInterval} inputMode="numeric" />
              <Action
                run={changing(status, () => controls.setBlockMode({ mode: 'interval', block_time: Number(interval) }))}
              >
                Interval
              </Action>
              <TextField label="Blocks to mine" value={blocks} change={setBlocks} inputMode="numeric" />
              <Action isMain run={changing(status, () => controls.mine({ blocks: Number(blocks) }))} done="mined">
                Mine
              </Action>
            </div>
          </>
        )}
      </Loading>
      {queue.value !== undefined && (
        <DataTable
          label="Waiting messages"
          rows={queue.value.messages}
          nothing={null}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Message', show: ({ id }) => <code>{id.slice(0, 12)}…</code>, text: ({ id }) => id },
            { title: 'Kind', text: ({ kind }) => kind },
            { title: 'To', kind: 'account', value: ({ account_id }) => account_id },
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
  return (
    <Card title="Time">
      <Loading from={status}>
        {({ time, frozen }) => (
          <>
            <Facts
              entries={{
                'Time of the chain': absoluteTime(time),
                Clock: frozen ? <Badge tone="warn">stopped</Badge> : <Badge tone="good">running</Badge>,
              }}
            />
            <div class="row">
              <TextField label="Seconds to advance" value={seconds} change={setSeconds} inputMode="numeric" />
              <Action run={changing(status, () => controls.increaseTime({ seconds: Number(seconds) }))} done="moved">
                Move
              </Action>
            </div>
            <div class="row">
              <TextField
                label={`Date and time, ${zoneText(time)}`}
                value={moment}
                change={setMoment}
                type="datetime-local"
                step="1"
              />
              <Action
                isDisabled={moment === ''}
                run={changing(status, () => controls.setTime({ time: parseMoment(moment) }))}
                done="set"
              >
                Set
              </Action>
            </div>
            <div class="actions">
              <Action key={`${frozen}`} run={changing(status, () => (frozen ? controls.resume() : controls.freeze()))}>
                {frozen ? 'Run' : 'Stop'}
              </Action>
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
        {({ snapshots: list }) => (
          <DataTable
            label="Snapshots"
            rows={list}
            nothing={<Empty title="No snapshots">Take a snapshot to return to this state at any time.</Empty>}
            hasTools={false}
            keyOf={({ id }) => String(id)}
            columns={[
              { title: 'Snapshot', text: ({ id }) => String(id) },
              { title: 'After block', kind: 'count', value: ({ seq_no }) => seq_no },
              {
                title: 'Go back',
                show: ({ id }) => (
                  <Action
                    run={async () => {
                      const { seq_no } = await controls.revert({ id })
                      setTold(`The chain was reverted to block ${seq_no}.`)
                      again()
                    }}
                  >
                    Revert
                  </Action>
                ),
              },
            ]}
          />
        )}
      </Loading>
    </Card>
  )
}

function Wallets() {
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
        Simulated faults. They affect every client, including calls made from this console; its pages and these controls
        keep working.
      </p>
      <Loading from={faults}>
        {(present) => (
          <div class="grid small">
            {Object.entries(faultFields).map(([name, { summary, shape }]) => {
              const value = changes[name] ?? String(present[name as keyof typeof faultFields])
              const change = (text: string) => setChanges({ ...changes, [name]: text })
              const choices = choicesOf(shape)
              return choices === undefined ? (
                <TextField key={name} label={labelOf(summary)} value={value} change={change} />
              ) : (
                <Field key={name} label={labelOf(summary)}>
                  <Select value={value} change={change} choices={choices} />
                </Field>
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

/** A summary without its full stop. */
function labelOf(summary: string): string {
  return summary.replace(/\.$/, '')
}

/** Absent for faults that are numbers. */
function choicesOf(shape: FaultShape): readonly Choice[] | undefined {
  if (shape.kind === 'boolean') {
    return [
      ['false', 'no'],
      ['true', 'yes'],
    ]
  }
  if (shape.kind !== 'constants') return undefined
  return Object.values(shape.constants).map(({ value, summary }) => [
    String(value),
    value === 'none' ? 'none' : `${value}: ${labelOf(summary)}`,
  ])
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
          Refresh
        </button>
      }
    >
      <Loading from={report}>
        {({ functions, transactions, truncated }) => (
          <>
            {functions.length > 0 && (
              <p class="hint" style={{ padding: '10px 16px 0' }}>
                {groupDigits(transactions)} transactions since the start
                {truncated && ', only the last are counted'}
              </p>
            )}
            <DataTable
              label="Gas by function"
              rows={functions}
              nothing={<Empty title="Nothing has been executed since the node was started" />}
              keyOf={({ contract, function: name }) => `${contract} ${name}`}
              columns={[
                { title: 'Contract', text: ({ contract }) => contract },
                { title: 'Function', kind: 'code', value: ({ function: name }) => name },
                { title: 'Calls', kind: 'count', value: ({ calls }) => calls },
                {
                  title: 'Failed',
                  isNumber: true,
                  show: ({ failed }) => (failed > 0 ? <span class="bad-text">{failed}</span> : '0'),
                  text: ({ failed }) => String(failed),
                },
                { title: 'Gas, min', kind: 'count', value: ({ gas_min }) => gas_min, isExtra: true },
                { title: 'Gas, median', kind: 'count', value: ({ gas_median }) => gas_median },
                { title: 'Gas, max', kind: 'count', value: ({ gas_max }) => gas_max, isExtra: true },
                {
                  title: 'Fees, total',
                  isNumber: true,
                  show: ({ fees_total }) => <Amount nano={fees_total} />,
                  text: ({ fees_total }) => amountText(BigInt(fees_total)),
                },
              ]}
            />
          </>
        )}
      </Loading>
    </Card>
  )
}
