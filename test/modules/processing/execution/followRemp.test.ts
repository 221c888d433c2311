import { describe, expect, onTestFinished, test } from 'vitest'
import { counterAbi, exampleAddress, exampleKeys } from '../../../../src/modules/abi/examples/exampleAbi.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { ProcessingPeer } from '../../../support/processing/ProcessingPeer.ts'

const params = {
  message_encode_params: {
    abi: counterAbi,
    address: exampleAddress,
    call_set: { function_name: 'add', input: { amount: 7 } },
    signer: { type: 'Keys', keys: exampleKeys },
  },
  dapp_id: 'b2'.repeat(32),
  send_events: true,
}

/** A node with REMP that reports these statuses for every message; a number is a pause in ms. */
async function open(statuses: readonly (object | number)[], network: object) {
  const peer = await ProcessingPeer.start({ info: () => ({ version: '1.0.0', rempEnabled: true }) })
  const subscribed: object[] = []
  peer.peer.script.message = async (socket, message) => {
    if (message.type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }))
    if (message.type !== 'start') return
    subscribed.push(message.payload)
    for (const status of statuses) {
      if (typeof status === 'number') await new Promise((resolve) => setTimeout(resolve, status))
      else {
        const payload = { data: { recentExtInMessageStatuses: status } }
        socket.send(JSON.stringify({ type: 'data', id: message.id, payload }))
      }
    }
  }
  const config = { network: { endpoints: [peer.endpoint], message_processing_timeout: 5000, ...network } }
  const client = await LocalClient.open({ config })
  onTestFinished(() => client.close())
  const events: { type: string; json?: unknown; error?: { code: number } }[] = []
  const callback = (event: (typeof events)[number]) => {
    if (event.type.startsWith('Remp')) events.push(event)
  }
  const process = () => client.call('processing.process_message', params, { callback })
  return { peer, events, process, subscribed }
}

const final = { status: 'FINALIZED', error: null }
const working = { status: 'RESERVED', error: null }

describe('statuses of a node with REMP', () => {
  test('statuses of a node with REMP become events until the message is final', async () => {
    const { events, process, peer, subscribed } = await open([working, 20, final], { first_remp_status_timeout: 3000 })
    await process()
    expect(events.map(({ type, json }) => [type, json])).toEqual([
      ['RempOther', working],
      ['RempOther', final],
    ])
    expect(subscribed).toMatchObject([
      { variables: { messages: [{ hash: peer.sent[0]!.id, address: exampleAddress }] } },
    ])
  })

  test('are given up when the first does not come within first_remp_status_timeout', async () => {
    const { events, process } = await open([2000, final], { first_remp_status_timeout: 30 })
    await process()
    expect(events.map(({ type, error }) => [type, error?.code])).toEqual([['RempError', 516]])
  })

  test('are given up when the next does not come within next_remp_status_timeout', async () => {
    const limits = { first_remp_status_timeout: 3000, next_remp_status_timeout: 30 }
    const { events, process } = await open([working, 2000, final], limits)
    await process()
    expect(events.map(({ type, error }) => [type, error?.code])).toEqual([
      ['RempOther', undefined],
      ['RempError', 516],
    ])
  })

  test('are given up when one cannot be read', async () => {
    const { events, process } = await open([{ status: 7 }], { first_remp_status_timeout: 3000 })
    await process()
    expect(events.map(({ type, error }) => [type, error?.code])).toEqual([['RempError', 515]])
  })

  test('end the call when the network refused the message', async () => {
    const refused = { status: 'TIMEOUT', error: 'no room' }
    const { process } = await open([refused], { first_remp_status_timeout: 3000 })
    await expect(process()).rejects.toMatchObject({ code: 514, message: expect.stringContaining('no room') })
  })
})
