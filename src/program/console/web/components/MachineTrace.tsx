/** The steps of the virtual machine in a transaction, forwards and backwards. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ReplayedStep, ResultOfReplay } from '../../../../../bindings/typescript/generated/devNode/types.ts'
import { groupDigits, jsonText, shortId } from '../data/formats.ts'
import { Excerpt } from './FailureBanner.tsx'
import { Action, Empty } from './layout.tsx'
import { useVirtualRows } from './useVirtualRows.ts'
import { Badge } from './values.tsx'

const ROW_HEIGHT = 28

/** Lines of source shown before and after that of the step. */
const SOURCE_BEFORE = 8
const SOURCE_AFTER = 8

/** `loadBefore` reads steps before the one with this number. */
export function MachineTrace({
  replay,
  loadBefore,
}: {
  readonly replay: ResultOfReplay
  readonly loadBefore: (step: number) => Promise<ResultOfReplay>
}) {
  const [steps, setSteps] = useState(replay.steps)
  const [sources, setSources] = useState(replay.sources ?? {})
  // The last step is the one that failed.
  const [at, setAt] = useState(steps.length - 1)
  const loadEarlier = async () => {
    const earlier = await loadBefore(steps[0]!.step)
    setSteps([...earlier.steps, ...steps])
    setSources({ ...earlier.sources, ...sources })
    setAt(at + earlier.steps.length)
  }
  const [text, setText] = useState('')
  const needle = text.trim().toLowerCase()
  const matches = useMemo(
    () => (needle === '' ? [] : steps.flatMap((step, index) => (textOf(step).includes(needle) ? [index] : []))),
    [needle, steps],
  )
  if (steps.length === 0) return <Empty title="No contract ran: there are no steps" />
  const step = steps[at]!
  const go = (index: number) => setAt(Math.max(0, Math.min(steps.length - 1, index)))
  const moves = [
    ['First', 'First step', 0],
    ['◀', 'Step back', at - 1],
    ['▶', 'Step forward', at + 1],
    ['Last', 'Last step', steps.length - 1],
  ] as const
  const search = (direction: 1 | -1) => {
    const next = direction === 1 ? matches.find((index) => index > at) : matches.findLast((index) => index < at)
    go(next ?? (direction === 1 ? matches[0] : matches.at(-1)) ?? at)
  }
  const keys = (event: KeyboardEvent) => {
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: steps.length - 1 }[event.key]
    const page = { PageDown: at + 15, PageUp: at - 15 }[event.key]
    if (target === undefined && page === undefined) return
    event.preventDefault()
    go((target ?? page)!)
  }
  return (
    <div class="stack">
      <div class="row">
        <div class="actions">
          {moves.map(([text, label, target]) => (
            <button
              key={label}
              type="button"
              onClick={() => go(target)}
              aria-label={label}
              disabled={steps[target] === undefined || target === at}
            >
              {text}
            </button>
          ))}
          <span role="status">
            step {groupDigits(step.step)} of {groupDigits(replay.total_steps)}
          </span>
          {!replay.matches && <Badge tone="warn">this run differs from the one on the chain</Badge>}
        </div>
        <form
          class="actions"
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            search(1)
          }}
        >
          <input
            type="search"
            value={text}
            placeholder="Instruction or value"
            aria-label="Search the steps"
            style={{ width: '190px' }}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="button" onClick={() => search(-1)} aria-label="Previous match" disabled={matches.length === 0}>
            ↑
          </button>
          <button type="submit" aria-label="Next match" disabled={matches.length === 0}>
            ↓
          </button>
          {needle !== '' && <span class="hint">{matches.length} found</span>}
        </form>
      </div>
      {steps[0]!.step > 1 && (
        <p class="hint">
          Steps {groupDigits(steps[0]!.step)} to {groupDigits(replay.total_steps)} are listed.{' '}
          <Action run={loadEarlier}>Load earlier steps</Action>
        </p>
      )}
      <div class="stepper">
        <Steps steps={steps} at={at} go={go} keys={keys} />
        <State step={step} before={steps[at - 1]} sources={sources} />
      </div>
    </div>
  )
}

function Steps({
  steps,
  at,
  go,
  keys,
}: {
  readonly steps: readonly ReplayedStep[]
  readonly at: number
  readonly go: (index: number) => void
  readonly keys: (event: KeyboardEvent) => void
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const { first, last, scrollTo } = useVirtualRows(scroller, { count: steps.length, rowHeight: ROW_HEIGHT })
  useEffect(() => scrollTo(at), [at])
  return (
    <div class="steps" ref={scroller} role="region" aria-label="Steps" tabIndex={0} onKeyDown={keys}>
      <div style={{ height: `${first * ROW_HEIGHT}px` }} />
      {steps.slice(first, last + 1).map((step, index) => (
        <button
          key={step.step}
          type="button"
          tabIndex={-1}
          onClick={() => go(first + index)}
          {...(first + index === at && { 'aria-current': 'step' })}
        >
          <span class="dim">{step.step}</span>
          <span>{step.instruction}</span>
          <span class="number">{groupDigits(step.gas_used)}</span>
        </button>
      ))}
      <div style={{ height: `${(steps.length - last - 1) * ROW_HEIGHT}px` }} />
    </div>
  )
}

function State({
  step,
  before,
  sources,
}: {
  readonly step: ReplayedStep
  readonly before: ReplayedStep | undefined
  readonly sources: Readonly<Record<string, string>>
}) {
  const stack = stackOf(step)
  return (
    <div class="stack">
      <h3>
        <code>{step.instruction}</code>
      </h3>
      <p>
        gas {groupDigits(step.gas_used)}{' '}
        {before !== undefined && <span class="dim">(+{groupDigits(step.gas_used - before.gas_used)})</span>}, left{' '}
        {groupDigits(step.gas_remaining)}
      </p>
      <p class="dim">
        cell <code title={step.code_hash}>{shortId(step.code_hash)}</code>, bit {step.offset}
        {step.source != null && `, ${step.source.file} line ${step.source.line}`}
      </p>
      {step.source != null && <Excerpt lines={linesAround(step.source, sources)} failing={step.source.line} />}
      <h3>Stack after the step, top first ({step.stack_depth})</h3>
      {stack === undefined ? (
        <p class="dim">Too large to show.</p>
      ) : (
        <ol class="stack-values" tabIndex={0} aria-label="Stack">
          {[...stack].reverse().map((value, index) => (
            <li key={index}>{valueText(value)}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

function linesAround({ file, line }: NonNullable<ReplayedStep['source']>, sources: Readonly<Record<string, string>>) {
  const lines = sources[file]?.split('\n') ?? []
  const first = Math.max(1, line - SOURCE_BEFORE)
  return lines.slice(first - 1, line + SOURCE_AFTER).map((text, index) => ({ line: first + index, text }))
}

function stackOf({ stack }: ReplayedStep): readonly unknown[] | undefined {
  return Array.isArray(stack) ? stack : undefined
}

/** Cells as the kind of value and its BOC, everything else as JSON. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  const { type, value: content } = Object(value) as { readonly type?: unknown; readonly value?: unknown }
  return typeof type === 'string' && typeof content === 'string' ? `${type} ${content}` : jsonText(value, 0)
}

function textOf(step: ReplayedStep): string {
  return `${step.instruction} ${jsonText(step.stack, 0)}`.toLowerCase()
}
