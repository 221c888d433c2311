import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCommandLine } from '../../support/cli/runCommandLine.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const PHRASE = 'multiply extra monitor fog rocket defy attack right night jaguar hollow enlist'
const ABOUT = `${'abandon '.repeat(11)}about`
const OTHER_PATH = "m/44'/1331'/0'/0/0"

async function json(...words: string[]) {
  return (await runCommandLine(words, temporaryFolder())).json
}

describe('keys of a phrase', () => {
  test.each([
    [PHRASE, OTHER_PATH, '04ad311dadcbf7fe4bc20d62e0fbfa195ab5f099009b40045632b997daf4b3b1'],
    [PHRASE, undefined, '757221fe3d4992e44632e75e700aaf205d799cb7373ee929273daf26adf29e56'],
    [ABOUT, OTHER_PATH, '6f45ef4c08365eb48562bedccef8c413d0e24bc1e2fe3a594472b9653317d77d'],
    [ABOUT, undefined, '77c647c114a311fc70d8f6d52d6ffef1ee105e36eba5a8769e3ce4d1a25bde25'],
  ])('"%s" under path %s are the published ones', async (phrase, path, key) => {
    const options = path === undefined ? [] : ['--path', path]
    expect(await json('keys', 'public', phrase, ...options)).toMatchObject({ public: key })
    expect(await json('keys', 'pair', '--phrase', phrase, ...options)).toMatchObject({ public: key })
  })

  test('accept other white space and upper case', async () => {
    expect(await json('keys', 'public', `  ${PHRASE.toUpperCase().replaceAll(' ', '   ')} `)).toMatchObject({
      public: '757221fe3d4992e44632e75e700aaf205d799cb7373ee929273daf26adf29e56',
    })
  })

  test.each([
    [PHRASE.replace('multiply', 'multipl'), 'word 1 is not in the dictionary'],
    [PHRASE.replace('fog', 'frog'), 'its checksum is wrong'],
    [Array(6).fill(PHRASE).join(' '), 'it has 72 words'],
    ['multiply extra monitor', 'it has 3 words'],
  ])('"%s" are refused: %s', async (phrase, reason) => {
    const failure = expect(json('keys', 'public', phrase)).rejects
    await failure.toThrow(`Invalid seed phrase: ${reason}`)
    await expect(json('keys', 'public', phrase)).rejects.not.toThrow(/jaguar|multipl/)
  })

  test.each(['', 'multiply'])('%j is not a key file either', async (text) => {
    await expect(json('keys', 'public', text)).rejects.toThrow(/^Keys: file/)
  })

  test('support other lengths and languages', async () => {
    const made = await json('keys', 'phrase', '--words', '24', '--dictionary', 'french')
    expect(made.phrase.split(' ')).toHaveLength(24)
    const again = await json('keys', 'public', made.phrase, '--dictionary', 'french')
    expect(again.public).toBe(made.public)
  })
})

describe('key files', () => {
  test('are private to their owner and not overwritten', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'sub/wallet.keys.json')
    const made = (await runCommandLine(['keys', 'phrase', '--dump', file], folder)).json
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const before = readFileSync(file, 'utf8')
    await expect(runCommandLine(['keys', 'phrase', '--dump', file], folder)).rejects.toThrow('already exists')
    await expect(runCommandLine(['keys', 'pair', '-o', file], folder)).rejects.toThrow('already exists')
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect((await runCommandLine(['keys', 'public', file], folder)).json.public).toBe(made.public)
    await runCommandLine(['keys', 'pair', '-o', file, '--force'], folder)
    expect(readFileSync(file, 'utf8')).not.toBe(before)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('become private to their owner when they replace a file with wider access', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'k.json')
    writeFileSync(file, '', { mode: 0o644 })
    await runCommandLine(['keys', 'pair', '-o', file, '--force'], folder)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('are not left in plain text by a command with a password that encrypts nothing', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'k.json')
    writeFileSync(join(folder, 'password'), 'A password of many words\n')
    const command = ['keys', 'pair', '-o', file, '--password-from', join(folder, 'password')]
    await expect(runCommandLine(command, folder)).rejects.toMatchObject({
      message: expect.stringContaining('does not encrypt keys'),
      exitCode: 2,
    })
    expect(existsSync(file)).toBe(false)
  })

  test('an error names a damaged key file and does not quote it', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'k.json')
    writeFileSync(file, `{"secret": "${'5'.repeat(64)}"`)
    await expect(runCommandLine(['keys', 'public', file], folder)).rejects.toThrow(
      /^Key file ".*k\.json" is not valid JSON$/,
    )
  })

  test('are made with the phrase shown, as nothing else recovers it', async () => {
    const folder = temporaryFolder()
    const made = (await runCommandLine(['keys', 'pair', '-o', join(folder, 'k.json')], folder)).json
    expect((await runCommandLine(['keys', 'public', made.phrase], folder)).json.public).toBe(made.public)
    expect(made).not.toHaveProperty('secret')
  })
})

test('a node id is the hash of the tagged public key', async () => {
  expect(
    await json('keys', 'node-id', '--pubkey', 'cde8fbf86c44e4ed2095f83b6f3c97b7aec55a77e06e843f8b9ffeab66ad4b32'),
  ).toEqual({
    nodeid: 'cdae19f3d5a96d016e74d656ef15e35839b554ae2590bec0dce5e6608cb7f837',
  })
})

test('a signature of data is the one of the library', async () => {
  const signed = await json('keys', 'sign', '--data', '48656c6c6f', '--keys', ABOUT)
  expect(signed.signature).toMatch(/^[0-9a-f]{128}$/)
  expect(Buffer.from(signed.signature_base64, 'base64').toString('hex')).toBe(signed.signature)
})

describe('a phrase', () => {
  test('is asked for without being shown, and neither printed, logged nor stored', async () => {
    const tool = new Tool()
    try {
      const asked = await tool.runOnTerminal(['keys', 'public', '--log-path', 'tool.log'], {
        answers: [['Seed phrase: ', ABOUT]],
      })
      expect(asked.stdout).toContain('77c647c114a311fc70d8f6d52d6ffef1ee105e36eba5a8769e3ce4d1a25bde25')
      await tool.run(['keys', 'public', '--log-path', 'tool.log'], { input: `${ABOUT}\n` })
      await tool.run(['keys', 'sign', '--data', '00', '--keys', 'env:PHRASE', '--verbose'], { env: { PHRASE: ABOUT } })
      await tool.run(['keys', 'sign', '--data', '00', '--keys', ABOUT, '--log-path', 'tool.log', '--json'])
      const stored = await tool.run(['config', 'set', 'keys', ABOUT])
      expect([stored.code, stored.stderr]).toEqual([2, expect.stringContaining('expects the name of a key file')])
      const alias = await tool.run(['alias', 'add', 'w', '--keys', ABOUT])
      expect(alias.code).toBe(2)
      const file = join(tool.dataFolder, 'config.json')
      const texts = [tool.shown, tool.read('tool.log'), existsSync(file) ? readFileSync(file, 'utf8') : '']
      for (const text of texts) expect(text).not.toMatch(/abandon|f3d1b6f23d9d0df2/)
      expect(tool.read('tool.log')).toContain('crypto.')
    } finally {
      tool.dispose()
    }
  })
})
