/** The library in a page of Firefox, as an application uses it. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contracts, contractTvcText } from '../../../src/program/contracts/index.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { Firefox, type FirefoxPage, firefoxPath } from '../../support/firefox.ts'
import { type PageGlobals, serve } from '../../support/page/LibraryPage.ts'

/** What functions that run in the page see. */
declare const vendorclient: PageGlobals['vendorclient']

const isInstalled = existsSync(firefoxPath)

/** A page that has loaded the built entry for browsers; it is closed when the running test is over. */
async function openPage(): Promise<FirefoxPage> {
  const server = await serve({}, [])
  const browser = await Firefox.start()
  onTestFinished(async () => {
    await browser.close()
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  const page = await browser.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await expect.poll(() => page.evaluate('document.title')).toBe('loaded')
  return page
}

/** It starts slowly on a busy machine. */
const TIMEOUT_MS = 180_000

describe.skipIf(!isInstalled)(
  isInstalled ? 'in Firefox' : `in Firefox (skipped: ${firefoxPath} is not installed)`,
  { timeout: TIMEOUT_MS },
  () => {
    test('hashes and signs in a worker', async () => {
      const page = await openPage()
      const told = await page.run(async (data) => {
        const client = await vendorclient.loadClient()
        const { hash } = await client.crypto.sha256({ data })
        const keys = await client.crypto.generateRandomSignKeys()
        const { signature } = await client.crypto.sign({ unsigned: data, keys })
        const { signed } = await client.crypto.sign({ unsigned: data, keys })
        const { unsigned } = await client.crypto.verifySignature({ signed, public: keys.public })
        await client.close()
        return { hash, length: signature.length, unsigned }
      }, 'AQ==')
      const hash = '4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a'
      expect(told).toEqual({ hash, length: 128, unsigned: 'AQ==' })
    })

    test('deploys and calls a contract, and what is in the outbox survives a reload and is sent once', async () => {
      const node = await DevNode.start()
      onTestFinished(() => node.dispose())
      const page = await openPage()
      const { abi, ...contract } = contracts['HelloWallet']!
      const given = { endpoint: node.url, abi, tvc: contractTvcText({ abi, ...contract }) }
      const { keys, address } = await page.run(async ({ endpoint, abi, tvc }) => {
        const client = await vendorclient.loadClient({ network: { endpoints: [endpoint] } })
        const keys = await client.crypto.generateRandomSignKeys()
        const signer = vendorclient.keysSigner(keys)
        const address = await vendorclient.getContract({ client, abi: JSON.parse(abi), tvc, signer }).address()
        await client.close()
        return { keys, address }
      }, given)
      await node.fund(address)
      const before = await page.run(
        async ({ endpoint, abi, tvc, keys }) => {
          const client = await vendorclient.loadClient({ network: { endpoints: [endpoint] } })
          const signer = await client.registerSigner('owner', vendorclient.keysSigner(keys))
          const wallet = vendorclient.getContract({ client, abi: JSON.parse(abi), tvc, signer })
          await wallet.deploy({})
          const { transaction } = await wallet.call['touch']!({})
          const { id } = await wallet.outbox['touch']!({}, { key: 'order-7', group: 'orders' })
          return { id, aborted: transaction.aborted }
        },
        { ...given, keys },
      )
      expect(before.aborted).toBe(false)
      await page.reload()
      await expect.poll(() => page.evaluate('document.title')).toBe('loaded')
      const after = await page.run(
        async ({ endpoint, keys }) => {
          const client = await vendorclient.loadClient({ network: { endpoints: [endpoint] } })
          await client.registerSigner('owner', vendorclient.keysSigner(keys))
          for await (const result of client.outboxResults({ group: 'orders' })) {
            await result.acknowledge()
            const { entry } = await client.outbox.get({ key: 'order-7' })
            await client.close()
            return { id: entry.id, key: result.key, state: result.state }
          }
          return undefined
        },
        { endpoint: node.url, keys },
      )
      expect(after).toEqual({ id: before.id, key: 'order-7', state: 'executed' })
    })
  },
)
