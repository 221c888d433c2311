/** The outbox of the library: waiting and sent entries, their outcomes, and decisions about unknown ones. */
import { type OutboxEntry, OutboxState } from '../../../../../bindings/typescript/generated/types/outbox.ts'
import { address, navigate, replaceQuery } from '../browser/routes.ts'
import { type Column, DataTable } from '../components/DataTable.tsx'
import { Select } from '../components/fields.tsx'
import { Action, Card, Empty, Facts, Loading, PageTitle } from '../components/layout.tsx'
import { Account, Amount, Badge, Copy, Id, Json, Time, type Tone } from '../components/values.tsx'
import { facts, library } from '../data/connection.ts'
import { shortId } from '../data/formats.ts'
import { useEvery, useLoaded } from '../data/load.ts'
import { askPerson } from '../data/requests.ts'

const PAGE_SIZE = 50
const EVERY_MS = 2000

const TONES: Readonly<Record<string, Tone>> = {
  executed: 'good',
  aborted: 'bad',
  refused: 'bad',
  expired: 'warn',
  unknown: 'warn',
  cancelled: 'plain',
}

const HOLDS: Readonly<Record<string, string>> = {
  not_checked:
    'The network is not reachable yet, or does not show the whole history of the account. It is checked again.',
  too_early: 'A message sent before the restore could still be executed. It is checked again.',
  executed_since: 'The account has since executed the same call, possibly for this entry.',
  no_proof: 'The ABI is not known, or the contract has no expire: nothing can be proven.',
}

export function OutboxPage({ rest: id }: { readonly rest: string }) {
  return id === '' ? <Entries /> : <Entry id={id} />
}

