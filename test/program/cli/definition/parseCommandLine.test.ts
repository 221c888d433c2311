import { describe, expect, test } from 'vitest'
import type { OptionDefinition } from '../../../../src/program/cli/definition/Command.ts'
import { allOptions, globalOptions } from '../../../../src/program/cli/definition/globalOptions.ts'
import { parseCommandLine } from '../../../../src/program/cli/definition/parseCommandLine.ts'
import { loadCommands } from '../../../../src/program/cli/help/helpOn.ts'
import { helpText } from '../../../../src/program/cli/help/helpText.ts'
import { commandTable } from '../../../../src/program/cli/table/commandTable.ts'
import { findCommand } from '../../../../src/program/cli/table/findCommand.ts'

const commands = await loadCommands()
const [callCommand, callxCommand] = await Promise.all([commandTable['contract call']!(), commandTable['callx']!()])

describe('a command line', () => {
  test('accepts options before, between and after the arguments of a function', () => {
    const input = parseCommandLine(callxCommand, [
      '--keys',
      'k',
      '--id',
      '5',
      '--addr',
      'wallet',
      '-m',
      'f',
      '--json',
      '--to',
      'x',
    ])
    expect([input.text('keys'), input.text('address'), input.text('method'), input.flag('json')]).toEqual([
      'k',
      'wallet',
      'f',
      true,
    ])
    expect(input.rest).toEqual(['--id', '5', '--to', 'x'])
  })

  test('leaves everything after -- to the function', () => {
    const input = parseCommandLine(callCommand, ['a', 'f', '--abi', 'x', '--', '--keys', '1', '--json', 'no'])
    expect([input.text('abi'), input.text('keys'), input.rest]).toEqual([
      'x',
      undefined,
      ['--keys', '1', '--json', 'no'],
    ])
  })

  test('accepts global options before and after the command', () => {
    expect(findCommand(['--url', 'local', '-j', 'fee', 'call', 'a'])).toMatchObject({
      name: 'fee call',
      rest: ['--url', 'local', '-j', 'a'],
    })
    expect(findCommand(['account', 'a', '--json'])).toMatchObject({ name: 'account show', rest: ['a', '--json'] })
  })

  test('leaves --no-preflight off until it is given', () => {
    expect(parseCommandLine(callCommand, ['a', 'f']).flag('no-preflight')).toBe(false)
    expect(parseCommandLine(callCommand, ['a', 'f', '--no-preflight']).flag('no-preflight')).toBe(true)
  })

  test('accepts --sign and --addr as --keys and --address', () => {
    const input = parseCommandLine(callxCommand, ['--addr', 'w', '--sign', 'k'])
    expect([input.text('address'), input.text('keys')]).toEqual(['w', 'k'])
  })

  test.each([
    [['--jsn'], 'unknown option "--jsn", did you mean --json?'],
    [['a', 'b', 'c'], 'unexpected argument'],
    [['a', '--id'], 'unknown option "--id"'],
    [['a', 'b', '--url'], '--url needs a value: --url <NETWORK>'],
    [['a', 'b', '--json=yes'], '--json takes no value'],
    [['a', 'b', '-x'], 'unknown option "-x"'],
  ])('%j is refused', async (words, message) => {
    const command = commands.find(({ name }) => name === 'proposal decode')!
    expect(() => parseCommandLine(command, words)).toThrow(message)
  })

  test('passes arguments of a function on unchanged, even if they look like options', () => {
    const words = ['a', 'f', '--to=x', '-5', '-12T', '--flag', '', '-', '--', '-j', '--']
    const input = parseCommandLine(callCommand, words)
    expect(input.rest).toEqual(['--to=x', '-5', '-12T', '--flag', '', '-', '-j', '--'])
    expect(input.flag('json')).toBe(false)
  })

  test('accepts values after =, as the next word, and with a leading hyphen', () => {
    const input = parseCommandLine(callCommand, ['-1:ab', 'f', '--url=a=b', '-clocal.json', '--abi', '-'])
    expect([input.text('url'), input.text('config'), input.text('abi')]).toEqual(['a=b', 'local.json', '-'])
    expect(input.args).toEqual(['-1:ab', 'f'])
    expect(parseCommandLine(callCommand, ['a', 'f', '--keys', '-1:cd']).text('keys')).toBe('-1:cd')
  })

  test('collects repeated options, and takes defaults from the definition', () => {
    const command = {
      name: 'x',
      group: 'Program',
      summary: '',
      options: [
        { name: 'set', value: 'TEXT', summary: '', repeatable: true },
        { name: 'port', value: 'NUMBER', summary: '', number: { min: -3, max: 9 }, default: 7 },
      ],
      examples: [],
      members: {},
    } as const
    const input = parseCommandLine(command, ['--set', 'a', '--set=b', '--port', '-3'])
    expect([input.texts('set'), input.number('port')]).toEqual([['a', 'b'], -3])
    expect(parseCommandLine(command, []).number('port')).toBe(7)
    for (const value of ['10', '-4', '1.5', 'x', '', '0x1', '1e0', ' 1']) {
      expect(() => parseCommandLine(command, ['--port', value])).toThrow('--port must be an integer from -3 to 9')
    }
  })

  test('needs --dst-dapp-id in every command that deploys, and says which one works', () => {
    for (const name of ['contract deploy', 'fee deploy', 'message create-deploy']) {
      const command = commands.find((each) => each.name === name)!
      expect(() => parseCommandLine(command, ['a.tvc'])).toThrow(
        /^--dst-dapp-id <ID> is required\. Dapp ID of the destination: write "self"/,
      )
    }
  })
})

