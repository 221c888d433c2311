/**
 * Every example of every command, as the documentation has it: offline, and on each kind of network, of both rules. On the kind `legacy`
 * this is one example of each command, because the others differ in options and output, independently of the network. The long
 * tier runs all of them there, too.
 */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { loadCommands } from '../../../src/program/cli/help/helpOn.ts'
import { listedCommands } from '../../../src/program/cli/table/commandTable.ts'
import { findCommand } from '../../../src/program/cli/table/findCommand.ts'
import { contracts } from '../../../src/program/contracts/index.ts'
import { adminMethods } from '../../../src/program/devnode/controls/adminMethods.ts'
import { ExampleNetwork, type NetworkKind, networkKinds } from '../../support/cli/ExampleNetwork.ts'
import {
  controlCases,
  forkControls,
  networkCases,
  offlineCases,
  type Preparation,
  serviceExamples,
  terminalExamples,
} from '../../support/cli/exampleCases.ts'
import { checkDocument } from '../../support/cli/runCommandLine.ts'
import { Tool, type ToolRun } from '../../support/cli/Tool.ts'
import { isLongTier } from '../../support/tier.ts'

const commands = await loadCommands()
const examples = commands.flatMap((command) => command.examples)

describe('examples of commands', () => {
  test('have a case each, and every command has an example', () => {
    const cases = [offlineCases, networkCases, terminalExamples, controlCases].flatMap((list) => Object.keys(list))
    expect([...serviceExamples, ...forkControls, ...cases].sort()).toEqual([...new Set(examples)].sort())
    const shown = new Set(examples.map((example) => findCommand(example.split(' ')).name))
    expect(listedCommands.filter((name) => !shown.has(name))).toEqual([])
  })

  test.concurrent.each(Object.entries(offlineCases))('offline: %s', async (example, { prepare, shows }) => {
    const tool = new Tool()
    try {
      const ran = await runExample(tool, example, (await prepare?.(tool)) ?? {})
      expect(ran).toMatchObject({ code: 0, stdout: expect.stringMatching(shows) })
    } finally {
      tool.dispose()
    }
  })

  test.concurrent.each(serviceExamples)('until a signal: %s', async (example) => {
    const tool = new Tool()
    try {
      const words = example.split(' ')
      const { process: child, ended } = tool.start([...words, '--port', '0'])
      const line = await Promise.race([firstLine(child.stdout), ended.then(({ stderr }) => expect.unreachable(stderr))])
      await checkDocument(words[0]!, JSON.parse(line))
      child.kill('SIGTERM')
      expect(await ended).toMatchObject({ code: 0, stdout: `${line}\n` })
    } finally {
      tool.dispose()
    }
  })

  test.concurrent.each(Object.entries(terminalExamples))('until Ctrl-C: %s', async (example, ready) => {
    const tool = new Tool()
    try {
      const { code } = await tool.runOnTerminal(example.split(' '), { answers: [[ready, '\u0003']] })
      expect(code).toBe(130)
    } finally {
      tool.dispose()
    }
  })

  test('every control of a development node has a command', () => {
    const named = { list_accounts: 'accounts', list_contracts: 'contracts', get_time: 'time' } as Readonly<
      Record<string, string>
    >
    const commandsOf = Object.keys(adminMethods).map((name) => `node ${(named[name] ?? name).replaceAll('_', '-')}`)
    expect(commandsOf.filter((name) => !listedCommands.includes(name))).toEqual([])
  })

  test('on a development node: its controls, one after the other', { timeout: 300_000 }, async () => {
    const network = await ExampleNetwork.open('strict')
    try {
      const { tool, values } = network
      values['code_hash'] = contracts['HelloWallet']!.codeHash
      const { code } = await network.run('decode', 'image', 'HelloWallet.tvc')
      for (const file of ['code.boc', 'data.boc']) tool.write(file, code)
      for (const [example, shows] of Object.entries(controlCases)) {
        if (example === 'node queue') {
          const words = ['call', 'hello', 'touch', '--keys', 'single.keys.json', '--yes', '--timeout', '1000']
          void tool.run(words)
          await expect.poll(async () => (await network.run('node', 'queue')).messages.length).toBe(1)
          values['queued_id'] = (await network.run('node', 'queue')).messages[0].id
        }
        const { code: exitCode, stdout, stderr } = await runExample(tool, example, { values })
        expect({ example, exitCode, stdout, stderr }).toEqual({
          example,
          exitCode: 0,
          stdout: expect.stringMatching(shows),
          stderr: '',
        })
      }
      for (const example of forkControls) {
        expect(await runExample(tool, example, { values })).toMatchObject({
          code: 12,
          stderr: expect.stringMatching(/The node refused: .*fork/),
        })
      }
    } finally {
      await network.dispose()
    }
  })

  test.concurrent.each(networkKinds)('on a network of the kind %s', { timeout: 600_000 }, async (kind) => {
    const network = await ExampleNetwork.open(kind)
    try {
      const surprises: unknown[] = []
      for (const example of examplesOn(kind)) {
        const surprise = await surpriseOf(network, example)
        if (surprise !== undefined) surprises.push(surprise)
      }
      expect(surprises).toEqual([])
    } finally {
      await network.dispose()
    }
  })
})

function examplesOn(kind: NetworkKind): readonly string[] {
  const onNetwork = examples.filter((example) => networkCases[example] !== undefined)
  if (kind !== 'legacy' || isLongTier) return onNetwork
  const firstOfCommand = new Map<string | undefined, string>()
  for (const example of onNetwork) {
    const { name } = findCommand(example.split(' '))
    if (!firstOfCommand.has(name)) firstOfCommand.set(name, example)
  }
  const first = new Set(firstOfCommand.values())
  return onNetwork.filter((example) => first.has(example) || networkCases[example]!.otherwise?.[kind] !== undefined)
}

async function firstLine(stream: Readable): Promise<string> {
  const [line] = await once(createInterface(stream), 'line')
  return line
}

/** How the result of an example differs from its case; `undefined` if it does not. */
async function surpriseOf(network: ExampleNetwork, example: string): Promise<unknown> {
  const { prepare, shows, otherwise } = networkCases[example]!
  const prepared = (await prepare?.(network)) ?? {}
  try {
    // One kind of network is enough to check the document for programs and its members against the reference.
    const isJson = network.kind === 'deprecated' && !example.endsWith('--json')
    const values = { ...network.values, ...prepared.values }
    const tool = prepared.tool ?? network.tool
    const line = isJson ? `${example} --json` : example
    const { code, stdout, stderr } = await runExample(tool, line, { ...prepared, values })
    const [exitCode, tells] = otherwise?.[network.kind] ?? [0, undefined]
    if (isJson && tells === undefined) await checkDocument(findCommand(example.split(' ')).name!, JSON.parse(stdout))
    const told = isJson ? stdout : stderr
    const isExpected = code === exitCode && (tells?.test(told) ?? (isJson || shows.test(stdout)))
    return isExpected ? undefined : { example, code, stdout: stdout.slice(0, 2000), stderr }
  } catch (error) {
    return { example, error }
  } finally {
    prepared.tool?.dispose()
  }
}

async function runExample(
  tool: Tool,
  example: string,
  { values = {}, env, input, meanwhile }: Preparation,
): Promise<ToolRun> {
  const line = Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`<${name}>`, value), example)
  const running = tool.shell(`vendorclient ${line}`, { ...(env && { env }), ...(input && { input }) })
  let isOver = false
  await meanwhile?.(() => {
    void running.then(() => {
      isOver = true
    })
    return isOver
  })
  return running
}
