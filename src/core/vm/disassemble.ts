import type { Cell } from '../cells/index.ts'

/** Code as lines of assembler text. Continuations in the code are indented. */
export const disassemble = (_code: Cell): string[] => {
  throw new Error('The disassembler is not ready yet')
}
