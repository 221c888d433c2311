/** Pages that load the library or the peer and do one thing, for the peer with the same means that an application has. */
import { contracts, contractTvcText } from '../../../src/program/contracts/index.ts'
import type { NodeContract } from '../../support/devnode/NodeContract.ts'
import type { BenchPages } from './BenchPages.ts'

const OURS = `import { loadClient, getContract, keysSigner } from '/ours/browser.mjs'`

const PEER = `import initialize, * as nekoton from '/peer/nekoton_wasm.js'
await initialize()`

const hello = contracts['HelloWallet']!

const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}

/** `contract`: deployed on the node to which messages are sent. */
export function addSteps(pages: BenchPages, contract: NodeContract): void {
  const { url } = contract.node
  pages.add('empty', 'reached()')
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
    const client = await loadClient({ network: { endpoints: ['${url}'] } })
    const signer = keysSigner(await client.crypto.generateRandomSignKeys())
    const wallet = await getContract({ client, abi: ${hello.abi}, tvc: '${contractTvcText(hello)}', signer })
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
  pages.add(
    'ours-signature',
    `${OURS}
    globalThis.client = await loadClient()
    await client.crypto.sign({ unsigned: 'AQID', keys: ${JSON.stringify(keys)} })
    reached()`,
  )
  pages.add(
    'peer-signature',
    `${PEER}
    nekoton.ed25519_sign('${keys.secret}', 'AQID', { type: 'empty' })
    globalThis.nekoton = nekoton
    reached()`,
  )
  addMessages(pages, contract)
}

function addMessages(pages: BenchPages, { node, image, id, keys }: NodeContract): void {
  const params = {
    abi: { type: 'Json', value: image.abi },
    address: `0:${id}`,
    call_set: { function_name: 'touch' },
    signer: { type: 'Keys', keys },
  }
  pages.add(
    'ours-message',
    `${OURS}
    const client = await loadClient({ network: { endpoints: ['${node.url}'] } })
    const { message } = await client.abi.encodeMessage(${JSON.stringify(params)})
    await client.processing.sendMessage({ message, dapp_id: '${id}' })
    reached()`,
  )
  pages.add(
    'peer-message',
    `${PEER}
    const abi = ${JSON.stringify(image.abi)}
    const clock = new nekoton.ClockWithOffset()
    const unsigned = nekoton.createExternalMessage(clock, '0:${id}', abi, 'touch', null, {}, '${keys.public}', 60)
    const toSign = btoa(String.fromCharCode(...unsigned.hash.match(/../g).map((byte) => parseInt(byte, 16))))
    const { boc } = unsigned.sign(nekoton.ed25519_sign('${keys.secret}', toSign, { type: 'empty' }))
    const message = { id: nekoton.getBocHash(boc), body: boc, account_id: '${id}', dapp_id: '${id}' }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('${node.url}/v2/messages', { method: 'POST', headers, body: JSON.stringify([message]) })
    const { result, error } = await answer.json()
    if (!result) throw new Error(JSON.stringify(error))
    reached()`,
  )
}
