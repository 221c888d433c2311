/** The workflows of the repository: the linter takes them, and what they run are scripts of the repository. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildInfo } from '../src/config/buildInfo.ts'
import { findActionlint } from './support/findActionlint.ts'
import { temporaryFolder } from './support/temporaryFolder.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.github/workflows')
const workflows = readdirSync(folder)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly environment?: string
  readonly steps: readonly Step[]
  readonly 'timeout-minutes'?: number
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> }
}
interface Workflow {
  readonly permissions: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

function read(name: string): Workflow {
  return parse(readFileSync(join(folder, name), 'utf8')) as Workflow
}
function stepsOf(name: string): Step[] {
  return Object.values(read(name).jobs).flatMap(({ steps }) => steps)
}

const actionlint = findActionlint()
describe.skipIf(actionlint === undefined)(
  `the linter of workflows${actionlint === undefined ? ' (skipped: actionlint cannot be had)' : ''}`,
  () => {
    test('finds nothing', () => {
      const files = workflows.map((name) => join(folder, name))
      const { status, stdout, stderr } = spawnSync(actionlint!, ['-no-color', ...files], { encoding: 'utf8' })
      expect([status, stdout, stderr]).toEqual([0, '', ''])
    })

    test('detects a planted mistake', () => {
      const file = join(temporaryFolder(), 'wrong.yml')
      writeFileSync(file, 'on: push\njobs:\n  one:\n    runs-on: nowhere\n    steps:\n      - run: npm ci\n')
      expect(spawnSync(actionlint!, ['-no-color', file], { encoding: 'utf8' }).stdout).toContain('"nowhere" is unknown')
    })
  },
)

describe.each(workflows)('%s', (name) => {
  test('runs nothing but scripts of the repository, each in one line', () => {
    for (const { run } of stepsOf(name)) {
      if (run === undefined || run === 'npm ci') continue
      const [, script, ownScript] = /^npm (?:run ([\w:]+)(?: -- [^\n]*)?|(test))$/.exec(run) ?? []
      const [, file] = /^sudo bash (\S+)$/.exec(run) ?? []
      if (file !== undefined) expect(existsSync(join(root, file))).toBe(true)
      else expect(Object.keys(scripts), `run: ${run}`).toContain(script ?? ownScript)
    }
  })

  test('names versions of actions, and grants no more than reading by default', () => {
    const text = readFileSync(join(folder, name), 'utf8')
    const used = text.match(/^ *- uses: .*$/gm)!
    expect(used).toHaveLength(stepsOf(name).filter(({ uses }) => uses !== undefined).length)
    // A tag can be moved; the comment is for readers and for tools that update actions.
    for (const line of used) expect(line).toMatch(/- uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+(?:\.\d+\.\d+)?$/)
    expect(read(name).permissions).toEqual({ contents: 'read' })
  })

  test('passes no foreign text to a shell, and leaves no credentials in the checkout', () => {
    for (const { run, uses, with: options } of stepsOf(name)) {
      for (const [, value] of run?.matchAll(/\$\{\{ (\S+) \}\}/g) ?? [])
        expect(value).toMatch(/^(?:github\.run_number|matrix\.\w+)$/)
      if (uses?.startsWith('actions/checkout@')) expect(options).toMatchObject({ 'persist-credentials': false })
    }
  })
})

test('release steps with secrets run no code of other packages', () => {
  for (const [name, { steps, permissions = {}, environment }] of Object.entries(read('release.yml').jobs)) {
    const installs = steps.some(({ run }) => run === 'npm ci')
    const mayWrite = Object.values(permissions).includes('write')
    const hasSecret = JSON.stringify(steps).includes('secrets.')
    expect([name, installs && (mayWrite || hasSecret)]).toEqual([name, false])
    if (hasSecret) expect([name, environment]).toEqual([name, 'release'])
  }
})

test('scheduled runs use short forms of the options that they pass', { timeout: 300_000 }, () => {
  const { jobs } = read('scheduled.yml')
  const lines = Object.values(jobs).flatMap(({ steps, strategy }) => {
    const subjects = strategy?.matrix['of'] ?? ['']
    return subjects.flatMap((of) =>
      steps.flatMap(({ run }) => run?.replace(/\$\{\{ matrix\.of \}\}/, String(of)) ?? []),
    )
  })
  const json = join(temporaryFolder(), 'soak.json')
  const ran = lines.flatMap((line) => {
    const [, name = '', words = ''] = /^npm run (fuzz|simulate|campaign) -- (.*)$/.exec(line) ?? []
    if (name === '') return []
    const args = words
      .replace(/\$\{\{ github\.run_number \}\}/, '7')
      .replace(/--rounds \d+/, '--rounds 20')
      .replace(/--minutes \d+/, '--minutes 0.02')
      .replace('dist/soak.json', json)
      .split(' ')
    const only = name === 'campaign' ? ['--only', 'protocol'] : []
    const [, script] = scripts[name]!.split(' ')
    const { status, stderr } = spawnSync(process.execPath, [script!, ...args, ...only], { cwd: root, encoding: 'utf8' })
    expect(status, `${line}: ${stderr}`).toBe(0)
    return [name]
  })
  expect(ran).toEqual(['fuzz', 'fuzz', 'fuzz', 'simulate', 'simulate', 'campaign'])
  expect(existsSync(json)).toBe(true)
})

test('tests run on every system and processor, and what may run the program with every Node.js', () => {
  const { everything, quick, runtimes } = read('test.yml').jobs as Record<string, Job & { 'runs-on': string }>
  const systems = (job: Job) => job.strategy!.matrix['os']!
  expect([everything!['runs-on'], ...systems(quick!)]).toEqual(expect.arrayContaining([...systems(runtimes!)]))
  expect(runtimes!.strategy!.matrix['node']).toEqual([20, 22, 24])
  for (const system of [
    /^ubuntu-[\d.]+$/,
    /^ubuntu-.*-arm$/,
    /^macos-\d+$/,
    /^macos-.*-intel$/,
    /^windows-\d+$/,
    /^windows-.*-arm$/,
  ])
    expect(systems(runtimes!).filter((name) => system.test(String(name)))).toHaveLength(1)
})

test('the package works with the Node.js that runs npm', () => {
  const script = join(root, 'scripts/tryNode.ts')
  const nodes = [process.execPath, '/usr/bin/node'].filter((node) => existsSync(node))
  for (const node of nodes) {
    const env = { ...process.env, npm_node_execpath: node }
    const output = execFileSync(process.execPath, [script], { env, encoding: 'utf8' })
    expect(output.trim().split('\n')).toHaveLength(3)
    expect(output).toContain(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim())
  }
})

describe('npm run release:upload', () => {
  const script = join(root, 'scripts/uploadRelease.ts')
  const upload = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  const { version } = buildInfo
  const files = [
    ...[`vendorclient-${version}.tgz`, `vendorclient-linux-x64-${version}.tgz`, `vendorclient-${version}.crate`],
    ...[
      `vendorclient-macros-${version}.crate`,
      `vendorclient-${version}.tar.gz`,
      `vendorclient-${version}-linux-x64.tar.gz`,
    ],
    ...[`vendorclient-${version}-py3-none-any.whl`, `vendorclient_program-${version}-py3-none-any.whl`],
  ]
  function releaseFolder(): string {
    const made = temporaryFolder()
    for (const name of files) writeFileSync(join(made, name), name)
    return made
  }

  test('uploads dependencies first', () => {
    expect(upload('--registry', 'npm', '--dry-run', releaseFolder()).stdout.trim().split('\n')).toEqual([
      `npm publish vendorclient-linux-x64-${version}.tgz --provenance --access public`,
      `npm publish vendorclient-${version}.tgz --provenance --access public`,
    ])
    expect(upload('--registry', 'rust', '--dry-run', releaseFolder()).stdout.trim().split('\n')).toEqual([
      'cargo publish --manifest-path bindings/rust/macros/Cargo.toml',
      'cargo publish --manifest-path bindings/rust/Cargo.toml',
    ])
  })

  test('collects the Python packages', () => {
    const collected = join(temporaryFolder(), 'python')
    mkdirSync(collected)
    expect(upload('--registry', 'python', '--collect', collected, releaseFolder()).status).toBe(0)
    expect(readdirSync(collected).sort()).toEqual([
      `vendorclient-${version}-py3-none-any.whl`,
      `vendorclient-${version}.tar.gz`,
      `vendorclient_program-${version}-py3-none-any.whl`,
    ])
  })

  test('ends with 2 for wrong usage, with 1 if there is nothing to upload', () => {
    expect(upload('--registry', 'elsewhere', releaseFolder())).toMatchObject({ status: 2 })
    expect(upload('--registry', 'npm', '/nonexistent')).toMatchObject({ status: 2 })
    expect(upload('--registry', 'python', '--dry-run', releaseFolder())).toMatchObject({ status: 2 })
    expect(upload('--registry', 'npm', temporaryFolder())).toMatchObject({ status: 1 })
  })
})
