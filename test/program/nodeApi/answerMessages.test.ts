import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { currencies, messageCell, NO_ADDRESS, standardAddress } from '../../../src/core/tlb/index.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { messageId } from '../../support/devnode/messageId.ts'

const account = new Uint8Array(32).fill(0x7a)
const ID = Buffer.from(account).toString('hex')
const dest = standardAddress(0, account)
const body = writeBocBase64(messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 0n } }))
const element = { id: messageId(body), body, account_id: ID, dapp_id: ID }
function INVALID(field: string) {
  return `Invalid ${field}: expected 64 hex characters without prefix`
}

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

describe('a request of wrong shape is answered with 400 and the envelope', () => {
  test.each([
    ['text that is no JSON', '[', 'Invalid JSON body'],
    ['no array', element, 'Incorrect request'],
    ['an empty array', [], 'Empty request'],
    ['an element that is no object', ['x'], 'Invalid request body'],
    ['no account_id', [{ ...element, account_id: undefined }], 'account_id parameter required'],
    ['an account_id of null', [{ ...element, account_id: null }], 'account_id parameter required'],
    ['neither id', [{ id: 'abc', body }], 'account_id parameter required'],
    ['no dapp_id', [{ ...element, dapp_id: undefined }], 'dapp_id parameter required'],
    ['a prefixed account_id', [{ ...element, account_id: `0:${ID}` }], INVALID('account_id')],
    ['a short dapp_id', [{ ...element, dapp_id: ID.slice(1) }], INVALID('dapp_id')],
    ['a dapp_id that is no text', [{ ...element, dapp_id: 5 }], INVALID('dapp_id')],
    ['no id', [{ ...element, id: undefined }], 'id parameter required'],
    ['no body', [{ ...element, body: '' }], 'body parameter required'],
    [
      'an account_id of another account',
      [{ ...element, id: 'abc', account_id: '1'.repeat(64) }],
      'message abc: account_id does not match message destination',
    ],
    ['a mistake in the second element', [element, { ...element, dapp_id: undefined }], 'dapp_id parameter required'],
  ])('%s', async (_, request, message) => {
    const answer = await node.post('messages', request)
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({
      result: null,
      error: { code: '400 Bad Request', message },
      ext_message_token: null,
    })
  })

  test.each([
    ['an id of another message', { ...element, id: '5a'.repeat(32) }],
    ['an id that is no hash', { ...element, id: 'abc' }],
    ['an id that is nearly the hash', { ...element, id: `0x${element.id}` }],
  ])('%s, with the reason', async (_, request) => {
    const answer = await node.post('messages', [element, request])
    expect(answer.status).toBe(400)
    const message = `message ${request.id}: id is not the message hash, expected ${element.id}`
    expect(answer.json()).toMatchObject({ result: null, error: { code: '400 Bad Request', message } })
  })

  test.each([
    ['a body that is no BOC', { ...element, id: 'abc', body: 'AAAA' }, "message abc: Can't parse tvm_message: "],
    [
      'a thread that is no thread',
      { ...element, id: 'abc', thread_id: '00' },
      'message abc: thread_id can not be parsed: ',
    ],
  ])('%s', async (_, request, beginning) => {
    const answer = await node.post('messages', [request])
    expect(answer.status).toBe(400)
    expect(answer.json().error.message).toMatch(beginning)
  })
})

test('refuses a message that is not inbound external', async () => {
  const header = {
    ...({ type: 'internal', ihrDisabled: true, bounce: false, bounced: false, src: NO_ADDRESS, dest } as const),
    ...{ value: currencies(1n), ihrFee: 0n, fwdFee: 0n, createdLt: 0n, createdAt: 0 },
    ...{ isExchange: false, isRedirect: false },
  }
  const internal = writeBocBase64(messageCell({ header }))
  const answer = await node.post('messages', [{ ...element, id: 'abc', body: internal }])
  expect(answer.status).toBe(400)
  expect(answer.json().error.message).toBe('message abc: This message is not inbound external, id: abc')
})

test('an id may be hex digits of either case, or base64', async () => {
  for (const id of [element.id.toUpperCase(), Buffer.from(element.id, 'hex').toString('base64')]) {
    expect((await node.post('messages', [{ ...element, id }])).json().error.code).toBe('COMPUTE_SKIPPED')
  }
})

test('error data repeats the ids of the message', async () => {
  const answer = await node.post('messages', [{ ...element, id: undefined }])
  expect(answer.json().error.data).toMatchObject({ account_id: ID, dapp_id: ID, producers: [], thread_id: null })
})

test('a body above the limit is answered with 413', async () => {
  const answer = await node.post('messages', [{ ...element, body: 'A'.repeat(1_048_576) }])
  expect(answer.status).toBe(413)
  expect(answer.json().error.data).toBeNull()
})

test('a body above the limit without a stated length is answered with 413', async () => {
  const chunk = new Uint8Array(300_000).fill(0x20)
  let left = 10
  const stream = new ReadableStream({
    pull: (controller) => {
      if (left-- > 0) controller.enqueue(chunk)
      else controller.close()
    },
  })
  const answered = fetch(`${node.url}/v2/messages`, { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
  // The node may cut the connection before the sender has looked for an answer.
  const status = await answered.then(({ status }) => status).catch(() => 413)
  expect(status).toBe(413)
})

test('a message for an account that does not exist is answered with the reason', async () => {
  const answer = await node.post('messages', [element])
  expect(answer.status).toBe(200)
  const { result, error } = answer.json()
  expect(result).toBeNull()
  expect(error.code).toBe('COMPUTE_SKIPPED')
  expect(error.data).toMatchObject({ account_id: ID, dapp_id: ID, exit_code: 2, producers: [] })
  expect(error.data.message_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(error.data.current_time).toMatch(/^\d{13}$/)
})

test('a thread without a producer is reported, and nothing is executed', async () => {
  const thread = `${'0'.repeat(60)}0123ABCD`
  const answer = await node.post('messages', [{ ...element, thread_id: thread }])
  expect(answer.status).toBe(400)
  const { result, error } = answer.json()
  expect(result).toBeNull()
  expect(error).toMatchObject({
    code: 'WRONG_PRODUCER',
    data: { producers: [], thread_id: thread.toLowerCase(), account_id: ID, dapp_id: ID, exit_code: null },
  })
  const answers = (await node.post('messages', [{ ...element, thread_id: thread }, element])).json()
  expect(answers.map(({ error }: Json) => error.code)).toEqual(['WRONG_PRODUCER', 'COMPUTE_SKIPPED'])
})

test('several messages answer several envelopes', async () => {
  const other = writeBocBase64(messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 1n } }))
  const answers = (await node.post('messages', [element, { ...element, id: messageId(other), body: other }])).json()
  expect(answers).toHaveLength(2)
  expect(new Set(answers.map(({ error }: Json) => error.data.message_hash)).size).toBe(2)
})
