/** Named, encrypted keys: where they are stored, who can read them, and where their names can be used. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'

const SECRET = 'f3d1b6f23d9d0df2dec233b7ded22662c55b4fb5fd2b3a3ffeb83d6834562456'
const PUBLIC = '77c647c114a311fc70d8f6d52d6ffef1ee105e36eba5a8769e3ce4d1a25bde25'
const PASSWORD = 'correct horse battery'

function openTool(): Tool {
  const tool = new Tool({ SECRET, PASSWORD, OTHER: 'wrong horse battery' })
  onTestFinished(() => tool.dispose())
  return tool
}

async function withKey(...more: string[]): Promise<Tool> {
  const tool = openTool()
  await tool.json(['keys', 'import', 'wallet', 'env:SECRET', '--password-from', 'env:PASSWORD', ...more])
  return tool
}

function fileOf(tool: Tool): string {
  return join(tool.dataFolder, 'keys/wallet.json')
}

test('an encrypted key file can be read only by its owner, as its folder, and contains no plain secret', async () => {
  const tool = await withKey()
  const file = fileOf(tool)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700)
  const text = readFileSync(file, 'utf8')
  expect(JSON.parse(text)).toEqual({
    type: 'vendorclient-encrypted-key',
    version: 1,
    public: PUBLIC,
    kdf: { name: 'scrypt', log_n: 17, r: 8, p: 1, salt: expect.stringMatching(/^[0-9a-f]{64}$/) },
    cipher: { name: 'xsalsa20-poly1305', nonce: expect.stringMatching(/^[0-9a-f]{48}$/) },
    encrypted: expect.stringMatching(/^[A-Za-z0-9+/]{64}$/),
  })
  for (const form of [SECRET, Buffer.from(SECRET, 'hex').toString('base64'), PASSWORD]) expect(text).not.toContain(form)
  expect(tool.shown).not.toContain(SECRET)
})

test('a key signs by its name, with the password from a variable, a descriptor, a file, or standard input', async () => {
  const tool = await withKey()
  tool.write('password.txt', `${PASSWORD}\n`)
  tool.write('plain.json', JSON.stringify({ public: PUBLIC, secret: SECRET }))
  const sign = ['keys', 'sign', '--data', '00ff', '--keys']
  const { signature } = await tool.json([...sign, 'plain.json'])
  for (const source of ['env:PASSWORD', 'password.txt', 'fd:0']) {
    const options = { input: `${PASSWORD}\nmore` }
    expect(await tool.json([...sign, 'wallet', '--password-from', source], 0, options)).toMatchObject({ signature })
  }
  expect(await tool.json([...sign, 'key:wallet'], 0, { input: PASSWORD })).toMatchObject({ signature })
  expect(
    await tool.json(sign.concat('wallet'), 0, { env: { VENDORCLIENT_CLI_PASSWORD_FROM: 'env:PASSWORD' } }),
  ).toMatchObject({
    signature,
  })
})

test('the password is asked for on a terminal without being shown, and for a new key twice', async () => {
  const tool = openTool()
  const answers = [
    ['New password of key "wallet": ', PASSWORD],
    ['Repeat the password: ', PASSWORD],
  ] as const
  const made = await tool.runOnTerminal(['keys', 'import', 'wallet', 'env:SECRET'], { answers })
  expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining(PUBLIC) })
  const signed = await tool.runOnTerminal(['keys', 'sign', '--data', '00', '--keys', 'wallet'], {
    answers: [['Password of', PASSWORD]],
  })
  expect(signed).toMatchObject({ code: 0, stdout: expect.stringMatching(/[0-9a-f]{128}/) })
  expect(tool.shown).not.toContain(PASSWORD)
  const other = [
    ['New password of key "other": ', PASSWORD],
    ['Repeat the password: ', 'something else'],
  ] as const
  const mistyped = await tool.runOnTerminal(['keys', 'import', 'other', 'env:SECRET'], { answers: other })
  expect(mistyped).toMatchObject({ code: 2, stdout: expect.stringContaining('The two passwords differ') })
  expect((await tool.json(['keys', 'list'])).keys).toHaveLength(1)
})

test('a wrong password, a changed file and an excessive cost are refused', async () => {
  const tool = await withKey()
  const sign = ['keys', 'sign', '--data', '00', '--keys', 'wallet', '--password-from']
  const failure = async (source: string) => (await tool.json([...sign, source], 2)).error.message
  expect(await failure('env:OTHER')).toBe('The password is wrong, or the key file was modified')
  const whole = JSON.parse(readFileSync(fileOf(tool), 'utf8'))
  const change = (fields: object) => writeFileSync(fileOf(tool), JSON.stringify({ ...whole, ...fields }))
  change({ public: '00'.repeat(32) })
  expect(await failure('env:PASSWORD')).toBe('The password is wrong, or the key file was modified')
  change({ encrypted: `${whole.encrypted.slice(0, 63)}${whole.encrypted.endsWith('A') ? 'B' : 'A'}` })
  expect(await failure('env:PASSWORD')).toMatch(/^The password is wrong|is damaged$/)
  for (const [kdf, complaint] of [
    [{ log_n: 40 }, 'log_n from 1 to 20'],
    [{ r: 0 }, 'r from 1 to 16'],
    [{ p: 1e9 }, 'p from 1 to 16'],
    [{ salt: 'zz' }, 'is unknown'],
    [{ name: 'none' }, 'is unknown'],
    // 2 GiB, and 512 MiB.
    [{ log_n: 20, r: 16 }, 'needs 2147483648 bytes of memory (128 * r * 2^log_n), the limit is 268435456'],
    [{ log_n: 19, r: 8 }, 'needs 536870912 bytes of memory'],
    [{ log_n: 18, r: 8, p: 16 }, 'mixes 4294967296 bytes (128 * r * 2^log_n * p), the limit is 1073741824'],
  ] as const) {
    change({ kdf: { ...whole.kdf, ...kdf } })
    expect(await failure('env:PASSWORD'), JSON.stringify(kdf)).toContain(complaint)
  }
  change({ version: 2 })
  expect(await failure('env:PASSWORD')).toMatch(/version 2 is unknown/)
  writeFileSync(fileOf(tool), `{"secret":"${SECRET}`)
  expect(await failure('env:PASSWORD')).toMatch(/is not valid JSON$/)
  expect(tool.shown).not.toContain(SECRET)
})

test('keys are listed with their aliases, exported and removed', async () => {
  const tool = await withKey()
  const alias = await tool.json(['alias', 'add', 'shop', '--keys', 'wallet'])
  expect(alias.keys).toBe('key:wallet')
  expect(await tool.json(['keys', 'list'])).toMatchObject({
    keys: [{ name: 'wallet', public: PUBLIC, encrypted: true, aliases: ['shop'] }],
  })
  // The name of an alias also refers to its keys.
  expect(await tool.json(['keys', 'public', 'shop', '--password-from', 'env:PASSWORD'])).toMatchObject({
    public: PUBLIC,
  })
  const exported = ['keys', 'export', 'wallet', '--password-from', 'env:PASSWORD']
  expect(await tool.json(exported)).toMatchObject({ public: PUBLIC, secret: SECRET })
  await tool.json([...exported, '--output', 'out.json'])
  expect(JSON.parse(tool.read('out.json'))).toEqual({ public: PUBLIC, secret: SECRET })
  expect(statSync(tool.path('out.json')).mode & 0o777).toBe(0o600)
  expect((await tool.json([...exported, '--output', 'out.json'], 2)).error.hint).toContain('--force')
  expect((await tool.json(['keys', 'remove', 'wallet'], 2)).error.message).toBe('Nothing was deleted: add --yes')
  expect((await tool.json(['keys', 'remove', 'walet', '--yes'], 2)).error.message).toBe(
    'There is no key "walet", did you mean "wallet"?',
  )
  await tool.json(['keys', 'remove', 'wallet', '--yes'])
  expect((await tool.json(['keys', 'list'])).keys).toEqual([])
  expect((await tool.json(['keys', 'sign', '--data', '00', '--keys', 'key:wallet'], 2)).error.message).toBe(
    'There is no key "wallet"',
  )
})

test('an alias and the settings keep what --keys means, also for another folder', async () => {
  const tool = await withKey()
  await tool.json(['alias', 'add', 'shop', '--keys', 'wallet'])
  expect(await tool.json(['alias', 'add', 'branch', '--keys', 'shop'])).toMatchObject({ keys: 'key:wallet' })
  expect(await tool.json(['alias', 'add', 'other', '--keys', 'env:SECRET'])).toMatchObject({ keys: 'env:SECRET' })
  expect(await tool.json(['config', 'set', 'keys', 'shop'])).toMatchObject({ keys: 'key:wallet' })
  const sign = ['keys', 'sign', '--data', '00', '--password-from', 'env:PASSWORD', '--keys']
  const { signature } = await tool.json([...sign, 'wallet'])
  for (const alias of ['branch', 'other']) expect(await tool.json([...sign, alias])).toMatchObject({ signature })
})

test('an existing name is not overwritten, and a name cannot be a path', async () => {
  const tool = await withKey('--plain')
  const again = ['keys', 'new', 'wallet', '--password-from', 'env:PASSWORD']
  expect((await tool.json(again, 2)).error.message).toBe('A key "wallet" already exists')
  const { phrase, public: key } = await tool.json([...again, '--force'])
  expect(await tool.json(['keys', 'public', phrase])).toMatchObject({ public: key })
  for (const name of ['../wallet', 'a/b', '', '-x', 'x'.repeat(65)]) {
    const { code } = await tool.run(['keys', 'import', name, 'env:SECRET', '--plain'])
    expect(code, name).toBe(2)
  }
  expect(
    (await tool.json(['keys', 'new', 'short', '--password-from', 'fd:0'], 2, { input: 'seven77' })).error.message,
  ).toBe('The password must have at least 8 characters')
})

test('a plain key file that others may read still works, with a warning', async () => {
  const tool = openTool()
  tool.write('plain.json', JSON.stringify({ public: PUBLIC, secret: SECRET }))
  const sign = ['keys', 'sign', '--data', '00', '--keys', 'plain.json']
  const { mode } = statSync(tool.path('plain.json'))
  writeFileSync(tool.path('closed.json'), tool.read('plain.json'), { mode: 0o600 })
  expect(mode & 0o077).not.toBe(0)
  expect((await tool.run(sign)).stderr).toMatch(/^warning: others can read the key file plain\.json \(mode \d+\)/)
  expect(await tool.run([...sign, '--quiet'])).toMatchObject({ code: 0, stderr: '' })
  expect(await tool.run(['keys', 'sign', '--data', '00', '--keys', 'closed.json'])).toMatchObject({
    code: 0,
    stderr: '',
  })
})
