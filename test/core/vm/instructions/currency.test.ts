/** Actions and facts that only the networks with Dapp IDs have. Tags and layouts: formats 7.1. */
import { describe, expect, test } from 'vitest'
import { Builder, EMPTY_CELL, lookupKey, Slice } from '../../../../src/core/cells/index.ts'
import { runCode } from '../../../support/vm/runCode.ts'

function actionOf(hex: string, stack: readonly (number | bigint)[]): Slice {
  const { exitCode, actions, gasUsed } = runCode(hex, { stack })
  expect({ exitCode, gasUsed }).toEqual({ exitCode: 0, gasUsed: 26 + 500 + 5 })
  const slice = Slice.of(actions)
  expect(slice.loadRef().equals(EMPTY_CELL)).toBe(true)
  return slice
}

describe('an instruction of the networks with Dapp IDs', () => {
  test.each([
    ['CNVRTSHELLQ', 'c727', 0x90d8ae28],
    ['MINTSHELLQ', 'c728', 0x144a733e],
    ['MINTSHELL', 'c743', 0xcb9b9a2f],
    ['SENDTODAPPCONFIG', 'c744', 0xe6eb9feb],
  ])('%s leaves an action with its amount', (_name, hex, tag) => {
    const action = actionOf(hex, [2n ** 64n - 1n])
    expect(action.loadUint(32)).toBe(tag)
    expect(action.loadUintBig(64)).toBe(2n ** 64n - 1n)
    expect(action.isEmpty).toBe(true)
    expect(runCode(hex, { stack: [2n ** 64n] }).exitCode).toBe(5)
    expect(runCode(hex, { stack: [-1] }).exitCode).toBe(5)
  })

  test('MINTECC leaves an action with a dictionary of one currency', () => {
    const action = actionOf('c726', [1000, 3])
    expect(action.loadUint(32)).toBe(0xc2bc6dd8)
    const root = action.loadMaybeRef()
    const key = new Builder().storeUint(3, 32).toBits()
    expect(lookupKey(root, 32, key)!.loadVarUint(32)).toBe(1000n)
    expect(action.isEmpty).toBe(true)
    expect(runCode('c726', { stack: [1, 256] }).exitCode).toBe(5)
  })

  test('BURNECC leaves an action with amount and currency', () => {
    const action = actionOf('c738', [1000, 2])
    expect(action.loadUint(32)).toBe(0x130efdee)
    expect(action.loadUint(53)).toBe(0)
    expect(action.loadUint(11)).toBe(1000)
    expect(action.loadUint(32)).toBe(2)
    expect(action.isEmpty).toBe(true)
  })

  test('GETAVAILABLEBALANCE returns the credit of the Dapp, never below zero', () => {
    expect(runCode('c742', { availableCredit: 7n })).toMatchObject({ stack: [7], usesBlock: true })
    expect(runCode('c742', { availableCredit: -1n }).stack).toEqual([0])
    expect(runCode('c742').stack).toEqual([0])
  })

  test('MYDAPPID returns the Dapp id, or raises a special exception without one', () => {
    expect(runCode('c745', { dappId: new Uint8Array(32).fill(1) }).stack).toEqual([BigInt(`0x${'01'.repeat(32)}`)])
    expect(runCode('c745').exitCode).toBe(35)
  })

  test('CHKHISTPROOF finds what the history of the run has for a layer', () => {
    const historyLayers = [[1n, 2n], [], [2n ** 256n - 1n]]
    const found = (hash: bigint, layer: number) => runCode('c750', { stack: [hash, layer], historyLayers }).stack
    expect([found(2n ** 200n, 1), found(2n ** 256n - 1n, 3), found(2n ** 256n - 1n, 1)]).toEqual([[0], [-1], [0]])
    expect(runCode('c750', { stack: [2, 1], historyLayers })).toMatchObject({ stack: [-1], usesBlock: true })
    expect(runCode('c750', { stack: [2, 10], historyLayers }).stack).toEqual([0])
  })
})
