/** The page about compilers, followed: the compiler of Tolk watches, a contract fails, its line is changed, and it works. */
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Tool } from '../support/cli/Tool.ts'
import { printingBlocks } from '../support/contracts/printingContract.ts'
import { formOf, readSteps } from '../support/docs/commandSession.ts'
import { blocksOf } from '../support/docs/readBlocks.ts'

const root = join(import.meta.dirname, '../..')
const page = 'docs/guides/compilers.md'
const blocks = blocksOf(page, readFileSync(join(root, page), 'utf8'))

function stepsAfter(start: string) {
  return readSteps(blocks.find(({ text }) => text.startsWith(start))!.text)
}

/** A folder with the files that the page asks for, and the packages of this project. */
function project(): Tool {
  const tool = new Tool()
  onTestFinished(() => tool.dispose())
  mkdirSync(tool.path('contracts'))
  for (const [file, language] of [
    ['contracts/Counter.tolk', 'tolk'],
    ['contracts/Counter.abi.json', 'json'],
  ] as const)
    tool.write(file, printingBlocks.find((block) => block.language === language)!.text)
  symlinkSync(join(root, 'node_modules'), tool.path('node_modules'))
  return tool
}

/** Starts the watching compiler and the node of the page; returns the address of the node. */
async function startBoth(tool: Tool): Promise<string> {
  const watching = tool.start(['compile', 'contracts/Counter.tolk', '--watch'])
  onTestFinished(() => void watching.process.kill('SIGTERM'))
  await once(watching.process.stdout, 'data')
  const options = ['--port', '0', '--in-memory', '--until-input-ends']
  const node = tool.start(['node', '--contracts', 'build', ...options], { keepsInput: true })
  onTestFinished(async () => {
    node.process.stdin.end()
    await node.ended
  })
  return JSON.parse(String((await once(node.process.stdout, 'data'))[0])).url
}

test('the failure quotes the line, and the changed line works on the same account', async () => {
  const tool = project()
  const url = await startBoth(tool)
  const shell = (command: string) =>
    tool.shell(`${command.replace('config set url local', `config set url ${url}`)} 2>&1`)
  for (const { command, output } of stepsAfter('$ vendorclient config set url local')) {
    const { code, stdout } = await shell(command)
    expect([command, code, stdout]).toEqual([command, output.length === 0 ? 0 : 12, expect.any(String)])
    const printed = stdout.split('\n').map(formOf)
    for (const line of output) expect(printed).toContain(formOf(line))
  }
  const [, line, change] = /Change line (\d+) to `(.*)` and save/.exec(readFileSync(join(root, page), 'utf8'))!
  const lines = tool.read('contracts/Counter.tolk').split('\n')
  expect(lines[Number(line) - 1]).toContain('assert')
  tool.write('contracts/Counter.tolk', lines.with(Number(line) - 1, `    ${change}`).join('\n'))
  const known = async () => (await tool.json(['node', 'contracts', '--url', url])).contracts.length
  await expect.poll(known, { timeout: 20_000 }).toBe(2)
  for (const { command } of stepsAfter('$ vendorclient node set-code counter')) {
    const { code, stdout } = await shell(command)
    expect([command, code, stdout]).toEqual([command, 0, expect.any(String)])
  }
})
