import { Facts } from '../../components/layout.tsx'
import { Account, Amount, Badge, Id, Json } from '../../components/values.tsx'
import type { SendResult } from '../../data/sendCall.ts'

export function SentCall({ result }: { readonly result: SendResult }) {
  return (
    <div class="stack" role="status">
      <Facts
        entries={{
          Outcome: result.aborted ? <Badge tone="bad">failed</Badge> : <Badge tone="good">done</Badge>,
          Transaction: <Id kind="transaction" id={result.transaction} />,
          Account: <Account address={result.accountId} />,
          Cost: <Amount nano={result.fees} />,
          Finality: result.finality,
        }}
      />
      {result.output !== undefined && result.output !== null && <Json value={result.output} label="Answer" />}
    </div>
  )
}
