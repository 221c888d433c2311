import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Limits } from '../../../rpc/limits.ts'
import { DaemonSection, LogSection } from '../../../rpc/settings/settingSections.ts'
import { ClientConfig } from '../../../src/modules/client/types.ts'
import type { Fields, Shape, StructShape } from '../../../src/schema/shapes.ts'
import { dataFolderOf, hostOf, runBuild, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

interface Sources {
  readonly dataFile?: object | string
  readonly workingFile?: object | string
  readonly env?: Record<string, string>
  readonly args?: readonly string[]
}

function prepare({ dataFile, workingFile }: Sources): string {
  const folder = temporaryFolder()
  mkdirSync(dataFolderOf(folder), { recursive: true, mode: 0o700 })
  const write = (path: string, content: object | string | undefined) => {
    if (content !== undefined) writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  write(join(dataFolderOf(folder), 'config.json'), dataFile)
  write(join(folder, 'vendorclient.json'), workingFile)
  return folder
}

function start(sources: Sources) {
  const folder = prepare(sources)
  const { env = {}, args = [] } = sources
  const running = startBuild(['daemon', '--stdio', ...args], { folder, env })
  return { ...running, folder, host: hostOf(running) }
}

/** Settings in effect in a daemon with these sources, and its warnings on stderr. */
async function settingsWith(sources: Sources, params: object = {}) {
  const { host, process: child, ended, stderr } = start(sources)
  const result = await host.result('daemon.initialize', params)
  child.stdin!.end()
  await ended
  return { ...result, stderr: stderr() }
}

/** Text on stderr of a daemon that does not start with these sources; its exit code has to be 2. */
async function refusalWith(sources: Sources) {
  const folder = prepare(sources)
  const { code, stderr } = await runBuild(['daemon', ...(sources.args ?? [])], { folder, env: sources.env ?? {} })
  expect(code).toBe(2)
  return stderr
}

/** A value that fits a shape and is not the default, as text and as JSON. */
function sampleOf(shape: Shape, defaultValue: unknown): { text: string; json: unknown } {
  if (shape.kind === 'boolean') return { text: String(!defaultValue), json: !defaultValue }
  if (shape.kind === 'array') return { text: '127.0.0.1:1, 127.0.0.1:2', json: ['127.0.0.1:1', '127.0.0.1:2'] }
  if (shape.kind === 'constants') {
    const other = Object.values<{ value: unknown }>(shape.constants).find(({ value }) => value !== defaultValue)?.value
    return { text: String(other), json: other }
  }
  if (shape.kind === 'integer' || shape.kind === 'bigInteger' || shape.kind === 'float') {
    const value = typeof defaultValue === 'number' ? defaultValue + 1 : 7
    return { text: String(value), json: value }
  }
  return { text: '127.0.0.1:9', json: '127.0.0.1:9' }
}

describe('sources', () => {
  test('take precedence in this order: the host, options, environment, a named file, the data folder, defaults', async () => {
    const all = {
      max_latency: 1,
      query_timeout: 1,
      wait_for_timeout: 1,
      max_reconnect_timeout: 1,
      sending_endpoint_count: 9,
    }
    const { sending_endpoint_count: _1, ...four } = all
    const { max_reconnect_timeout: _2, ...three } = four
    const { wait_for_timeout: _3, ...two } = three
    const { query_timeout: _4, ...one } = two
    const set = (fields: object, value: number) => Object.fromEntries(Object.keys(fields).map((name) => [name, value]))
    const { config } = await settingsWith(
      {
        dataFile: { network: set(all, 5) },
        workingFile: { network: set(four, 4) },
        env: Object.fromEntries(Object.keys(three).map((name) => [`VENDORCLIENT_NETWORK_${name.toUpperCase()}`, '3'])),
        args: ['--config', 'vendorclient.json', ...Object.keys(two).flatMap((name) => ['--set', `network.${name}=2`])],
      },
      { config: { network: set(one, 1) } },
    )
    expect(config.network).toMatchObject({
      max_latency: 1,
      query_timeout: 2,
      wait_for_timeout: 3,
      max_reconnect_timeout: 4,
      sending_endpoint_count: 5,
      message_retries_count: 5,
    })
  })

  test('set limits and the client field by field', async () => {
    const { config, limits } = await settingsWith({
      dataFile: { limits: { batch: 11, in_flight: 12 }, network: { query_timeout: 13, max_latency: 14 } },
      env: { VENDORCLIENT_LIMITS_BATCH: '21', VENDORCLIENT_NETWORK_QUERY_TIMEOUT: '22' },
    })
    expect(limits).toMatchObject({ batch: 21, in_flight: 12, nesting: 128 })
    expect(config.network).toMatchObject({ query_timeout: 22, max_latency: 14 })
  })

  test('may name the data folder in a named file; an empty name is refused', async () => {
    const sources = { workingFile: { daemon: { data_folder: './data' } }, args: ['--config', 'vendorclient.json'] }
    const { config } = await settingsWith(sources)
    expect(config.local_storage_path).toMatch(/\/data$/)
    expect(await refusalWith({ args: ['--data', ''] })).toContain('daemon.data_folder is empty')
  })
})

describe('the environment', () => {
  const sections: [string, StructShape][] = [
    ...Object.entries(ClientConfig.fields as Fields).flatMap(([name, { shape }]): [string, StructShape][] =>
      shape.kind === 'struct' ? [[name, shape]] : [],
    ),
    ['limits', Limits],
  ]
  // These have their own forms, or the sample would contradict another field.
  const formed: Record<string, { text: string; json: unknown }> = {
    'network.access_key_origins': {
      text: 'https://a.example,http://b.example:8600',
      json: ['https://a.example', 'http://b.example:8600'],
    },
    'network.operators': { text: '{"https://a.example":"A"}', json: { 'https://a.example': 'A' } },
    // A larger number needs as many operators.
    'network.agreement': { text: '1', json: 1 },
    'proofs.zerostate_hash': { text: 'ab'.repeat(32), json: 'ab'.repeat(32) },
    'proofs.trusted_keepers_hash': { text: 'cd'.repeat(32), json: 'cd'.repeat(32) },
    'proofs.trusted_keepers': {
      text: `{"height":7,"keepers":{"1":"${'ab'.repeat(48)}"}}`,
      json: { height: 7, keepers: { 1: 'ab'.repeat(48) } },
    },
    'crypto.hdkey_derivation_path': { text: "m/44'/1'", json: "m/44'/1'" },
    'crypto.mnemonic_word_count': { text: '24', json: 24 },
    'storage.url': { text: 'postgres://user@127.0.0.1:1/database', json: '' },
    'storage.schema': { text: 'payments', json: 'payments' },
    'crypto.mnemonic_dictionary': { text: '2', json: 2 },
    'policy.approval_above_currencies': { text: '{"2":"5"}', json: { 2: 5 } },
    'policy.recipients': { text: 'ab'.repeat(32), json: ['ab'.repeat(32)] },
    'policy.limits': {
      text: '[{"amount":5,"window":"day"},{"amount":9,"window":"total","per":"dapp"}]',
      json: [
        { amount: 5, window: 'day' },
        { amount: 9, window: 'total', per: 'dapp' },
      ],
    },
    'policy.max_loss': { text: '{"0":5}', json: { 0: 5 } },
    'policy.functions': { text: '[{"name":"touch"}]', json: [{ name: 'touch' }] },
    'policy.abis': { text: '{}', json: ['{}'] },
  }

  test('has a variable for every field of the client and of the limits', async () => {
    const samples = sections.flatMap(([section, shape]) =>
      Object.entries(shape.fields as Fields).map(([name, field]) => ({
        section,
        name,
        secret: field.secret === true,
        ...(formed[`${section}.${name}`] ?? sampleOf(field.shape, field.default)),
      })),
    )
    expect(samples.length).toBeGreaterThan(40)
    const variable = ({ section, name }: { section: string; name: string }) =>
      `VENDORCLIENT_${section}_${name}`.toUpperCase()
    const env = Object.fromEntries(samples.map((sample) => [variable(sample), sample.text]))
    const answer = await settingsWith({ env: { ...env, VENDORCLIENT_LOCAL_STORAGE_PATH: 'elsewhere' } })
    const expected: Record<string, Record<string, unknown>> = {}
    for (const { section, name, secret, json } of samples) {
      if (!secret) expected[section] = { ...expected[section], [name]: json }
    }
    const { limits, ...client } = expected
    expect(answer.limits).toEqual(limits)
    expect(answer.config).toMatchObject({ ...client, local_storage_path: 'elsewhere' })
    expect(answer.stderr).not.toContain('Unknown')
  })

  test('has a variable for every field of the daemon and the log', async () => {
    const fields = Object.entries({ daemon: DaemonSection, log: LogSection }).flatMap(([section, shape]) =>
      Object.entries(shape.fields as Fields).map(([name, field]) => ({ section, name, kind: field.shape.kind })),
    )
    const variables = fields.map(({ section, name }) => `VENDORCLIENT_${section}_${name}`.toUpperCase())
    const { stderr } = await settingsWith({ env: Object.fromEntries(variables.map((name) => [name, ''])) })
    expect(stderr).toBe('')
    const picky = fields.filter(({ kind }) => kind !== 'string' && kind !== 'array')
    expect(picky.length).toBeGreaterThan(4)
    for (const { section, name } of picky) {
      const env = { [`VENDORCLIENT_${section}_${name}`.toUpperCase()]: 'wrong' }
      expect(await refusalWith({ env })).toContain(`(environment): ${section}.${name}: expected`)
    }
  })

  test('is warned about when it has an unknown variable, and is refused when a value does not fit', async () => {
    const { stderr } = await settingsWith({
      env: { VENDORCLIENT_NETWORK_ENDPOINT: 'x', VENDORCLIENT_NETWROK_ENDPOINTS: 'x', VENDORCLIENT_BINARY: '/x' },
    })
    expect(stderr).toContain('Unknown environment variable VENDORCLIENT_NETWORK_ENDPOINT"')
    expect(stderr).toContain('Unknown environment variable VENDORCLIENT_NETWROK_ENDPOINTS')
    expect(stderr).not.toContain('VENDORCLIENT_BINARY')
    const wrong = { VENDORCLIENT_LIMITS_BATCH: 'many' }
    expect(await refusalWith({ env: wrong })).toMatch(/\(environment\): limits\.batch: expected/)
  })
})

describe('a configuration file', () => {
  test.each<[string, Sources, RegExp]>([
    ['is no JSON', { dataFile: '{\n "network": {,}\n}' }, /config\.json is not valid JSON, see line 2 column \d+/],
    ['is no object', { dataFile: '[]' }, /config\.json must contain a JSON object/],
    ['is no JSON in the working folder', { workingFile: '' }, /vendorclient\.json is not valid JSON/],
    [
      'has a wrong type',
      { dataFile: { limits: { batch: 'x' } } },
      /config\.json\): limits\.batch: expected an integer/,
    ],
    ['has a wrong section', { dataFile: { limits: 5 } }, /config\.json\): limits must be an object/],
    [
      'has a wrong client field',
      { dataFile: { network: { query_timeout: -1 } } },
      /config\.json\): network\.query_timeout/,
    ],
    ['has an unknown level', { dataFile: { log: { level: 'loud' } } }, /config\.json\): log\.level: expected one of/],
    ['has no endpoints', { workingFile: { network: { endpoints: [] } } }, /network\.endpoints is empty/],
  ])('a file that %s ends the start with 2', async (_, sources, complaint) => {
    expect(await refusalWith(sources)).toMatch(complaint)
  })

  test('is not quoted in the complaint, because it may hold secrets', async () => {
    const complaint = await refusalWith({ dataFile: '{"network":{"access_key":"hunter2",}}' })
    expect(complaint).not.toContain('hunter2')
  })

  test('cannot be read: the start ends with 2', async ({ skip }) => {
    skip(process.getuid?.() === 0, 'the superuser can read every file')
    const folder = prepare({ dataFile: {} })
    chmodSync(join(dataFolderOf(folder), 'config.json'), 0)
    const { code, stderr } = await runBuild(['daemon'], { folder })
    expect([code, stderr]).toEqual([2, expect.stringContaining('cannot be read')])
  })

  test('may begin with a byte order mark and hold sections of other programs; unknown fields are warned about', async () => {
    const sources = { network: { query_timeout: 7, typo: 1 }, limits: { typo: 2 }, cli: { url: 'x' }, typos: {} }
    const { config, warnings, stderr } = await settingsWith({ dataFile: `\uFEFF${JSON.stringify(sources)}` })
    expect(config.network.query_timeout).toBe(7)
    expect(warnings).toEqual([{ path: 'network.typo', message: expect.stringContaining('config.json') }])
    for (const name of ['network.typo', 'limits.typo', 'typos']) expect(stderr).toContain(name)
    expect(stderr).not.toContain('Unknown field cli')
  })

  test('never reveals its access_key, not even in logs', async () => {
    const sources = { dataFile: { network: { access_key: 'hunter2' } }, args: ['--log-level', 'debug'] }
    const { host, process: child, ended, lines, stderr } = start(sources)
    await host.result('daemon.initialize')
    expect((await host.result('client.config')).network.access_key ?? null).toBe(null)
    child.stdin!.end()
    await ended
    expect(lines.join('\n') + stderr()).not.toContain('hunter2')
  })
})

