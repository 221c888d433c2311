/**
 * The manifests that are committed, with the facts of `packageFacts.ts` and the version of the root package in them. A
 * manifest is written by hand, except for the lines between its two comments "package facts".
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { goModulePath } from '../../bindings/generator/go/generateGo.ts'
import { descriptions, type PackageFacts, packageFacts } from './packageFacts.ts'

/** Dependencies of the Python binding. On platforms without the program pip takes a wheel without it. */
const pythonProgramPackage = 'vendorclient-program'

/** Everything that is derived from the facts. `root` is that of the repository. Throws when a manifest lacks its comments. */
export function packageManifests(root: string, facts: PackageFacts = packageFacts): GeneratedFile[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { version, ...rest } = JSON.parse(read('package.json')) as { version: string } & Record<string, unknown>
  const withBlock = (path: string, lines: readonly string[]) => ({
    path,
    content: replaceBlock(path, read(path), lines),
  })
  return [
    { path: 'package.json', content: rootManifest({ version, ...rest }, facts) },
    withBlock('bindings/python/pyproject.toml', [
      ...pythonLines(version, descriptions.python, facts),
      `dependencies = [${quoted(`${pythonProgramPackage}==${version}`)}]`,
    ]),
    withBlock('bindings/python/program/pyproject.toml', pythonLines(version, descriptions.pythonProgram, facts)),
    withBlock('bindings/rust/Cargo.toml', rustLines(version, descriptions.rust, facts)),
    withBlock('bindings/rust/macros/Cargo.toml', rustLines(version, descriptions.rustMacros, facts)),
    withBlock('bindings/java/pom.xml', javaLines(version, descriptions.java, facts)),
    withBlock('bindings/kotlin/pom.xml', javaLines(version, descriptions.kotlin, facts)),
    {
      path: 'bindings/go/go.mod',
      content: read('bindings/go/go.mod').replace(/^module .*$/m, `module ${goModulePath}`),
    },
    { path: 'bindings/go/LICENSE', content: read('LICENSE') },
    { path: 'bindings/python/LICENSE', content: read('LICENSE') },
    { path: 'bindings/rust/LICENSE', content: read('LICENSE') },
    { path: 'bindings/rust/macros/LICENSE', content: read('LICENSE') },
  ]
}

/** Fields of a `package.json` that npm shows. Facts that are not known are left out. */
export function npmFacts(description: string, facts: PackageFacts = packageFacts): Record<string, unknown> {
  const { keywords, license, author, homepage, repository, issues } = facts
  return known({
    description,
    keywords,
    homepage,
    bugs: issues === undefined ? undefined : { url: issues },
    repository: repository === undefined ? undefined : { type: 'git', url: `git+${repository}.git` },
    license,
    author,
  })
}

function rootManifest(manifest: Record<string, unknown>, facts: PackageFacts): string {
  const derived = ['description', 'keywords', 'homepage', 'bugs', 'repository', 'license', 'author']
  const { name, version, private: isPrivate, ...others } = manifest
  const kept = Object.entries(others).filter(([field]) => !derived.includes(field))
  const head = { name, version, private: isPrivate, ...npmFacts(descriptions.root, facts) }
  return `${JSON.stringify({ ...head, ...Object.fromEntries(kept) }, undefined, 2)}\n`
}

function pythonLines(version: string, description: string, facts: PackageFacts): string[] {
  const { license, keywords, author, homepage, repository, issues } = facts
  const urls = known({ Homepage: homepage, Repository: repository, Issues: issues })
  return [
    `version = ${quoted(version)}`,
    `description = ${quoted(description)}`,
    `license = ${quoted(license)}`,
    `keywords = [${keywords.map(quoted).join(', ')}]`,
    ...(author === undefined ? [] : [`authors = [{ name = ${quoted(author)} }]`]),
    ...(Object.keys(urls).length === 0 ? [] : [`urls = { ${fields(urls)} }`]),
  ]
}

function rustLines(version: string, description: string, facts: PackageFacts): string[] {
  const { license, keywords, author, homepage, repository } = facts
  const named = { version, description, license, homepage, repository }
  return [
    ...Object.entries(known(named)).map(([name, value]) => `${name} = ${quoted(String(value))}`),
    `keywords = [${keywords.map(quoted).join(', ')}]`,
    ...(author === undefined ? [] : [`authors = [${quoted(author)}]`]),
  ]
}

function javaLines(version: string, description: string, facts: PackageFacts): string[] {
  const { license, licenseUrl, author, homepage, repository, issues } = facts
  const nested = (name: string, lines: readonly string[]) => [`<${name}>`, ...lines.map(indented), `</${name}>`]
  const optional = (value: string | undefined, lines: (known: string) => string[]) =>
    value === undefined ? [] : lines(value)
  return [
    element('version', version),
    element('description', description),
    ...optional(homepage, (url) => [element('url', url)]),
    ...nested(
      'licenses',
      nested('license', [element('name', license), element('url', licenseUrl), element('distribution', 'repo')]),
    ),
    ...optional(author, (name) => nested('developers', nested('developer', [element('name', name)]))),
    ...optional(repository, (url) => nested('scm', [element('connection', `scm:git:${url}`), element('url', url)])),
    ...optional(issues, (url) => nested('issueManagement', [element('url', url)])),
  ].map(indented)
}

/** The text with other lines between its two comments, which keep their indentation. */
function replaceBlock(path: string, text: string, lines: readonly string[]): string {
  const block = /^(.*package facts: begin.*\n)(?:.*\n)*?(?=.*package facts: end)/m
  if (!block.test(text)) throw new Error(`${path} lacks the comments "package facts: begin" and "package facts: end"`)
  return text.replace(block, (_, begin: string) => `${begin}${lines.map((line) => `${line}\n`).join('')}`)
}

function known(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

function fields(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${quoted(String(value))}`)
    .join(', ')
}

/** As a basic string of TOML, whose escapes are those of JSON. */
function quoted(text: string): string {
  return JSON.stringify(text)
}

function element(name: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<${name}>${escaped}</${name}>`
}

function indented(line: string): string {
  return `  ${line}`
}
