import { describe, expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { DevNode, type DevNodeOptions, type Json } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const client = await LocalClient.open()
const NOBODY = 'ab'.repeat(32)

async function start(options: DevNodeOptions = {}): Promise<DevNode> {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

async function callOf(contract: NodeContract, name: string, input: object = {}): Promise<string> {
  const { result, error } = await contract.call(name, input)
  if (result === null) throw new Error(JSON.stringify(error))
  return result.tx_hash
}

function transferOf(contract: NodeContract): Promise<string> {
  return callOf(contract, 'sendValue', { dest: `0:${NOBODY}`, amount: 1_000_000_000, bounce: false })
}

/** Places of the steps of transactions, `<hash of the cell> <offset>`. */
async function placesOf(node: DevNode, transaction: string): Promise<Set<string>> {
  const { steps } = await node.admin('replay', { transaction, steps: 10_000 })
  return new Set(steps.map(({ code_hash, offset }: Json) => `${code_hash} ${offset}`))
}

/** A debug map that says for each place in which line it is. */
function mapOf(places: ReadonlyMap<string, readonly [file: string, line: number]>) {
  const map: Record<string, Record<string, { filename: string; line: number }>> = {}
  for (const [place, [filename, line]] of places) {
    const [hash, offset] = place.split(' ') as [string, string]
    map[hash] = { ...map[hash], [offset]: { filename, line } }
  }
  return { map }
}

/**
 * A contract with mapped source lines: one that all calls run, one for each of two functions, and one that is never
 * run.
 */
async function deployMapped(node: DevNode) {
  const contract = await NodeContract.deploy(node, client, helloWallet)
  const touch = await placesOf(node, await callOf(contract, 'touch'))
  const transfer = await placesOf(node, await transferOf(contract))
  const places = new Map<string, readonly [string, number]>()
  for (const place of touch) places.set(place, transfer.has(place) ? ['main.sol', 10] : ['touch.sol', 21])
  for (const place of transfer.difference(touch)) places.set(place, ['main.sol', 12])
  places.set(`${'cd'.repeat(32)} 0`, ['main.sol', 15])
  // What the compiler adds itself.
  places.set(`${'cd'.repeat(32)} 8`, ['', 0])
  await node.admin('register_abi', { abi: helloWallet.abi, code: helloWallet.code, debug_map: mapOf(places) })
  const { seq_no } = await node.admin('status')
  return { contract, from: seq_no + 1 }
}

function linesOf(report: Json): Record<string, Record<number, number>> {
  const lines = (file: Json) => Object.fromEntries(file.lines.map(({ line, runs }: Json) => [line, runs]))
  return Object.fromEntries(report.files.map((file: Json) => [file.file, lines(file)]))
}

describe('coverage', () => {
  test('shows which lines ran, and in how many transactions', async () => {
    const node = await start()
    const { contract, from } = await deployMapped(node)
    const nothing = await node.admin('coverage', { from_block: from })
    expect(nothing).toMatchObject({ transactions: 0, skipped: 0, truncated: false })
    expect(linesOf(nothing)).toEqual({ 'main.sol': { 10: 0, 12: 0, 15: 0 }, 'touch.sol': { 21: 0 } })
    await callOf(contract, 'touch')
    await callOf(contract, 'touch')
    const report = await node.admin('coverage', { from_block: from })
    expect(report).toMatchObject({
      ...{ transactions: 2, skipped: 0 },
      files: [
        { file: 'main.sol', total: 3, covered: 1 },
        { file: 'touch.sol', total: 1, covered: 1 },
      ],
    })
    expect(linesOf(report)).toEqual({ 'main.sol': { 10: 2, 12: 0, 15: 0 }, 'touch.sol': { 21: 2 } })
    await transferOf(contract)
    const later = await node.admin('coverage', { from_block: from + 2, to_block: from + 2 })
    expect(linesOf(later)).toEqual({ 'main.sol': { 10: 1, 12: 1, 15: 0 }, 'touch.sol': { 21: 0 } })
    // All blocks since the start, including the calls that the map was made from.
    expect((await node.admin('coverage')).transactions).toBeGreaterThan(4)
  })

  test('is printed as a table and in the format of lcov', async () => {
    const node = await start()
    const { contract, from } = await deployMapped(node)
    await callOf(contract, 'touch')
    const { text, lcov } = await node.admin('coverage', { from_block: from })
    expect(text.split('\n')).toEqual([
      'Coverage of 1 transactions',
      'file       lines  covered   share  not covered',
      'main.sol       3        1  33.3 %  12-15',
      'touch.sol      1        1   100 %',
      'all files      4        2    50 %',
    ])
    expect(lcov.split('\n')).toEqual([
      ...['TN:', 'SF:main.sol', 'DA:10,1', 'DA:12,0', 'DA:15,0', 'LF:3', 'LH:1', 'end_of_record'],
      ...['TN:', 'SF:touch.sol', 'DA:21,1', 'LF:1', 'LH:1', 'end_of_record', ''],
    ])
  })

  test('counts the transactions of the history, also after a restart', async () => {
    const dataFolder = temporaryFolder()
    const args = ['--history', '3']
    const first = await start({ dataFolder, args })
    const { contract, from } = await deployMapped(first)
    for (let count = 0; count < 6; count++) await callOf(contract, 'touch')
    await first.kill()
    const second = await start({ dataFolder, args })
    // A new run begins.
    expect(await second.admin('coverage')).toMatchObject({ transactions: 0, files: [{ covered: 0 }, { covered: 0 }] })
    const report = await second.admin('coverage', { from_block: from })
    expect(report.transactions).toBeGreaterThanOrEqual(3)
    expect(report.transactions).toBeLessThan(6)
    expect(linesOf(report)['touch.sol']).toEqual({ 21: report.transactions })
  })

  test('is empty without a debug map', async () => {
    const node = await start()
    await NodeContract.deploy(node, client, helloWallet)
    const report = await node.admin('coverage')
    expect(report).toMatchObject({ transactions: 0, files: [], lcov: '' })
    expect(report.text).toContain('register_abi')
  })
})
