import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

/** Without a debugger these do nothing, whatever is on the stack. Source: TVM whitepaper A.12. */
export const debugCases: readonly InstructionCase[] = [
  ...['DUMPSTK', 'DUMPSTKTOP 1', 'DUMPSTKTOP 14', 'HEXDUMP', 'HEXPRINT', 'BINDUMP', 'BINPRINT', 'STRDUMP'],
  ...['STRPRINT', 'DEBUGOFF', 'DEBUGON', 'DUMP s0', 'DUMP s14', 'PRINT s0', 'PRINT s14', 'DUMPSTR S{41}'],
  `DUMPSTR S{${'41'.repeat(16)}}`,
].flatMap((program) => [line(program, '', ''), line(`${program}; INC`, '5', '6')])
