import type { ShownLoss } from '../../../common/moneyText.ts'
import { currencyAmountText } from '../data/formats.ts'
import type { TracedMessage } from '../data/trace.ts'
import { Change } from './Change.tsx'
import { Facts } from './layout.tsx'
import { messageTitle } from './MessageTree.tsx'
import { Account, Badge, Id, Json } from './values.tsx'

const TYPES: Readonly<Record<string, string>> = {
  internal: 'Internal message',
  external_in: 'External inbound message',
  external_out: 'Event',
}

/** Amounts and content of a message, and what was lost of the amounts on arrival. */
export function MessageFacts({
  message,
  lost,
}: {
  readonly message: TracedMessage
  readonly lost: readonly ShownLoss[]
}) {
  const { id, type, state, source, destination, value, currencies, bounce, bounced, kind, contract } = message
  const parameters = message.arguments
  const hasParameters = parameters != null && Object.keys(parameters).length > 0
  return (
    <div class="stack">
      <Facts
        entries={{
          Message: <Id kind="message" id={id} />,
          Kind: (
            <>
              {TYPES[type] ?? type} <Badge tone={state === 'dropped' ? 'bad' : 'plain'}>{state}</Badge>{' '}
              {bounced && <Badge tone="warn">bounced</Badge>}
            </>
          ),
          From: <Account address={source} />,
          To: <Account address={destination} />,
          Tokens: value != null && <Change nano={BigInt(value)} losses={lost} isSigned={false} />,
          'Other currencies':
            currencies != null &&
            Object.entries(currencies).map(([currency, amount]) => (
              <Badge key={currency}>{currencyAmountText(Number(currency), amount)}</Badge>
            )),
          Bounce: type === 'internal' && (bounce ? 'yes' : 'no'),
          Call: (
            <>
              <strong>
                {contract != null && `${contract}.`}
                {messageTitle(message)}
              </strong>{' '}
              {kind === 'unknown' && (
                <span class="dim">
                  No known ABI matches it: <a href="/contracts">add one</a>.
                </span>
              )}
            </>
          ),
        }}
      />
      {hasParameters && <Json value={parameters} label="Arguments" isTitled />}
      {message.header != null && <Json value={message.header} label="Header" isTitled />}
    </div>
  )
}
