import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../support/tier.ts'
import type { CorpusReport } from './CorpusReport.ts'
import { writeOwnCorpus } from './ownCorpus.ts'
import { runCorpus } from './runCorpus.ts'

const everdev = join(import.meta.dirname, '../fixtures/everdev')
const script = join(import.meta.dirname, 'main.ts')
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'corpus-'))
  await writeOwnCorpus(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

function outcomes(report: CorpusReport, kind: string, file: RegExp): Record<string, string> {
  const found = report.results.filter((result) => result.kind === kind && file.test(result.file))
  return Object.fromEntries(found.map((result) => [`${result.file}: ${result.part}`, result.outcome]))
}

describe('contracts in the shapes that people publish', () => {
  const count = rounds({ quick: 1, all: 2, long: 60 })
  test(`hold for ${count} sets of values`, { timeout: 60_000 * count }, async () => {
    for (let seed = 1; seed <= count; seed++) expect((await runCorpus(folder, { seed })).failures).toEqual([])
  })

  test('are deployed, answer what they keep, and count what comes without a function', async () => {
    const report = await runCorpus(folder, { seed: 1 })
    const deployments = Object.values(outcomes(report, 'deployment', /^(Keeper|Child)-/))
    expect(deployments).toEqual(Array.from({ length: 2 * (9 + 8) }, () => 'ok'))
    const getters = Object.values(outcomes(report, 'getter', /^Keeper-/))
    expect(getters).toHaveLength(2 * (4 + 5 + 3 * 6 + 3 * 7 + 8 + 2))
    expect(new Set(getters)).toEqual(new Set(['ok']))
    const transfers = outcomes(report, 'transaction', /^Keeper-2.7/)
    for (const rules of ['current', 'classic']) {
      expect(transfers[`Keeper-2.7.tvc: receive, ${rules} rules`]).toBe('ok')
      expect(transfers[`Keeper-2.7.tvc: fallback, ${rules} rules`]).toBe('ok')
    }
    expect(outcomes(report, 'image', /salted/)['HelloWallet-salted.tvc: salt']).toBe('ok')
  })

  test('are refused by a child of another parent', async () => {
    const strange = mkdtempSync(join(tmpdir(), 'corpus-'))
    for (const name of ['Child-2.4.tvc', 'Child-2.4.abi.json']) {
      writeFileSync(join(strange, name), readFileSync(join(folder, name)))
    }
    const report = await runCorpus(strange, { seed: 1 })
    rmSync(strange, { recursive: true })
    expect(report.results.filter(({ kind }) => kind === 'deployment')).toMatchObject([
      { outcome: 'refused', reason: 'exit code 103' },
      { outcome: 'refused', reason: 'exit code 103' },
    ])
  })
})

test('published contracts make the transactions of an independent executor', async () => {
  const report = await runCorpus(everdev, { seed: 7 })
  expect(report.failures).toEqual([])
  const classic = Object.entries(outcomes(report, 'deployment', /./)).filter(([part]) => part.includes('classic'))
  expect(classic.map(([, outcome]) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
})

describe('npm run corpus', () => {
  const run = (...words: string[]) => spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' })

  test('prints failures with their reasons, a summary, and exits with 1', () => {
    const broken = mkdtempSync(join(tmpdir(), 'corpus-'))
    const image = readFileSync(join(everdev, 'GiverV3.tvc'))
    writeFileSync(join(broken, 'Good.tvc'), image)
    writeFileSync(join(broken, 'Cut.tvc'), image.subarray(0, 300))
    writeFileSync(join(broken, 'Bad.abi.json'), '{"version":"2.9","functions":[]}')
    writeFileSync(join(broken, 'Text.abi.json'), '{"version":')
    writeFileSync(join(broken, 'notes.json'), JSON.stringify({ state: image.toString('base64'), more: [1, null] }))
    const { stdout, status } = run(broken, '--seed', '3')
    rmSync(broken, { recursive: true })
    expect(stdout).toContain('failed  Bad.abi.json: abi, description: AbiError: ABI version 2.9 is not supported')
    expect(stdout).toContain('failed  Text.abi.json: abi, file: SyntaxError')
    expect(stdout).toContain('failed  Cut.tvc: image, state init')
    expect(stdout).toMatch(/^boc +2 +1 +0 +0$/m)
    expect(stdout).toMatch(/^\d+ checks, 3 failures, seed 3\n$/m)
    expect(status).toBe(1)
  })

  test('exits with 0 without failures, and with --verbose prints everything', () => {
    const { stdout, status } = run(everdev, '--verbose')
    expect(stdout).toContain('ok  MsigV2.tvc: deployment, classic rules, external message\n')
    expect(status).toBe(0)
  })

  test('names a folder that is not there, and asks for one', () => {
    expect(run('/nowhere')).toMatchObject({
      status: 2,
      stderr: "'/nowhere' is not a folder.\n--help lists the options.\n",
    })
    expect(run()).toMatchObject({ status: 2, stderr: 'Expected a folder.\n--help lists the options.\n' })
    expect(run('--help').stdout).toMatch(/^Usage: npm run corpus -- FOLDER/)
  })
})
