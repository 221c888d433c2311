/** Saves the ABI of a contract as a file. */
import { saveFile } from '../../components/DataTable.tsx'
import { abiFileName } from '../../data/callCode.ts'
import type { KnownContract } from '../../data/contracts.ts'

export function SaveAbi({ contract }: { readonly contract: KnownContract }) {
  const text = JSON.stringify(JSON.parse(contract.abi), null, 2)
  return (
    <div>
      <button type="button" onClick={() => saveFile(abiFileName(contract.name), text, 'application/json')}>
        Save ABI file
      </button>
    </div>
  )
}
