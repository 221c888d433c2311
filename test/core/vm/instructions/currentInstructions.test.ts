/** Instructions of the 3.x line and of capabilities: where they exist, and what they say where they do not. */
import { describe, expect, test } from 'vitest'
import { Builder, EMPTY_CELL } from '../../../../src/core/cells/index.ts'
import { INSTRUCTION_FAMILIES } from '../../../../src/core/vm/instructionTable.ts'
import { runProgram } from '../../../support/vm/runProgram.ts'
import { assemble, readValues } from '../../../support/vm/VmText.ts'

const instructions = INSTRUCTION_FAMILIES.flatMap(({ instructions: entries }) => entries)
function namesOf(fits: (entry: (typeof instructions)[number]) => boolean): string[] {
  return instructions.filter(fits).map(({ name }) => name)
}

/** Bits of `GlobalCapabilities`. Source: config parameter 8, formats 7.1. */
const CAPABILITIES: Readonly<Record<string, bigint>> = {
  GASREMAINING: 0x200000n,
  TRYKEEP: 0x200000n,
  MYCODE: 0x400n,
  STORAGEFEE: 0x20000n,
  SEQNO: 0x4000n,
  SETLIBCODE: 0x800n,
  CHANGELIB: 0x800n,
  COPYLEFT: 0x40000n,
  DIFF: 0x100000n,
  DIFF_PATCH: 0x100000n,
  ZIP: 0x100000n,
  UNZIP: 0x100000n,
  DIFF_ZIP: 0x100000n,
  DIFF_PATCH_ZIP: 0x100000n,
  DIFF_PATCHQ: 0x100000n,
  DIFF_PATCH_ZIPQ: 0x100000n,
  DIFF_PATCH_BINARY: 0x100000n,
  DIFF_PATCH_BINARY_ZIP: 0x100000n,
  DIFF_PATCH_BINARYQ: 0x100000n,
  DIFF_PATCH_BINARY_ZIPQ: 0x100000n,
}

/** Opcodes that need a host which answers. Source: formats 7.1. */
const UNSUPPORTED: Readonly<Record<string, number>> = {
  ZKHALO2VERIFY: 0xc749,
  ZKHALO2VERIFYWITHVK: 0xc74a,
}

const SUPPORTED: Readonly<Record<string, number>> = {
  MINTECC: 0xc726,
  CNVRTSHELLQ: 0xc727,
  MINTSHELLQ: 0xc728,
  BURNECC: 0xc738,
  GETAVAILABLEBALANCE: 0xc742,
  MINTSHELL: 0xc743,
  SENDTODAPPCONFIG: 0xc744,
  MYDAPPID: 0xc745,
  CHKHISTPROOF: 0xc750,
  RUNWASMCONCATMULTIARG: 0xc73a,
  RUNWASM: 0xc739,
  DIFF_PATCH_BINARY_ZIPQ: 0xc725,
  DIFF_PATCH_BINARYQ: 0xc724,
  DIFF_PATCH_BINARY_ZIP: 0xc723,
  DIFF_PATCH_BINARY: 0xc722,
  DIFF_PATCH_ZIPQ: 0xc721,
  DIFF_PATCHQ: 0xc720,
  DIFF_PATCH_ZIP: 0xc719,
  DIFF_ZIP: 0xc718,
  UNZIP: 0xc717,
  ZIP: 0xc716,
  DIFF_PATCH: 0xc715,
  DIFF: 0xc714,
  POSEIDON: 0xc732,
  VERGRTH16: 0xc731,
  CALCMINSTAKE: 0xc730,
  CALCBKREWARDADJ: 0xc733,
  CALCREPCOEF: 0xc734,
  CALCBMREWARD: 0xc735,
  CALCBMMVREWARDADJ: 0xc736,
  CALCMINSTAKEBM: 0xc737,
  CALCMVREWARD: 0xc741,
  CALCMBK: 0xc746,
  CALCMINERTAPCOEF: 0xc747,
  CALCMINERREWARD: 0xc748,
}

const OPERANDS = '5 5 5 5'

