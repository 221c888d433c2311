/** Calls of language models that a person confirms on a page of the console that `vendorclient mcp` serves. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { McpSession } from '../../support/mcp/McpSession.ts'

const password = 'a long password'
const env = { WALLET_PASSWORD: password }
const sending = ['--allow-sending', '--password-from', 'env:WALLET_PASSWORD', '--confirm', 'console']
const payment = { wallet: 'wallet', recipient: 'shop', no_bounce: true }

let node: DevNode
let tool: Tool
let secret: string
let shop: string

beforeAll(async () => {
  node = await DevNode.start()
  tool = new Tool()
  await tool.json(['config', 'set', 'url', node.url])
  await tool.json(['contract', 'save', 'Wallet'])
  await tool.json(['keys', 'phrase', '--dump', 'wallet.keys.json'])
  await tool.json(['keys', 'import', 'wallet', 'wallet.keys.json', '--password-from', 'env:WALLET_PASSWORD'], 0, {
    env,
  })
  const { deployed_at } = await tool.json(['multisig', 'deploy', '--keys', 'wallet.keys.json', '--fund', '50'])
  await tool.json(['alias', 'add', 'wallet', '--address', deployed_at, '--abi', 'Wallet.abi.json', '--keys', 'wallet'])
  shop = `${deployed_at.split('::')[0]}::${'5b'.repeat(32)}`
  await tool.json(['alias', 'add', 'shop', '--address', shop])
  secret = JSON.parse(tool.read('wallet.keys.json')).secret
})
afterAll(async () => {
  await node?.dispose()
  tool?.dispose()
})

async function open(...words: string[]): Promise<{ session: McpSession; link: string }> {
  // The client could ask as well; the option decides who does.
  const answer = () => ({ action: 'accept', content: { confirm: true } }) as const
  const session = await McpSession.open(tool, [...sending, ...words], { env, answer })
  onTestFinished(async () => {
    await session.close()
    expect(session.questions).toEqual([])
  })
  await expect.poll(() => session.log).toContain('confirm at ')
  return { session, link: /confirm at (\S+) \(opens once\)/.exec(session.log)![1]! }
}

async function openPage(link: string): Promise<ConsolePage> {
  const shown = await ConsolePage.open(link)
  onTestFinished(() => shown.dispose())
  await shown.page.getByRole('heading', { level: 1 }).filter({ hasText: 'Confirmations' }).waitFor()
  return shown
}

/** A call that waits for confirmation; its result arrives after the person's answer. */
function ask(session: McpSession, amount: string, key: string): Promise<Json> {
  const call = session.call('send_tokens', { ...payment, amount, key })
  return call.catch((error: Error) => JSON.parse(error.message.slice('send_tokens: '.length)))
}

