import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
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
  ])('of %j goes to stdout and ends with 0', async (args, beginning) => {
    const { code, stdout, stderr } = await run(...args)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout.startsWith(beginning)).toBe(true)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  test.each(['daemon', 'rpc'])('of %s names every option that the command takes', async (command) => {
    const source = readFileSync(join(import.meta.dirname, `../../../src/program/cli/${command}.ts`), 'utf8')
    const options = [...source.matchAll(/^ {6}'?([a-z-]+)'?: \{ type: /gm)].map((match) => match[1]!)
    expect(options.length).toBeGreaterThan(3)
    const { stdout } = await run(command, '--help')
    for (const option of options) expect(stdout).toMatch(new RegExp(`^ +--${option}\\b`, 'm'))
  })

  test('survives a reader that leaves early', async () => {
    const running = startBuild(['--openrpc'], { folder: temporaryFolder(), file: build })
    running.process.stdout!.destroy()
    expect(await running.ended).toEqual({ code: 0, signal: null })
    expect(running.stderr()).toBe('')
  })
})

test.each(['--version', '-V', 'version'])('%s gives the version of the package', async (option) => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'))
  expect(await run(option)).toMatchObject({ code: 0, stdout: `vendorclient ${version}`, stderr: '' })
})

test('--openrpc prints what rpc.discover answers', async () => {
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
    [['daemon', 'now'], "vendorclient daemon: unexpected argument 'now'"],
    [['daemon', '--host-pid', 'x', '--port', '0'], 'vendorclient daemon: --host-pid expects a process id, got "x"'],
    [['rpc'], 'vendorclient rpc: the method is missing'],
    [['rpc', 'a.b', '{}', '{}'], 'vendorclient rpc: too many arguments'],
    [['rpc', 'a.b', '{x'], 'vendorclient rpc: the parameters must be JSON, quote it'],
    [['rpc', 'a.b', '@missing.json'], 'vendorclient rpc: cannot read the parameters: ENOENT'],
    [['rpc', 'a.b', '--config', '{x'], 'vendorclient rpc: the value of --config must be JSON'],
    [['rpc', 'a.b', '--data'], "vendorclient rpc: option '--data <value>' argument missing"],
  ])('%j ends with 2, says what to do, and prints nothing on stdout', async (args, complaint) => {
    const { code, stdout, stderr } = await run(...args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(complaint)
    expect(stderr).toMatch(/Try "vendorclient.* --help"\.\n$/)
  })

  test('in a setting ends with 2 and names the setting', async () => {
    const { code, stderr } = await run('daemon', '--set', 'limits.in_flght=1')
    expect([code, stderr]).toEqual([2, expect.stringContaining('Unknown setting "limits.in_flght"')])
  })
})
