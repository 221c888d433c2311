/** The page of the outbox: that of a daemon that serves, and that of a storage which was restored from a copy. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { createDaemonHome } from '../../support/daemon/daemonProgram.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import type { WebSocketHost } from '../../support/daemon/WebSocketHost.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { build, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

let node: DevNode
let client: LocalClient
let wallet: HelloWallet
beforeAll(async () => {
  node = await DevNode.start()
  client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  wallet = await HelloWallet.deploy(client, node)
})
afterAll(async () => {
  client.close()
  await node.dispose()
})

async function openConsole(daemon: ServingDaemon): Promise<ConsolePage> {
  const tokenFile = `${daemon.home.dataFolder}/daemon.token`
  const words = ['console', '--port', '0', '--endpoint', node.url, '--daemon', daemon.url, '--token-file', tokenFile]
  const running = startBuild(words, { folder: temporaryFolder(), file: build })
  const { link } = JSON.parse(await running.waitForLine(() => true)) as { link: string }
  const shown = await ConsolePage.open(link)
  onTestFinished(() => shown.dispose())
  return shown
}

/** Connects an application to the daemon. */
async function openHost(daemon: ServingDaemon): Promise<WebSocketHost> {
  const host = await daemon.connect()
  await host.call('daemon.initialize', { config: { network: { endpoints: [node.url] } } })
  return host
}

/** Sends an entry that waits for the named signer; without a name it is signed at once. */
async function send(host: WebSocketHost, key: string, signer?: string): Promise<void> {
  const params = wallet.callParams('touch')
  const { error } = await host.call('outbox.send', {
    ...{ key, dapp_id: wallet.accountId },
    message_encode_params: signer === undefined ? params : { ...params, signer: { type: 'None' } },
    ...(signer !== undefined && { signer: { type: 'Named', name: signer } }),
  })
  expect(error).toBeUndefined()
}

test('shows what an application sends, and cancels what has not left', async () => {
  const daemon = await ServingDaemon.start()
  onTestFinished(() => daemon.dispose())
  const host = await openHost(daemon)
  const shown = await openConsole(daemon)
  const { page } = shown
  await shown.go('/outbox', 'Outbox')
  await page.getByText('The outbox has no entries').waitFor()

  await send(host, 'payout 1')
  await send(host, 'payout 2', 'treasury')
  const first = page.getByRole('row').filter({ hasText: 'payout 1' })
  await first.getByText('executed').waitFor()
  await page.getByRole('row').filter({ hasText: 'payout 2' }).getByText('signing').waitFor()
  await page.getByLabel('Show').selectOption('executed')
  await page.getByText('payout 2').waitFor({ state: 'detached' })
  expect(page.url()).toContain('?state=executed')
  expect(await shown.checkAccessibility()).toEqual([])

  await first.getByRole('link', { name: 'payout 1' }).click()
  await page.getByText('Transaction', { exact: true }).waitFor()
  await page.getByText('In this state since').waitFor()
  expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(0)

  await shown.go('/outbox?state=signing', 'Outbox')
  await page.getByRole('link', { name: 'payout 2' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('cancelled').waitFor()
  expect(await shown.checkAccessibility()).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await shown.expectToFit('/outbox/<id>')
  await shown.go('/outbox', 'Outbox')
  await page.getByText('payout 2').waitFor()
  await shown.expectToFit('/outbox')
  expect(shown.takeProblems()).toEqual([])
  expect(shown.strangers).toEqual([])
})

test('asks about the outcome of entries after a restore', async () => {
  const home = createDaemonHome()
  const before = await ServingDaemon.start({}, home)
  const host = await openHost(before)
  // Without an ABI it cannot be found out later whether it was sent.
  const { message } = await client.call('abi.encode_message', wallet.callParams('touch'))
  const notBefore = Math.floor(Date.now() / 1000) + 3600
  await host.call('outbox.send', {
    key: 'doubtful',
    dapp_id: wallet.accountId,
    message,
    not_before: notBefore,
    unprotected: true,
  })
  before.process.kill()
  await before.ended
  const tool = new Tool()
  onTestFinished(() => tool.dispose())
  const words = [
    'storage',
    'restore',
    '--in-place',
    '--made-at',
    '2026-11-20T08:00:00Z',
    '--data-folder',
    home.dataFolder,
  ]
  expect(await tool.run(words)).toMatchObject({ code: 0 })

  const daemon = await ServingDaemon.start({}, home)
  onTestFinished(() => daemon.dispose())
  const shown = await openConsole(daemon)
  const { page } = shown
  await shown.go('/outbox?state=held', 'Outbox')
  await page.getByRole('link', { name: 'doubtful' }).click()
  await page.getByText('The storage was restored from a copy of').waitFor()
  await page.getByRole('button', { name: 'It was not sent' }).click()
  await page.getByRole('dialog').getByText('this sends it a second time').waitFor()
  await page.getByRole('button', { name: 'Leave unchanged' }).click()
  await page.getByText('Nothing was changed').waitFor()
  await page.getByRole('button', { name: 'Outcome unknown' }).click()
  await page.getByRole('button', { name: 'End it' }).click()
  await page.getByText('unknown', { exact: true }).waitFor()
  expect(shown.takeProblems()).toEqual([])
})
