import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { MAX_FRAMED_LENGTH, textFrames } from '../../../rpc/transports/textFrames.ts'

let server: WebSocketServer
let client: WebSocket
/** The stream below the connection, at the server. */
let stream: Socket

beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [[, request]] = await Promise.all([once(server, 'connection'), once(client, 'open')])
  stream = request.socket
})

afterAll(() => {
  client.terminate()
  server.close()
})

async function readFrames(bytes: Buffer, count: number): Promise<string[]> {
  const messages: string[] = []
  const read = new Promise<void>((resolve) => {
    client.on('message', (data: Buffer) => {
      if (messages.push(data.toString()) === count) resolve()
    })
  })
  stream.write(bytes)
  await read
  client.removeAllListeners('message')
  return messages
}

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300 })

describe('textFrames', () => {
  test('are read by a WebSocket as the same texts', async () => {
    const border = [0, 1, 125, 126, 127, 255, 256, MAX_FRAMED_LENGTH].map((length) => 'x'.repeat(length))
    expect(await readFrames(textFrames(border)!, border.length)).toEqual(border)
    await fc.assert(
      fc.asyncProperty(fc.array(ascii, { minLength: 1, maxLength: 20 }), async (texts) => {
        expect(await readFrames(textFrames(texts)!, texts.length)).toEqual(texts)
      }),
    )
  })

  test('are not used for texts beyond ASCII', () => {
    fc.assert(
      fc.property(
        fc.array(ascii),
        fc.array(ascii),
        fc.constantFrom('é', '\u0141', '€', '😀', '\ud800'),
        (a, b, wide) => {
          expect(textFrames([...a, wide, ...b])).toBeUndefined()
        },
      ),
    )
  })
})
