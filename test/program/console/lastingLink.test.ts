/** The link of a development node with a chain in a file, and the sessions that it opened, after a restart. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DevNode, type DevNodeOptions } from '../../support/devnode/DevNode.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

async function start(options: DevNodeOptions): Promise<DevNode> {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

/** A browser that has opened the link: its cookie, and how long it keeps it. */
async function open(node: DevNode, link = node.ready.console!) {
  const body = JSON.stringify({ code: link.split('#code=')[1] })
  const answer = await fetch(`${node.url}/console/session`, { method: 'POST', body })
  return { status: answer.status, setCookie: answer.headers.get('set-cookie') ?? '', text: await answer.text() }
}

async function hasSession(node: DevNode, setCookie: string): Promise<boolean> {
  const headers = { cookie: setCookie.split(';')[0]! }
  return ((await (await fetch(`${node.url}/console/info`, { headers })).json()) as { session: boolean }).session
}

function end(node: DevNode, setCookie: string) {
  return fetch(`${node.url}/console/session`, {
    method: 'DELETE',
    headers: { cookie: setCookie.split(';')[0]! },
  })
}

test('link and sessions are the same after a restart and a reset, and a session that was ended stays ended', async () => {
  const dataFolder = temporaryFolder()
  const first = await start({ dataFolder })
  const { port } = first.ready
  const [kept, ended] = [await open(first), await open(first)]
  expect(kept.setCookie).toContain('Max-Age=')
  await end(first, ended.setCookie)
  const file = join(dataFolder, 'node', 'console.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).not.toContain(/=([\w-]{43});/.exec(kept.setCookie)![1]!)
  await first.dispose()
  for (const args of [[], ['--reset']]) {
    const again = await start({ dataFolder, port, args })
    expect(again.ready.console).toBe(first.ready.console)
    expect(await hasSession(again, kept.setCookie)).toBe(true)
    expect(await hasSession(again, ended.setCookie)).toBe(false)
    expect((await open(again)).status).toBe(204)
    await again.dispose()
  }
})

test('a node without the file, or with a damaged one, has another link', async () => {
  const dataFolder = temporaryFolder()
  const first = await start({ dataFolder })
  await first.dispose()
  const file = join(dataFolder, 'node', 'console.json')
  const links = [first.ready.console]
  for (const damage of [() => rmSync(file), () => writeFileSync(file, '{"code":"short","sessions":[]}')]) {
    damage()
    const again = await start({ dataFolder, port: first.ready.port })
    expect(links).not.toContain(again.ready.console)
    expect(await open(again, first.ready.console!)).toMatchObject({
      status: 403,
      text: expect.stringContaining('The terminal shows the current link'),
    })
    links.push(again.ready.console)
    await again.dispose()
  }
})

test('the link of a chain in memory works until the node stops', async () => {
  const first = await start({})
  const opened = await open(first)
  expect([opened.status, (await open(first)).status]).toEqual([204, 204])
  expect(opened.setCookie).not.toContain('Max-Age')
  await first.dispose()
  const again = await start({ port: first.ready.port })
  expect(again.ready.console).not.toBe(first.ready.console)
  expect(await hasSession(again, opened.setCookie)).toBe(false)
})
