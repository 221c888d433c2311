import { describe, expect, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'

describe('JSON', () => {
  test('is also used for errors when it is the setting', async () => {
    const tool = new Tool({ VENDORCLIENT_CLI_JSON: 'true' })
    try {
      for (const words of [
        ['nothing'],
        ['call'],
        ['account', '0:1'],
        ['keys', 'phrase', '--frob'],
        ['proposal', 'votes'],
      ]) {
        const { code, stdout, stderr } = await tool.run(words)
        expect([code, stderr]).toEqual([2, ''])
        const { schema_version, error } = JSON.parse(stdout)
        expect(schema_version).toBe(1)
        expect(Object.keys(error)).toEqual(['code', 'name', 'exit_code', 'message', 'hint', 'data'])
        expect([error.name, error.exit_code]).toEqual(['usage', 2])
      }
    } finally {
      tool.dispose()
    }
  })

  test('is also used by --version', async () => {
    const tool = new Tool()
    try {
      const { version } = await tool.json(['--version'])
      expect((await tool.run(['--version'])).stdout).toBe(`vendorclient ${version}\n`)
    } finally {
      tool.dispose()
    }
  })

  test('has no document when a damaged configuration is reported in text mode, and one with --json', async () => {
    const tool = new Tool()
    try {
      tool.write('vendorclient.json', '{"cli": ')
      const text = await tool.run(['account', 'x'])
      expect([text.code, text.stdout, text.stderr]).toEqual([2, '', expect.stringContaining('is not valid JSON')])
      expect((await tool.json(['account', 'x'], 2)).error.message).toContain('vendorclient.json is not valid JSON')
    } finally {
      tool.dispose()
    }
  })
})

test('a log filter leaves lines out of the log file', async () => {
  const tool = new Tool()
  try {
    await tool.run(['keys', 'phrase', '--log-path', 'all.log'])
    await tool.run(['keys', 'phrase', '--log-path', 'some.log', '--log-filter', 'call,-crypto.mnemonic_from'])
    expect(tool.read('all.log')).toMatch(/crypto\.mnemonic_from_random/)
    expect(tool.read('some.log')).toMatch(/crypto\.mnemonic_derive_sign_keys/)
    expect(tool.read('some.log')).not.toMatch(/crypto\.mnemonic_from|"connected"/)
    const unwritable = await tool.run(['keys', 'phrase', '--log-path', 'missing/x.log'])
    expect([unwritable.code, unwritable.stderr]).toEqual([2, expect.stringContaining('The log file cannot be written')])
  } finally {
    tool.dispose()
  }
})
