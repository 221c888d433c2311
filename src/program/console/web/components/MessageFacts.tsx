import type { TracedMessage } from '../data/trace.ts'
import { Facts } from './layout.tsx'
import { messageTitle } from './MessageTree.tsx'
import { Account, Amount, Badge, Id, Json } from './values.tsx'

const TYPES: Readonly<Record<string, string>> = {
  internal: 'between accounts',
  external_in: 'from outside the chain',
  external_out: 'out of the chain',
}

/** Amounts and content of a message. */
export function MessageFacts({ message }: { readonly message: TracedMessage }) {
  const { id, type, state, source, destination, value, currencies, bounce, bounced, kind, contract } = message
  const parameters = message.arguments
  const hasParameters = parameters != null && Object.keys(parameters).length > 0
  return (
    <div class="stack">
      <Facts
        entries={[
          ['Message', <Id key="id" kind="message" id={id} />],
          [
            'Kind',
            <span key="kind">
              {TYPES[type] ?? type} <Badge tone={state === 'dropped' ? 'bad' : 'plain'}>{state}</Badge>{' '}
              {bounced && <Badge tone="warn">bounced</Badge>}
            </span>,
          ],
          ['From', <Account key="from" address={source} />],
          ['To', <Account key="to" address={destination} />],
          value != null && ['Tokens', <Amount key="value" nano={value} />],
          currencies != null && [
            'Other currencies',
            Object.entries(currencies).map(([currency, amount]) => (
              <Badge key={currency}>
                {amount} of {currency}
              </Badge>
            )),
          ],
          type === 'internal' && ['When it fails', bounce ? 'is returned' : 'stays'],
          [
            'Says',
            <span key="says">
              <strong>{messageTitle(message)}</strong>{' '}
              {kind === 'unknown' && (
                <span class="dim">
                  No known ABI matches it: <a href="/contracts">add one</a>.
                </span>
              )}
              {contract != null && <span class="dim">by the ABI of {contract}</span>}
            </span>,
          ],
        ]}
      />
      {hasParameters && <Json value={parameters} label="Arguments" />}
      {message.header != null && <Json value={message.header} label="Header" />}
    </div>
  )
}
