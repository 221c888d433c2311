/** The recipes of the pages. Those in Java, Kotlin and Rust run in the suites of their bindings, which compile these anyway. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { goModulePath } from '../../bindings/generator/go/generateGo.ts'
import { readRecipes, recipeLanguages, recipesFolder } from '../../scripts/docs/recipes/readRecipes.ts'
import { recipePages, withTabs } from '../../scripts/docs/recipes/recipePages.ts'
import { networkKinds } from '../support/cli/ExampleNetwork.ts'
import { expectRecipeStory } from '../support/docs/recipeStory.ts'
import { findStaticcheck } from '../support/findStaticcheck.ts'
import { build } from '../support/startBuild.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { environmentOutsideOfTests } from '../support/typescriptSuite.ts'

const root = join(import.meta.dirname, '../..')
const folder = temporaryFolder(afterAll)
/** The recipes pay in SHELL, which becomes main currency on arrival; classic rules have neither. */
const kindsWithDappIds = networkKinds.filter((kind) => kind !== 'classic')

test('every recipe is in all languages, and is shown on a page', () => {
  const recipes = readRecipes(root)
  for (const [name, found] of recipes)
    expect(
      found.map(({ language }) => language.title),
      name,
    ).toEqual(recipeLanguages.map(({ title }) => title))
  const pages = recipePages(root).map(({ content }) => content)
  expect(
    [...recipes.keys()].filter((name) => !pages.some((page) => page.includes(`<!-- recipe: ${name} -->`))),
  ).toEqual([])
})

test('the site shows the languages of a recipe as tabs', () => {
  const page = '<!-- recipe: a.b -->\n\n**Go**\n\n```go\nx\n```\n\n**Python**\n\n```python\ny\n```\n\n**Bold**\n'
  expect(withTabs(page)).toBe('::: code-group\n\n```go [Go]\nx\n```\n\n```python [Python]\ny\n```\n\n:::\n\n**Bold**\n')
})

test('the recipes in TypeScript', { timeout: 120_000 }, async () => {
  const place = copyOf('typescript')
  mkdirSync(join(place, 'node_modules/@types'), { recursive: true })
  symlinkSync(root, join(place, 'node_modules/vendorclient'))
  symlinkSync(join(root, 'node_modules/@types/node'), join(place, 'node_modules/@types/node'))
  bind('Wallet', 'ts', join(place, 'wallet.ts'))
  bind('HelloWallet', 'ts', join(place, 'helloWallet.ts'))
  writeFileSync(join(place, 'package.json'), '{"type":"module"}')
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'esnext',
    module: 'nodenext',
    allowImportingTsExtensions: true,
  }
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: ['node'] } }),
  )
  run(place, process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'])
  for (const kind of kindsWithDappIds)
    await expectRecipeStory((url) => run(place, process.execPath, ['main.ts', url]), kind)
})

test.skipIf(!has('python3', '--version'))('the recipes in Python', { timeout: 120_000 }, async () => {
  const place = copyOf('python')
  bind('Wallet', 'python', join(place, 'wallet.py'))
  bind('HelloWallet', 'python', join(place, 'hello_wallet.py'))
  for (const kind of kindsWithDappIds)
    await expectRecipeStory((url) => run(place, 'python3', ['-W', 'error', 'main.py', url]), kind)
})

test.skipIf(!has('go', 'version'))('the recipes in Go', { timeout: 300_000 }, async () => {
  const place = copyOf('go')
  bind('Wallet', 'go', join(place, 'wallet/wallet.go'))
  bind('HelloWallet', 'go', join(place, 'hellowallet/hellowallet.go'))
  run(place, 'go', ['mod', 'edit', '-replace', `${goModulePath}=${join(root, 'bindings/go')}`])
  expect(run(place, 'gofmt', ['-l', '.'])).toBe('')
  run(place, 'go', ['vet', '.'])
  const staticcheck = findStaticcheck()
  if (staticcheck !== undefined) run(place, staticcheck, ['./...'])
  run(place, 'go', ['build', '-o', 'recipes', '.'])
  for (const kind of kindsWithDappIds) await expectRecipeStory((url) => run(place, join(place, 'recipes'), [url]), kind)
})

/** The program of a language in a folder of its own. */
function copyOf(language: string): string {
  const place = join(folder, language)
  cpSync(join(root, recipesFolder, language), place, { recursive: true })
  return place
}

function bind(contract: string, language: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  run(folder, process.execPath, [build, 'bind', contract, '--lang', language, '--output', file])
}

/** Returns standard output; an error has everything. */
function run(cwd: string, command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env: environment(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed with ${error?.message ?? status}\n${stdout}\n${stderr}`)
  return stdout
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...environmentOutsideOfTests(),
    ...{ GOTOOLCHAIN: 'local', GOWORK: 'off', GOFLAGS: '-mod=mod' },
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
    PYTHONPATH: join(root, 'bindings/python/src'),
    PYTHONDONTWRITEBYTECODE: '1',
    VENDORCLIENT_BINARY: build,
    // The program is a new customer each time: entries of the outbox of another run would be in its way.
    VENDORCLIENT_DAEMON_DATA_FOLDER: mkdtempSync(join(folder, 'data-')),
  }
}

function has(tool: string, argument: string): boolean {
  return spawnSync(tool, [argument], { stdio: 'ignore' }).status === 0
}
