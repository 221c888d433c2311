import { hash } from 'node:crypto'
import { Script } from 'node:vm'
import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { explorerScript } from '../../../../src/program/devnode/explorer/explorerScript.ts'
import { startGraphql } from '../../../support/devnode/GraphqlServer.ts'

describe('the page of the explorer', () => {
  test('is what a browser finds, and needs nothing from elsewhere', async () => {
    const { url } = await startGraphql()
    const response = await fetch(url, { headers: { accept: 'text/html' } })
    const html = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).not.toMatch(/https?:\/\/|\bsrc=|@import|url\(/)
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'; connect-src 'self'")
    for (const tag of ['script', 'style']) {
      const content = new RegExp(`<${tag}>([^]*)</${tag}>`).exec(html)![1]!
      expect(policy).toContain(`${tag}-src 'sha256-${hash('sha256', content, 'base64')}'`)
    }
  })

  test('has a program that runs, examples that the node understands, and a question about the schema that it answers', async () => {
    const { query, post } = await startGraphql({ blocks: 1 })
    expect(() => new Script(explorerScript)).not.toThrow()
    const pick = (name: string) => new RegExp(`const ${name} = ([^]*?)\n(?:const|let|\n)`).exec(explorerScript)![1]!
    const samples = new Script(`(${pick('samples')})`).runInNewContext() as Record<string, string>
    expect(Object.keys(samples).length).toBeGreaterThan(5)
    for (const [name, text] of Object.entries(samples)) {
      expect(() => parse(text)).not.toThrow()
      const variables = { account_id: '00'.repeat(32), dapp_id: '00'.repeat(32) }
      const { errors } = await post(text, variables)
      if (name === 'Live transactions') expect(errors).toEqual([{ message: 'Subscriptions need a WebSocket' }])
      else expect(errors).toBeUndefined()
    }
    // A strict node answers all but those that the page leaves out there.
    const needs = new Script(`(${pick('needs')})`).runInNewContext() as Record<string, string>
    const strict = await startGraphql({ blocks: 1, mode: 'strict' })
    for (const [name, text] of Object.entries(samples)) {
      const { errors } = await strict.post(text, { account_id: '00'.repeat(32), dapp_id: '00'.repeat(32) })
      expect(errors === undefined, name).toBe(needs[name] === undefined)
    }
    const typeFields = new Script(pick('typeFields')).runInNewContext()
    const introspection = new Script(pick('introspection')).runInNewContext({ typeFields }) as string
    const { __schema } = await query(introspection)
    expect(__schema.queryType).toEqual({ name: 'Query' })
  })
})
