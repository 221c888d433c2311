/** A contract by its code: its deployment, its functions and events, its ABI. */
import { useState } from 'preact/hooks'
import { address, navigate } from '../../browser/routes.ts'
import { AbiTable } from '../../components/AbiTable.tsx'
import { Card, Empty, Facts, Tabs } from '../../components/layout.tsx'
import { Json } from '../../components/values.tsx'
import { contractOf, removeContract } from '../../data/contracts.ts'
import { shortId } from '../../data/formats.ts'
import { DeployForm } from './DeployForm.tsx'
import { SaveAbi } from './SaveAbi.tsx'

export function KnownCode({ codeHash }: { readonly codeHash: string }) {
  const contract = contractOf(codeHash)
  const sought = address.value.query.get('find') ?? undefined
  const [tab, setTab] = useState(sought === undefined ? 'deploy' : 'functions')
  if (contract === undefined) {
    return (
      <Card>
        <Empty title="No ABI is known for this code">
          Drop the ABI of <code>{shortId(codeHash)}</code> at the side: it is stored in this browser.
        </Empty>
      </Card>
    )
  }
  return (
    <Card
      title={contract.name}
      actions={
        !contract.isShipped && (
          <button
            type="button"
            onClick={() => {
              removeContract(codeHash)
              navigate('/contracts')
            }}
          >
            Forget
          </button>
        )
      }
    >
      <Tabs
        tabs={[
          { id: 'deploy', label: 'Deploy' },
          { id: 'functions', label: 'Functions and events' },
          { id: 'abi', label: 'ABI' },
        ]}
        selected={tab}
        select={setTab}
        label="About the contract"
      >
        {tab === 'functions' ? (
          <AbiTable contract={contract} sought={sought} />
        ) : tab === 'abi' ? (
          <>
            <Facts entries={{ 'Code hash': <code>{codeHash}</code> }} />
            <SaveAbi contract={contract} />
            <Json value={JSON.stringify(JSON.parse(contract.abi), null, 2)} label="ABI" />
          </>
        ) : contract.tvc === undefined ? (
          <Empty title="Its image is missing">Drop the .tvc together with the ABI to deploy it.</Empty>
        ) : (
          <DeployForm contract={contract} tvc={contract.tvc} />
        )}
      </Tabs>
    </Card>
  )
}
