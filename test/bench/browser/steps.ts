/** Pages that load the library or the peer, and do one thing. */
import { contracts, contractTvcText } from '../../../src/program/devnode/contracts/index.ts'
import type { DevNode } from '../../support/devnode/DevNode.ts'
import type { BenchPages } from './BenchPages.ts'

const OURS = `import { loadClient, getContract, keysSigner } from '/ours/browser.mjs'`

const PEER = `import initialize, * as nekoton from '/peer/nekoton_wasm.js'
await initialize()`

const image = contracts['HelloWallet']!

export function addSteps(pages: BenchPages, node: DevNode): void {
  pages.add(
    'ours-hash',
    `${OURS}
    const client = await loadClient()
    await client.crypto.sha256({ data: '' })
    reached()`,
  )
  pages.add(
    'ours-contract',
    `${OURS}
    const client = await loadClient({ network: { endpoints: ['${node.url}'] } })
    const signer = keysSigner(await client.crypto.generateRandomSignKeys())
    const wallet = await getContract({ client, abi: ${image.abi}, tvc: '${contractTvcText(image)}', signer })
    await wallet.deploy({}, { fundedBy: { fund: (account) => fetch('/fund?' + account) } })
    await wallet.call.touch()
    await wallet.get.timestamp()
    reached()`,
  )
  pages.add(
    'peer-hash',
    `${PEER}
    nekoton.getDataHash('')
    reached()`,
  )
}
