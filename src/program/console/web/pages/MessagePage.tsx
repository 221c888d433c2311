/** A message: sender, recipient, content and outcome. */

import { Cells } from '../components/Cells.tsx'
import { Card, Empty, Facts, Loading, PageTitle } from '../components/layout.tsx'
import { MessageFacts } from '../components/MessageFacts.tsx'
import { MessageTree } from '../components/MessageTree.tsx'
import { Amount, Badge, Count, Id, Time, WholeId } from '../components/values.tsx'
import { checkId } from '../data/accounts.ts'
import { shortId, toBigInt } from '../data/formats.ts'
import { useLoaded } from '../data/load.ts'
import { loadTrace } from '../data/loadTrace.ts'
import { type Data, query } from '../data/query.ts'
import { lossesOnArrival, type TracedMessage } from '../data/trace.ts'

const FIELDS = `id msg_type_name src dst value fwd_fee created_at created_lt bounce bounced body boc status_name
  src_transaction { id } dst_transaction { id }`

export function MessagePage({ rest }: { readonly rest: string }) {
  const id = rest.toLowerCase()
  const found = useLoaded(async () => {
    const { blockchain } = await query(`query($id: String!) { blockchain { message(hash: $id) { ${FIELDS} } } }`, {
      id: checkId(id),
    })
    const { message } = blockchain
    if (message == null) return null
    const near = message.dst_transaction?.id ?? message.src_transaction?.id
    const trace = near === undefined ? undefined : await loadTrace(near)
    const all = trace?.transactions.flatMap(({ in_message, out_messages }) => [in_message, ...out_messages]) ?? []
    // The transaction that executed the message contains more than the one that sent it.
    const known = all.filter((one): one is TracedMessage => one != null && one.id === id)
    return { message, trace, near, traced: known.find(({ kind }) => kind !== 'unknown') ?? known[0] }
  }, [id])
  return (
    <>
      <PageTitle kind="Message" name={shortId(id)} title={<WholeId id={id} what="message" />} />
      <Loading from={found}>
        {(value) =>
          value === null ? (
            <Card>
              <Empty title="The network has no such message">
                Messages that are not yet in a block cannot be found. Try again later.
              </Empty>
            </Card>
          ) : (
            <>
              <div class="grid">
                <Card title="Content">
                  {value.traced === undefined ? (
                    <Empty title="No details available" />
                  ) : (
                    <MessageFacts
                      message={value.traced}
                      lost={value.trace === undefined ? [] : lossesOnArrival(value.trace, value.traced)}
                    />
                  )}
                </Card>
                <Card title="Delivery">
                  <Facts
                    entries={{
                      Status: <Badge>{value.message.status_name ?? '—'}</Badge>,
                      'Sent by': <TransactionOf end={value.message.src_transaction} absent="outside" />,
                      'Executed by': <TransactionOf end={value.message.dst_transaction} absent="not executed" />,
                      Created: <Time seconds={value.message.created_at} />,
                      'Logical time': <Count value={value.message.created_lt} />,
                      'Forward fee': value.message.fwd_fee != null && <Amount nano={toBigInt(value.message.fwd_fee)} />,
                    }}
                  />
                </Card>
              </div>
              {value.trace && (
                <Card title="Messages and transactions" isFlush>
                  <MessageTree trace={value.trace} shown={value.near ?? ''} />
                </Card>
              )}
              {value.message.boc && (
                <Card title="Cells">
                  <Cells boc={value.message.boc} name={id} />
                </Card>
              )}
            </>
          )
        }
      </Loading>
    </>
  )
}

function TransactionOf({ end, absent }: { readonly end: Data; readonly absent: string }) {
  return end?.id ? <Id kind="transaction" id={end.id} /> : absent
}
