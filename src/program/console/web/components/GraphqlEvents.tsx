import { jsonText } from '../chain/formats.ts'
import type { Following, GraphqlEvent } from '../chain/graphqlEvents.ts'
import { Copy, Empty, Failure } from './Bits.tsx'

const TITLES = {
  starting: 'Subscribing…',
  running: 'Waiting for the first event',
  ended: 'No event arrived',
} as const

/** Events of a subscription, newest first. */
export function GraphqlEvents({ following }: { readonly following: Following }) {
  const { count, events, state } = following
  if (count === 0) {
    return (
      <Empty title={TITLES[state]}>
        {state === 'ended' ? 'Run it again to continue.' : 'The subscription runs until it is stopped.'}
      </Empty>
    )
  }
  return (
    // A scrollable element must be reachable by keyboard.
    <div class="events" role="log" aria-label="Events" tabIndex={0}>
      {events.map((event) => (
        <Event key={event.number} event={event} />
      ))}
      {count > events.length && <p class="hint">Older events are not kept.</p>}
    </div>
  )
}

function Event({ event: { number, timeMs, value, error } }: { readonly event: GraphqlEvent }) {
  const text = error === undefined ? jsonText(value) : ''
  return (
    <article>
      <header>
        <span>#{number}</span>
        <time dateTime={new Date(timeMs).toISOString()}>{new Date(timeMs).toISOString().slice(11, 23)} UTC</time>
        {error === undefined && <Copy text={text} what={`event ${number}`} />}
      </header>
      {error === undefined ? <pre>{text}</pre> : <Failure error={error} />}
    </article>
  )
}
