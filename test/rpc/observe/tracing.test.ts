/** Traces of the built programs, as a collector gets them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { Gateway } from '../../support/gateway/Gateway.ts'
import { type CollectedSpan, TraceCollector } from '../../support/observe/TraceCollector.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const SECRET = 'c2VjcmV0IG9mIGEgY2FsbA=='

let collector: TraceCollector
let node: DevNode
let gateway: Gateway
beforeAll(async () => {
  collector = await TraceCollector.open()
  const { environment } = collector
  node = await DevNode.start({ environment })
  gateway = await Gateway.start({ upstreams: [node.url], environment })
})
afterAll(async () => {
  await gateway.dispose()
  await node.dispose()
  collector.close()
})

async function find(fits: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
  await expect.poll(() => collector.spans.find(fits)).toBeDefined()
  return collector.spans.find(fits)!
}

test('a call has one span, its requests to the network are its children, through gateway and node', async () => {
  const host = StdioHost.start({ environment: { ...collector.environment, OTEL_SERVICE_NAME: 'shop' } })
  const client = await TestClient.initialize(host, { network: { endpoints: [gateway.url] } })
  await client.call('crypto.sha256', { data: SECRET })
  await client.call('crypto.sha256', {}).catch(() => {})
  const trace = `00-${TRACE}-${PARENT}-01`
  await client.call('net.query', { query: '{info{version}}' }, { trace })
  const plain = await find(({ name, status }) => name === 'crypto.sha256' && status !== 2)
  expect(plain).toMatchObject({
    kind: 2,
    parentSpanId: '',
    attributes: { 'rpc.system': 'jsonrpc', 'rpc.method': 'crypto.sha256' },
    resource: { 'service.name': 'shop' },
  })
  const failed = await find(({ name, status }) => name === 'crypto.sha256' && status === 2)
  expect(failed.attributes['rpc.jsonrpc.error_code']).toBe(23)
  const query = await find(({ name }) => name === 'net.query')
  expect(query).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
  const request = await find(({ kind, parentSpanId }) => kind === 3 && parentSpanId === query.spanId)
  expect(request).toMatchObject({ traceId: TRACE, attributes: { 'url.path': '/graphql' } })
  const atGateway = await find(({ parentSpanId, kind }) => kind === 2 && parentSpanId === request.spanId)
  expect(atGateway).toMatchObject({ traceId: TRACE, resource: { 'service.name': 'vendorclient-gateway' } })
  const behind = await find(({ parentSpanId, kind }) => kind === 3 && parentSpanId === atGateway.spanId)
  const atNode = await find(({ parentSpanId }) => parentSpanId === behind.spanId)
  expect(atNode).toMatchObject({ traceId: TRACE, resource: { 'service.name': 'vendorclient-node' } })
  await host.dispose()
  // Neither parameters nor results.
  for (const body of collector.bodies) {
    expect(body).not.toContain(SECRET)
    expect(body).not.toContain('info{version}')
  }
})

test('a connection may belong to a trace, and the last span is exported before the exit', async () => {
  const daemon = await ServingDaemon.start({
    environment: { ...collector.environment, OTEL_BSP_SCHEDULE_DELAY: '600000' },
  })
  const traceparent = `00-${TRACE}-1111111111111111-01`
  const host = await daemon.connect({ headers: { traceparent, authorization: `Bearer ${daemon.token}` } })
  const client = await TestClient.initialize(host)
  await client.call('client.version')
  await client.call('utils.no_such').catch(() => {})
  daemon.process.kill('SIGTERM')
  expect(await daemon.ended).toBe(0)
  const own = collector.spans.filter(({ parentSpanId }) => parentSpanId === '1111111111111111')
  expect(own.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['daemon.initialize', 'client.version', 'unknown']),
  )
  await daemon.dispose()
})

test('an invalid trace is ignored, and one that was not sampled is not exported', async () => {
  const host = StdioHost.start({ environment: collector.environment })
  const client = await TestClient.initialize(host)
  await client.call('client.version', {}, { trace: `00-${'0'.repeat(32)}-${PARENT}-01` })
  await client.call('client.build_info', {}, { trace: `00-${TRACE}-2222222222222222-00` })
  await client.call('client.config', {}, { trace: `ff-${TRACE}-${PARENT}-01` })
  const root = await find(({ name }) => name === 'client.config')
  expect(root.parentSpanId).toBe('')
  expect((await find(({ name, parentSpanId }) => name === 'client.version' && parentSpanId === '')).traceId).not.toBe(
    TRACE,
  )
  expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === '2222222222222222')).toEqual([])
  await host.dispose()
})

test('an unreachable collector costs nothing', async () => {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_BSP_SCHEDULE_DELAY: '10' }
  const daemon = await ServingDaemon.start({ environment })
  const client = await TestClient.initialize(await daemon.connect())
  for (let count = 0; count < 100; count++) await client.call('client.version')
  daemon.process.kill('SIGTERM')
  expect(await daemon.ended).toBe(0)
  await daemon.dispose()
})

test('nothing is exported if the environment disables it', async () => {
  const before = collector.bodies.length
  const host = StdioHost.start({ environment: { ...collector.environment, OTEL_SDK_DISABLED: 'true' } })
  const client = await TestClient.initialize(host)
  await client.call('client.version')
  await host.dispose()
  expect(collector.bodies.slice(before).filter((body) => body.includes('vendorclient-daemon'))).toEqual([])
})
