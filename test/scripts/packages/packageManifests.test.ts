import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type PackageFacts, packageFacts } from '../../../scripts/packages/packageFacts.ts'
import { npmFacts, packageManifests } from '../../../scripts/packages/packageManifests.ts'

const root = join(import.meta.dirname, '../../..')

const filled: PackageFacts = {
  ...packageFacts,
  author: 'Maker & "Sons"',
  homepage: 'https://client.example',
  repository: 'https://git.example/client',
  issues: 'https://git.example/client/issues',
}

function manifestsOf(facts: PackageFacts): Record<string, string> {
  return Object.fromEntries(packageManifests(root, facts).map(({ path, content }) => [path, content]))
}

describe('manifests of the packages', () => {
  test('match the committed ones', () => {
    for (const { path, content } of packageManifests(root)) expect(readFileSync(join(root, path), 'utf8')).toBe(content)
  })

  test('have licence, keywords and one version, whatever the language', () => {
    const manifests = manifestsOf(packageFacts)
    const { version } = JSON.parse(manifests['package.json']!) as { version: string }
    for (const path of ['bindings/python/pyproject.toml', 'bindings/rust/Cargo.toml']) {
      expect(manifests[path]).toContain(`license = "${packageFacts.license}"`)
      for (const keyword of packageFacts.keywords) expect(manifests[path]).toContain(`"${keyword}"`)
    }
    expect(manifests['bindings/rust/Cargo.toml']).toContain(`version = "${version}"`)
    for (const project of ['bindings/java/pom.xml', 'bindings/kotlin/pom.xml']) {
      expect(manifests[project]).toContain(`<version>${version}</version>`)
      expect(manifests[project]).toContain(`<name>${packageFacts.license}</name>`)
    }
  })

  test('omit unknown facts', () => {
    const { author, homepage, repository, issues, ...unknown } = filled
    const manifests = manifestsOf(unknown)
    expect(JSON.parse(manifests['package.json']!)).not.toHaveProperty('repository')
    expect(Object.keys(npmFacts('x', unknown))).toEqual(['description', 'keywords', 'license'])
    expect(manifests['bindings/python/pyproject.toml']).not.toMatch(/^(authors|urls) =/m)
    expect(manifests['bindings/rust/Cargo.toml']).not.toMatch(/^(authors|homepage|repository) =/m)
    expect(manifests['bindings/java/pom.xml']).not.toMatch(/<(developers|scm|issueManagement)>/)
  })

  test('carry author and links in the form of each registry', () => {
    const manifests = manifestsOf(filled)
    expect(JSON.parse(manifests['package.json']!)).toMatchObject({
      author: filled.author,
      bugs: { url: filled.issues },
      repository: { type: 'git', url: 'git+https://git.example/client.git' },
    })
    const python = manifests['bindings/python/pyproject.toml']
    expect(python).toContain('authors = [{ name = "Maker & \\"Sons\\"" }]')
    expect(python).toContain(`urls = { Homepage = "${filled.homepage}", Repository = "${filled.repository}",`)
    expect(manifests['bindings/rust/Cargo.toml']).toContain(`repository = "${filled.repository}"`)
    const java = manifests['bindings/java/pom.xml']
    expect(java).toContain('<name>Maker &amp; "Sons"</name>')
    expect(java).toContain(`    <url>${filled.repository}</url>`)
  })

  test('have keywords that every registry accepts', () => {
    expect(packageFacts.keywords.length).toBeLessThanOrEqual(5)
    for (const keyword of packageFacts.keywords) expect(keyword).toMatch(/^[a-z][a-z0-9-]{0,19}$/)
  })
})
