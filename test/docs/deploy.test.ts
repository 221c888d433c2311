/** The service files of the documentation: checkers accept them, and the services that they start work. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { gateway } from '../../src/program/cli/commands/gateway.ts'
import { NotifySocket } from '../support/observe/NotifySocket.ts'
import { build } from '../support/startBuild.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const folder = join(import.meta.dirname, '../../docs/deploy')
const units = readdirSync(folder).filter((name) => name.endsWith('.service'))

const hasSystemd = has('systemd-analyze') && has('systemd-notify')

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}

function has(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined
}

function without(reason: string): string {
  return hasSystemd ? '' : ` (skipped: ${reason})`
}

/** A user without rights. */
const NOBODY = 65_534

/** Cleanup functions, run in reverse order. */
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/** Settings of a unit by name; several values of the same setting are joined. */
function readUnit(name: string): ReadonlyMap<string, string> {
  const settings = new Map<string, string>()
  for (const line of read(name).split('\n')) {
    const [, key, value] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? []
    if (key !== undefined) settings.set(key, [settings.get(key), value].filter(Boolean).join(' '))
  }
  return settings
}

/** Options in a command line that the gateway does not have. */
function unknownOptions(words: readonly string[]): string[] {
  const known = new Set((gateway.options ?? []).map(({ name }) => `--${name}`))
  return words.flatMap((word) => /^--[a-z-]+/.exec(word) ?? []).filter((option) => !known.has(option))
}

test('there is a unit for the daemon and for the gateway', () => {
  expect(units).toEqual(['vendorclient-daemon.service', 'vendorclient-gateway.service'])
})

describe.skipIf(!hasSystemd).each(units)(`%s${without('systemd is not installed')}`, (name) => {
  test('is a unit that systemd accepts and rates as well isolated', () => {
    const copies = temporaryFolder()
    // In this test the program is in another folder.
    const program = join(copies, 'vendorclient')
    writeFileSync(program, '#!/bin/sh\n')
    chmodSync(program, 0o755)
    const copy = join(copies, name)
    writeFileSync(copy, read(name).replace('/usr/bin/vendorclient', program))
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', copy], { encoding: 'utf8' })
    const ownProblems = verified.stderr.split('\n').filter((line) => line.includes(name))
    expect([verified.status, ownProblems]).toEqual([0, []])
    const args = ['security', '--offline=true', '--no-pager', '--threshold=20', copy]
    const security = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
    expect(security.stdout).toContain('Overall exposure level')
    expect(security.status).toBe(0)
  })

  test('starts programs that report when they are ready, alive and stopping, as an unprivileged user', async () => {
    const home = temporaryFolder()
    chmodSync(home, 0o777)
    const state = join(home, 'state')
    mkdirSync(state, { mode: 0o700 })
    const isRoot = process.getuid?.() === 0
    if (isRoot) chownSync(state, NOBODY, NOBODY)
    const socket = await NotifySocket.open(join(home, 'notify'))
    endings.push(() => socket.close())
    const node = createServer((_, response) => void response.end('{"data":{"info":{"version":"1.0.0"}}}'))
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
    endings.push(() => node.close())
    const unit = readUnit(name)
    const values: Readonly<Record<string, string>> = {
      STATE_DIRECTORY: state,
      GATEWAY_OPTIONS: `--upstream http://127.0.0.1:${(node.address() as AddressInfo).port} --port 0`,
    }
    const [program, ...words] = unit
      .get('ExecStart')!
      .replace(/\$\{?([A-Z_]+)\}?/g, (_, variable: string) => values[variable]!)
      // Other suites use these ports at the same time.
      .replace('--port 8700', '--port 0')
      .replace('127.0.0.1:9464', '127.0.0.1:0')
      .replace('--drain-delay 5', '--drain-delay 0')
      .split(' ')
    expect(program).toBe('/usr/bin/vendorclient')
    const child = spawn(process.execPath, [build, ...words], {
      cwd: state,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', HOME: state, NOTIFY_SOCKET: socket.path, WATCHDOG_USEC: '400000' },
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    })
    const ended = endOf(child)
    await expect.poll(() => socket.count('READY=1')).toBe(1)
    await expect.poll(() => socket.count('WATCHDOG=1')).toBeGreaterThan(2)
    // A stopped process sends no sign of life.
    child.kill('SIGSTOP')
    const atStop = socket.count('WATCHDOG=1')
    // One sign of life may have been in transit.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(socket.count('WATCHDOG=1')).toBeLessThanOrEqual(atStop + 1)
    child.kill('SIGCONT')
    const atCont = socket.count('WATCHDOG=1')
    await expect.poll(() => socket.count('WATCHDOG=1')).toBeGreaterThan(atCont)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(socket.count('STOPPING=1')).toBe(1)
    expect(socket.messages[1]).toContain('READY=1')
  })
})

