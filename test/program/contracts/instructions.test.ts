import { describe, expect, test } from 'vitest'
import { base64ToBytes } from '../../../src/core/bytes/index.ts'
import { Builder, Dictionary, intKey, parseBoc, type Slice } from '../../../src/core/cells/index.ts'
import { disassemble } from '../../../src/core/vm/index.ts'
import type { ContractImage } from '../../../src/program/contracts/ContractImage.ts'
import { giver } from '../../../src/program/contracts/generated/giver.ts'
import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import { multisig } from '../../../src/program/contracts/generated/multisig.ts'
import { networkGiver } from '../../../src/program/contracts/generated/networkGiver.ts'
import { wallet } from '../../../src/program/contracts/generated/wallet.ts'

/** Methods of the code by number: the dictionary that its first instructions look into. */
function methodsOf({ code }: ContractImage) {
  const root = parseBoc(base64ToBytes(code)!)
  expect(disassemble(root)).toEqual(['SETCP 0', 'DICTPUSHCONST 19', 'DICTIGETJMPZ', 'THROWARG 11'])
  const rest = { load: (slice: Slice) => slice.clone(), store: () => {} }
  return [...new Dictionary(intKey(19), rest, root.refs[0])].map(
    ([id, slice]) => [id, disassemble(new Builder().storeSlice(slice).toCell())] as const,
  )
}

describe.each([
  ['Giver', giver, ['CNVRTSHELLQ', 'MINTSHELLQ']],
  ['HelloWallet', helloWallet, []],
  ['Multisig', multisig, []],
  ['NetworkGiver', networkGiver, ['MINTSHELLQ']],
  ['Wallet', wallet, ['CNVRTSHELLQ']],
] as const)('%s', (_name, image, own) => {
  test('has only instructions that the network has', () => {
    const methods = methodsOf(image)
    expect(methods.map(([id]) => id)).toEqual(expect.arrayContaining([-1, 0]))
    const lines = methods.flatMap(([, listing]) => listing)
    expect(lines.length).toBeGreaterThan(100)
    // The listing shows constants in references as if they were code.
    const isConstant = (index: number) => lines[index - 1]?.trim() === 'PUSHREFSLICE'
    expect(lines.filter((line, index) => line.includes('invalid opcode') && !isConstant(index))).toEqual([])
    const names = new Set(lines.map((line) => line.trim().split(' ')[0]!))
    for (const name of own) expect(names).toContain(name)
    // Newer instructions that compilers tend to use, in case the machine ever supports them.
    for (const name of ['HASHBU', 'BTOS', 'SENDMSG', 'LDSTDADDR', 'STSTDADDR', 'HASHEXT_SHA256', 'INMSGPARAM']) {
      expect(names).not.toContain(name)
    }
  })
})
