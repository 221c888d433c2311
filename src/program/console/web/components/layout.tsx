/** Parts that pages are composed of: title, cards, facts, tabs, buttons, and the states while something loads or fails. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { printableLines } from '../../../common/printable.ts'
import { CallFailed } from '../data/failures.ts'
import type { Loaded } from '../data/load.ts'
import { FailureBanner } from './FailureBanner.tsx'
import { Badge } from './values.tsx'

export function Card({
  title,
  actions,
  children,
  isFlush = false,
}: {
  readonly title?: ComponentChildren
  readonly actions?: ComponentChildren
  readonly children: ComponentChildren
  readonly isFlush?: boolean
}) {
  return (
    <section class={`card${isFlush ? ' flush' : ''}`}>
      {(title !== undefined || actions !== undefined) && (
        <header>
          {title !== undefined && <h2>{title}</h2>}
          {actions !== undefined && <div class="actions">{actions}</div>}
        </header>
      )}
      <div class="body">{children}</div>
    </section>
  )
}

/** Names with their values; values that are absent or `false` are left out. */
export function Facts({
  entries,
  kind = 'facts',
}: {
  readonly entries: Readonly<Record<string, ComponentChildren>>
  /** `numbers`: a few large ones side by side. */
  readonly kind?: 'facts' | 'numbers'
}) {
  return (
    <dl class={kind}>
      {Object.entries(entries).map(
        ([name, value]) =>
          value != null &&
          value !== false && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Converts rows to entries of `Facts`, with their texts shown as code. Rows may share a name. */
export function codeEntries(
  rows: readonly (readonly [name: string, text: string])[],
): Readonly<Record<string, ComponentChildren>> {
  const byName = Map.groupBy(rows, ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, same]) => [
      name,
      same.map(([, text]) => (
        <code key={text} class="whole">
          {text}
        </code>
      )),
    ]),
  )
}

/** Warnings about a call. Each text is a sentence without a full stop. */
export function Warnings({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div class="notice warn" role="note" aria-label="Warnings">
      {texts.map((text) => (
        <p key={text}>{text}.</p>
      ))}
    </div>
  )
}

export function Empty({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="title">{title}</p>
      {children !== undefined && <p>{children}</p>}
    </div>
  )
}

export function Failure({ error, retry }: { readonly error: Error; readonly retry?: () => void }) {
  const { code } = error as { code?: number | string }
  if (error instanceof CallFailed) {
    return (
      <div role="alert">
        <FailureBanner failure={error.failure} actions={error.note !== undefined && <p>{error.note}.</p>} />
      </div>
    )
  }
  return (
    <div class="failure" role="alert">
      <p>
        {code !== undefined && <Badge tone="bad">{code}</Badge>} {error.message}
      </p>
      {retry !== undefined && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  )
}

export function Waiting() {
  return (
    <div class="loading" role="status">
      Loading…
    </div>
  )
}

/** Shows loaded content, or the progress of loading it. */
export function Loading<T>({
  from,
  children,
}: {
  readonly from: Loaded<T>
  readonly children: (value: T) => ComponentChildren
}) {
  const { value, error, reload } = from
  return (
    <>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {value !== undefined ? children(value) : error === undefined && <Waiting />}
    </>
  )
}

export function PageTitle({
  kind,
  name,
  title,
  actions,
}: {
  readonly kind: string
  /** Tells the tab of the browser from others of the same kind. */
  readonly name?: string | undefined
  readonly title?: ComponentChildren
  readonly actions?: ComponentChildren
}) {
  useEffect(() => {
    const own = name === undefined || name === '' ? kind : `${kind} ${name}`
    document.title = `${printableLines(own)} · vendorclient console`
  }, [kind, name])
  return (
    <div class="page-title">
      <h1>
        <span>{kind}</span>
        {title !== undefined && <small>{title}</small>}
      </h1>
      {actions !== undefined && <div class="actions">{actions}</div>}
    </div>
  )
}

export interface Tab {
  readonly id: string
  readonly label: ComponentChildren
}

/** Tabs, of which one is shown; arrow keys switch between them. */
export function Tabs({
  tabs,
  selected,
  select,
  label,
  children,
}: {
  readonly tabs: readonly Tab[]
  readonly selected: string
  readonly select: (id: string) => void
  readonly label: string
  readonly children: ComponentChildren
}) {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = tabs.findIndex(({ id }) => id === selected)
    const next = tabs[(index + step + tabs.length) % tabs.length]!
    select(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === selected}
            aria-controls="tab-panel"
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${selected}`}>
        {children}
      </div>
    </>
  )
}

/** A button that runs an action and shows its result. */
export function Action({
  run,
  children,
  isMain = false,
  isDisabled = false,
  done,
}: {
  readonly run: () => Promise<unknown>
  readonly children: ComponentChildren
  readonly isMain?: boolean
  readonly isDisabled?: boolean
  readonly done?: string
}) {
  const [state, setState] = useState<{ isRunning: boolean; error?: Error; isDone?: boolean }>({ isRunning: false })
  const start = async () => {
    setState({ isRunning: true })
    try {
      await run()
      setState({ isRunning: false, isDone: true })
    } catch (error) {
      setState({ isRunning: false, error: error as Error })
    }
  }
  return (
    <span class="action">
      <button type="button" class={isMain ? 'main' : ''} disabled={state.isRunning || isDisabled} onClick={start}>
        {state.isRunning ? '…' : children}
      </button>
      {state.error !== undefined && <Failure error={state.error} />}
      {state.isDone === true && done !== undefined && (
        <span class="done" role="status">
          {done}
        </span>
      )}
    </span>
  )
}
