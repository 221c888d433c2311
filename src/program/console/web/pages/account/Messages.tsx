/** Messages and events of an account. */
import { Filter, Filters, useFilter } from '../../components/Filters.tsx'
import { Card, Empty } from '../../components/layout.tsx'
import { EventTable, MESSAGE_ROW, type MessageRow, MessageTable } from '../../components/MessageTable.tsx'
import { PAGE_INFO, Pages, readPage } from '../../components/Pages.tsx'
import { type AccountInfo, queryAccount } from '../../data/accounts.ts'

/** Kinds of messages that the network can select. */
const MESSAGE_KINDS = [
  ['IntIn', 'received'],
  ['IntOut', 'sent'],
  ['ExtIn', 'external inbound'],
  ['ExtOut', 'events'],
] as const

export function Messages({ info }: { readonly info: AccountInfo }) {
  const chosen = useFilter('messages')
  const kind = MESSAGE_KINDS.find(([value]) => value === chosen)?.[0]
  const load = async (before: string | undefined) => {
    const types = kind === undefined ? '' : `, msg_type: [${kind}]`
    const list = `messages(last: 50, before: $before${types}) { ${PAGE_INFO} edges { node { ${MESSAGE_ROW} } } }`
    return readPage<MessageRow>((await queryAccount(info.accountId, info.dappId, list, { before })).messages)
  }
  return (
    <Card isFlush>
      <Filters>
        <Filter name="messages" label="Kind of messages" all="all kinds" choices={MESSAGE_KINDS} />
      </Filters>
      <Pages
        key={kind ?? ''}
        load={load}
        watched={[info.accountId, info.dappId, String(info.lastLt), kind]}
        nothing={<Empty title={kind === undefined ? 'No messages sent or received' : 'No messages of this kind'} />}
      >
        {(rows) => <MessageTable rows={rows} label="Messages of the account" account={info.accountId} />}
      </Pages>
    </Card>
  )
}

export function Events({ info }: { readonly info: AccountInfo }) {
  const load = async (before: string | undefined) => {
    const list = `messages(last: 50, before: $before, msg_type: [ExtOut]) { ${PAGE_INFO} edges { node { ${MESSAGE_ROW} } } }`
    return readPage<MessageRow>((await queryAccount(info.accountId, info.dappId, list, { before })).messages)
  }
  return (
    <Card isFlush>
      <Pages
        load={load}
        watched={[info.accountId, info.dappId, String(info.lastLt)]}
        nothing={<Empty title="No events sent" />}
      >
        {(rows) => <EventTable rows={rows} label="Events of the account" />}
      </Pages>
    </Card>
  )
}
