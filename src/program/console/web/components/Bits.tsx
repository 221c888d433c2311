/** Small parts that every page uses. */
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import {
  accountIdOf,
  accountPath,
  blockPath,
  dappPath,
  messagePath,
  transactionPath,
} from '../../../common/consolePaths.ts'
import {
  absoluteTime,
  amountText,
  groupDigits,
  type IntegerText,
  jsonText,
  relativeTime,
  shortId,
  toBigInt,
} from '../chain/formats.ts'
import type { Loaded } from '../chain/load.ts'
import { nameOf } from '../chain/names.ts'
import { Icon } from './Icon.tsx'

export function Copy({ text, what }: { readonly text: string; readonly what: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async (event: Event) => {
    event.stopPropagation()
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <button type="button" class="icon copy" aria-label={`Copy ${what}`} title={`Copy ${what}`} onClick={copy}>
      <Icon name={isCopied ? 'done' : 'copy'} />
    </button>
  )
}

const PATHS = { block: blockPath, transaction: transactionPath, message: messagePath, dapp: dappPath } as const
const KINDS = { block: 'block', transaction: 'transaction', message: 'message', dapp: 'Dapp ID' } as const

export function Id({
  kind,
  id,
  isWhole = false,
}: {
  readonly kind: keyof typeof PATHS
  readonly id: string
  readonly isWhole?: boolean
}) {
  return (
    <span class="id">
      <a href={PATHS[kind](id)} title={id}>
        {isWhole ? id : shortId(id)}
      </a>
      <Copy text={id} what={KINDS[kind]} />
    </span>
  )
}

export function Account({
  address,
  dappId,
  isWhole = false,
}: {
  readonly address: string | null | undefined
  readonly dappId?: string | null | undefined
  readonly isWhole?: boolean
}) {
  if (address == null || address === '') return <span class="dim">outside</span>
  const id = accountIdOf(address)
  const name = nameOf(id)
  return (
    <span class="id">
      {name !== undefined && isWhole && <span class="name">{name}</span>}
      <a href={accountPath(address, dappId)} title={address} class={name !== undefined && !isWhole ? 'name' : ''}>
        {isWhole ? id : (name ?? shortId(id))}
      </a>
      <Copy text={id} what="account id" />
    </span>
  )
}

export function Amount({ nano, isSigned = false }: { readonly nano: IntegerText; readonly isSigned?: boolean }) {
  if (nano === null || nano === undefined) return <span class="dim">—</span>
  const value = toBigInt(nano)
  const sign = isSigned && value > 0n ? '+' : ''
  const tone = isSigned ? (value > 0n ? ' gain' : value < 0n ? ' loss' : '') : ''
  return (
    <span class={`amount${tone}`} title={`${groupDigits(value)} nanotokens`}>
      {sign}
      {amountText(value)}
    </span>
  )
}

export function Count({ value }: { readonly value: IntegerText }) {
  if (value === null || value === undefined) return <span class="dim">—</span>
  return <span class="amount">{groupDigits(toBigInt(value))}</span>
}

/** Whether times are shown as they are, for all of the page. */
const showsAbsolute = signal(false)
const now = signal(Date.now() / 1000)
setInterval(() => {
  if (document.visibilityState === 'visible') now.value = Date.now() / 1000
}, 1000)

export function Time({ seconds }: { readonly seconds: number | null | undefined }) {
  if (seconds == null || seconds === 0) return <span class="dim">—</span>
  const absolute = absoluteTime(seconds)
  const relative = relativeTime(seconds, now.value)
  const [shown, other] = showsAbsolute.value ? [absolute, relative] : [relative, absolute]
  return (
    <button
      type="button"
      class="time"
      title={`${other}. Select to change how times are shown.`}
      onClick={() => {
        showsAbsolute.value = !showsAbsolute.value
      }}
    >
      <time dateTime={new Date(seconds * 1000).toISOString()}>{shown}</time>
    </button>
  )
}

export type Tone = 'good' | 'bad' | 'warn' | 'plain' | 'info'

export function Badge({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>
}

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

/** Names and values. */
export function Facts({
  entries,
}: {
  readonly entries: readonly (readonly [name: string, value: ComponentChildren] | false | undefined)[]
}) {
  return (
    <dl class="facts">
      {entries.map(
        (entry) =>
          entry && (
            <div key={entry[0]}>
              <dt>{entry[0]}</dt>
              <dd>{entry[1]}</dd>
            </div>
          ),
      )}
    </dl>
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
      {value !== undefined
        ? children(value)
        : error === undefined && (
            <div class="loading" role="status">
              Loading…
            </div>
          )}
    </>
  )
}

export function Json({ value, label }: { readonly value: unknown; readonly label: string }) {
  const text = typeof value === 'string' ? value : jsonText(value)
  return (
    <div class="json">
      <Copy text={text} what={label} />
      <pre tabIndex={0} role="region" aria-label={label}>
        {text}
      </pre>
    </div>
  )
}

export function PageTitle({
  kind,
  title,
  actions,
}: {
  readonly kind: string
  readonly title?: ComponentChildren
  readonly actions?: ComponentChildren
}) {
  useEffect(() => {
    document.title = `${kind} · vendorclient console`
  }, [kind])
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

/** Tabs, of which one is shown; arrow keys go from one to the next. */
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

/** A button that does something and says how it went. */
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
