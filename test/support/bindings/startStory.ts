/**
 * What the suites of the bindings need to process a message: a node as a network with default settings, a contract with money on it that is not
 * deployed yet, keys, and two accounts whose `getBalance` sends no answer (`silent`) or one with another number (`odd`), and one
 * that is not on the node (`late`). They get it as a file, `{endpoint, abi,
 * code, public, secret, account_id, getter_abi, silent, odd, silent_boc, odd_boc,
 * late, late_boc}`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import { answeringAccount, getterAbi } from '../contracts/answeringAccount.ts'
import { DevNode } from '../devnode/DevNode.ts'
import { LocalClient } from '../LocalClient.ts'
import { HelloWallet } from '../processing/HelloWallet.ts'

/** Environment variable that names the file. Everything is gone when the running test is over. */
export async function startStory(): Promise<{ readonly VENDORCLIENT_STORY: string }> {
  const node = await DevNode.start()
  onTestFinished(() => node.dispose())
  const client = await LocalClient.open()
  const wallet = await HelloWallet.prepare(client)
  const [silent, odd] = [await answeringAccount(client, []), await answeringAccount(client, [[0x99n, 5n, 128]])]
  const late = await answeringAccount(client, [[0x98n, 5n, 128]])
  client.close()
  for (const { account } of [silent, odd]) await node.admin('set_account', { boc: account })
  await node.fund(wallet.accountId)
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-story-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'story.json')
  const { abi, code } = helloWallet
  const getters = {
    getter_abi: getterAbi,
    silent: silent.id,
    odd: odd.id,
    silent_boc: silent.account,
    odd_boc: odd.account,
    late: late.id,
    late_boc: late.account,
  }
  const story = { endpoint: node.url, abi, code, ...wallet.keys, account_id: wallet.accountId, ...getters }
  writeFileSync(path, JSON.stringify(story), { mode: 0o600 })
  return { VENDORCLIENT_STORY: path }
}