describe('the 3.x line', () => {
  test('has the instructions of the specification under their opcodes', () => {
    const opcodes = Object.fromEntries(
      instructions.filter(({ currentOnly }) => currentOnly === true).map(({ name, opcode }) => [name, opcode]),
    )
    expect(opcodes).toEqual({ ...UNSUPPORTED, ...SUPPORTED })
    expect(namesOf(({ unsupported }) => unsupported === true).sort()).toEqual(Object.keys(UNSUPPORTED).sort())
  })

  test.each(Object.keys({ ...UNSUPPORTED, ...SUPPORTED }))('%s is an invalid opcode under classic rules', (name) => {
    const outcome = runProgram(assemble(name), readValues(OPERANDS), { dappId: new Uint8Array(32) })
    expect(outcome.exitCode).toBe(6)
    expect(outcome.unsupportedInstruction).toBeUndefined()
    expect(outcome.gasUsed).toBe(50)
  })

  test.each(Object.keys(UNSUPPORTED))('%s ends the run and is named, regardless of exception handlers', (name) => {
    const code = assemble(`PUSHCONT <${name}>; PUSHCONT <>; TRY`)
    const outcome = runProgram(code, readValues(OPERANDS), { rules: 'current' })
    expect(outcome).toMatchObject({ exitCode: 6, unsupportedInstruction: name, committed: false })
  })

  test.each(['MINTECC', 'BURNECC', 'CNVRTSHELLQ', 'MINTSHELLQ', 'MINTSHELL', 'SENDTODAPPCONFIG'])(
    '%s links its action to the one before',
    (name) => {
      const { actions, exitCode } = runProgram(assemble(`${name}; ${name}`), readValues('5 5 5 5'), {
        rules: 'current',
      })
      expect(exitCode).toBe(0)
      const [before] = actions.refs
      expect(before?.refs[0]).toBe(EMPTY_CELL)
      expect(before?.bytes.subarray(0, 4)).toEqual(actions.bytes.subarray(0, 4))
    },
  )

  test.each([
    ['MINTSHELL', true],
    ['MINTSHELLQ', true],
    ['SENDTODAPPCONFIG', true],
    ['GETAVAILABLEBALANCE', true],
    ['MYDAPPID', true],
    ['CNVRTSHELLQ', false],
    ['BURNECC', false],
    ['MINTECC', false],
    ['CALCMINSTAKE', true],
    ['CALCMINSTAKEBM', true],
    ['CALCBKREWARDADJ', false],
  ])('%s marks a run as one that depends on the block: %s', (name, usesBlock) => {
    const setup = { rules: 'current', dappId: new Uint8Array(32) } as const
    expect(runProgram(assemble(name), readValues(OPERANDS), setup).usesBlock).toBe(usesBlock)
  })

  test('never returns a negative credit', () => {
    const { stack } = runProgram(assemble('GETAVAILABLEBALANCE'), [], { rules: 'current', availableCredit: -5n })
    expect(stack).toEqual([0])
  })
})

describe('instructions of a capability', () => {
  test('are those of the specification', () => {
    const found = Object.fromEntries(
      instructions.flatMap(({ name, capability }) => (capability === undefined ? [] : [[name, capability]])),
    )
    expect(found).toEqual(CAPABILITIES)
  })

  test.each(Object.entries(CAPABILITIES))(
    '%s is an invalid opcode without it, for nothing but the exception',
    (name, bit) => {
      const isCurrent = instructions.find((entry) => entry.name === name)!.currentOnly === true
      for (const rules of isCurrent ? (['current'] as const) : (['classic', 'current'] as const)) {
        const stack = readValues('<> <>')
        const without = runProgram(assemble(name), stack, { rules, capabilities: (2n ** 64n - 1n) ^ bit })
        expect(without).toMatchObject({ exitCode: 6, gasUsed: 50 })
        const having = runProgram(assemble(name), stack, { rules, capabilities: bit })
        expect(having.exitCode).not.toBe(6)
      }
    },
  )

  test('are an invalid opcode without it, which handlers can catch', () => {
    const { exitCode, stack } = runProgram(assemble('PUSHCONT <COPYLEFT>; PUSHCONT <>; TRY'), [])
    expect([exitCode, ...stack]).toEqual([0, 0, 6])
  })
})

describe('a pruned cell', () => {
  // Kind 1, level mask 1, a hash of 256 bits and a depth of 16.
  const pruned = new Builder().storeUint(0x0101, 16).storeRun(1, 256).storeUint(0, 16).toExoticCell()

  test.each([
    ['classic', 9],
    ['current', 15],
  ] as const)('is not opened, under %s rules with exit code %i', (rules, exitCode) => {
    for (const program of ['CTOS', 'XLOAD']) {
      expect(runProgram(assemble(program), [pruned], { rules }).exitCode).toBe(exitCode)
    }
    const { stack } = runProgram(assemble('XLOADQ'), [pruned], { rules })
    expect(stack).toEqual([pruned, 0])
  })

  test('is opened as it is by XCTOS', () => {
    const { stack } = runProgram(assemble('XCTOS; SWAP; SBITS'), [pruned])
    expect(stack).toEqual([-1, 288])
  })
})
