import { createConnection } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shapesOf } from '../../../../src/program/devnode/graphql/fields/shapes.ts'
import { compileFilter, compilePath } from '../../../../src/program/devnode/graphql/filters/compileFilter.ts'
import { sql, sqlName } from '../../../../src/program/devnode/store/sql.ts'
import { type Answer, startGraphql } from '../../../support/devnode/GraphqlServer.ts'
import { sampleIds } from '../../../support/devnode/sampleChain.ts'

async function send(url: string, body: string | undefined, method = 'POST') {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body }) })
  return { status: response.status, text: await response.text() }
}

describe('malformed requests', () => {
  test('end with 400 and a text', async () => {
    const { url } = await startGraphql()
    const bodies = ['', '{', 'null', '5', '{}', '{"query":5}', '{"query":"{info{time}}","variables":"x"}']
    for (const body of [...bodies, '{"query":"{info{time}}","variables":[]}']) {
      const { status, text } = await send(url, body)
      expect([body, status]).toEqual([body, 400])
      expect(text).toMatch(/^Malformed request/)
    }
    expect((await send(`${url}?query={info{time}}&variables={`, undefined, 'GET')).status).toBe(400)
  })

  test('end with errors and status 200 when only the document is wrong', async () => {
    const { post } = await startGraphql()
    const messages = async (query: string, variables?: object) =>
      (await post(query, variables)).errors!.map(({ message }: Answer) => message)
    expect(await messages('{')).toEqual(['Syntax Error: Expected Name, found <EOF>.'])
    expect((await messages('{ blockchain }'))[0]).toContain('must have a selection of subfields')
    expect(await messages('query a { info { time } } query b { info { time } }')).toEqual([
      'The document has several operations, choose one by name',
    ])
    expect(await messages('subscription { blocks { id } }')).toEqual(['Subscriptions require a WebSocket'])
    expect((await messages('query($f: BlockFilter) { blocks(filter: $f) { id } }', { f: { x: 1 } }))[0]).toContain(
      '"x"',
    )
    const wrong = { f: { balance: { gt: 'ten' } } }
    expect((await messages('query($f: AccountFilter) { accounts(filter: $f) { id } }', wrong))[0]).toContain(
      'big integer',
    )
  })

  test('cannot change anything by a plain link', async () => {
    const { url } = await startGraphql()
    const answer = await send(`${url}?query=mutation{postRequests(requests:[])}`, undefined, 'GET')
    expect(answer).toEqual({ status: 405, text: 'Mutations require POST' })
    expect((await send(url, '{}', 'PUT')).status).toBe(405)
    expect((await send(url, undefined, 'OPTIONS')).status).toBe(204)
  })

  test('end with 413 when the body is too large, announced or not', async () => {
    const { url } = await startGraphql()
    expect((await send(url, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
    const { port } = new URL(url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = createConnection(Number(port), '127.0.0.1')
      let text = ''
      socket.on('data', (data) => {
        text += data
        if (!text.includes('\r\n\r\n')) return
        socket.destroy()
        resolve(text)
      })
      socket.on('error', reject)
      socket.write('POST /graphql HTTP/1.1\r\nhost: node\r\ntransfer-encoding: chunked\r\n\r\n')
      const chunk = 'x'.repeat(0x10000)
      for (let count = 0; count < 17; count++) socket.write(`10000\r\n${chunk}\r\n`)
    })
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
  })
})

describe('requests that ask for too much', () => {
  test('are refused by depth, by fields and by tokens', async () => {
    const { post } = await startGraphql()
    const message = async (query: string) => (await post(query)).errors![0].message
    const deep = (depth: number) => `${'in_message { dst_transaction { '.repeat(depth)}id${' } }'.repeat(depth)}`
    expect(await message(`{ transactions { ${deep(20)} } }`)).toContain('deeper than 25')
    const fragments = Array.from(
      { length: 20 },
      (_, n) =>
        `fragment f${n} on Transaction { a: in_message { dst_transaction { ...f${n + 1} } } b: in_message { dst_transaction { ...f${n + 1} } } }`,
    )
    const bomb = `{ transactions { ...f0 } } ${fragments.join(' ')} fragment f20 on Transaction { id }`
    expect(await message(bomb)).toMatch(/deeper than|more than 5000 fields/)
    expect(await message(`{ ${Array.from({ length: 6000 }, (_, n) => `a${n}: __typename`).join(' ')} }`)).toMatch(
      /more than 5000 fields|tokens/,
    )
    expect(
      await message('{ transactions { ...f } } fragment f on Transaction { in_message { dst_transaction { ...f } } }'),
    ).toContain('itself')
  })

  test('are validated only up to a limit when every field may conflict with every other', async () => {
    const { post } = await startGraphql()
    const { errors } = await post(
      `{ ${'x: info { ...f } '.repeat(1600)} } fragment f on Info { ${'time '.repeat(1000)} }`,
    )
    expect(errors![0].message).toContain('aborted')
  })

  test('stop at the number of objects that one request may read', async () => {
    const { post } = await startGraphql({ blocks: 2 })
    const pages = Array.from({ length: 11 }, (_, n) => `a${n}: blocks(first: 2000000000) { nodes { id } }`).join(' ')
    const { errors } = await post(`{ blockchain { ${pages} } }`)
    expect(errors![0]).toMatchObject({ extensions: { code: 'TOO_COMPLEX' } })
    expect((await post('{ blocks(limit: 2000000000) { id } }')).data.blocks).toHaveLength(4)
    expect((await post('{ blocks(limit: -1) { id } }')).errors![0].message).toContain('Invalid limit')
  })

  test('are refused when the filter is too deep or too long', async () => {
    const { post } = await startGraphql({ blocks: 1 })
    const text = 'query($f: TransactionFilter) { transactions(filter: $f) { id } }'
    const message = async (f: object) => (await post(text, { f })).errors![0].message
    const nest = (depth: number): object => (depth === 0 ? { now: { gt: 1 } } : { now: { lt: 1 }, OR: nest(depth - 1) })
    expect(await message(nest(31))).toContain('deeper than 30')
    expect((await post(text, { f: nest(20) })).data.transactions).toHaveLength(2)
    const link = (depth: number): object => (depth === 0 ? {} : { in_message: { dst_transaction: link(depth - 1) } })
    expect(await message(link(40))).toContain('deeper than 30')
    const long = { id: { in: Array(10_001).fill('a') } }
    expect(await message(long)).toContain('more than 10000 values')
    expect(
      (await post(text, { f: { id: { in: Array(10_000).fill(sampleIds(1).ofBob) } } })).data.transactions,
    ).toHaveLength(1)
  })

  test('answer the introspection that tools send', async () => {
    const { query } = await startGraphql()
    const { getIntrospectionQuery } = await import('graphql')
    const { __schema } = await query(getIntrospectionQuery())
    expect(__schema.types.length).toBeGreaterThan(50)
  })
})

describe('frames of a WebSocket', () => {
  test.each(['graphql-ws', 'graphql-transport-ws'])('of %s with any content do not harm the node', async (protocol) => {
    const { connect, query, problems } = await startGraphql({ blocks: 1 })
    const types = ['connection_init', 'start', 'subscribe', 'stop', 'complete', 'ping', 'pong', '__proto__', 5, null]
    const message = fc.record(
      {
        type: fc.constantFrom(...types),
        // The last one has no text form.
        id: fc.oneof(fc.constantFrom<unknown>('1', '2', 1, '__proto__', { toString: 1, valueOf: 1 }), fc.jsonValue()),
        payload: fc.oneof(
          fc.record({ query: fc.constantFrom('{ info { time } }', 'subscription { blocks { id } }', '{', '') }),
          fc.jsonValue(),
        ),
      },
      { requiredKeys: [] },
    )
    const frame = fc.oneof(
      { weight: 4, arbitrary: message.map((value) => JSON.stringify(value)) },
      fc.string(),
      fc.json(),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { maxLength: 30 }), async (frames) => {
        const { socket, send, closed } = await connect(protocol)
        for (const text of frames) send(text)
        socket.close()
        await closed
      }),
      { numRuns: 40 },
    )
    expect(await query('{ info { version } }')).toEqual({ info: { version: '1.0.0' } })
    expect(problems).toEqual([])
  })
})

