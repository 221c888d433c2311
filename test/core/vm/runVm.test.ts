import { describe, expect, test } from 'vitest'
import { Capability } from '../../../src/core/Capability.ts'
import { Builder, type Cell, EMPTY_CELL, exoticCell, Slice, setKey } from '../../../src/core/cells/index.ts'
import { Ed25519SecretKey } from '../../../src/core/crypto/Ed25519SecretKey.ts'
import { prependSignatureId } from '../../../src/core/crypto/prependSignatureId.ts'
import type { VmStep } from '../../../src/core/vm/index.ts'
import { codeOf, runCode } from '../../support/vm/runCode.ts'

function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
}

describe('runVm', () => {
  test('ends with 0 at the end of the code and with 1 by c1', () => {
    expect(runCode('71')).toMatchObject({ exitCode: 0, stack: [1], gasUsed: 23, steps: 2, committed: true })
    expect(runCode('71db31')).toMatchObject({ exitCode: 1, committed: true })
  })

  test('returns number and argument of an unhandled exception, and commits nothing', () => {
    expect(runCode('77f2c864')).toMatchObject({ exitCode: 100, exitArg: 7, committed: false })
    expect(runCode('a0')).toMatchObject({ exitCode: 2, exitArg: 0, committed: false })
  })

  test('hands value and number of an exception to the handler', () => {
    // PUSHCONT { PUSHINT 7, THROWARG 100 }, PUSHCONT {}, TRY
    expect(runCode('9477f2c86490f2ff').stack).toEqual([7, 100])
  })

  test('keeps the state that was committed before a failure', () => {
    // NEWC ENDC POPCTR c4, COMMIT, THROW 5
    const data = new Builder().storeUint(1, 8).toCell()
    const outcome = runCode('c8c9ed54f80ff205', { data })
    expect(outcome).toMatchObject({ exitCode: 5, committed: true })
    expect(outcome.data.equals(EMPTY_CELL)).toBe(true)
    expect(runCode('c8c9ed54f205', { data }).data.equals(data)).toBe(true)
  })

  test('accepts an external message by ACCEPT, which lifts the limit', () => {
    const gas = { limit: 0, credit: 50, max: 1000, price: 65536000n }
    expect(runCode('00', { gas })).toMatchObject({ exitCode: 0, gasCredit: 50, accepted: false })
    expect(runCode('f800', { gas })).toMatchObject({ exitCode: 0, gasCredit: 0, accepted: true })
    expect(runCode('00000000', { gas }).exitCode).toBe(-14)
    expect(runCode('f80000000000', { gas })).toMatchObject({ exitCode: 0, accepted: true })
  })

  test('charges a cell load less the second time, also for an equal cell', () => {
    const cell = new Builder().storeUint(1, 8).toCell()
    const equal = new Builder().storeUint(1, 8).toCell()
    // CTOS, DROP, CTOS
    expect(runCode('d030d0', { stack: [cell, equal] }).gasUsed).toBe(18 + 100 + 18 + 18 + 25 + 5)
  })

  test('looks a library up when the network allows it, and names the one it lacks', () => {
    const library = codeOf('75')
    const reference = exoticCell(Buffer.concat([Buffer.of(2), library.hash()]), 264, [])
    const entry = new Builder().storeBit(0).storeRef(library)
    const root = setKey(undefined, 256, library.hash(), entry).root!
    // PUSHREF, CTOS, LDU 8
    const code = codeOf('88d0d307', reference)
    const capabilities = Capability.setLibCode
    expect(runCode(code, { capabilities, libraries: [root] })).toMatchObject({
      exitCode: 0,
      stack: [0x75, expect.anything()],
    })
    expect(runCode(code, { capabilities })).toMatchObject({ exitCode: 9, missingLibrary: library.hashHex() })
    expect(runCode(code, { libraries: [root] }).exitCode).toBe(6)
  })

  test('checks signatures with the id of the network when it has that capability', () => {
    const key = new Ed25519SecretKey(new Uint8Array(32).fill(3))
    const hash = new Uint8Array(32).fill(4)
    const stackOf = (signed: Uint8Array) => [
      numberOf(hash),
      Slice.of(new Builder().storeBits(key.sign(signed)).toCell()),
      numberOf(key.publicKey),
    ]
    const withId = prependSignatureId(hash, 100)
    const idOn = { capabilities: Capability.signatureWithId, signatureId: 100 }
    expect(runCode('f910', { stack: stackOf(hash) }).stack).toEqual([-1])
    expect(runCode('f910', { stack: stackOf(withId) }).stack).toEqual([0])
    expect(runCode('f910', { stack: stackOf(withId), ...idOn }).stack).toEqual([-1])
    expect(runCode('f910', { stack: stackOf(hash), ...idOn }).stack).toEqual([0])
    expect(runCode('f910', { stack: stackOf(withId), checkSignatures: false }).stack).toEqual([-1])
  })

  test('fails for a key that is not a point of the curve', () => {
    const signature = Slice.of(new Builder().storeRun(0, 512).toCell())
    const stack = [1, signature, 2n << 248n]
    expect(runCode('f910', { stack }).exitCode).toBe(12)
    expect(runCode('f910', { stack, capabilities: Capability.bugfixes2022 }).stack).toEqual([0])
  })

  test('shows each step with instruction, stack and gas', () => {
    const steps: VmStep[] = []
    const code = codeOf('7172a0')
    runCode(code, { trace: (step) => steps.push(step) })
    expect(
      steps.map(({ step, kind, offset, instruction, stack, gasUsed }) => [
        step,
        kind,
        offset,
        instruction,
        stack,
        gasUsed,
      ]),
    ).toEqual([
      [1, 'instruction', 0, 'PUSHINT4 1', [1], 18],
      [2, 'instruction', 8, 'PUSHINT4 2', [1, 2], 36],
      [3, 'instruction', 16, 'ADD', [3], 54],
      [4, 'implicit', 24, 'implicit RET', [3], 59],
    ])
    expect(steps[0]!.codeHash).toBe(code.hashHex())
  })

  test('reports whether a run used values that differ from block to block', () => {
    const c7 = [[1, 0, 0, 100, 5, 6, 7, [1, null], null, null]]
    expect(runCode('f823', { c7 })).toMatchObject({ usesBlock: true, stack: [100] })
    expect(runCode('f827', { c7 }).usesBlock).toBe(false)
  })

  test('refuses a cell of 801 levels in the networks with Dapp IDs only', () => {
    let cell: Cell = EMPTY_CELL
    for (let i = 0; i < 800; i++) cell = new Builder().storeRef(cell).toCell()
    const stack = [cell]
    expect(runCode('c8ccc9', { stack }).exitCode).toBe(8)
    expect(runCode('c8ccc9', { stack, rules: 'classic' }).exitCode).toBe(0)
  })

  test('writes a continuation to a builder and reads it back', () => {
    // PUSHCONT { INC }, NEWC, STCONT, ENDC, CTOS, LDCONT, DROP, EXECUTE
    expect(runCode('7591a4c8cf43c9d0d76630d8')).toMatchObject({ exitCode: 0, stack: [6] })
  })

  test('refuses to write a continuation that holds too many others', () => {
    // PUSHCONT {}, REPEAT of { PUSHCONT {}, COMPOS turned round }, NEWC, STCONT
    const gas = { limit: 1_000_000_000, credit: 0, max: 1_000_000_000, price: 65536000n }
    expect(runCode('908127109490' + '01edf0' + 'e4c8cf43', { gas }).exitCode).toBe(8)
  })
})
