import type { AbiType } from './ContractSource.ts'

/** The smallest integer of the Java virtual machine that holds every value: 32 bits, 64 bits, or an object of any size. */
export function integerSize({ bits, isSigned }: AbiType & { kind: 'integer' }): 'small' | 'medium' | 'large' {
  const needed = isSigned ? bits : bits + 1
  if (needed <= 32) return 'small'
  return needed <= 64 ? 'medium' : 'large'
}
