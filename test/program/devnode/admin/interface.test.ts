import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { adminMethods } from '../../../../src/program/devnode/controls/adminMethods.ts'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { Gateway } from '../../../support/gateway/Gateway.ts'

let node: DevNode

beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly body?: string
}

/** Every header as it is given, which `fetch` does not allow. */
function ask(path: string, { method = 'POST', headers = {}, body = '{}' }: Asked = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = request({ port: node.ready.port, host: '127.0.0.1', path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end(method === 'POST' ? body : undefined)
  })
}

describe('the administrative interface', () => {
  test.each(Object.keys(adminMethods))(
    '%s is only for programs of this machine and pages of the node',
    async (name) => {
      const { port } = node.ready
      const path = `/admin/${name}`
      const foreign = [
        { origin: 'https://page.example' },
        { origin: 'null' },
        { origin: `http://127.0.0.1:${port + 1}` },
        { origin: `https://127.0.0.1:${port}` },
        { origin: `http://localhost:${port}` },
        { host: 'page.example' },
        { host: `page.example:${port}`, origin: `http://page.example:${port}` },
        { host: '127.0.0.1', origin: 'http://127.0.0.1' },
      ]
      for (const headers of foreign) {
        const { status, text, headers: answered } = await ask(path, { headers })
        expect(status, JSON.stringify(headers)).toBe(403)
        expect(JSON.parse(text)).toMatchObject({ error: { code: 'forbidden' } })
        expect(answered).not.toHaveProperty('access-control-allow-origin')
      }
      const preflight = await ask(path, { method: 'OPTIONS', headers: { origin: 'https://page.example' } })
      expect(preflight.status).toBe(403)
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test.each(Object.keys(adminMethods))('%s refuses what it does not know, and no body at all ends it', async (name) => {
    const path = `/admin/${name}`
    for (const body of ['[]', '5', '"x"', 'null', '{"nothing": 1}', '{', '\u0000']) {
      const { status, text } = await ask(path, { body })
      expect([status, JSON.parse(text).error.code], `${name} ${body}`).toEqual([400, 'invalid_params'])
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, text, headers } = await ask(path, { method })
      expect([status, JSON.parse(text).error.code, headers['allow']]).toEqual([405, 'method_not_allowed', 'POST'])
    }
  })

  test('answers programs, and pages of the node with a session', async () => {
    const { port, epoch } = node.ready
    const own = { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` }
    const local = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
    for (const headers of [own, local]) {
      const { status, text } = await ask('/admin/status', { headers, body: '' })
      expect([status, JSON.parse(text).error.code]).toEqual([401, 'no_session'])
    }
    const body = JSON.stringify({ code: node.ready.console!.split('#code=')[1] })
    const opened = await ask('/console/session', { headers: own, body })
    const cookie = String(opened.headers['set-cookie']).split(';')[0]!
    for (const headers of [{}, { ...own, cookie }, { ...local, cookie }]) {
      const { status, text } = await ask('/admin/status', { headers, body: '' })
      expect([status, JSON.parse(text).epoch]).toEqual([200, epoch])
    }
  })

  test('lists its methods in the error about an unknown one', async () => {
    for (const path of ['/admin/nothing', '/admin/', '/admin/toString', '/admin/__proto__', '/admin/status/x']) {
      const { status, text } = await ask(path)
      expect([status, JSON.parse(text).error.code], path).toEqual([404, 'unknown_method'])
      expect(JSON.parse(text).error.message).toContain('snapshot')
    }
  })

  test('says of a parameter what was expected and what came', async () => {
    const refused = async (path: string, body: string) => JSON.parse((await ask(path, { body })).text).error
    expect(await refused('/admin/set_time', '{"time": "now"}')).toEqual({
      code: 'invalid_params',
      message: 'Invalid parameters: time: expected an integer from 0 to 4294967295, got a string of 3 characters',
      data: { path: 'time', expected: 'an integer from 0 to 4294967295', received: 'a string of 3 characters' },
    })
    expect(await refused('/admin/freeze', '{"tmie": 5}')).toMatchObject({
      data: { path: 'tmie', expected: 'one of time', received: 'an unknown name' },
    })
  })

  test('refuses an endless body', async () => {
    const { status, text } = await ask('/admin/load', {
      headers: { 'content-length': String(2 ** 25) },
      body: '',
    }).catch((error: Error) => ({
      status: 413,
      text: JSON.stringify({ error: { code: error.message && 'too_large' } }),
    }))
    expect([status, JSON.parse(text).error.code]).toEqual([413, 'too_large'])
  })

  test('is not offered in front of another node', async () => {
    const gateway = await Gateway.start({ upstreams: [node.url] })
    onTestFinished(() => gateway.dispose())
    expect((await fetch(`${gateway.url}/admin/snapshot`, { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