describe('the log', () => {
  test('consists of JSON lines that hold no parameters and no results', async () => {
    const {
      host,
      process: child,
      ended,
      folder,
      stderr,
    } = start({ args: ['--log-level', 'debug', '--log-file', 'own.log'] })
    await host.result('crypto.sha256', { data: 'c2VjcmV0LXBhcmFtZXRlcg==', _call: { trace: 'trace-7' } })
    await host.call('test.fail', { how: 'bug' })
    child.stdin!.end()
    await ended
    const text = stderr()
    const entries = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(entries.find(({ method }) => method === 'crypto.sha256')).toMatchObject({
      level: 'debug',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      connection: 'stdio-1',
      duration_ms: expect.any(Number),
      trace: 'trace-7',
    })
    for (const secret of ['c2VjcmV0', 'secret-parameter', 'hunter2']) expect(text).not.toContain(secret)
    expect(readFileSync(join(folder, 'own.log'), 'utf8')).toBe(text)
  })

  test('ends the start with 2 when its file cannot be written', async () => {
    expect(await refusalWith({ args: ['--log-file', 'missing/own.log'] })).toContain('The log file cannot be written')
  })

  test.runIf(process.platform === 'linux')(
    'can be written elsewhere when its usual folder cannot be created',
    async () => {
      const refusal = await refusalWith({ args: ['--log-file', '-'], env: { XDG_STATE_HOME: '/proc/none' } })
      expect(refusal).toContain('The log file cannot be written')
    },
  )
})
