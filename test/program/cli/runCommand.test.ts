import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allOptions } from '../../../src/program/cli/definition/globalOptions.ts'
import { helpText } from '../../../src/program/cli/help/helpText.ts'
import { commandTable } from '../../../src/program/cli/table/commandTable.ts'
import { build, runBuild, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

function run(...args: string[]) {
  return runBuild(args, { folder: temporaryFolder(), file: build })
}

describe('help', () => {
  test.each([
    [[], 'Usage: vendorclient <command>'],
    [['--help'], 'Usage: vendorclient <command>'],
    [['-h'], 'Usage: vendorclient <command>'],
    [['help'], 'Usage: vendorclient <command>'],
    [['help', 'rpc'], 'Usage: vendorclient rpc'],
    [['rpc', '--help'], 'Usage: vendorclient rpc'],
    [['rpc', 'client.version', '-h'], 'Usage: vendorclient rpc'],
    [['daemon', '--help'], 'Usage: vendorclient daemon'],
    [['daemon', '--stdio', '--help'], 'Usage: vendorclient daemon'],
    [['proposal', '--help'], 'Usage: vendorclient proposal <command>'],
    [['help', 'fee'], 'Usage: vendorclient fee <command>'],
    [['proposal', 'vote', '--help'], 'Usage: vendorclient proposal vote <ADDRESS> <ID>'],
    [['--json', '--help'], 'Usage: vendorclient <command>'],
  ])('help of %j goes to stdout and ends with 0', async (args, beginning) => {
    const { code, stdout, stderr } = await run(...args)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout.startsWith(beginning)).toBe(true)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  test.each(['daemon', 'node', 'rpc'])('help of %s has every option of its definition', async (name) => {
    const command = await commandTable[name]!()
    const { stdout } = await run(name, '--help')
    expect(`${stdout}\n`.startsWith(helpText(command))).toBe(true)
    for (const { name: option } of allOptions(command))
      expect(stdout).toMatch(new RegExp(`^ +(-., )?--${option}\\b`, 'm'))
  })

  test('survives a reader that leaves early', async () => {
    const running = startBuild(['--openrpc'], { folder: temporaryFolder(), file: build })
    running.process.stdout!.destroy()
    expect(await running.ended).toEqual({ code: 0, signal: null })
    expect(running.stderr()).toBe('')
  })
})

test.each(['--version', '-V', 'version'])('%s prints the version of the package', async (option) => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'))
  expect(await run(option)).toMatchObject({ code: 0, stdout: `vendorclient ${version}`, stderr: '' })
})

test('--openrpc prints the result of rpc.discover', async () => {
  const [printed, daemon, answered] = await Promise.all([
    run('--openrpc'),
    run('daemon', '--openrpc'),
    run('rpc', 'rpc.discover'),
  ])
  expect(printed).toMatchObject({ code: 0, stderr: '' })
  expect(daemon.stdout).toBe(printed.stdout)
  expect(JSON.parse(answered.stdout)).toEqual(JSON.parse(printed.stdout))
})

describe('a mistake on the command line', () => {
  test.each([
    [['deamon'], 'vendorclient: unknown command "deamon", did you mean "daemon"?'],
    [['zzz'], 'vendorclient: unknown command "zzz"\n'],
    [['help', 'rcp'], 'vendorclient: unknown command "rcp", did you mean "rpc"?'],
    [['client.version'], 'vendorclient: unknown command "client.version", did you mean "rpc client.version"?'],
    [['--frob'], 'vendorclient: unknown option "--frob"'],
    [['daemon', '--prot', '1'], 'vendorclient daemon: unknown option "--prot", did you mean --port?'],
    [['daemon', '--zzzzzz'], 'vendorclient daemon: unknown option "--zzzzzz"\n'],
    [['daemon', 'now'], 'vendorclient daemon: unexpected argument "now"\n'],
    [['daemon', '--host-pid', 'x', '--port', '0'], '--host-pid must be an integer from 1 to 4294967295, got "x"'],
    [['daemon', '--port', '65536'], 'vendorclient daemon: --port must be an integer from 0 to 65535, got "65536"'],
    [['daemon', '--log-level', 'loud'], '--log-level must be one of silent, error, warn, info, debug, got "loud"'],
    [['daemon', '--socket=yes'], 'vendorclient daemon: --socket takes no value'],
    [['daemon', '--url', 'local'], 'vendorclient daemon: unknown option "--url"'],
    [['node', '--prot', '1'], 'vendorclient node: unknown option "--prot", did you mean --port?'],
    [['node', '--port'], 'vendorclient node: --port needs a value: --port <NUMBER>'],
    [['node', '--global-id', '-2147483649'], '--global-id must be an integer from -2147483648 to 2147483647'],
    [['node', '--rules', 'old'], 'vendorclient node: --rules must be one of current, classic, got "old"'],
    [['node', 'now'], 'vendorclient node: unexpected argument "now"\n'],
    [['rpc'], 'vendorclient rpc: METHOD is missing'],
    [['rpc', 'a.b', '{}', '{}'], 'vendorclient rpc: unexpected argument "{}"'],
    [['rpc', 'a.b', '{x'], 'vendorclient rpc: the parameters must be JSON, quote it'],
    [['rpc', 'a.b', '--config', '{x'], 'vendorclient rpc: the value of --config must be JSON'],
    [['rpc', 'a.b', '--data'], 'vendorclient rpc: --data needs a value: --data <FOLDER>'],
  ])('%j ends with 2, says what to do, and prints nothing on stdout', async (args, complaint) => {
    const { code, stdout, stderr } = await run(...args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(complaint)
    expect(stderr).toMatch(/Try "vendorclient.* --help"\.\n$/)
  })

  test.each([
    ['daemon', '--port', 'x'],
    ['--json', 'daemon', '--host', '0.0.0.0'],
    ['node', '--frob'],
    ['node', '--host', '0.0.0.0'],
    ['rpc'],
    ['rpc', 'client.version', '--set', 'a.b=1'],
  ])('with --json, the mistake %j is one document on stdout', async (...words) => {
    const { code, stdout, stderr } = await run(...words, '--json')
    expect([code, stderr]).toEqual([2, ''])
    const { schema_version, error } = JSON.parse(stdout)
    expect([schema_version, error.name, error.exit_code]).toEqual([1, 'usage', 2])
    expect(Object.keys(error)).toEqual(['code', 'name', 'exit_code', 'message', 'hint', 'data'])
  })

  test('a mistake of a daemon on stdio is reported in the protocol', async () => {
    const { code, stdout, stderr } = await run('daemon', '--stdio', '--port', 'x', '--json')
    expect(code).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({ method: 'daemon.fatal', params: { code: 2 } })
    expect(stderr).toContain('--port must be an integer')
  })

  test('a mistake in a setting ends with 2 and names the setting', async () => {
    const { code, stderr } = await run('daemon', '--set', 'limits.in_flght=1')
    expect([code, stderr]).toEqual([2, expect.stringContaining('Unknown setting "limits.in_flght"')])
  })
})

test('parameters in a file that does not exist end with 2, and name the file', async () => {
  const { code, stdout, stderr } = await run('rpc', 'a.b', '@missing.json')
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('file "missing.json" does not exist')])
})
