import { amountText } from '../../../common/moneyText.ts'
import type { TracedMessage } from '../data/trace.ts'
import { Facts } from './layout.tsx'
import { messageTitle } from './MessageTree.tsx'
import { Account, Amount, Badge, Id, Json } from './values.tsx'

const TYPES: Readonly<Record<string, string>> = {
  internal: 'Internal message',
  external_in: 'External inbound message',
  external_out: 'Event',
}

/** Amounts and content of a message. */
export function MessageFacts({ message }: { readonly message: TracedMessage }) {
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
          Tokens: value != null && <Amount nano={value} />,
          'Other currencies':
            currencies != null &&
            Object.entries(currencies).map(([currency, amount]) => (
              <Badge key={currency}>{amountText(Number(currency), amount)}</Badge>
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
      {hasParameters && <Json value={parameters} label="Arguments" />}
      {message.header != null && <Json value={message.header} label="Header" />}
    </div>
  )
}
