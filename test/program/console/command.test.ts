/** `vendorclient console`: a console on its own port. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { build, type Running, runBuild, startBuild } from '../../support/startBuild.ts'
import { startServing } from '../../support/startServing.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

let node: DevNode

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '1'], deprecatedApi: true })
  await node.fund(node.ready.accounts[0]!.account_id)
})
afterAll(() => node.dispose())

interface Console {
  readonly running: Running
  readonly url: string
  readonly link: string
}

async function startConsole(...args: string[]): Promise<Console> {
  const running = startBuild(['console', '--port', '0', ...args], { folder: temporaryFolder(), file: build })
  const { event, url, link } = JSON.parse(await running.waitForLine(() => true))
  expect(event).toBe('ready')
  return { running, url, link }
}

async function sessionOf({ url, link }: Console): Promise<string> {
  const body = JSON.stringify({ code: link.split('#code=')[1] })
  const response = await fetch(`${url}/console/session`, { method: 'POST', body })
  return response.headers.get('set-cookie')!.split(';')[0]!
}

test('shows a network, with the controls of a local node', async () => {
  const console = await startConsole('--endpoint', node.url)
  const shown = await ConsolePage.open(console.link)
  onTestFinished(() => shown.dispose())
  await shown.page.getByText('Live (subscription)').waitFor()
  await shown.page.getByRole('region', { name: 'Latest transactions' }).getByText('account-0').first().waitFor()
  await shown.go('/node', 'Node')
  await shown.page.getByRole('button', { name: 'Take a snapshot' }).click()
  await shown.page.getByText(/Snapshot \d+ keeps/).waitFor()
  await shown.go('/graphql', 'GraphQL')
  await shown.page.getByText('BlockchainQuery!').waitFor()
  expect(shown.takeProblems()).toEqual([])
  expect(shown.strangers).toEqual([])
})

test('runs subscriptions of the network until they are stopped', async () => {
  const console = await startConsole('--endpoint', node.url)
  const shown = await ConsolePage.open(console.link)
  onTestFinished(() => shown.dispose())
  const { page } = shown
  await shown.go('/graphql', 'GraphQL')
  await page.getByText('BlockchainQuery!').waitFor()
  await page.getByLabel('Examples').selectOption('New transactions (subscription)')
  await page.getByRole('button', { name: 'Run' }).click()
  const events = page.getByRole('log', { name: 'Events' })
  await page.getByText('Waiting for the first event').or(events).first().waitFor()
  const first = events.getByText(node.ready.accounts[0]!.account_id).first()
  // There is no event for the beginning of a subscription on the node.
  do await node.fund(node.ready.accounts[0]!.account_id)
  while (
    !(await first.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    ))
  )
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText(/in all, stopped$/).waitFor()
  const before = await events.innerText()
  await node.fund(node.ready.accounts[0]!.account_id)
  // Any event after the end of the subscription would have arrived before the answer to a query.
  await page.getByLabel('Examples').selectOption('The network')
  expect(await events.innerText()).toBe(before)
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByRole('region', { name: 'Answer' }).getByText('"version"').waitFor()
  expect(shown.takeProblems()).toEqual([])
})

test('forwards only requests of its own pages', async () => {
  const console = await startConsole('--endpoint', node.url)
  const cookie = await sessionOf(console)
  const query = { method: 'POST', body: '{"query":"{info{version}}"}' }
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${console.url}/graphql`, { ...query, headers })).status).toBe(401)
  expect((await fetch(`${console.url}/admin/status`, { method: 'POST' })).status).toBe(401)
  const foreign = { ...headers, cookie, origin: 'https://page.example' }
  expect((await fetch(`${console.url}/graphql`, { ...query, headers: foreign })).status).toBe(403)
  const own = await fetch(`${console.url}/graphql`, { ...query, headers: { ...headers, cookie, origin: console.url } })
  expect(await own.json()).toEqual({ data: { info: { version: '1.0.0' } } })
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
  for (const path of ['/v2/messages', '/admin/../v2/account', '/secret'])
    expect((await fetch(`${console.url}${path}`, { method: 'POST', headers: { cookie } })).status, path).toBe(404)
})

test('uses the library of a running daemon', async () => {
  const folder = temporaryFolder()
  const serving = await startServing({ folder, file: build }, '--port', '0')
  const console = await startConsole(
    ...['--endpoint', node.url, '--daemon', serving.discovery.ws, '--token-file', `${serving.dataFolder}/daemon.token`],
  )
  const shown = await ConsolePage.open(console.link)
  onTestFinished(() => shown.dispose())
  await shown.go('/daemon', 'Daemon')
  await shown.page.getByText('the running daemon').waitFor()
  await shown.page.getByText(String(serving.discovery.pid), { exact: true }).waitFor()
  expect(`${console.running.lines.join()}${console.running.stderr()}`).not.toContain(serving.token)
})

test('reconnects without reloading the page', async () => {
  const folder = temporaryFolder()
  const first = await startServing({ folder, file: build }, '--port', '0')
  const port = new URL(first.discovery.ws).port
  const console = await startConsole(
    ...['--endpoint', node.url, '--daemon', first.discovery.ws, '--token-file', `${first.dataFolder}/daemon.token`],
  )
  const shown = await ConsolePage.open(console.link)
  onTestFinished(() => shown.dispose())
  await shown.go('/', 'Home')
  await shown.page.getByText('connected', { exact: true }).waitFor()
  await shown.page.evaluate('globalThis.isTheSamePage = true')
  first.process.kill('SIGKILL')
  await shown.page.getByText('The page reconnects automatically').waitFor()
  await startServing({ folder, file: build }, '--port', port)
  await shown.page.getByText('connected', { exact: true }).waitFor()
  await shown.page.getByRole('region', { name: 'Latest transactions' }).getByText('account-0').first().waitFor()
  expect(await shown.page.evaluate('globalThis.isTheSamePage')).toBe(true)
})

describe('the process', () => {
  test('ends in an orderly way', async () => {
    const { running, url } = await startConsole('--endpoint', node.url)
    expect((await fetch(url)).status).toBe(200)
    running.process.kill('SIGTERM')
    expect(await running.ended).toMatchObject({ code: 0 })
  })

  test('prints a new link when a page requests one', async () => {
    const { running, url } = await startConsole('--endpoint', node.url)
    expect((await fetch(`${url}/console/link`, { method: 'POST' })).status).toBe(204)
    const { link } = JSON.parse(await running.waitForLine((line) => line.includes('"event":"console"')))
    expect(link).toMatch(new RegExp(`^${url}/#code=[\\w-]{43}$`))
    expect((await fetch(`${url}/console/link`, { method: 'POST' })).status).toBe(429)
  })

  test.each([
    [['--endpoint', 'ftp://x'], '--endpoint'],
    [['--daemon', 'http://127.0.0.1/rpc'], '--daemon must be'],
    [['--token-file', 'x'], '--token-file needs --daemon'],
    [['--daemon', 'ws://127.0.0.1:1/rpc', '--token-file', '/nothing'], 'cannot be read'],
    [['--port', '70000'], '--port'],
    [['extra'], 'extra'],
  ])('refuses %j', async (args, text) => {
    const { code, stderr } = await runBuild(['console', ...args], { folder: temporaryFolder(), file: build })
    expect(code).toBe(2)
    expect(stderr).toContain(text)
  })

  test('refuses a port that is taken', async () => {
    const taken = String(node.ready.port)
    const { code, stderr } = await runBuild(['console', '--port', taken], { folder: temporaryFolder(), file: build })
    expect(code).toBe(2)
    expect(stderr).toContain(taken)
  })
})
