/**
 * Watches an account and believes nothing that the network has not signed: each new state is proven from the keepers of the
 * configuration, or the program ends.
 *
 *     node client.ts <endpoint> <trusted keepers.json> <dapp_id>::<account_id> [number of states]
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClientConfig, ClientError, spawnClient } from 'vendorclient'

/** A state that is older is no answer to "what does the account have now". */
const MAX_AGE_MS = 60_000
const PAUSE_MS = 500
const PROOF_FAILED = 902

const [endpoint, keepersFile, address, states = '1'] = process.argv.slice(2)
const [dapp_id, account_id] = address?.split('::') ?? []
if (!endpoint || !keepersFile || !dapp_id || !account_id) {
  throw new Error('Usage: client.ts <endpoint> <trusted keepers.json> <dapp_id>::<account_id> [number of states]')
}
const config: ClientConfig = {
  network: { endpoints: [endpoint] },
  proofs: { trusted_keepers: JSON.parse(readFileSync(keepersFile, 'utf8')), cache_in_local_storage: false },
}
await using client = await spawnClient({ config })

let last = ''
for (let shown = 0; shown < Number(states); ) {
  const { boc } = await client.account.getAccount({ account_id, dapp_id })
  if (boc === last) {
    await sleep(PAUSE_MS)
    continue
  }
  try {
    const account = { boc, account_id, dapp_id }
    const { seq_no } = await client.proofs.proofAccountData({ account, max_age_ms: MAX_AGE_MS })
    const { parsed } = await client.boc.parseAccount({ boc })
    console.log(`proven at block ${seq_no}: ${BigInt(parsed.balance ?? 0)}`)
  } catch (error) {
    if (!(error instanceof ClientError) || error.code !== PROOF_FAILED) throw error
    console.error(`not believed: ${error.message}`)
    process.exitCode = 1
    break
  }
  last = boc
  shown++
}
