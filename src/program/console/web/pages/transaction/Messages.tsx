/** The message that a transaction executed, and those that it sent. */
import { Card, Empty } from '../../components/layout.tsx'
import { MessageFacts } from '../../components/MessageFacts.tsx'
import { messageTitle } from '../../components/MessageTree.tsx'
import { lossesOnArrival, type Trace, type TracedTransaction } from '../../data/trace.ts'

export function Messages({ transaction, trace }: { readonly transaction: TracedTransaction; readonly trace: Trace }) {
  const { in_message: inMessage, out_messages: outMessages } = transaction
  return (
    <div class="grid">
      <Card title="Message executed">
        {inMessage == null ? (
          <Empty title="None" />
        ) : (
          <MessageFacts message={inMessage} lost={lossesOnArrival(trace, inMessage)} />
        )}
      </Card>
      {outMessages.map((message) => (
        <Card key={message.id} title={`Sent: ${messageTitle(message)}`}>
          <MessageFacts message={message} lost={lossesOnArrival(trace, message)} />
        </Card>
      ))}
    </div>
  )
}
