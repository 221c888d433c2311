/** Gas and fees by function. */
import { DataTable } from '../../components/DataTable.tsx'
import { Card, Empty, Loading } from '../../components/layout.tsx'
import { Amount } from '../../components/values.tsx'
import { controls } from '../../data/controls.ts'
import { amountText, groupDigits } from '../../data/formats.ts'
import { useLoaded } from '../../data/load.ts'

export function GasReport() {
  const report = useLoaded(() => controls.gasReport({}), [])
  return (
    <Card
      title="Gas report"
      isFlush
      actions={
        <button type="button" onClick={report.reload}>
          Refresh
        </button>
      }
    >
      <Loading from={report}>
        {({ functions, transactions, truncated }) => (
          <>
            {functions.length > 0 && (
              <p class="hint" style={{ padding: '10px 16px 0' }}>
                {groupDigits(transactions)} transactions since the start
                {truncated && ', only the last are counted'}
              </p>
            )}
            <DataTable
              label="Gas by function"
              rows={functions}
              nothing={<Empty title="Nothing has been executed since the node was started" />}
              keyOf={({ contract, function: name }) => `${contract} ${name}`}
              columns={[
                { title: 'Contract', text: ({ contract }) => contract },
                { title: 'Function', kind: 'code', value: ({ function: name }) => name },
                { title: 'Calls', kind: 'count', value: ({ calls }) => calls },
                {
                  title: 'Failed',
                  isNumber: true,
                  show: ({ failed }) => (failed > 0 ? <span class="bad-text">{failed}</span> : '0'),
                  text: ({ failed }) => String(failed),
                },
                { title: 'Gas, min', kind: 'count', value: ({ gas_min }) => gas_min, isExtra: true },
                { title: 'Gas, median', kind: 'count', value: ({ gas_median }) => gas_median },
                { title: 'Gas, max', kind: 'count', value: ({ gas_max }) => gas_max, isExtra: true },
                {
                  title: 'Fees, total',
                  isNumber: true,
                  show: ({ fees_total }) => <Amount nano={fees_total} />,
                  text: ({ fees_total }) => amountText(BigInt(fees_total)),
                },
              ]}
            />
          </>
        )}
      </Loading>
    </Card>
  )
}
