/**
 * A release from the outside: in an empty folder that has only its files, each start page is followed to its end, and then the
 * recipes run beside it; on this processor and, in an emulator, on arm64.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { DevNode, getContract, keysSigner, spawnClient } from 'vendorclient'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { recipesFolder } from '../scripts/docs/recipes/readRecipes.ts'
import { hostTarget } from '../scripts/package/targets.ts'
import { buildInfo } from '../src/config/buildInfo.ts'
import { contracts, contractTvcText } from '../src/program/contracts/index.ts'
import { followPage, type Replacements } from './support/docs/followPage.ts'
import { expectRecipeStory } from './support/docs/recipeStory.ts'
import { missingTools } from './support/missingTools.ts'
import { type PackageRegistry, startPackageRegistry } from './support/packageRegistry.ts'
import { fetchEmulatedPython, missingOfEmulator, writeEmulatedTools } from './support/released/emulator.ts'
import { type ReleasedLanguage, releasedLanguages } from './support/released/releasedLanguages.ts'
import { placeFile, releaseFolder } from './support/released/releaseFiles.ts'
import { build } from './support/startBuild.ts'

const root = join(import.meta.dirname, '..')
const { version } = buildInfo
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-released-'))
const host = hostTarget().name
const emulated = 'linux-arm64'
let release: string

beforeAll(async () => {
  release = await releaseFolder(folder, [host, emulated])
}, 1_800_000)

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

describe('on this processor', () => {
  let registry: PackageRegistry

  beforeAll(async () => {
    const names = releasedLanguages.find(({ page }) => page === 'typescript')!.files(host)
    // npm asks for the packages of other platforms, too.
    registry = await startPackageRegistry(names.map(([name]) => join(release, name)))
  })
  afterAll(() => registry?.close())

  for (const language of releasedLanguages) {
    const missing = because(missingTools(language.tools))
    const place = join(folder, language.page)
    const env = () => ({ ...environment(language, place), PATH: pathWith(), npm_config_registry: registry.url })

    test.skipIf(missing !== '')(`the start page of ${language.title}${missing}`, { timeout: 900_000 }, async () => {
      prepare(language, place, host)
      await followPage(`docs/start/${language.page}.md`, { folder: place, env: env(), program: executable(host) })
    })

    if (language.recipes !== undefined)
      test.skipIf(missing !== '')(`the recipes in ${language.title}${missing}`, { timeout: 900_000 }, () =>
        runRecipes(language, place, env()),
      )
  }
})

describe('on Linux arm64, in an emulator', () => {
  const tools = join(folder, 'tools')
  beforeAll(() => writeEmulatedTools(tools))

  test.skipIf(missingOfEmulator.length > 0)(
    `the executable brings a message of the outbox to its end${because(missingOfEmulator)}`,
    { timeout: 600_000 },
    async () => {
      const node = await DevNode.start({ program: build })
      onTestFinished(() => node.stop())
      const options = { network: { endpoints: [node.url] }, dataFolder: join(folder, 'data') }
      const client = await spawnClient({ program: executable(emulated), ...options })
      onTestFinished(() => client.close())
      expect(await client.client.version()).toEqual({ version })

      const { abi } = contracts['HelloWallet']!
      const signer = keysSigner(await client.crypto.generateRandomSignKeys())
      const hello = getContract({
        client,
        abi: JSON.parse(abi),
        tvc: contractTvcText(contracts['HelloWallet']!),
        signer: await client.registerSigner('owner', signer),
      })
      await hello.deploy({}, { fundedBy: node })
      await hello.outbox['touch']!({}, { key: 'once' })
      for await (const result of client.outboxResults({})) {
        expect([result.key, result.state]).toEqual(['once', 'executed'])
        await result.acknowledge()
        return
      }
    },
  )

  for (const language of releasedLanguages) {
    const { emulated: changes, page, title } = language
    if (changes === undefined) continue
    const missing = because([...missingOfEmulator, ...missingTools([...language.tools, ...changes.tools])])
    const place = join(folder, `${page}-${emulated}`)
    const env = () => ({ ...environment(language, place), ...changes.env, PATH: pathWith(tools) })

    test.skipIf(missing !== '')(`the start page of ${title}${missing}`, { timeout: 1_800_000 }, async () => {
      if (page === 'python') writeEmulatedTools(tools, fetchEmulatedPython(folder))
      prepare(language, place, emulated)
      const replace = [...changes.replace, ['linux-x64', emulated], ['x86_64', 'aarch64']] as const
      const program = executable(emulated)
      await followPage(`docs/start/${page}.md`, { folder: place, env: env(), replace, program })
    })

    if (language.recipes !== undefined)
      test.skipIf(missing !== '')(`the recipes in ${title}${missing}`, { timeout: 1_800_000 }, () =>
        runRecipes(language, place, env(), changes.replace),
      )
  }
})

/** Puts what the page names into an empty folder. */
function prepare(language: ReleasedLanguage, place: string, platform: string): void {
  mkdirSync(place)
  for (const [file, name = basename(file)] of language.files(platform))
    placeFile(join(release, file), join(place, name))
  if (language.takesExecutable) placeExecutable(place, platform)
}

/** The executable of an archive of the release, in its own folder. */
function executable(platform: string): string {
  const place = join(folder, 'executables', platform)
  if (!existsSync(place)) {
    mkdirSync(place, { recursive: true })
    placeExecutable(place, platform)
  }
  return join(place, 'vendorclient')
}

function placeExecutable(place: string, platform: string): void {
  const archive = join(release, `vendorclient-${version}-${platform}.tar.gz`)
  execFileSync('tar', ['-xzf', archive, '-C', place, './vendorclient'])
  if (platform !== host) execFileSync(join(folder, 'tools/through-emulator'), [join(place, 'vendorclient')])
}

/** Runs the recipes on one kind of network; test/docs/recipes.test.ts runs them on every kind. */
async function runRecipes(
  { recipes }: ReleasedLanguage,
  place: string,
  env: NodeJS.ProcessEnv,
  replace: Replacements = [],
): Promise<void> {
  const cwd = join(place, 'recipes')
  cpSync(join(root, recipesFolder, recipes!.folder), cwd, { recursive: true })
  const run = (lines: readonly string[]) => {
    const script = replace.reduce((all, [text, here]) => all.replaceAll(text, here), lines.join('\n'))
    const { status, stdout, stderr } = spawnSync('bash', ['-ec', script], { cwd, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${script}\nended with ${status}:\n${stdout}\n${stderr}`)
    return stdout
  }
  run(recipes!.build)
  await expectRecipeStory((url) => run([`${recipes!.run} ${url}`]))
}

/** What a reader has besides the files: the tools of the language. */
function environment(language: ReleasedLanguage, place: string): NodeJS.ProcessEnv {
  return { HOME: place, TMPDIR: folder, ...language.env(folder) }
}

/** The path of the tools, with folders and this Node.js before it. */
function pathWith(...folders: readonly string[]): string {
  return [...folders, dirname(process.execPath), process.env['PATH']].join(delimiter)
}

function because(missing: readonly string[]): string {
  return missing.length === 0 ? '' : ` (missing: ${missing.join(', ')})`
}
