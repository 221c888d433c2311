/** The library for pages in this process, without a worker: what the connection and the services of a page do. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type * as browserEntry from '../../../bindings/typescript/browser/index.ts'

const entry = pathToFileURL(join(import.meta.dirname, '../../../dist/browser.mjs'))
const browser = (await import(entry.href)) as typeof browserEntry

async function load(options: browserEntry.LoadOptions = {}): Promise<browserEntry.VendorClient> {
  const client = await browser.loadClient({ worker: false, ...options })
  onTestFinished(() => client.close())
  return client
}

test('calls answer in any order, and an unknown function is an error', async () => {
  const client = await load()
  const [version, hash, failed] = await Promise.all([
    client.client.version(),
    client.crypto.sha256({ data: btoa('abc') }),
    client.call('client.nothing').catch((error: unknown) => error),
  ])
  expect(version.version).toBe(browser.version)
  expect(hash.hash).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(failed).toMatchObject({ code: -32601 })
})

test('refuses what a page has not: files and database servers', async () => {
  const abi = { network: { endpoints: ['http://127.0.0.1:1'] } }
  await expect(
    load({ ...abi, config: { storage: { url: 'postgres://127.0.0.1/keys' } } as object }),
  ).rejects.toMatchObject({
    code: 15,
    message: expect.stringContaining('a page cannot connect to a database server'),
  })
  await expect(browser.loadClient({ worker: false, file: 'x' } as object)).rejects.toThrow(
    /A client has no option file/,
  )
  await expect(load({ network: { query_timeout: 'soon' } } as object)).rejects.toMatchObject({ code: 15 })
})

test('asks objects of the application, and a call that waits for one ends with its signal', async () => {
  const client = await load()
  const asked = Promise.withResolvers<void>()
  const { handle } = await client.crypto.registerSigningBox({
    getPublicKey: () => ({ public_key: 'ab'.repeat(32) }),
    sign: () => {
      asked.resolve()
      return new Promise(() => {})
    },
  })
  expect((await client.crypto.signingBoxGetPublicKey({ handle })).pubkey).toBe('ab'.repeat(32))
  const controller = new AbortController()
  const signing = client.crypto.signingBoxSign({ signing_box: handle, unsigned: '' }, { signal: controller.signal })
  await asked.promise
  controller.abort()
  await expect(signing).rejects.toMatchObject({ code: -32800 })
})

test('describes itself, and reports its state', async () => {
  const client = await load()
  const { methods } = await client.call('rpc.discover')
  expect(methods.map(({ name }: { name: string }) => name)).toContain('crypto.sha256')
  expect(await client.call('daemon.status')).toMatchObject({ connections: 1, calls: [] })
})

test('a message beyond the limit is refused before it is read', async () => {
  const client = await load()
  const data = 'A'.repeat(client.info.limits['message_in_bytes']!)
  await expect(client.crypto.sha256({ data })).rejects.toMatchObject({ code: -32004 })
})

test('many large answers reach a host that takes them slowly', async () => {
  const client = await load()
  const parameters = { length: 3 << 20 }
  const results = await Promise.all(Array.from({ length: 8 }, () => client.crypto.generateRandomBytes(parameters)))
  expect(new Set(results.map(({ bytes }) => bytes)).size).toBe(8)
  expect(results.map(({ bytes }) => bytes.length)).toEqual(Array(8).fill(4 << 20))
})

test('ends after close and after a shutdown, and later calls fail', async () => {
  const client = await load()
  await client.close()
  expect(await client.ended).toBeUndefined()
  await expect(client.client.version()).rejects.toMatchObject({ code: 17 })
  const other = await load()
  await other.call('daemon.shutdown')
  expect(await other.ended).toMatchObject({ name: 'ConnectionLost', message: 'The library has stopped' })
})
