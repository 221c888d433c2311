/** The daemon whose library this console uses: connections, running calls, durations and log. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ResultOfInspect } from '../../../../../bindings/typescript/generated/types/daemon.ts'
import { type Column, DataTable } from '../components/DataTable.tsx'
import { Card, Empty, Facts, Loading, PageTitle } from '../components/layout.tsx'
import { Plot } from '../components/Plot.tsx'
import { Badge, Count } from '../components/values.tsx'
import { facts, library } from '../data/connection.ts'
import { bytesText } from '../data/formats.ts'
import { useEvery, useLoaded } from '../data/load.ts'

/** Lines of the log that are shown. */
const MAX_LINES = 1000
/** Number of points in the plot. */
const MAX_MOMENTS = 180

interface Moment {
  readonly time: number
  readonly memory: number
  readonly calls: number
}

export function DaemonPage(_: { readonly rest: string }) {
  const lastLine = useRef(0n)
  const [lines, setLines] = useState<readonly string[]>([])
  const [moments, setMoments] = useState<readonly Moment[]>([])
  const state = useLoaded(async () => {
    const client = await library()
    const after = lastLine.current
    const told = await client.daemon.inspect({ log_after: after })
    const last = BigInt(told.log.last)
    // A later answer may have arrived first.
    if (after === lastLine.current) {
      lastLine.current = last
      // A daemon that was started again counts from the beginning.
      setLines((before) => [...(last < after ? [] : before), ...told.log.lines].slice(-MAX_LINES))
    }
    const calls = told.connections.reduce((sum, { in_flight }) => sum + in_flight, 0)
    const moment = { time: Date.now() / 1000, memory: Number(told.resident_bytes), calls }
    setMoments((before) => [...before, moment].slice(-MAX_MOMENTS))
    return told
  }, [])
  useEvery(1000, () => !state.isLoading && state.reload())
  const isOwn = facts.value?.kind !== 'daemon'
  return (
    <>
      <PageTitle kind="Daemon" title={isOwn ? 'the library of this console' : 'the running daemon'} />
      <Loading from={state}>
        {(told) => (
          <>
            <Numbers told={told} />
            <div class="grid">
              <Card title="Resident memory">
                <Plot
                  label="Memory over time"
                  times={moments.map(({ time }) => time)}
                  series={[{ label: 'Memory', values: moments.map(({ memory }) => memory), colour: 'accent' }]}
                  format={bytesText}
                  unit={2 ** 20}
                />
              </Card>
              <Card title="Calls in flight over time">
                <Plot
                  label="Calls in flight over time"
                  times={moments.map(({ time }) => time)}
                  series={[{ label: 'Calls', values: moments.map(({ calls }) => calls), colour: 'good' }]}
                  unit={1}
                />
              </Card>
            </div>
            <Card title="Connections" isFlush>
              <Connections told={told} />
            </Card>
            <WaitingWork told={told} />
            <Card title="Call durations" isFlush>
              <Durations told={told} />
            </Card>
            <Card title="Log" actions={<span class="hint">parameters and results are never logged</span>}>
              <Log lines={lines} />
            </Card>
          </>
        )}
      </Loading>
    </>
  )
}

function Numbers({ told }: { readonly told: ResultOfInspect }) {
  const { uptime_ms, resident_bytes, queue, connections, errors } = told
  const failed = Object.values(errors).reduce((sum, count) => sum + count, 0)
  return (
    <Facts
      kind="numbers"
      entries={{
        'Running for': durationText(Number(uptime_ms)),
        Memory: bytesText(Number(resident_bytes)),
        Connections: connections.length,
        Computations: (
          <>
            {queue.running} <small>and {queue.waiting} wait</small>
          </>
        ),
        'Error answers': <Count value={failed} />,
        Process: told.pid,
      }}
    />
  )
}

