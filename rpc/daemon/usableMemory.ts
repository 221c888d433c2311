import { totalmem } from 'node:os'

/** Share of the allowed memory from which it counts as used up. */
const SHARE = 0.7

/** Soft limit of resident memory without a setting, bytes: the limit of the container, or the memory of the machine. */
export function defaultMemoryLimit(): number {
  // Without a limit of the container this is a number beyond any memory, and 0 if the system does not report it.
  const constrained = process.constrainedMemory()
  return Math.floor(SHARE * (constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()))
}
