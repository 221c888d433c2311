/** The transactions of a tree as boxes, the messages between them as lines, drawn from left to right. */
import { hierarchy, tree as treeLayout } from 'd3-hierarchy'
import { useEffect, useRef } from 'preact/hooks'
import { accountPath, messagePath, transactionPath } from '../../../common/consolePaths.ts'
import { burntTexts } from '../../../common/moneyText.ts'
import { printable } from '../../../common/printable.ts'
import { accountLabel } from '../data/accountLabel.ts'
import { outcomeOf } from '../data/failures.ts'
import { amountText, groupDigits } from '../data/formats.ts'
import { lossesOnArrival, type Trace, type TracedMessage, type TracedTransaction } from '../data/trace.ts'
import { outcomeText } from './OutcomeBadge.tsx'

const WIDTH = 190
const HEIGHT = 74
const GAP_X = 190
const GAP_Y = 26

/** A transaction, or the end of a message that no transaction has executed. */
interface Place {
  readonly transaction?: TracedTransaction
  readonly message: TracedMessage | undefined
  readonly children: Place[]
}

export function MessageTree({ trace, shown }: { readonly trace: Trace; readonly shown: string }) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    // Only the tree is scrolled, not the page.
    const box = frame.current?.querySelector<HTMLElement>('[aria-current]')
    if (box != null)
      frame.current?.scrollTo({ left: box.offsetLeft + box.offsetWidth / 2 - frame.current.clientWidth / 2 })
  }, [shown])
  const root = placesOf(trace)
  if (root === undefined) return null
  const laid = treeLayout<Place>().nodeSize([HEIGHT + GAP_Y, WIDTH + GAP_X])(hierarchy(root))
  const nodes = laid.descendants()
  const top = Math.min(...nodes.map(({ x }) => x))
  const height = Math.max(...nodes.map(({ x }) => x)) - top + HEIGHT
  const width = Math.max(...nodes.map(({ y }) => y)) + WIDTH
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ left: y, middle: x - top + HEIGHT / 2 })
  return (
    <nav class="tree" ref={frame} aria-label="Tree of messages and transactions">
      <div class="canvas" style={{ width: `${width}px`, height: `${height}px` }}>
        <svg width={width} height={height} aria-hidden="true">
          {nodes.map((node) => {
            if (node.parent === null) return null
            const [from, to] = [at(node.parent), at(node)]
            const [start, bend] = [from.left + WIDTH, (from.left + WIDTH + to.left) / 2]
            const path = `M${start},${from.middle} C${bend},${from.middle} ${bend},${to.middle} ${to.left},${to.middle}`
            return <path key={keyOf(node.data)} d={path} class={node.data.message?.bounced ? 'bounced' : ''} />
          })}
        </svg>
        {nodes.map((node) => {
          const { left, middle } = at(node)
          const { message, transaction } = node.data
          return (
            <>
              {node.parent !== null && message !== undefined && (
                <a
                  key={`m${message.id}`}
                  class="edge"
                  href={messagePath(message.id)}
                  title={messageTitle(message)}
                  style={{ left: `${left - GAP_X / 2}px`, top: `${(middle + at(node.parent).middle) / 2}px` }}
                >
                  <strong>{messageTitle(message)}</strong>
                  {message.value != null && amountText(BigInt(message.value))}
                  {burntTexts(lossesOnArrival(trace, message)).map((text) => (
                    <span key={text} class="bad-text">
                      {text}
                    </span>
                  ))}
                </a>
              )}
              {transaction === undefined ? (
                <End key={keyOf(node.data)} message={message} left={left} top={middle - HEIGHT / 2} />
              ) : (
                <Box
                  key={transaction.id}
                  transaction={transaction}
                  isShown={transaction.id === shown}
                  left={left}
                  top={middle - HEIGHT / 2}
                />
              )}
            </>
          )
        })}
      </div>
    </nav>
  )
}

function Box({
  transaction,
  isShown,
  left,
  top,
}: {
  readonly transaction: TracedTransaction
  readonly isShown: boolean
  readonly left: number
  readonly top: number
}) {
  const { id, in_message: message, compute } = transaction
  const outcome = outcomeOf(transaction)
  const hasFailed = outcome === 'failed' || outcome === 'burnt'
  const title = accountTitle(transaction)
  return (
    <a
      class={`node${hasFailed ? ' failed' : ''}`}
      href={transactionPath(id)}
      title={`Transaction ${id}`}
      {...(isShown && { 'aria-current': 'true' })}
      style={{ left: `${left}px`, top: `${top}px`, width: `${WIDTH}px`, height: `${HEIGHT}px` }}
    >
      <b>{title}</b>
      <span>{message == null ? 'without a message' : messageTitle(message)}</span>
      <span class={hasFailed ? 'bad-text' : outcome === 'unknown' ? '' : 'good-text'}>
        {outcomeText(outcome, compute?.exit_code)}{' '}
        <span class="dim">{compute?.gas_used != null && `· ${groupDigits(compute.gas_used)} gas`}</span>
      </span>
    </a>
  )
}

function End({
  message,
  left,
  top,
}: {
  readonly message: TracedMessage | undefined
  readonly left: number
  readonly top: number
}) {
  const isOutside = message?.type === 'external_out'
  const href = isOutside || message?.destination == null ? messagePath(message!.id) : accountPath(message.destination)
  return (
    <a
      class="node outside"
      href={href}
      style={{ left: `${left}px`, top: `${top}px`, width: `${WIDTH}px`, height: `${HEIGHT}px` }}
    >
      <b>{isOutside || message?.destination == null ? 'Outside' : accountLabel(message.destination).text}</b>
      <span class="dim">{isOutside ? (message.kind === 'event' ? 'event' : 'answer') : message?.state}</span>
    </a>
  )
}

/** The node knows contracts that no page has read. */
export function accountTitle({ account_id, name, contract }: TracedTransaction): string {
  const { text, isName } = accountLabel(account_id)
  if (isName || (name == null && contract == null)) return text
  return name ?? `${contract} ${account_id.slice(0, 6)}`
}

/** Content of a message, in a few words. */
export function messageTitle(message: TracedMessage): string {
  switch (message.kind) {
    case 'input':
    case 'output':
      return `${message.function}()`
    case 'event':
      return `${message.function}`
    case 'bounced':
      return message.function == null ? 'bounced' : `bounced ${message.function}()`
    case 'comment':
      return `“${printable(message.comment ?? '')}”`
    case 'transfer':
      return message.bounced ? 'bounced' : 'transfer'
    default:
      return message.selector == null ? 'unknown body' : `0x${message.selector}`
  }
}

function keyOf({ transaction, message }: Place): string {
  return transaction?.id ?? `end of ${message?.id}`
}

function placesOf({ transactions, root }: Trace): Place | undefined {
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]))
  const build = (transaction: TracedTransaction, message: TracedMessage | undefined): Place => ({
    transaction,
    message,
    children: transaction.out_messages.map((out) => {
      const child = out.transaction == null ? undefined : byId.get(out.transaction)
      return child === undefined ? { message: out, children: [] } : build(child, out)
    }),
  })
  const first = byId.get(root)
  return first && build(first, first.in_message ?? undefined)
}
