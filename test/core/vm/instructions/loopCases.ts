import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

/** Loops whose order and number of rounds show in the stack. Source: TVM whitepaper A.8.3; 5 for each implicit return. */
export const loopCases: readonly InstructionCase[] = [
  line('REPEAT; NEGATE', '1 3 <INC; INC>', '-7', 'any'),
  line('REPEAT; NEGATE', '1 0 <INC>', '-1'),
  line('REPEAT; NEGATE', '1 -5 <INC>', '-1'),
  line('REPEAT; NEGATE', '1 1 <RETALT>', '1 !1', 'any'),
  line('REPEATEND; INC', '1 3', '4', 'any'),
  line('REPEATEND; INC', '1 0', '1', -18 - 5),
  line('UNTIL; NEGATE', '1 <INC; PUSH s0; PUSHINT4 5; GREATER>', '-6', 'any'),
  line('UNTILEND; INC; PUSH s0; PUSHINT4 5; GREATER', '1', '6', 'any'),
  line('UNTIL', '<NULL>', '!7', 'any'),
  line('WHILE; NEGATE', '1 <PUSH s0; PUSHINT4 5; LESS> <INC>', '-5', 'any'),
  line('WHILE; NEGATE', '1 <PUSHINT4 0> <INC>', '-1', 'any'),
  line('WHILEEND; INC', '1 <PUSH s0; PUSHINT4 5; LESS>', '5', 'any'),
  line('WHILE', '<NULL> <>', '!7', 'any'),
  line('AGAIN', '1 <INC; PUSH s0; PUSHINT4 5; EQUAL; THROWIF 1>', '0 !1', 'any'),
  line('AGAIN; NEGATE', '1 <INC; PUSH s0; PUSHINT4 5; EQUAL; IFRETALT>', '5 !1', 'any'),
  line('AGAINEND; INC; PUSH s0; PUSHINT4 5; EQUAL; IFRETALT', '1', '5 !1', 'any'),
  line('REPEATENDBRK; INC', '1 3', '4', 'any'),
  line('WHILEENDBRK; INC', '1 <PUSHINT4 0>', '1', 'any'),
  // Leaving the body early continues with the next round.
  line('REPEAT; NEGATE', '1 3 <INC; RET; INC>', '-4', 'any'),
  // With BRK, c1 of the body is the end of the loop.
  line('REPEATBRK; NEGATE', '1 9 <INC; PUSH s0; PUSHINT4 5; EQUAL; IFRETALT>', '-5', 'any'),
  line('REPEATBRK; NEGATE', '1 2 <INC>', '-3', 'any'),
  line('CALLREF <REPEATENDBRK; INC; PUSH s0; PUSHINT4 5; EQUAL; IFRETALT>; NEGATE', '1 9', '-5', 'any'),
  line('UNTILBRK; NEGATE', '1 <INC; PUSH s0; PUSHINT4 5; EQUAL; IFRETALT; PUSHINT4 0>', '-5', 'any'),
  line('UNTILBRK; NEGATE', '1 <INC; PUSHINT4 1>', '-2', 'any'),
  line('CALLREF <UNTILENDBRK; INC; PUSH s0; PUSHINT4 5; EQUAL; IFRETALT; PUSHINT4 0>; NEGATE', '1', '-5', 'any'),
  line('WHILEBRK; NEGATE', '1 <PUSHINT4 1> <INC; PUSH s0; PUSHINT4 5; EQUAL; IFRETALT>', '-5', 'any'),
  line('WHILEBRK; NEGATE', '1 <PUSHINT4 0> <INC>', '-1', 'any'),
  line('CALLREF <WHILEENDBRK; INC; PUSH s0; PUSHINT4 5; EQUAL; IFRETALT>; NEGATE', '1 <PUSHINT4 1>', '-5', 'any'),
  line('AGAINBRK; NEGATE', '1 <INC; PUSH s0; PUSHINT4 5; EQUAL; IFRETALT>', '-5', 'any'),
  line('CALLREF <AGAINENDBRK; INC; PUSH s0; PUSHINT4 5; EQUAL; IFRETALT>; NEGATE', '1', '-5', 'any'),
]