describe('names and values', () => {
  test('never become SQL', async () => {
    const { query, post, store } = await startGraphql({ blocks: 1 })
    const evil = `' OR 1=1; DROP TABLE blocks; --`
    const text = 'query($f: TransactionFilter, $o: [QueryOrderBy]) { transactions(filter: $f, orderBy: $o) { id } }'
    expect(await query(text, { f: { id: { eq: evil } } })).toEqual({ transactions: [] })
    expect(await query(text, { f: { id: { in: [evil, 'é', '\u0000'] } } })).toEqual({ transactions: [] })
    for (const path of [
      evil,
      'id; --',
      'compute.x',
      'compute',
      '__proto__',
      'constructor',
      'in_message.id',
      '',
      'id.id',
    ]) {
      const { errors, data } = await post(text, { o: [{ path }] })
      if (path === '') expect(data.transactions).toHaveLength(2)
      else expect(errors![0].message).toContain('Unknown path of Transaction')
    }
    const { errors } = await post('{ aggregateBlocks(fields: [{ field: "id) FROM blocks; --", fn: MAX }]) }')
    expect(errors![0].message).toContain('Unknown path')
    expect(store.lastBlock()?.height).toBe(1)
  })

  test('are taken from the description of the objects, whatever the filter says', () => {
    const { transaction } = shapesOf('current')
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (name, value) => {
        if (Object.hasOwn(transaction.fields, name) || name === 'or' || name === 'OR') return
        expect(() => compileFilter(transaction, { [name]: { eq: value } }, 'o')).toThrow('Unknown field')
        expect(() => compilePath(transaction, name, 'o')).toThrow('Unknown path')
        expect(compileFilter(transaction, { id: { eq: value } }, 'o')).toEqual({ text: 'o.id = ?', values: [value] })
      }),
    )
    expect(() => sqlName('a b')).toThrow('Not a name')
    expect(sql`a = ${'x'}`).toEqual({ text: 'a = ?', values: ['x'] })
  })

  test('are refused as an invalid cursor', async () => {
    const { query } = await startGraphql({ blocks: 1 })
    const page = `query($c: String) { blockchain { blocks(after: $c) { nodes { id } } } }`
    await expect(query(page, { c: `z' --` })).rejects.toThrow('is not a cursor of this node')
  })

  test('hide internal errors from clients and log them', async () => {
    const broken = async () => Promise.reject(new Error('disk on fire'))
    const { post, problems } = await startGraphql({ scan: broken })
    const { errors } = await post('{ blocks { id } }')
    expect(errors).toEqual([
      { message: 'INTERNAL_SERVER_ERROR', locations: [{ line: 1, column: 3 }], path: ['blocks'] },
    ])
    expect(String(problems[0])).toContain('disk on fire')
  })
})
