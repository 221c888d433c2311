import { printableLines } from '../../../../common/printable.ts'
import { Card } from '../../components/layout.tsx'

/** What the contract printed with debug instructions. */
export function Printed({ logs }: { readonly logs: readonly string[] }) {
  if (logs.length === 0) return null
  return (
    <Card title="Printed by the contract">
      <ol class="log-lines" tabIndex={0} aria-label="Lines that the contract printed">
        {logs.map((line, index) => (
          <li key={index}>{printableLines(line)}</li>
        ))}
      </ol>
    </Card>
  )
}