describe('definitions of commands', () => {
  test('have option names of lower-case letters and hyphens, unique within a command', () => {
    for (const command of commands) {
      const options = allOptions(command)
      for (const { name } of options) expect(name, command.name).toMatch(/^[a-z]+(-[a-z]+)*$/)
      const names = options.flatMap(({ name, synonyms }) => [name, ...(synonyms ?? [])])
      expect(new Set(names).size, command.name).toBe(names.length)
      const letters = options.flatMap(({ short }) => short ?? [])
      expect(new Set(letters).size, command.name).toBe(letters.length)
    }
  })

  test('give each short letter one meaning in all commands', () => {
    const meanings = new Map<string, string>()
    const all: readonly OptionDefinition[] = [...globalOptions, ...commands.flatMap(({ options }) => options ?? [])]
    for (const { name, short } of all) {
      if (short === undefined) continue
      expect(meanings.get(short) ?? name, `-${short}`).toBe(name)
      meanings.set(short, name)
    }
  })

  test.each(commands.map((command) => [command.name, command] as const))(
    'have a help for %s with an example that the parser takes',
    (_name, command) => {
      const help = helpText(command)
      expect(help).toContain('\nExample')
      for (const line of help.split('\n'))
        if (!line.startsWith('  vendorclient')) expect(line.length).toBeLessThanOrEqual(100)
      for (const example of command.examples) {
        const { name, rest } = findCommand(splitWords(example))
        expect(commands.map((each) => each.name)).toContain(name)
        const described = commands.find((each) => each.name === name)!
        expect(() => parseCommandLine(described, rest.map(withId)), example).not.toThrow()
      }
    },
  )
})

/** Words as a shell would see them. */
function splitWords(line: string): string[] {
  return [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'),
  )
}

describe('a text with a format', () => {
  test.each<[string, string[], string]>([
    ['keys node-id', ['--pubkey', 'ab'], '--pubkey must be 64 hex characters, got a string of 2 characters'],
    ['block save', ['ab', 'block.boc'], 'BLOCKID must be 64 hex characters, got a string of 2 characters'],
    ['network query', ['blocks', 'id', '--limit', 'x'], '--limit must be an integer from 0 to 9999, got "x"'],
    ['fee storage', ['wallet', '--period=-1'], '--period must be an integer from 0 to 4294967295, got "-1"'],
    [
      'account wait',
      ['wallet', '--seconds', '1.5'],
      '--seconds must be a plain number in seconds, or with a unit: 500ms, 30s, 5m, 1h, from 0 to 999999 s, got "1.5"',
    ],
    [
      'account show',
      ['wallet', '--timeout', '30 sec'],
      '--timeout must be a plain number in ms, or with a unit: 500ms, 30s, 5m, 1h, from 0 to 999999999999999 ms, got "30 sec"',
    ],
    ['address compute', ['a.tvc', '--wc=128'], '--wc must be an integer from -128 to 127, got "128"'],
  ])('is refused by %s before anything else happens', async (name, words, message) => {
    const command = await commandTable[name]!()
    expect(() => parseCommandLine(command, words)).toThrow(message)
  })
})

describe('a duration', () => {
  test.each([
    ['account wait', 'seconds', '30s', 30],
    ['account wait', 'seconds', '45', 45],
    ['contract call', 'lifetime', '1h', 3600],
    ['contract call', 'timeout', '2s', 2000],
    ['contract call', 'timeout', '1.5m', 90_000],
    ['contract call', 'timeout', '2500', 2500],
    ['contract call', 'signer-timeout', '5m', 300],
    ['account watch', 'seconds', '500ms', 1],
    ['outbox work', 'seconds', '1d', 86_400],
  ])('of %s --%s may have a unit: %s', async (name, option, text, number) => {
    const command = await commandTable[name]!()
    const args = (command.args ?? []).filter(({ optional }) => !optional).map(() => 'x')
    expect(parseCommandLine(command, [...args, `--${option}`, text]).number(option)).toBe(number)
  })

  test('has one unit per option in every command', () => {
    const units = new Map<string, Set<string>>()
    for (const command of commands) {
      for (const { name, number } of allOptions(command)) {
        if (number?.duration !== undefined) units.set(name, (units.get(name) ?? new Set()).add(number.duration))
      }
    }
    expect(units.size).toBeGreaterThan(3)
    for (const [name, each] of units) expect([name, [...each]]).toEqual([name, [[...each][0]]])
  })
})

/** A placeholder of an id in an example as an id. */
function withId(word: string): string {
  return word.replace('<block_id>', '0'.repeat(64))
}