test('sends what a person confirms on the page, and nothing else', async () => {
  const { session, link } = await open()
  const shown = await openPage(link)
  const { page } = shown
  expect(page.url()).toBe(`${new URL(link).origin}/confirmations`)
  await page.getByText('No calls are waiting').waitFor()

  const sent = ask(session, '1.5', 'invoice-1')
  const card = page.locator('.card').filter({ hasText: 'Send 1.5 tokens to shop' })
  await card.getByRole('button', { name: 'Confirm' }).waitFor()
  const text = await card.innerText()
  for (const part of [
    node.url,
    'invoice-1',
    'submitTransaction',
    `1.5 tokens (1500000000 nanotokens) to ${shop} (shop)`,
  ])
    expect(text).toContain(part)
  expect(text).toContain('"value":"1500000000"')
  expect(text).toContain('1.5 tokens will be burnt')
  expect(text).toMatch(/arrives\s+nothing\s+lost\s+1\.5 tokens: the recipient/)
  await card.getByText(/^in \d+ min$/).waitFor()
  expect(await shown.checkAccessibility()).toEqual([])
  await card.getByRole('button', { name: 'Confirm' }).click()
  expect((await sent).entry.state).toBe('executed')
  await card.getByText('confirmed', { exact: true }).waitFor()

  const [first, second] = [ask(session, '0.5', 'invoice-2'), ask(session, '0.25', 'invoice-3')]
  const refused = page.locator('.card').filter({ hasText: 'Send 0.5 tokens' })
  await page.getByRole('button', { name: 'Refuse' }).nth(1).waitFor()
  await shown.setTheme('dark')
  expect(await shown.checkAccessibility()).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await shown.expectToFit('/confirmations')
  await refused.getByRole('button', { name: 'Refuse' }).click()
  expect((await first).error.message).toBe('The user did not confirm; nothing was sent')
  await refused.getByText('refused', { exact: true }).waitFor()
  await page.goto(new URL('/api', page.url()).href)
  await page.getByRole('alert').getByRole('link', { name: 'Confirmations' }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  expect((await second).error.name).toBe('rejected')

  await session.refused('get_outbox_entry', { key: 'invoice-2' })
  for (const seen of [await shown.text(), await page.content(), session.log, session.shown]) {
    expect(seen).not.toContain(secret)
    expect(seen).not.toContain(password)
  }
  expect(session.log.match(/http:\S+/g)).toEqual([link])
  expect(shown.takeProblems()).toEqual([])
  expect(shown.strangers).toEqual([])
})

/** Status of a request with headers that no browser lets a page set. */
function status(url: string, method: string, headers: Record<string, string>, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

test('only a console page with its session can confirm, and only payments that are waiting', async () => {
  const { session, link } = await open()
  const { origin: own, host } = new URL(link)
  const opened = await fetch(`${own}/console/session`, {
    method: 'POST',
    body: JSON.stringify({ code: link.split('#code=')[1] }),
  })
  const cookie = opened.headers.get('set-cookie')!.split(';')[0]!
  const proof = { 'x-console-proof': opened.headers.get('x-console-proof')! }
  const list = async () => {
    const response = await fetch(`${own}/console/confirmations`, { headers: { cookie } })
    return ((await response.json()) as { questions: Json[] }).questions
  }
  const waiting = ask(session, '0.1', 'foreign')
  await expect.poll(list).toHaveLength(1)
  const { id } = (await list())[0]!
  const url = `${own}/console/confirmations/${id}`
  const yes = '{"confirm":true}'
  expect(await status(`${own}/console/confirmations`, 'GET', {})).toBe(401)
  expect(await status(url, 'GET', { cookie, origin: own })).toBe(404)
  expect(await status(url, 'POST', { cookie }, yes)).toBe(403)
  expect(await status(url, 'POST', { origin: own }, yes)).toBe(401)
  for (const origin of ['https://page.example', 'null', `http://localhost:${new URL(own).port}`, `https://${host}`])
    expect(await status(url, 'POST', { cookie, origin }, yes), origin).toBe(403)
  expect(await status(url, 'POST', { cookie, origin: 'http://page.example', host: 'page.example' }, yes)).toBe(421)
  // Browsers send the cookie also to servers of other users on this host, so it is not sufficient to confirm.
  for (const forged of [{}, { 'x-console-proof': '' }, { 'x-console-proof': 'q'.repeat(43) }])
    expect(await status(url, 'POST', { cookie, origin: own, ...forged }, yes)).toBe(403)
  const headers = { cookie, origin: own, ...proof }
  for (const body of ['', '[]', 'null', '{"confirm":"true"}', '{"confirm":1}'])
    expect(await status(url, 'POST', headers, body), body).toBe(400)
  expect(await status(`${own}/console/confirmations/other`, 'POST', headers, yes)).toBe(409)
  expect((await list()).map(({ state }) => state)).toEqual(['waiting'])
  expect(await status(url, 'POST', headers, '{"confirm":false}')).toBe(204)
  expect(await status(url, 'POST', headers, yes)).toBe(409)
  expect((await waiting).error.name).toBe('rejected')
  // Other consoles have no such page.
  expect(await status(`${node.url}/console/confirmations`, 'GET', {})).toBe(404)
})

test('refuses questions that are not answered in time, and those that the client withdraws', async () => {
  const { session, link } = await open('--confirm-within', '1')
  const shown = await openPage(link)
  const { error } = await ask(session, '0.1', 'late')
  expect(error.message).toBe('No one could be asked for confirmation; nothing was sent')
  expect(error.remedy).toContain('Confirmations')
  await shown.page.getByText('no answer in time').waitFor()
  expect(await shown.page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)

  const patient = await open()
  const other = await openPage(patient.link)
  const controller = new AbortController()
  const given = { name: 'send_tokens', arguments: { ...payment, amount: '0.1', key: 'given up' } }
  const gone = expect(
    patient.session.client.callTool(given, undefined, { signal: controller.signal }),
  ).rejects.toThrow()
  await other.page.getByRole('button', { name: 'Confirm' }).waitFor()
  controller.abort('enough')
  await gone
  await other.page.getByText('the call was cancelled').waitFor()
  await patient.session.refused('get_outbox_entry', { key: 'given up' })
})

test('refuses waiting questions when the program ends', async () => {
  const { session, link } = await open()
  const shown = await openPage(link)
  const waiting = session.call('send_tokens', { ...payment, amount: '0.1', key: 'ended' })
  const gone = expect(waiting).rejects.toThrow()
  await shown.page.getByRole('button', { name: 'Confirm' }).waitFor()
  process.kill(session.pid, 'SIGTERM')
  await gone
  await shown.page.getByText('The program that asks for confirmation does not answer').waitFor()
  expect(await shown.page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
  const { session: next } = await open()
  await next.refused('get_outbox_entry', { key: 'ended' })
})

test('--confirm-in-console is refused without the options that it needs', async () => {
  for (const [words, text] of [
    [['--confirm', 'console'], '--confirm needs --allow-sending'],
    [['--allow-sending', '--open'], '--open needs --confirm console'],
    [['--allow-sending', '--confirm', 'page'], 'client, terminal, console'],
    [['--allow-sending', '--confirm-within', '0'], '--confirm-within'],
  ] as const) {
    const { code, stdout, stderr } = await tool.run(['mcp', ...words])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(text)
  }
})
