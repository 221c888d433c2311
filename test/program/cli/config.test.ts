import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingDefinitions } from '../../../src/program/cli/settings/ToolConfig.ts'
import { contracts } from '../../../src/program/contracts/index.ts'
import { openSession, runCommandLine } from '../../support/cli/runCommandLine.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]
let folder: string
function at(name: string) {
  return join(folder, name)
}
async function run(...words: string[]) {
  return (await runCommandLine(['--config', at('project.json'), ...words], folder)).json
}
async function user(...words: string[]) {
  return (await runCommandLine(words, folder)).json
}
function stored(file = 'project.json') {
  return JSON.parse(readFileSync(at(file), 'utf8')).cli
}

beforeEach(() => {
  folder = temporaryFolder()
})

describe('config', () => {
  test('sets by option or by name, shows with origin and clears key by key', async () => {
    await run('config', '--url', 'local', '--lifetime', '90', '--is-json', 'true')
    await run('config', 'set', 'message_processing_timeout', '5000')
    expect(stored()).toEqual({ url: 'local', lifetime: 90, json: true, 'message-processing-timeout': 5000 })
    expect((await run('config', 'list', '--show-origin')).settings.url).toEqual({
      value: 'local',
      origin: at('project.json'),
    })
    await run('config', 'clear', '--message-processing-timeout', '--lifetime')
    expect(stored()).toEqual({ url: 'local', json: true })
    await run('config', 'clear')
    expect(stored()).toEqual({})
  })

  test('keeps the other sections and the mode of the file', async () => {
    writeFileSync(at('config.json'), '{"network": {"endpoints": ["x"]}}')
    await user('config', 'set', 'url', 'local')
    expect(JSON.parse(readFileSync(at('config.json'), 'utf8'))).toEqual({
      network: { endpoints: ['x'] },
      cli: { url: 'local' },
    })
  })

  test('never overwrites a file that it cannot read', async () => {
    writeFileSync(at('project.json'), '{"cli": {"url": "x"')
    await expect(run('config', 'set', 'url', 'local')).rejects.toThrow(/project\.json is not valid JSON/)
    expect(readFileSync(at('project.json'), 'utf8')).toBe('{"cli": {"url": "x"')
  })

  test('refuses invalid values', async () => {
    await expect(run('config', 'set', 'wallet', `0:${B}`)).rejects.toThrow('Invalid wallet')
    await expect(run('config', '--url', 'ftp://node.example')).rejects.toThrow('An endpoint has the scheme ftp')
    await expect(run('config', 'set', 'url', 'local,two words')).rejects.toThrow('An endpoint contains whitespace')
    await expect(run('config', 'set', 'timeout', 'soon')).rejects.toThrow('expected a whole number')
    await expect(run('config', 'set', 'colour', 'red')).rejects.toThrow('Unknown setting "colour"')
  })

  test('never shows secrets', async () => {
    const answers = [await run('config', 'set', 'access-key', 'topsecret'), await run('config', 'list')]
    expect(JSON.stringify(answers)).not.toContain('topsecret')
    expect(stored()['access-key']).toBe('topsecret')
  })

  test('passes every setting to the code that uses it', async () => {
    const values = { timeout: '111', 'message-processing-timeout': '222', retries: '3', lifetime: '44' }
    for (const [name, value] of Object.entries(values)) await user('config', 'set', name, value)
    await user('config', 'set', 'url', 'first.example,second.example')
    await user('config', 'set', 'access-key', 'a.b')
    await user('config', 'set', 'api-token', 'token')
    const { session } = await openSession(['version'], folder)
    try {
      const config = await session.call('client.config', {})
      expect(config).toMatchObject({
        network: {
          endpoints: ['first.example', 'second.example'],
          query_timeout: 111,
          max_reconnect_timeout: 111,
          wait_for_timeout: 111,
          message_processing_timeout: 222,
          message_retries_count: 3,
        },
        abi: { message_expiration_timeout: 44_000 },
      })
    } finally {
      await session.close()
    }
    await user('config', 'set', 'path', "m/44'/1331'/0'/0/0")
    const phrase = `${'abandon '.repeat(11)}about`
    expect((await user('keys', 'public', phrase)).public).toMatch(/^6f45ef4c/)
    await user('config', 'set', 'json', 'true')
    const { session: other } = await openSession(['version'], folder)
    expect(other.isJson).toBe(true)
    const used = [...Object.keys(values), 'url', 'access-key', 'api-token', 'path', 'json']
    // The other settings are defaults of options, which calls.test.ts covers.
    const defaults = ['address', 'method', 'abi', 'keys', 'wallet', 'password-from']
    expect([...used, ...defaults].sort()).toEqual(Object.keys(settingDefinitions).sort())
  })
})

