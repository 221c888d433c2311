import { Capability } from '../../../../src/core/Capability.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

const KEEP = { setup: { capabilities: Capability.bugfixes2022 } }

/** A program in a handler that shows the value and the number of the exception. */
function caught(program: string, before: string, after: string): InstructionCase {
  return line(`PUSHREFCONT <${program}>; PUSHCONT <>; TRY`, before, after, 'any')
}

/** Source: TVM whitepaper A.9; an exception costs 50. */
export const exceptionCases: readonly InstructionCase[] = [
  line('THROW 63', '', '!63'),
  line('THROW 0', '5', '0', -5 + 50 + 5 - 5),
  line('THROW 1', '5', '0 !1', 50 - 5),
  caught('THROW 9', '', '0 9'),
  line('THROWIF 9', '1', '!9'),
  line('THROWIF 9', '0', ''),
  caught('THROWIF 9', '-1', '0 9'),
  line('THROWIFNOT 9', '0', '!9'),
  line('THROWIFNOT 9', '1', ''),
  line('THROWL 2047', '', '!2047'),
  caught('THROWL 2047', '', '0 2047'),
  line('THROWARG 100', '5', '!100'),
  caught('THROWARG 100', '[5]', '[5] 100'),
  line('THROWIFL 100', '1', '!100'),
  line('THROWIFL 100', '0', ''),
  line('THROWARGIF 100', '5 1', '!100'),
  line('THROWARGIF 100', '5 0', ''),
  caught('THROWARGIF 100', '5 1', '5 100'),
  line('THROWIFNOTL 100', '0', '!100'),
  line('THROWIFNOTL 100', '1', ''),
  line('THROWARGIFNOT 100', '5 0', '!100'),
  line('THROWARGIFNOT 100', '5 1', ''),
  caught('THROWARGIFNOT 100', 'null 0', 'null 100'),
  line('THROWANY', '65535', '!65535'),
  caught('THROWANY', '65535', '0 65535'),
  line('THROWARGANY', '5 500', '!500'),
  caught('THROWARGANY', '5 500', '5 500'),
  line('THROWANYIF', '500 1', '!500'),
  line('THROWANYIF', '500 0', ''),
  line('THROWARGANYIF', '5 500 1', '!500'),
  line('THROWARGANYIF', '5 500 0', ''),
  caught('THROWARGANYIF', '5 500 1', '5 500'),
  line('THROWANYIFNOT', '500 0', '!500'),
  line('THROWANYIFNOT', '500 1', ''),
  line('THROWARGANYIFNOT', '5 500 0', '!500'),
  line('THROWARGANYIFNOT', '5 500 1', ''),
  caught('THROWARGANYIFNOT', '5 500 0', '5 500'),
  line('TRY; NEGATE', '5 <INC> <>', '-6', 'any'),
  line('TRY; NEGATE', '5 <DROPX> <POP s1>', '-2', 'any'),
  // An exception in a handler continues where the first one interrupted the code, with both stacks.
  line('TRY', '<THROW 8> <THROW 9>', '0 9', 'any'),
  line('TRY', '<THROW 8; PUSHINT4 7> <THROW 9>', '0 9 7', 'any'),
  line('TRY', '<THROW 8> <THROW 9>', '!9', 'any', KEEP),
  line('TRY', '<PUSHCONT <THROW 8>; PUSHCONT <THROW 9>; TRY> <>', '0 9', 'any'),
  line('TRY; THROW 7', '<THROW 8> <DROP2>', '!7', 'any'),
  line('TRYARGS 1, 1; ADD', '1 2 <INC> <>', '4', 'any'),
  line('TRYARGS 1, 2', '1 2 <THROW 9> <>', '1 0 9', 'any'),
  line('TRYARGS 3, 0', '1 2 <> <>', '!2', 'any'),
  line('TRYKEEP', '5 <INC> <>', '6', 'any', KEEP),
  line('TRYKEEP', '5 6 <PUSHINT4 7; THROW 9> <>', '5 6 0 9', 'any', KEEP),
]
