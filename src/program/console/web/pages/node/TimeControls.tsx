/** The clock of the chain. */
import { useState } from 'preact/hooks'
import { absoluteTime, parseMoment, zoneText } from '../../browser/timeZone.ts'
import { TextField } from '../../components/fields.tsx'
import { Action, Card, Facts, Loading } from '../../components/layout.tsx'
import { Badge } from '../../components/values.tsx'
import { controls } from '../../data/controls.ts'
import { changing, type Status } from './nodeStatus.ts'

export function TimeControls({ status }: { readonly status: Status }) {
  const [seconds, setSeconds] = useState('3600')
  const [moment, setMoment] = useState('')
  return (
    <Card title="Time">
      <Loading from={status}>
        {({ time, frozen }) => (
          <>
            <Facts
              entries={{
                'Time of the chain': absoluteTime(time),
                Clock: frozen ? <Badge tone="warn">stopped</Badge> : <Badge tone="good">running</Badge>,
              }}
            />
            <div class="row">
              <TextField label="Seconds to advance" value={seconds} change={setSeconds} inputMode="numeric" />
              <Action run={changing(status, () => controls.increaseTime({ seconds: Number(seconds) }))} done="moved">
                Move
              </Action>
            </div>
            <div class="row">
              <TextField
                label={`Date and time, ${zoneText(time)}`}
                value={moment}
                change={setMoment}
                type="datetime-local"
                step="1"
              />
              <Action
                isDisabled={moment === ''}
                run={changing(status, () => controls.setTime({ time: parseMoment(moment) }))}
                done="set"
              >
                Set
              </Action>
            </div>
            <div class="actions">
              <Action key={`${frozen}`} run={changing(status, () => (frozen ? controls.resume() : controls.freeze()))}>
                {frozen ? 'Run' : 'Stop'}
              </Action>
            </div>
          </>
        )}
      </Loading>
    </Card>
  )
}
