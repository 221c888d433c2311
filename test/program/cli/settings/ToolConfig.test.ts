import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  loadToolConfig,
  readToolFiles,
  type SettingName,
  settingDefinitions,
} from '../../../../src/program/cli/settings/ToolConfig.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

function load(user: unknown, project: unknown, environment = {}) {
  const folder = temporaryFolder()
  const files = { user: join(folder, 'config.json'), project: join(folder, 'vendorclient.json') }
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify({ cli: value }))
  if (user !== undefined) writeFileSync(files.user, text(user))
  if (project !== undefined) writeFileSync(files.project, text(project))
  return { ...loadToolConfig(readToolFiles(folder, files.project), environment), files, folder }
}

describe('configuration', () => {
  test('is merged key by key: user file, project file, environment', () => {
    const { settings, files } = load(
      { url: 'user', timeout: 1, method: 'm' },
      { url: 'project', timeout: 2 },
      { VENDORCLIENT_CLI_URL: 'environment' },
    )
    expect(settings).toEqual({
      url: { value: 'environment', origin: 'VENDORCLIENT_CLI_URL' },
      timeout: { value: 2, origin: files.project },
      method: { value: 'm', origin: files.user },
    })
  })

  test('takes every setting from the environment', () => {
    for (const [name, { type }] of Object.entries(settingDefinitions)) {
      const variable = `VENDORCLIENT_CLI_${name.toUpperCase().replaceAll('-', '_')}`
      const text = type === 'number' ? '7' : 'true'
      const value = type === 'number' ? 7 : type === 'boolean' ? true : 'true'
      expect(load(undefined, undefined, { [variable]: text }).settings[name as SettingName]?.value).toBe(value)
    }
  })

  test('finds files beside the configuration that names them', () => {
    const { settings, aliases, folder } = load(undefined, {
      abi: 'W.abi.json',
      aliases: { w: { address: 'x', keys: 'k.json' } },
    })
    expect(settings.abi?.value).toBe(join(folder, 'W.abi.json'))
    expect(aliases['w']).toEqual({ address: 'x', keys: join(folder, 'k.json') })
  })

  test.each([
    ['{"cli": {"url": "x",}}', /config\.json is not valid JSON, see line 1,? column 21/],
    ['[]', /config\.json must contain a JSON object/],
    [{ timeout: 'soon' }, /Invalid setting timeout \(.*config\.json\): expected a whole number/],
    [{ json: 'yes' }, /Invalid setting json/],
    [{ colour: 1 }, /Unknown setting cli\.colour in .*config\.json/],
  ])('%j is refused with file and place', (user, message) => {
    expect(() => load(user, undefined)).toThrow(message)
  })

  test('repeats nothing of a damaged file', () => {
    expect(() => load('{"secret": "abandon" abandon', undefined)).toThrow(/^(?!.*abandon)/)
  })
})