test.skipIf(!hasSystemd)(
  `a name that is in no file system works, another process's watchdog is left alone${without('systemd is not installed')}`,
  async () => {
    const socket = await NotifySocket.open(`@vendorclient-test-${process.pid}`)
    endings.push(() => socket.close())
    const child = spawn(process.execPath, [build, 'gateway', '--port', '0', '--upstream', 'http://127.0.0.1:1'], {
      stdio: 'ignore',
      env: { PATH: process.env['PATH'] ?? '', NOTIFY_SOCKET: socket.path, WATCHDOG_USEC: '100000', WATCHDOG_PID: '1' },
    })
    const ended = endOf(child)
    await expect.poll(() => socket.count('READY=1')).toBe(1)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect([socket.count('STOPPING=1'), socket.count('WATCHDOG=1')]).toEqual([1, 0])
  },
)

test('the program runs without systemd-notify', async () => {
  const child = spawn(process.execPath, [build, 'gateway', '--port', '0', '--upstream', 'http://127.0.0.1:1'], {
    env: { PATH: '/nonexistent', NOTIFY_SOCKET: '/nonexistent/notify', WATCHDOG_USEC: '1000' },
  })
  const ended = endOf(child)
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  await expect.poll(() => log).toContain('the service manager cannot be notified')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('the plist is valid and has options that exist', () => {
  const text = read('org.vendorclient.gateway.plist')
  const script = 'import json, plistlib, sys; print(json.dumps(plistlib.loads(sys.stdin.buffer.read())))'
  const plist = JSON.parse(spawnSync('python3', ['-c', script], { input: text, encoding: 'utf8' }).stdout)
  expect(plist).toMatchObject({
    Label: 'org.vendorclient.gateway',
    RunAtLoad: true,
    KeepAlive: { SuccessfulExit: false },
  })
  const [program, command, ...words] = plist.ProgramArguments
  expect([program, command, unknownOptions(words)]).toEqual(['/usr/local/bin/vendorclient', 'gateway', []])
})

test('the container file names one base image and a user other than root, and runs the program directly so that it receives signals', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n')
  const instructions = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(/ (.*)/s))
  const all = (name: string) => instructions.filter(([own]) => own === name).map(([, value]) => value!)
  expect(all('FROM')).toEqual([expect.stringMatching(/^[\w.-]+(\/[\w.-]+)+:(?!latest)[\w.-]+$/)])
  expect(all('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(JSON.parse(all('ENTRYPOINT')[0]!)).toEqual(['/usr/bin/vendorclient'])
  expect(JSON.parse(all('CMD')[0]!)).toContain('gateway')
  const known = ['FROM', 'COPY', 'USER', 'EXPOSE', 'STOPSIGNAL', 'ENTRYPOINT', 'CMD']
  expect(instructions.map(([name]) => name).filter((name) => !known.includes(name!))).toEqual([])
})

test('the Kubernetes example is valid YAML whose parts fit together', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml'))
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  const [deployment, service, budget] = documents.map((document) => document.toJS())
  const { template, selector } = deployment.spec
  const [container] = template.spec.containers
  const ports = container.ports.map(({ name }: { name: string }) => name)
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    expect(ports).toContain(container[probe].httpGet.port)
  }
  expect(container.readinessProbe.httpGet.path).toBe('/readyz')
  expect(container.livenessProbe.httpGet.path).toBe('/healthz')
  expect(template.metadata.labels).toMatchObject(selector.matchLabels)
  expect(template.metadata.labels).toMatchObject(service.spec.selector)
  expect(template.metadata.labels).toMatchObject(budget.spec.selector.matchLabels)
  expect(ports).toContain(service.spec.ports[0].targetPort)
  expect(unknownOptions(container.args)).toEqual([])
  const seconds = (option: string) =>
    Number(container.args.find((word: string) => word.startsWith(`${option}=`)).split('=')[1])
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    seconds('--drain-delay') + seconds('--drain-timeout'),
  )
})

function endOf(child: ChildProcess): Promise<number | null> {
  endings.push(() => child.kill('SIGKILL'))
  return once(child, 'close').then(([code]) => code as number | null)
}