describe('the network', () => {
  afterEach(() => vi.unstubAllEnvs())
  const endpoints = async (...words: string[]) => {
    const { session } = await openSession([...words, 'version', '--config', at('project.json')], folder)
    try {
      return (await session.call('client.config', {})).network?.endpoints
    } finally {
      await session.close()
    }
  }

  test('is that of the source with the highest precedence, for settings of the tool and of the library', async () => {
    writeFileSync(at('config.json'), '{"cli": {"url": "user.cli"}, "network": {"endpoints": ["user.library"]}}')
    expect(await endpoints()).toEqual(['user.cli'])
    writeFileSync(at('project.json'), '{"network": {"endpoints": ["project.library"]}}')
    expect(await endpoints()).toEqual(['project.library'])
    writeFileSync(at('project.json'), '{"cli": {"url": "local"}, "network": {"endpoints": ["project.library"]}}')
    expect(await endpoints()).toEqual(['http://127.0.0.1:8600'])
    vi.stubEnv('VENDORCLIENT_NETWORK_ENDPOINTS', 'a.library,b.library')
    expect(await endpoints()).toEqual(['a.library', 'b.library'])
    vi.stubEnv('VENDORCLIENT_CLI_URL', 'environment.cli')
    expect(await endpoints()).toEqual(['environment.cli'])
    expect(await endpoints('--url', 'option.cli')).toEqual(['option.cli'])
  })
})

describe('an alias', () => {
  test('keeps address, ABI and keys, and is changed part by part', async () => {
    writeFileSync(at('k.json'), JSON.stringify({ public: A, secret: B }))
    writeFileSync(at('W.abi.json'), contracts['Wallet']!.abi)
    await run('alias', 'add', 'w', '--addr', `${A}::${B}`)
    await run('alias', 'add', 'w', '--abi', at('W.abi.json'), '--keys', at('k.json'))
    expect(stored().aliases).toEqual({ w: { address: `${A}::${B}`, abi: 'W.abi.json', keys: 'k.json' } })
    expect((await run('alias', 'list')).aliases.w).toEqual({
      address: `${A}::${B}`,
      abi: at('W.abi.json'),
      keys: at('k.json'),
    })
    await run('alias', 'remove', 'w')
    await expect(run('alias', 'remove', 'w')).rejects.toMatchObject({ exitCode: 11 })
  })

  test.each([
    [['--addr', `0:${B}`], 'this is the old form'],
    [['--abi', 'missing.json'], 'does not exist'],
    [['--keys', 'missing.json'], 'does not exist'],
    [[], 'Nothing to store'],
  ])('%j is refused', async (words, message) => {
    await expect(run('alias', 'add', 'w', ...words)).rejects.toThrow(message)
  })

  test('an alias without address is an error where one is needed', async () => {
    writeFileSync(at('W.abi.json'), contracts['Wallet']!.abi)
    await run('alias', 'add', 'w', '--abi', at('W.abi.json'))
    await expect(run('account', 'w')).rejects.toThrow('Alias "w" has no address')
  })
})

test('networks have names that --url takes, and are forgotten by name', async () => {
  await run('config', 'endpoint', 'add', 'test', '[a.example,b.example]')
  expect((await run('network', 'list')).networks).toEqual({
    local: ['http://127.0.0.1:8600'],
    test: ['a.example', 'b.example'],
  })
  await expect(run('network', 'add', 'bad', 'ftp://x')).rejects.toThrow('has the scheme ftp')
  await run('network', 'remove', 'test')
  await expect(run('network', 'remove', 'test')).rejects.toMatchObject({ exitCode: 11 })
})

test('an older configuration is imported without its phrases and with extended addresses', async () => {
  writeFileSync(
    at('old.conf.json'),
    JSON.stringify({
      config: { url: null, wc: 0, addr: `0:${B}`, keys_path: 'one two three four', lifetime: 61, is_json: false },
      endpoints_map: { test: ['a.example'] },
      aliases: { w: { address: `0:${A}`, abi_path: '/x/W.abi.json', key_path: null }, e: { address: `${A}::${B}` } },
    }),
  )
  const answer = await run('config', 'migrate', at('old.conf.json'))
  expect(answer.changed).toEqual([
    { what: 'address', address: `${B}::${B}`, source: 'assumed' },
    { what: 'alias w', address: `${A}::${A}`, source: 'assumed' },
  ])
  expect(answer.skipped).toEqual(['keys_path (a seed phrase)'])
  // The path is imported, so phrases have the same keys as in that tool.
  expect(answer.path).toBe("m/44'/1331'/0'/0/0")
  expect(stored()).toEqual({
    address: `${B}::${B}`,
    path: "m/44'/1331'/0'/0/0",
    lifetime: 61,
    json: false,
    networks: { test: ['a.example'] },
    aliases: { w: { address: `${A}::${A}`, abi: '/x/W.abi.json' }, e: { address: `${A}::${B}` } },
  })
})
