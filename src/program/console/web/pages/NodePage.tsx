/** Controls of a development node: money, time, blocks, snapshots, faults, accounts, gas. */
import { Card, Empty, PageTitle, Waiting } from '../components/layout.tsx'
import { controls, useControls } from '../data/controls.ts'
import { useEvery, useLoaded } from '../data/load.ts'
import { Blocks } from './node/Blocks.tsx'
import { Faucet } from './node/Faucet.tsx'
import { FaultControls } from './node/FaultControls.tsx'
import { GasReport } from './node/GasReport.tsx'
import { Snapshots } from './node/Snapshots.tsx'
import { TimeControls } from './node/TimeControls.tsx'
import { Wallets } from './node/Wallets.tsx'

export function NodePage(_: { readonly rest: string }) {
  const hasControls = useControls()
  const status = useLoaded(() => controls.status(), [hasControls])
  useEvery(2000, () => hasControls && status.reload())
  if (hasControls === undefined) return <Waiting />
  if (!hasControls) {
    return (
      <>
        <PageTitle kind="Node" />
        <Card>
          <Empty title="This network is not a development node">
            Start one with <code>vendorclient node</code>: it serves this console with its controls on its own port.
          </Empty>
        </Card>
      </>
    )
  }
  return (
    <>
      <PageTitle kind="Node" title="controls of the development node" />
      <div class="grid">
        <Faucet />
        <Blocks status={status} />
      </div>
      <div class="grid">
        <TimeControls status={status} />
        <Snapshots changed={status.reload} />
      </div>
      <Wallets />
      <FaultControls />
      <GasReport />
    </>
  )
}