function Connections({ told }: { readonly told: ResultOfInspect }) {
  return (
    <DataTable
      label="Connections"
      rows={told.connections}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Connection', kind: 'code', value: ({ id }) => id },
        {
          title: 'State',
          show: ({ state }) => <Badge tone={state === 'open' ? 'good' : 'plain'}>{state}</Badge>,
          text: ({ state }) => state,
        },
        { title: 'Open for', show: ({ age_ms }) => durationText(Number(age_ms)), text: ({ age_ms }) => String(age_ms) },
        { title: 'Calls', kind: 'count', value: ({ in_flight }) => in_flight },
        {
          ...{ title: 'Objects', isNumber: true, isExtra: true },
          text: ({ app_objects, callbacks }) => String(app_objects + callbacks),
        },
        {
          ...{ title: 'Unsent', isNumber: true, isExtra: true },
          show: ({ held_bytes }) => bytesText(Number(held_bytes)),
          text: ({ held_bytes }) => String(held_bytes),
        },
      ]}
    />
  )
}

/** Column of a duration, in ms. */
const waitingFor: Column<{ readonly age_ms: number }> = {
  title: 'For',
  isNumber: true,
  show: ({ age_ms }) => durationText(age_ms),
  text: ({ age_ms }) => String(age_ms),
}

function WaitingWork({ told }: { readonly told: ResultOfInspect }) {
  const calls = told.connections.flatMap(({ id, calls: own }) =>
    own.filter(({ method }) => method !== 'daemon.inspect').map((call) => ({ ...call, connection: id })),
  )
  const requests = told.connections.flatMap(({ id, app_requests: own }) =>
    own.map((request) => ({ ...request, connection: id })),
  )
  return (
    <div class="grid">
      <Card title="Calls in flight" isFlush>
        <DataTable
          label="Calls in flight"
          rows={calls}
          nothing={<Empty title="No calls are in flight" />}
          keyOf={({ connection, method, age_ms }) => `${connection} ${method} ${age_ms}`}
          columns={[
            { title: 'Method', kind: 'code', value: ({ method }) => method },
            waitingFor,
            { title: 'Connection', text: ({ connection }) => connection, isExtra: true },
          ]}
        />
      </Card>
      <Card title="Waiting app requests" isFlush>
        <DataTable
          label="Waiting app requests"
          rows={requests}
          nothing={<Empty title="No app request is waiting for an answer" />}
          keyOf={({ connection, app_request_id }) => `${connection} ${app_request_id}`}
          columns={[
            { title: 'Object', kind: 'code', value: ({ app_object }) => app_object },
            waitingFor,
            { title: 'Connection', text: ({ connection }) => connection },
          ]}
        />
      </Card>
    </div>
  )
}

function Durations({ told }: { readonly told: ResultOfInspect }) {
  const rows = told.durations.toSorted((first, second) => Number(second.calls) - Number(first.calls))
  return (
    <DataTable
      label="Durations by method"
      rows={rows}
      keyOf={({ method }) => method}
      columns={[
        {
          title: 'Method',
          show: ({ method }) => <a href={`/api/${method}`}>{method}</a>,
          text: ({ method }) => method,
        },
        { title: 'Calls', kind: 'count', value: ({ calls }) => calls },
        {
          title: 'Mean, ms',
          isNumber: true,
          show: ({ mean_ms }) => mean_ms.toFixed(2),
          text: ({ mean_ms }) => String(mean_ms),
        },
        {
          title: 'Longest, ms',
          isNumber: true,
          show: ({ max_ms }) => max_ms.toFixed(1),
          text: ({ max_ms }) => String(max_ms),
        },
      ]}
    />
  )
}

function Log({ lines }: { readonly lines: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    if (isAtEnd.current && place.current !== null) place.current.scrollTop = place.current.scrollHeight
  }, [lines])
  if (lines.length === 0) return <Empty title="The log is empty" />
  return (
    <div
      class="log"
      ref={place}
      tabIndex={0}
      role="log"
      aria-label="Log of the daemon"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 30
      }}
    >
      {lines.map((line, index) => (
        <p key={index}>
          <LogLine line={line} />
        </p>
      ))}
    </div>
  )
}

function LogLine({ line }: { readonly line: string }) {
  let parsed: Record<string, unknown>
  try {
    parsed = JSON.parse(line)
  } catch {
    return <>{line}</>
  }
  const { level, time, event, ...fields } = parsed
  const tone = level === 'error' ? 'bad' : level === 'warn' ? 'warn' : 'plain'
  const others = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return (
    <>
      <span class="dim">{String(time).slice(11, 23)}</span> <Badge tone={tone}>{String(level)}</Badge> {String(event)}{' '}
      <span class="dim">{others.join(' ')}</span>
    </>
  )
}

function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  const seconds = Math.floor(ms / 1000)
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
}
