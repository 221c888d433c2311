/** Simulated faults of the node. */
import { useState } from 'preact/hooks'
import { type FaultShape, faultFields } from '../../../../common/faultFields.ts'
import { type Choice, Field, Select, TextField } from '../../components/fields.tsx'
import { Action, Card, Loading } from '../../components/layout.tsx'
import { controls } from '../../data/controls.ts'
import { useLoaded } from '../../data/load.ts'

export function FaultControls() {
  const faults = useLoaded(() => controls.faults(), [])
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({})
  const apply = async () => {
    const given = Object.entries(changes).map(([name, text]) => [name, faultValue(name, text)])
    await controls.faults(Object.fromEntries(given))
    setChanges({})
    faults.reload()
  }
  return (
    <Card title="Faults">
      <p class="hint">
        Simulated faults. They affect every client, including calls made from this console; its pages and these controls
        keep working.
      </p>
      <Loading from={faults}>
        {(present) => (
          <div class="grid small">
            {Object.entries(faultFields).map(([name, { summary, shape }]) => {
              const value = changes[name] ?? String(present[name as keyof typeof faultFields])
              const change = (text: string) => setChanges({ ...changes, [name]: text })
              const choices = choicesOf(shape)
              return choices === undefined ? (
                <TextField key={name} label={labelOf(summary)} value={value} change={change} />
              ) : (
                <Field key={name} label={labelOf(summary)}>
                  <Select value={value} change={change} choices={choices} />
                </Field>
              )
            })}
          </div>
        )}
      </Loading>
      <div class="actions">
        <Action isMain run={apply} done="set">
          Apply
        </Action>
        <Action
          run={async () => {
            await controls.faults({ clear: true })
            setChanges({})
            faults.reload()
          }}
          done="all ended"
        >
          End all faults
        </Action>
      </div>
    </Card>
  )
}

/** A summary without its full stop. */
function labelOf(summary: string): string {
  return summary.replace(/\.$/, '')
}

/** Absent for faults that are numbers. */
function choicesOf(shape: FaultShape): readonly Choice[] | undefined {
  if (shape.kind === 'boolean') {
    return [
      ['false', 'no'],
      ['true', 'yes'],
    ]
  }
  if (shape.kind !== 'constants') return undefined
  return Object.values(shape.constants).map(({ value, summary }) => [
    String(value),
    value === 'none' ? 'none' : `${value}: ${labelOf(summary)}`,
  ])
}

function faultValue(name: string, text: string): number | boolean | string {
  const { kind } = faultFields[name as keyof typeof faultFields].shape
  if (kind === 'boolean') return text === 'true'
  return kind === 'constants' ? text : Number(text)
}
