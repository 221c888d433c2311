import { bytesToHex } from '../bytes/hex.ts'
import { Capability } from '../Capability.ts'
import type { Cell } from '../cells/index.ts'
import { lookup } from './dictionary/index.ts'
import type { Machine } from './Machine.ts'
import { EXCEPTION, raise } from './VmException.ts'

/**
 * The cell that an exotic cell stands for: a library, or the tree of a Merkle cell. Throws invalid opcode, cell underflow,
 * pruned cell, dictionary.
 */
export function resolveExotic(machine: Machine, cell: Cell): Cell {
  if (cell.kind === 'library') {
    if (!machine.has(Capability.setLibCode)) raise(EXCEPTION.invalidOpcode)
    return findLibrary(machine, cell)
  }
  if (cell.kind === 'pruned') raise(machine.isCurrent ? EXCEPTION.prunedCell : EXCEPTION.cellUnderflow)
  if (!machine.has(Capability.resolveMerkleCell)) raise(EXCEPTION.cellUnderflow)
  return cell.refs[cell.kind === 'merkleProof' ? 0 : 1]!
}

function findLibrary(machine: Machine, cell: Cell): Cell {
  const hash = cell.bytes.subarray(1, 33)
  for (const root of machine.setup.libraries) {
    const found = lookup(root, 256, hash, 256, machine.access)
    if (found === undefined) continue
    // Shared libraries begin with a tag and account libraries with a flag; both hold the code in the first reference.
    const code = found.preloadRef()
    if (bytesToHex(hash) !== code.hashHex()) raise(EXCEPTION.dictionary)
    return code
  }
  machine.missingLibrary = bytesToHex(hash)
  return raise(EXCEPTION.cellUnderflow)
}
