/**
 * The dry run of a release, on a repository with the files of this tree: it builds what is quick twice and changes nothing.
 * What a tree lacks for a release is said before anything is built.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageFacts } from '../scripts/packages/packageFacts.ts'
import { missingFacts } from '../scripts/release/checkTree.ts'
import { buildInfo } from '../src/config/buildInfo.ts'
import { copyRepository } from './support/copyRepository.ts'
import { findPythonToolchain } from './support/findPythonToolchain.ts'

const root = join(import.meta.dirname, '..')
const toolchain = findPythonToolchain()
const tools = ['git', 'cargo', 'tar'].filter((tool) => spawnSync(tool, ['--version']).error !== undefined)
const missing = [...tools, ...(typeof toolchain === 'string' ? [toolchain] : [])].join(', ')
const [major, minor] = buildInfo.version.split('.').map(Number) as [number, number]
const next = `${major}.${minor + 1}.0`

describe.skipIf(missing !== '')(`a release${missing === '' ? '' : ` (skipped: ${missing} missing)`}`, () => {
  // Beside this tree: its packages are linked into it.
  const folder = mkdtempSync(join(root, 'dist', 'release-test-'))
  const tree = join(folder, 'tree')
  beforeAll(() => copyRepository(tree))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function release(...args: string[]) {
    const python = typeof toolchain === 'string' ? [] : ['--python', toolchain.python]
    const script = join(tree, 'scripts', 'release.ts')
    const { VENDORCLIENT_TEST_TIER: _, ...env } = process.env
    const options = { cwd: tree, encoding: 'utf8', env, maxBuffer: 1 << 26 } as const
    return spawnSync(process.execPath, [script, ...args, ...python], options)
  }

  test('lists what a tree lacks, with exit code 3', () => {
    const changelog = readFileSync(join(tree, 'CHANGELOG.md'), 'utf8')
    writeFileSync(join(tree, 'CHANGELOG.md'), changelog.replace('## Unreleased', '## 1.0.0, 2026-01-02'))
    const { status, stderr, stdout } = release(next, '--dry-run')
    expect([status, stdout]).toEqual([3, ''])
    expect(stderr).toContain('not ready: The tree has 1 changes that are not committed: CHANGELOG.md')
    expect(stderr).toContain('not ready: CHANGELOG.md has no section "## Unreleased"')
    writeFileSync(join(tree, 'CHANGELOG.md'), changelog)
    expect(release(`${major + 1}.0.0`, '--dry-run').stderr).toContain('needs another path of the Go module')
    if (missingFacts(packageFacts) === undefined) return
    const unready = release(next)
    expect([unready.status, unready.stdout]).toEqual([3, ''])
    expect(unready.stderr).toMatch(/not ready: scripts\/packages\/packageFacts\.ts lacks .*Maven Central/)
  })

  const output = join(folder, 'release')

  test('is built twice with the same bytes by a dry run, which changes nothing', { timeout: 600_000 }, () => {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: tree, encoding: 'utf8' })
    const { status, stdout, stderr } = release(next, '--dry-run', '--date', '2026-11-23', '--output', output)
    expect(stderr.split('\n').filter((line) => line !== '' && !line.startsWith('warning: '))).toEqual([])
    expect(status).toBe(0)
    const [, same, all] = /(\d+) of (\d+) files have the same bytes/.exec(stdout) ?? []
    expect(same).toBe(all)
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: tree, encoding: 'utf8' })).toBe('')
    expect(execFileSync('git', ['rev-parse', 'HEAD'], { cwd: tree, encoding: 'utf8' })).toBe(head)
    expect(readdirSync(join(tree, 'dist')).filter((name) => name.startsWith('release'))).toEqual([])

    const read = (name: string) => readFileSync(join(output, name), 'utf8')
    const names = readdirSync(output)
    expect(names).toEqual(
      expect.arrayContaining([
        ...[
          'Dockerfile',
          'PUBLISHING.md',
          'RELEASE-NOTES.md',
          'SHA256SUMS',
          'compiled',
          'go',
          'provenance.intoto.json',
        ],
        ...[`vendorclient-${next}-py3-none-any.whl`, `vendorclient-${next}.cdx.json`, `vendorclient-${next}.crate`],
        ...[`vendorclient-${next}.tar.gz`, `vendorclient-${next}.tgz`, 'vendorclient.rb'],
      ]),
    )
    expect(names.filter((name) => name.includes(buildInfo.version))).toEqual([])
    for (const line of read('SHA256SUMS').trim().split('\n')) {
      const [digest, name] = line.split('  ')
      expect(
        createHash('sha256')
          .update(readFileSync(join(output, name!)))
          .digest('hex'),
      ).toBe(digest)
    }
    const packed = ['-xzOf', join(output, `vendorclient-${next}.crate`), `vendorclient-${next}/README.md`]
    expect(execFileSync('tar', packed, { encoding: 'utf8' })).not.toContain(buildInfo.version)
    expect(read('RELEASE-NOTES.md')).toMatch(/^### /)
    expect(read('Dockerfile')).toContain(`LABEL org.opencontainers.image.version="${next}"`)
    expect(read('vendorclient.rb')).toContain(`version "${next}"`)
    expect(`${read('vendorclient.rb')}${read('Dockerfile')}`).not.toMatch(/@[A-Z\d:]+@/)
    const parsed = spawnSync('ruby', ['-c', join(output, 'vendorclient.rb')], { encoding: 'utf8' })
    if (parsed.error === undefined) expect(parsed.stdout + parsed.stderr).toBe('Syntax OK\n')

    const sbom = JSON.parse(read(`vendorclient-${next}.cdx.json`))
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'vendorclient', version: next } },
    })
    const listed = sbom.components.map(({ name }: { name: string }) => name)
    expect(listed).toEqual(expect.arrayContaining(['better-sqlite3', 'undici', 'preact', 'node', 'vue']))
    expect(listed).not.toContain('vitest')
    const refs = new Set([sbom.metadata.component, ...sbom.components].map((component) => component['bom-ref']))
    for (const { ref, dependsOn } of sbom.dependencies)
      for (const one of [ref, ...dependsOn]) expect(refs).toContain(one)

    const { subject } = JSON.parse(read('provenance.intoto.json'))
    expect(subject).toContainEqual({
      name: `vendorclient-${next}.tgz`,
      digest: {
        sha256: createHash('sha256')
          .update(readFileSync(join(output, `vendorclient-${next}.tgz`)))
          .digest('hex'),
      },
    })
    expect(read('PUBLISHING.md').includes('packageFacts.ts')).toBe(packageFacts.author === undefined)
  })

  test('lists its contents in a valid CycloneDX document', { timeout: 120_000 }, ({ skip }) => {
    const tools = join(folder, 'cyclonedx')
    mkdirSync(tools)
    const packages = [
      ...['@cyclonedx/cyclonedx-library@10.3.0', 'ajv@8.20.0', 'ajv-formats@3.0.1'],
      'ajv-formats-draft2019@1.6.1',
    ]
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', tools]
    const installed = spawnSync('npm', ['install', ...quiet, ...packages], { cwd: tools })
    skip(installed.status !== 0, 'the packages of CycloneDX cannot be had')
    const script = `import { Validation } from '@cyclonedx/cyclonedx-library'
      import { readFileSync } from 'node:fs'
      const text = readFileSync(process.argv.at(-1), 'utf8')
      const validator = new Validation.JsonStrictValidator(JSON.parse(text).specVersion)
      const wrong = text.replace('"type": "library"', '"type": "something"')
      console.log(JSON.stringify([await validator.validate(text), await validator.validate(wrong) === null]))`
    writeFileSync(join(tools, 'validate.mjs'), script)
    const file = join(output, `vendorclient-${next}.cdx.json`)
    const printed = execFileSync(process.execPath, ['validate.mjs', file], { cwd: tools, encoding: 'utf8' })
    // Errors of the file, and whether an invalid file passes.
    expect(JSON.parse(printed)).toEqual([null, false])
  })
})
