import { Card, Facts, Loading } from '../../components/layout.tsx'
import { Amount } from '../../components/values.tsx'
import { capitalized } from '../../data/formats.ts'
import { useLoaded } from '../../data/load.ts'
import type { Data } from '../../data/query.ts'
import { FLOWS, loadFlow } from './loadBlock.ts'

export function ValueFlow({ block }: { readonly block: Data }) {
  const flow = useLoaded(() => loadFlow(block), [block.id])
  if (flow.value === null) return null
  return (
    <Card title="Value flow">
      <Loading from={flow}>
        {(value) =>
          value && (
            <Facts
              entries={Object.fromEntries(
                FLOWS.map((name) => [
                  capitalized(name.replaceAll('_', ' ').replace('blk', 'block')),
                  value[name] != null && <Amount key={name} nano={value[name]} />,
                ]),
              )}
            />
          )
        }
      </Loading>
    </Card>
  )
}
