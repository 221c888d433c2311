/** The queries of proofs against the schema of the development node, whose blocks have no proof data. */
import { expect, test } from 'vitest'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { startGraphql } from '../../support/devnode/GraphqlServer.ts'
import { account, aliceId, dappId, sampleIds } from '../../support/devnode/sampleChain.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { anchorOf, makeKeepers } from '../../support/proofs/KeeperChain.ts'

test('every proof of an old block says that it has no proof data', async () => {
  const { url } = await startGraphql({ blocks: 3 })
  const proofs = { trusted_keepers: anchorOf(makeKeepers(1)) }
  const client = await LocalClient.open({ config: { network: { endpoints: [url] }, proofs } })
  const ids = sampleIds(2)
  const state = { boc: writeBocBase64(account('alice', 1n, 6n)), account_id: aliceId, dapp_id: dappId }
  const refused = (text: RegExp) => expect.objectContaining({ code: 902, message: expect.stringMatching(text) })
  const calls = [
    client.call('proofs.proof_block_data', { block: { id: ids.block } }),
    client.call('proofs.proof_transaction_data', { transaction: { id: ids.ofAlice } }),
    client.call('proofs.proof_message_data', { message: { id: ids.transfer } }),
  ]
  for (const call of calls) await expect(call).rejects.toEqual(refused(/has no proof data$/))
  await expect(client.call('proofs.proof_account_data', { account: state })).rejects.toEqual(refused(/has this state/))
})