function Entries() {
  const { query } = address.value
  const [wanted, after] = [query.get('state') ?? '', query.get('after') ?? undefined]
  const loaded = useLoaded(async () => {
    const { outbox } = await library()
    const filter = wanted === 'held' ? { held: true } : wanted === '' ? {} : { state: wanted as OutboxState }
    return outbox.list({ ...filter, ...(after !== undefined && { after }), limit: PAGE_SIZE })
  }, [wanted, after])
  useEvery(EVERY_MS, () => !loaded.isLoading && loaded.reload())
  return (
    <>
      <PageTitle kind="Outbox" title={facts.value?.kind === 'daemon' ? 'of the running daemon' : undefined} />
      <Card
        title="Entries, oldest first"
        isFlush
        actions={
          <label>
            Show{' '}
            <Select
              value={wanted}
              change={(state) => replaceQuery({ state: state || undefined, after: undefined })}
              choices={[['', 'all'], ['held', 'held after a restore'], ...Object.values(OutboxState)]}
            />
          </label>
        }
      >
        <Loading from={loaded}>
          {({ entries, next }) => (
            <>
              <DataTable
                label="Entries"
                rows={entries}
                nothing={<Nothing isFiltered={wanted !== '' || after !== undefined} />}
                keyOf={(entry) => entry.id}
                columns={COLUMNS}
              />
              {(next != null || after !== undefined) && (
                <div class="actions" style={{ padding: '10px 16px' }}>
                  <button
                    type="button"
                    disabled={after === undefined}
                    onClick={() => replaceQuery({ after: undefined })}
                  >
                    Oldest
                  </button>
                  <button type="button" disabled={next == null} onClick={() => next && replaceQuery({ after: next })}>
                    Newer →
                  </button>
                </div>
              )}
            </>
          )}
        </Loading>
      </Card>
    </>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <Empty title="No such entry" />
  return (
    <Empty title="The outbox has no entries">
      {facts.value?.kind === 'daemon' ? (
        <>
          Messages sent with <a href="/api/outbox.send">outbox.send</a> appear here.
        </>
      ) : (
        <>
          This library is used only by the console. To see what an application sends, start the console with the
          application's daemon: <code>vendorclient console --daemon URL</code>
        </>
      )}
    </Empty>
  )
}

const COLUMNS: readonly Column<OutboxEntry>[] = [
  {
    title: 'Entry',
    show: ({ id, key }) => (
      <a href={`/outbox/${encodeURIComponent(id)}`} title={id}>
        {key ?? shortId(id)}
      </a>
    ),
    text: ({ id, key }) => key ?? id,
  },
  { title: 'State', show: (entry) => <State entry={entry} />, text: ({ state, held }) => (held ? 'held' : state) },
  {
    title: 'To',
    show: ({ account_id, dapp_id }) => <Account address={account_id} dappId={dapp_id} />,
    text: ({ account_id }) => account_id,
  },
  {
    title: 'Transaction',
    show: ({ transaction_id }) =>
      transaction_id == null ? <span class="dim">—</span> : <Id kind="transaction" id={transaction_id} />,
    text: ({ transaction_id }) => transaction_id ?? '',
  },
  { title: 'Fees', kind: 'amount', value: ({ fees }) => fees?.total_account_fees, isExtra: true },
  {
    title: 'Since',
    show: ({ changed_at }) => <Time seconds={Number(changed_at) / 1000} />,
    text: ({ changed_at }) => new Date(Number(changed_at)).toISOString(),
  },
]

function State({ entry: { state, held } }: { readonly entry: OutboxEntry }) {
  return held == null ? <Badge tone={TONES[state] ?? 'info'}>{state}</Badge> : <Badge tone="warn">held</Badge>
}

function Entry({ id }: { readonly id: string }) {
  const loaded = useLoaded(async () => (await (await library()).outbox.get({ id })).entry, [id])
  useEvery(EVERY_MS, () => !loaded.isLoading && loaded.reload())
  return (
    <>
      <PageTitle kind="Outbox" name={id} title={id} actions={<a href="/outbox">all entries</a>} />
      <Loading from={loaded}>
        {(entry) => (
          <>
            <Card title="Entry" actions={<Decisions entry={entry} done={loaded.reload} />}>
              <EntryFacts entry={entry} />
            </Card>
            {entry.output != null && (
              <Card title="What the contract returned">
                <Json value={entry.output} label="Output" />
              </Card>
            )}
            {entry.error != null && (
              <Card title={ENDED.includes(entry.state) ? 'Why it failed' : 'Why it has no outcome yet'}>
                <p>
                  <Badge tone="bad">{entry.error.code}</Badge> {entry.error.message}
                </p>
                <Json value={entry.error.data} label="Details of the error" />
              </Card>
            )}
          </>
        )}
      </Loading>
    </>
  )
}

const ENDED: readonly string[] = Object.keys(TONES)

function EntryFacts({ entry }: { readonly entry: OutboxEntry }) {
  const { key, group, account_id, dapp_id, message_hash, replaced, held, transaction_id, fees } = entry
  return (
    <Facts
      entries={{
        State: <State entry={entry} />,
        Held: held != null && (
          <>
            {HOLDS[held.reason] ?? held.reason} The storage was restored from a copy of{' '}
            <Time seconds={Number(held.made_at) / 1000} />.
          </>
        ),
        'Possibly executed by': held?.matches?.map((id) => <Id key={id} kind="transaction" id={id} />),
        Key: key != null && (
          <>
            {key} <Copy text={key} what="key" />
          </>
        ),
        To: <Account address={account_id} dappId={dapp_id} isWhole />,
        Message: message_hash != null && <Id kind="message" id={message_hash} isWhole />,
        'Proven not executed':
          replaced.length > 0 && replaced.map((hash) => <Id key={hash} kind="message" id={hash} />),
        Transaction: transaction_id != null && <Id kind="transaction" id={transaction_id} isWhole />,
        'Exit code': entry.exit_code,
        Fees: fees != null && <Amount nano={fees.total_account_fees} />,
        Finality: entry.finality,
        Group: group,
        Stored: <Time seconds={Number(entry.created_at) / 1000} />,
        'In this state since': <Time seconds={Number(entry.changed_at) / 1000} />,
        'Message expires': entry.expire_at != null && <Time seconds={entry.expire_at} />,
        'Not sent before': entry.not_before != null && <Time seconds={entry.not_before} />,
        'Not sent after': entry.give_up_at != null && <Time seconds={entry.give_up_at} />,
      }}
    />
  )
}

/** Decisions that a person may take about an entry. */
function Decisions({ entry, done }: { readonly entry: OutboxEntry; readonly done: () => void }) {
  const { id, held, state } = entry
  const release = async (decision: 'unsent' | 'unknown', warning: string) => {
    await askPerson({
      title: decision === 'unsent' ? 'Send it now?' : 'End it as unknown?',
      details: [
        ['Entry', entry.key ?? id],
        ['To', entry.account_id],
      ],
      warnings: [warning],
      answers: [decision === 'unsent' ? 'It was not sent: send it' : 'End it', 'Leave unchanged'],
      refusal: 'Nothing was changed',
    })
    await (await library()).outbox.release({ id, decision })
    done()
  }
  if (held != null) {
    return (
      <>
        <Action run={() => release('unsent', 'If it was sent after the copy was made, this sends it a second time')}>
          It was not sent
        </Action>
        <Action run={() => release('unknown', 'It will never be sent')}>Outcome unknown</Action>
      </>
    )
  }
  if (state !== 'queued' && state !== 'signing') return null
  const cancel = async () => {
    const { is_cancelled } = await (await library()).outbox.cancel({ id })
    done()
    if (!is_cancelled) throw new Error('It was already sent')
    navigate(`/outbox/${encodeURIComponent(id)}`)
  }
  return <Action run={cancel}>Cancel</Action>
}
