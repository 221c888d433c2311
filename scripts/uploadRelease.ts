/**
 * Uploads what `npm run release` wrote: `npm run release:upload -- --registry npm|rust|python [--dry-run] <folder>`. What others
 * depend on comes first. `--collect <folder>` copies the files of a registry instead, for another tool that uploads them.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Not imported from `bundleProgram.ts`, which needs installed packages: this script has access to the secrets of the
 * registries.
 */
const root = join(import.meta.dirname, '..')

const registries = {
  npm: { files: /^vendorclient-.*\.tgz$/, last: /^vendorclient-[\d.]+\.tgz$/ },
  python: { files: /\.whl$|^vendorclient-[\d.]+\.tar\.gz$/, last: /^vendorclient-/ },
  rust: { files: /\.crate$/, last: /^vendorclient-[\d.]+\.crate$/ },
} as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { registry: { type: 'string' }, collect: { type: 'string' }, 'dry-run': { type: 'boolean' } },
})
const [folder] = positionals
const { registry: name = '' } = values
if (!isRegistry(name) || folder === undefined || positionals.length > 1) {
  fail(
    2,
    `Usage: npm run release:upload -- --registry ${Object.keys(registries).join('|')} [--collect <folder>] [--dry-run] <folder>`,
  )
}
if (!existsSync(folder)) fail(2, `There is no folder ${folder}`)
const { files, last } = registries[name]
const chosen = readdirSync(folder)
  .filter((file) => files.test(file))
  .sort((one, other) => Number(last.test(one)) - Number(last.test(other)) || (one < other ? -1 : 1))
if (chosen.length === 0) fail(1, `${folder} has nothing for ${name}`)

for (const file of chosen) {
  const path = resolve(folder, file)
  if (values.collect !== undefined) {
    console.log(`copy ${file}`)
    if (!values['dry-run']) cpSync(path, join(resolve(values.collect), file))
  } else run(uploadOf(name, path))
}

/** The command that uploads a file. Crates are packed again by cargo from the sources of the same tag. */
function uploadOf(registry: keyof typeof registries, path: string): readonly string[] {
  if (registry === 'npm') return ['npm', 'publish', path, '--provenance', '--access', 'public']
  if (registry === 'python') fail(2, 'The packages of Python are uploaded by another tool: --collect')
  const source = /^vendorclient-macros-/.test(basename(path)) ? 'bindings/rust/macros' : 'bindings/rust'
  return ['cargo', 'publish', '--manifest-path', `${source}/Cargo.toml`]
}

function run(command: readonly string[]): void {
  console.log(command.map((word) => word.replace(`${resolve(folder!)}/`, '')).join(' '))
  if (values['dry-run']) return
  const { status } = spawnSync(command[0]!, command.slice(1), { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail(1, `${command[0]} failed; what came before is uploaded`)
}

function isRegistry(text: string): text is keyof typeof registries {
  return Object.hasOwn(registries, text)
}

function fail(code: number, message: string): never {
  console.error(message)
  process.exit(code)
}
