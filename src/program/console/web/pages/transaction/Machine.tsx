/** The steps of the virtual machine, which the development node repeats. */
import { address, replaceQuery } from '../../browser/routes.ts'
import { Card, Loading } from '../../components/layout.tsx'
import { MachineTrace } from '../../components/MachineTrace.tsx'
import { controls } from '../../data/controls.ts'
import { useLoaded } from '../../data/load.ts'
import type { Trace, TracedTransaction } from '../../data/trace.ts'

/** Number of steps that are requested at once. */
const STEPS = 500

/** Id of the element with the steps. */
export const MACHINE = 'machine'

export function canReplay({ replayable, compute }: TracedTransaction, { isFromNode }: Trace): boolean {
  return isFromNode && replayable && compute != null && compute.skipped == null
}

export function Machine({ transaction, trace }: { readonly transaction: TracedTransaction; readonly trace: Trace }) {
  const isOpen = address.value.query.get('trace') === '1'
  const isPossible = canReplay(transaction, trace)
  return (
    <Card
      title="Trace of the virtual machine"
      actions={
        isPossible && (
          <button type="button" onClick={() => replaceQuery({ trace: isOpen ? undefined : '1' })}>
            {isOpen ? 'Hide' : 'Show each step'}
          </button>
        )
      }
    >
      {!isPossible ? (
        <p class="dim">
          {transaction.compute?.skipped != null
            ? 'No contract ran.'
            : trace.isFromNode
              ? 'The node no longer keeps the state of this transaction: start it with a larger --history.'
              : 'A development node can rerun its transactions and list each step; this network cannot. Fork it with vendorclient node --fork.'}
        </p>
      ) : isOpen ? (
        <Replay id={transaction.id} />
      ) : (
        <p class="dim">
          The node reruns the transaction and shows the instruction, stack, gas and position in the code of each step.
        </p>
      )}
    </Card>
  )
}

function Replay({ id }: { readonly id: string }) {
  const replay = useLoaded(() => controls.replay({ transaction: id, steps: STEPS }), [id])
  const loadBefore = (step: number) => controls.replay({ transaction: id, steps: STEPS, before_step: step })
  return <Loading from={replay}>{(value) => <MachineTrace key={id} replay={value} loadBefore={loadBefore} />}</Loading>
}
