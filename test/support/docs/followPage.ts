/**
 * A page for strangers, followed to its end: in an empty folder with the files of the packages, every file of the page is
 * written (the line above its block ends with its name in backticks and a colon), every command of its sessions is run in
 * one shell, and what they print is compared line by line. A command that ends with `&` is a node that the others wait for.
 * If the page pays, its last command is run once more on a node of the suite, and what it paid must have arrived.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../freePort.ts'
import { suitePrograms } from '../suitePrograms.ts'
import { formOf, readSteps, type Step } from './commandSession.ts'
import { type CodeBlock, readBlocks } from './readBlocks.ts'
import { pays, WatchedNode } from './WatchedNode.ts'

const root = join(import.meta.dirname, '../../..')
/** Port of a node in pages, which is replaced by the actual one. */
export const PORT = '8600'
const MARK = 'STEP-ENDED-WITH'

export type Replacements = readonly (readonly [documented: string, here: string])[]

export interface PageOptions {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  /** Texts of the page that are different here. */
  readonly replace?: Replacements
  /** Program of the clients on the node of the suite; by default the last one that was built. */
  readonly program?: string
}

/** Suites that follow the pages of docs/start. */
export const followedPages: Readonly<Record<string, string>> = {
  'docs/start/browser.md': 'test/packages.test.ts',
  'docs/start/c.md': 'test/bindings/c.test.ts',
  'docs/start/go.md': 'test/bindings/go.test.ts',
  'docs/start/java.md': 'test/packages.test.ts',
  'docs/start/kotlin.md': 'test/packages.test.ts',
  'docs/start/python.md': 'test/pythonPackages.test.ts',
  'docs/start/rust.md': 'test/bindings/rust.test.ts',
  'docs/start/typescript.md': 'test/packages.test.ts',
}

/** Throws an error that names the command that fails or prints something else. */
export async function followPage(file: string, { folder, env, replace = [], program }: PageOptions): Promise<void> {
  const here = [...replace, [PORT, String(await freePort())] as const]
  writeFilesOfPage(file, folder, here)
  const steps = stepsOfPage(file, here)
  const isPaying = [...filesOfPage(file).values()].some(pays)
  const watched = isPaying ? await WatchedNode.start(program) : undefined
  if (watched !== undefined) steps.push({ ...steps.at(-1)!, command: watchedCommand(watched, steps.at(-1)!.command) })
  try {
    await runPage(steps, folder, env)
    if (watched !== undefined && (await watched.payments()).length === 0) throw new Error(`${file} pays nothing`)
  } finally {
    await watched?.dispose()
  }
}

export function writeFilesOfPage(file: string, folder: string, replace: Replacements): void {
  for (const [name, text] of filesOfPage(file, replace)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

export function stepsOfPage(file: string, replace: Replacements): Step[] {
  const sessions = blocksOf(file).filter(({ language }) => language === 'console')
  return sessions.flatMap(({ text }) => readSteps(replaced(text, replace)))
}

function watchedCommand({ program }: WatchedNode, command: string): string {
  return `VENDORCLIENT_BINARY=${program} ${command}`
}

/** Runs the steps in one shell. Throws an error that names the command that fails or prints something else. */
export async function runPage(steps: readonly Step[], folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { output, errors } = await runScript(steps.map(scriptOf).join(''), folder, env)
  for (const [index, { command, output: documented }] of steps.entries()) {
    const [printed = '', code] = partOf(output, index)
    if (code !== '0') throw new Error(`${command}\nended with ${code}:\n${printed}\n${errors}`)
    if (documented.length === 0) continue
    const [expected, actual] = [documented, printed.trimEnd().split('\n')].map((lines) => lines.map(shapeOf).join('\n'))
    if (expected !== actual)
      throw new Error(`${command}\nis documented to print\n${documented.join('\n')}\nand prints\n${printed}`)
  }
}

/** Texts of the files that a page instructs to write, by name. */
export function filesOfPage(file: string, replace: Replacements = []): ReadonlyMap<string, string> {
  const blocks = blocksOf(file).filter(({ language }) => language !== 'console' && language !== 'text')
  return new Map(blocks.map((block) => [fileNameOf(block), `${replaced(block.text, replace)}\n`]))
}

export function blocksOf(file: string): readonly CodeBlock[] {
  const blocks = readBlocks().filter((block) => block.file === file)
  if (blocks.length === 0) throw new Error(`${file} has no blocks`)
  return blocks
}

function replaced(text: string, replace: Replacements): string {
  return replace.reduce((all, [documented, here]) => all.replaceAll(documented, here), text)
}

/** The name in backticks that the line above a block ends with. */
function fileNameOf({ file, line }: CodeBlock): string {
  const above = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .slice(0, line - 2)
  const name = /`([^`]+)`:$/.exec(above.findLast((text) => text !== '') ?? '')?.[1]
  if (name === undefined) throw new Error(`${file}:${line}: the line above the block does not name its file`)
  return name
}

function scriptOf({ command }: Step, index: number): string {
  const isNode = command.endsWith(' &')
  const log = `.node-${index}`
  const line = isNode ? `${command.slice(0, -2)} > ${log} &\nuntil grep -q ready ${log}; do sleep 0.1; done` : command
  // What is printed before may have no line feed at its end.
  return `${line}\nprintf "\\n${MARK} $?\\n"\n`
}

function partOf(output: string, index: number): [printed: string | undefined, code: string | undefined] {
  const parts = output.split(new RegExp(`^${MARK} `, 'm'))
  return [parts[index]?.replace(/^\d+\n/, ''), /^\d+/.exec(parts[index + 1] ?? '')?.[0]]
}

/**
 * A line without the parts that differ from run to run: also times, which decide fees for storage and thereby balances.
 */
export function shapeOf(line: string): string {
  return formOf(line)
    .replace(/\d{6,}/g, '<number>')
    .replace(/\d+\.\d{5,}/g, '<number>')
}

/**
 * Runs it in a separate process group, which is ended afterwards. It prints into files: programs that outlive it, such
 * as compilers that wait for more, would keep pipes open.
 */
async function runScript(script: string, cwd: string, env: NodeJS.ProcessEnv) {
  const files = ['.output', '.errors'].map((name) => join(cwd, name)) as [string, string]
  const [output, errors] = files.map((file) => openSync(file, 'w')) as [number, number]
  const child = spawn('bash', ['-c', script], { cwd, env, detached: true, stdio: ['ignore', output, errors] })
  for (const opened of [output, errors]) closeSync(opened)
  await once(child, 'exit')
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {
    // All processes of the group have ended.
  }
  const [printed, told] = files.map((file) => readFileSync(file, 'utf8')) as [string, string]
  return { output: printed, errors: told }
}

/**
 * Puts the program into the folder, under the name of the executable of a release: the executable if it was built, else
 * a script.
 */
export function placeProgram(folder: string): void {
  const { program } = suitePrograms.at(-1)!
  const file = join(folder, 'vendorclient')
  rmSync(file, { force: true })
  if (program.endsWith('.js'))
    writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, { mode: 0o755 })
  else symlinkSync(program, file)
}
