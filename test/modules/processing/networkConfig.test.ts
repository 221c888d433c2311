/** Local runs that explain what became of a message use the configuration that the network publishes. */
import { expect, onTestFinished, test } from 'vitest'
import { Builder, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { accountCell, currencies, standardAddress } from '../../../src/core/tlb/index.ts'
import { counterAbi, exampleAddress, exampleKeys } from '../../../src/modules/abi/examples/exampleAbi.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { costlyGas, keyBlockOf } from '../../support/net/keyBlockOf.ts'
import { ProcessingPeer } from '../../support/processing/ProcessingPeer.ts'

/** A contract that accepts every message and does nothing, with one token. */
function acceptingAccount() {
  const code = new Builder().storeBits(Uint8Array.from([0xf8, 0x00])).toCell()
  const cell = accountCell({
    address: standardAddress(0, Uint8Array.from(Buffer.from(exampleAddress.slice(2), 'hex'))),
    storageInfo: { used: { cells: 1n, bits: 1n, publicCells: 0n }, lastPaid: 1_700_000_000 },
    lastTransLt: 1n,
    balance: currencies(1_000_000_000n),
    state: { type: 'active', init: { code, data: new Builder().toCell() } },
  })
  return writeBocBase64(cell)
}

/**
 * The explanation of a message whose transaction does not show, on a network where gas costs `times` times the usual
 * price.
 */
async function explained(times: bigint) {
  const boc = acceptingAccount()
  const node = await ProcessingPeer.start({
    isFinal: () => false,
    account: ({ search }) => ({ json: { boc, dapp_id: search.get('dapp_id'), state_timestamp: 1_700_000_000_000 } }),
  })
  const { query } = node.peer.script
  node.peer.script.query = (request) =>
    request.query.includes('key_block')
      ? { data: { blocks: [{ boc: keyBlockOf(costlyGas(times)) }] } }
      : query!(request)
  const network = { endpoints: [node.endpoint], message_processing_timeout: 100, expiration_margin: 100 }
  const client = await LocalClient.open({ config: { network, abi: { message_expiration_timeout: 1000 } } })
  onTestFinished(() => client.close())
  const message_encode_params = {
    abi: counterAbi,
    address: exampleAddress,
    call_set: { function_name: 'add', input: { amount: 7 } },
    signer: { type: 'Keys', keys: exampleKeys },
  }
  const params = { message_encode_params, dapp_id: 'b2'.repeat(32), send_events: false }
  return client.call('processing.process_message', params).catch((error) => error)
}

test('a message that can be paid for is reported to succeed', async () => {
  const error = await explained(1n)
  expect(error.message).toContain('emulation was successful')
})

test('a message that cannot be paid for at the prices of the network is reported to fail', async () => {
  expect((await explained(100_000n)).data.local_error).toMatchObject({ code: 407 })
})
