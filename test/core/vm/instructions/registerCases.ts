import { Capability } from '../../../../src/core/Capability.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

const FIXED = { setup: { capabilities: Capability.bugfixes2022 } }

/** Source: TVM whitepaper A.8.4 to A.8.7. */
export const registerCases: readonly InstructionCase[] = [
  line('PUSHCTR c4', '', 'C{}'),
  line('PUSHCTR c5', '', 'C{}'),
  line('PUSHCTR c7; INDEX 0; INDEX 3', '', '1700000000'),
  line('PUSHCTR c3; PUSHCTR c0; DROP2', '', ''),
  line('POPCTR c4; PUSHCTR c4', 'C{ab}', 'C{ab}'),
  line('POPCTR c7; PUSHCTR c7', '[5]', '[5]'),
  line('POPCTR c0', '7 <INC>', '8', 'any'),
  line('POPCTR c1; RETALT', '7 <INC>', '8', 'any'),
  line('POPCTR c2; THROW 9', '<>', '0 9', 'any'),
  // A continuation sets a register when it is entered; the return does not restore it.
  line('SETCONTCTR c4; EXECUTE; PUSHCTR c4', 'C{ab} <PUSHCTR c4>', 'C{ab} C{ab}', 'any'),
  line('SETRETCTR c4', 'C{ab}', '', 0),
  line('PUSHCONT <PUSHCTR c4>; POPCTR c0; SETRETCTR c4', 'C{ab}', 'C{ab}', 'any'),
  line('PUSHCONT <PUSHCTR c4>; POPCTR c1; SETALTCTR c4; RETALT', 'C{ab}', 'C{ab}', 'any'),
  line('PUSHCONT <PUSHCTR c4>; POPCTR c0; POPSAVE c4; PUSHCTR c4', 'C{ab}', 'C{ab} C{}', 'any', FIXED),
  line('CALLREF <SAVE c4; POPCTR c4>; PUSHCTR c4', 'C{ab}', 'C{}', 'any'),
  line('CALLREF <POPCTR c4>; PUSHCTR c4', 'C{ab}', 'C{ab}', 'any'),
  line('PUSHCONT <PUSHCTR c4>; POPCTR c1; SAVEALT c4; POPCTR c4; RETALT', 'C{ab}', 'C{}', 'any'),
  line('SAVEBOTH c4', '', '!7'),
  line('PUSHCTRX', '4', 'C{}'),
  line('PUSHCTRX; INDEX 0; INDEX 5', '7', '5001'),
  line('PUSHCTRX', '6', '!5'),
  line('PUSHCTRX', '8', '!5'),
  // The networks always fail: they put the number, not the value, into the register.
  line('POPCTRX', 'C{} 4', '!7'),
  line('POPCTRX', 'C{} 6', '!5'),
  line('SETCONTCTRX; EXECUTE', 'C{ab} <PUSHCTR c4> 4', 'C{ab}', 'any'),
  line('SETCONTCTRX', 'C{} <> 6', '!5'),
  line('COMPOS; EXECUTE', '1 <INC> <NEGATE>', '-2', 'any'),
  line('COMPOSALT; EXECUTE', '1 <INC; RETALT> <NEGATE; RETALT>', '-2 !1', 'any'),
  // c0 is set to the second continuation as well, so that it runs twice.
  line('COMPOSBOTH; EXECUTE', '1 <INC; RETALT> <NEGATE>', '2', 'any'),
  line('COMPOSBOTH; EXECUTE', '1 <INC> <NEGATE>', '-2', 'any'),
  line('ATEXIT; INC', '1 <NEGATE>', '-2', 'any'),
  line('ATEXITALT; INC; RETALT', '1 <NEGATE; RETALT>', '-2 !1', 'any'),
  line('SETEXITALT; INC; RETALT', '1 <NEGATE>', '-2', 'any'),
  line('THENRET; EXECUTE; DEC', '1 <INC>', '2', 'any'),
  line('THENRETALT; EXECUTE; DEC', '1 <INC>', '2 !1', 'any'),
  line('INVERT', '1', '1 !1'),
  line('INVERT; RETALT', '1', '1', -5),
  line('BOOLEVAL; NEGATE', '5 <>', '5 1', 'any'),
  line('BOOLEVAL', '5 <RETALT>', '5 0', 'any'),
  line('SAMEALT; RETALT', '1', '1', -5),
  line('SAMEALTSAVE; RETALT', '1', '1', -5),
  line('CALLREF <SAMEALTSAVE; PUSHINT4 5; RETALT>; RETALT', '1', '1 5 !1', 'any'),
]
