/** Values as pages show them: ids, amounts, times, labels, JSON. */
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
import { absoluteTime, dateAndTime, now, showsAbsolute, zoneText } from '../browser/timeZone.ts'
import { accountLabel } from '../data/accountLabel.ts'
import { generation } from '../data/connection.ts'
import { readContractOf } from '../data/decoded.ts'
import {
  amountText,
  groupDigits,
  type IntegerText,
  jsonText,
  relativeTime,
  shortId,
  toBigInt,
} from '../data/formats.ts'
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

/** An id with all digits, without a link. */
export function WholeId({ id, what }: { readonly id: string; readonly what: string }) {
  return (
    <span class="id">
      <code class="whole">{id}</code> <Copy text={id} what={what} />
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
  const id = accountIdOf(address ?? '')
  useEffect(() => readContractOf(id), [id, generation.value])
  if (address == null || address === '') return <span class="dim">outside</span>
  const { text, isName } = accountLabel(address)
  return (
    <span class="id">
      {isName && isWhole && <span class="name">{text}</span>}
      <a href={accountPath(address, dappId)} title={address} class={isName && !isWhole ? 'name' : ''}>
        {isWhole ? id : text}
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

export function Time({ seconds }: { readonly seconds: number | null | undefined }) {
  if (seconds == null || seconds === 0) return <span class="dim">—</span>
  const relative = relativeTime(seconds, now.value)
  const isAbsolute = showsAbsolute.value
  const [date, time] = dateAndTime(seconds)
  return (
    <button
      type="button"
      class="time"
      title={`${isAbsolute ? relative : absoluteTime(seconds)}. Select to change how times are shown.`}
      onClick={() => {
        showsAbsolute.value = !isAbsolute
      }}
    >
      <time dateTime={new Date(seconds * 1000).toISOString()}>
        {isAbsolute ? (
          <>
            <span class="date">{date}</span> {time}
            <span class="zone">{` ${zoneText(seconds)}`}</span>
          </>
        ) : (
          relative
        )}
      </time>
    </button>
  )
}

export type Tone = 'good' | 'bad' | 'warn' | 'plain' | 'info'

export function Badge({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>
}

export function Json({
  value,
  label,
  isTitled = false,
}: {
  readonly value: unknown
  readonly label: string
  /** Shows the label above. */
  readonly isTitled?: boolean
}) {
  const text = typeof value === 'string' ? value : jsonText(value)
  return (
    <div class="json">
      {isTitled && <p class="dim">{label}</p>}
      <Copy text={text} what={label} />
      <pre tabIndex={0} role="region" aria-label={label}>
        {linked(text)}
      </pre>
    </div>
  )
}

/** Addresses of accounts, as decoded values and texts of this program have them. */
const ADDRESSES = /("?(?:[0-9a-f]{64}::|-?\d{1,3}:)[0-9a-f]{64}"?)/

/** A text whose addresses are links, with the names of accounts that have one. */
export function linked(text: string): ComponentChildren {
  return text.split(ADDRESSES).map((part, index) => {
    if (index % 2 === 0) return part
    const address = part.replaceAll('"', '')
    const { text: label, isName } = accountLabel(address)
    return (
      <a key={index} href={accountPath(address)} {...(isName && { 'data-name': label })}>
        {part}
      </a>
    )
  })
}
