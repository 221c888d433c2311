/** A node or a console that is gone: every page says so, and comes back by itself. */
import { expect, onTestFinished, test } from 'vitest'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { build, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const PAGES = ['Home', 'Contracts', 'API', 'GraphQL', 'Outbox', 'Daemon']

test('the node behind a console', { timeout: 120_000 }, async () => {
  const dataFolder = temporaryFolder()
  const node = await DevNode.start({ args: ['--accounts', '1'], dataFolder })
  onTestFinished(() => node.dispose())
  const running = startBuild(['console', '--port', '0', '--endpoint', node.url], {
    folder: temporaryFolder(),
    file: build,
  })
  const { link } = JSON.parse(await running.waitForLine(() => true))
  const shown = await ConsolePage.open(link)
  onTestFinished(() => shown.dispose())
  const { page } = shown
  const banner = page.getByRole('alert').getByText('The network does not answer')
  await node.fund(node.ready.accounts[0]!.account_id)
  await page.getByRole('region', { name: 'Latest transactions' }).waitFor()
  node.process.kill('SIGKILL')
  await banner.waitFor()
  for (const name of PAGES) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor()
    expect(await banner.count(), name).toBe(1)
  }
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const again = await DevNode.start({ dataFolder, port: node.ready.port })
  onTestFinished(() => again.dispose())
  await expect.poll(() => banner.count()).toBe(0)
  await again.fund('ab'.repeat(32))
  await page.getByRole('region', { name: 'Latest transactions' }).getByText('abababab…ababab').first().waitFor()
})

test('the console itself, before a page was loaded', { timeout: 120_000 }, async () => {
  const node = await DevNode.start({ args: ['--accounts', '1'] })
  onTestFinished(() => node.dispose())
  const shown = await ConsolePage.open(node.ready.console!)
  onTestFinished(() => shown.dispose())
  const { page } = shown
  await node.fund(node.ready.accounts[0]!.account_id)
  await page.getByRole('region', { name: 'Latest transactions' }).waitFor()
  node.process.kill('SIGKILL')
  await page.getByRole('alert').getByText('The page reconnects automatically').waitFor()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Contracts' }).click()
  await page.getByText('This page appears as soon as it does').waitFor()
  expect(await page.getByText('dynamically imported').count()).toBe(0)
  const again = await DevNode.start({ args: ['--accounts', '1'], port: node.ready.port })
  onTestFinished(() => again.dispose())
  // Another node has other sessions: the page loads again and asks for its link.
  await page
    .getByRole('button', { name: 'Show the link in the terminal' })
    .or(page.getByRole('heading', { name: 'Contracts' }))
    .waitFor()
})
