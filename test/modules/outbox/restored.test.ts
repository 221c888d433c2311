/** An old copy of the storage comes back: nothing that was sent after it was made is sent a second time. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Storage } from '../../../src/ports/Storage.ts'
import { backupStorage } from '../../../storage/sqlite/backupStorage.ts'
import { restoreStorage } from '../../../storage/sqlite/restoreStorage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

let node: DevNode
let direct: LocalClient
beforeAll(async () => {
  node = await DevNode.start()
  direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
})
afterAll(async () => {
  direct.close()
  await node.dispose()
})

const version = '1.0.0'

/** A client on the storage of a folder. */
class FolderClient {
  readonly client: LocalClient
  readonly #storage: Storage

  private constructor(client: LocalClient, storage: Storage) {
    this.client = client
    this.#storage = storage
  }

  /** Lifetime of messages, in ms; they are not replaced. */
  static async open(folder: string, lifeMs: number): Promise<FolderClient> {
    const storage = await openTestStorage(folder)
    const config = {
      network: {
        ...{ endpoints: [node.url], expiration_margin: 300, message_processing_timeout: 10_000 },
        message_retries_count: 0,
      },
      abi: { message_expiration_timeout: lifeMs },
    }
    return new FolderClient(await LocalClient.open({ config, storage }), storage)
  }

  /** Sends a call of the wallet, signed at once. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
  send(key: string, wallet: HelloWallet, change: object = {}): Promise<any> {
    const message_encode_params = wallet.callParams('touch')
    return this.client.call('outbox.send', { key, message_encode_params, dapp_id: wallet.accountId, ...change })
  }

  /** Like `send`, but signed when its turn comes, by the signer whose name is the key. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
  sendNamed(key: string, wallet: HelloWallet): Promise<any> {
    const message_encode_params = { ...wallet.callParams('touch'), signer: { type: 'None' } }
    return this.send(key, wallet, { message_encode_params, signer: { type: 'Named', name: key } })
  }

  async sign(key: string, wallet: HelloWallet): Promise<void> {
    const { handle } = await this.client.call('crypto.get_signing_box', wallet.keys)
    await this.client.call('outbox.register_signer', { name: key, handle })
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
  async entry(key: string): Promise<any> {
    return (await this.client.call('outbox.get', { key })).entry
  }

  async until(key: string, wanted: object): Promise<void> {
    await expect.poll(() => this.entry(key), { timeout: 50_000, interval: 100 }).toMatchObject(wanted)
  }

  async close(): Promise<void> {
    this.client.close()
    await this.#storage.close()
  }
}

async function wallets(count: number): Promise<HelloWallet[]> {
  return Promise.all(Array.from({ length: count }, () => HelloWallet.deploy(direct, node)))
}

/** Calls after the constructor. */
async function executions(...list: HelloWallet[]): Promise<number[]> {
  return Promise.all(list.map(async (wallet) => (await wallet.calls()) - 1))
}

test('entries that a restored backup does not know are never sent a second time, and all others are sent', {
  timeout: 180_000,
}, async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'copy')
  const [paid, unpaid, bytes, later, fresh, ended] = (await wallets(6)) as [
    ...[HelloWallet, HelloWallet, HelloWallet],
    ...[HelloWallet, HelloWallet, HelloWallet],
  ]
  const lost = await FolderClient.open(folder, 30_000)
  await lost.sendNamed('paid', paid)
  await lost.sendNamed('unpaid', unpaid)
  await lost.until('paid', { state: 'signing' })
  await lost.until('unpaid', { state: 'signing' })
  await lost.send('ended', ended)
  await lost.until('ended', { state: 'executed' })
  const soon = Math.floor(Date.now() / 1000) + 6
  await lost.send('bytes', bytes, { not_before: soon })
  const { networks } = await backupStorage({ folder }, file, { version })
  expect(networks).toHaveLength(1)
  // This happens after the copy was made, so the copy does not contain it.
  await lost.sign('paid', paid)
  await lost.send('later', later)
  for (const key of ['paid', 'later', 'bytes']) await lost.until(key, { state: 'executed' })
  const transactions = new Map<string, string>()
  for (const key of ['paid', 'later', 'bytes']) transactions.set(key, (await lost.entry(key)).transaction_id)
  await lost.close()
  expect(await executions(paid, unpaid, bytes, later, fresh, ended)).toEqual([1, 0, 1, 1, 0, 1])

  await restoreStorage({ folder }, file, { force: true })
  const found = await FolderClient.open(folder, 6000)
  try {
    expect(await found.entry('unpaid')).toMatchObject({ held: expect.objectContaining({ matches: [] }) })
    for (const [key, wallet] of Object.entries({ paid, unpaid, later, fresh })) await found.sign(key, wallet)
    expect((await found.sendNamed('later', later)).is_new).toBe(true)
    await found.sendNamed('fresh', fresh)
    expect((await found.send('ended', ended)).is_new).toBe(false)
    await found.until('unpaid', { state: 'executed', held: null })
    await found.until('fresh', { state: 'executed', held: null })
    await found.until('bytes', { state: 'executed', transaction_id: transactions.get('bytes') })
    for (const key of ['paid', 'later']) {
      await found.until(key, { held: { reason: 'executed_since', matches: [transactions.get(key)] } })
      expect((await found.client.call('outbox.cancel', { key })).is_cancelled).toBe(false)
    }
    expect((await found.client.call('outbox.list', { held: true })).entries).toHaveLength(2)
    expect(await executions(paid, unpaid, bytes, later, fresh, ended)).toEqual([1, 1, 1, 1, 1, 1])

    // The operator decides about the held entries.
    await expect(found.client.call('outbox.release', { decision: 'unsent' })).rejects.toMatchObject({ code: 1004 })
    const { entries } = await found.client.call('outbox.release', { key: 'paid', decision: 'unknown' })
    expect(entries).toMatchObject([{ key: 'paid', state: 'unknown', held: null }])
    await found.until('paid', { state: 'unknown' })
    expect((await found.client.call('outbox.release', { key: 'unpaid', decision: 'unsent' })).entries).toEqual([])
    await found.client.call('outbox.release', { all: true, decision: 'unsent' })
    await found.until('later', { state: 'executed', held: null })
    // From now on, entries with new keys are not held any more.
    expect((await found.send('another', ended)).entry.held).toBeNull()
    await found.until('another', { state: 'executed' })
    const { results } = await found.client.call('outbox.results', {})
    const states = new Map(
      results.map(({ entry }: { entry: { key: string; state: string } }) => [entry.key, entry.state]),
    )
    expect(Object.fromEntries(states)).toEqual({
      ...{ ended: 'executed', bytes: 'executed', unpaid: 'executed', fresh: 'executed' },
      ...{ paid: 'unknown', later: 'executed', another: 'executed' },
    })
    expect(await executions(paid, unpaid, bytes, later, fresh, ended)).toEqual([1, 1, 1, 2, 1, 2])
  } finally {
    await found.close()
  }
})
