/**
 * What the suites of the bindings need to process a message: a node as a network with default settings, a contract with money on it that is not
 * deployed yet, and keys. They get it as a file, `{endpoint, abi, code, public, secret, account_id}`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { helloWallet } from '../../../src/program/devnode/contracts/generated/helloWallet.ts'
import { DevNode } from '../devnode/DevNode.ts'
import { LocalClient } from '../LocalClient.ts'
import { HelloWallet } from '../processing/HelloWallet.ts'

/** Environment variable that names the file. Everything is gone when the running test is over. */
export async function startStory(): Promise<{ readonly VENDORCLIENT_STORY: string }> {
  const node = await DevNode.start()
  onTestFinished(() => node.dispose())
  const client = await LocalClient.open()
  const wallet = await HelloWallet.prepare(client)
  client.close()
  await node.fund(wallet.accountId)
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-story-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'story.json')
  const { abi, code } = helloWallet
  const story = { endpoint: node.url, abi, code, ...wallet.keys, account_id: wallet.accountId }
  writeFileSync(path, JSON.stringify(story), { mode: 0o600 })
  return { VENDORCLIENT_STORY: path }
}
