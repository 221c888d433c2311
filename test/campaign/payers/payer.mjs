/** One of the payers of `Payer.ts`, with the TypeScript binding. */
import { createInterface } from 'node:readline'
import { keysSigner, SendFlags, spawnClient } from 'vendorclient'

// Written by `vendorclient bind` beside the copy of this file that runs.
const { wallet: getWallet } = await import(new URL('./wallet.ts', import.meta.url).href)
const { PAYER_NODE, PAYER_WALLET, PAYER_PUBLIC, PAYER_SECRET } = process.env
const signer = keysSigner({ public: PAYER_PUBLIC, secret: PAYER_SECRET })
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

for (let goesOn = true; goesOn; ) {
  const client = await spawnClient({ network: { endpoints: [PAYER_NODE] } })
  const wallet = getWallet({ client, address: PAYER_WALLET, signer })
  for (let isWhole = true; isWhole; ) {
    console.log('ready')
    const { value: dest, done } = await lines.next()
    if (done === true) {
      goesOn = false
      break
    }
    try {
      await wallet.call.sendTransaction({
        ...{ dest, value: 0n, cc: { 2: 1n }, bounce: false, flags: SendFlags.PayFees, payload: '' },
      })
      console.log(JSON.stringify({ outcome: 'executed' }))
    } catch (error) {
      const { outcome, messageHash, message } = error
      console.log(JSON.stringify({ outcome: outcome ?? 'none', hash: messageHash, message }))
      isWhole = false
    }
  }
  await client.close()
}
