import { Capability } from '../../../../src/core/Capability.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

/** All forms of reading `bits` bits as one value from `head` followed by `rest`. */
function reads(core: string, bits: number, head: string, value: string, withSize: boolean): InstructionCase[] {
  const slice = `S{%${head}01 C{5}}`
  const rest = 'S{%01 C{5}}'
  const name = (prefix: string, q: string): string => `${prefix}LD${core}${q}`
  const program = (prefix: string, q: string): string =>
    withSize ? `${name(prefix, q)}${prefix === '' && q === '' ? '_L' : ''} ${bits}` : name(prefix, q)
  const result = [
    line(program('', ''), slice, `${value} ${rest}`),
    line(program('P', ''), slice, value),
    line(program('', 'Q'), slice, `${value} ${rest} -1`),
    line(program('P', 'Q'), slice, `${value} -1`),
    line(program('', ''), 'S{%1}', '!9'),
    line(program('P', ''), 'S{%1}', '!9'),
    line(program('', 'Q'), 'S{%1}', 'S{%1} 0'),
    line(program('P', 'Q'), 'S{%1}', '0'),
  ]
  if (withSize)
    result.push(line(`LD${core} ${bits}`, slice, `${value} ${rest}`), line(`LD${core} ${bits}`, 'S{%1}', '!9'))
  return result
}

/** The forms whose number of bits is on the stack. */
function readsBy(core: string, bits: number, head: string, value: string): InstructionCase[] {
  const slice = `S{%${head}01 C{5}}`
  const rest = 'S{%01 C{5}}'
  return [
    line(`LD${core}X`, `${slice} ${bits}`, `${value} ${rest}`),
    line(`PLD${core}X`, `${slice} ${bits}`, value),
    line(`LD${core}XQ`, `${slice} ${bits}`, `${value} ${rest} -1`),
    line(`PLD${core}XQ`, `${slice} ${bits}`, `${value} -1`),
    ...(bits === 0
      ? []
      : [
          line(`LD${core}X`, `S{} ${bits}`, '!9'),
          line(`PLD${core}X`, `S{} ${bits}`, '!9'),
          line(`LD${core}XQ`, `S{} ${bits}`, 'S{} 0'),
          line(`PLD${core}XQ`, `S{} ${bits}`, '0'),
        ]),
  ]
}

const ONES = '1'.repeat(256)
const BUGFIXES = { setup: { capabilities: Capability.bugfixes2022 } }

/** Source: TVM whitepaper A.7.2; a cell costs 100 to open, 25 from the second time on. */
export const sliceCases: readonly InstructionCase[] = [
  line('CTOS', 'C{ab C{}}', 'S{ab C{}}', 100),
  line('PUSH s0; CTOS; SWAP; CTOS', 'C{ab}', 'S{ab} S{ab}', 125),
  line('ENDS', 'S{}', ''),
  line('ENDS', 'S{%0}', '!9'),
  // The networks check only the bits, not the references.
  line('ENDS', 'S{ C{}}', ''),
  ...reads('I', 3, '101', '-3', true),
  ...reads('I', 256, ONES, '-1', true),
  ...reads('I', 54, `1${'0'.repeat(53)}`, '-2^53', true),
  ...reads('U', 3, '101', '5', true),
  ...reads('U', 256, ONES, '2^256-1', true),
  ...reads('U', 53, '1'.repeat(53), '2^53-1', true),
  ...readsBy('I', 3, '101', '-3'),
  ...readsBy('I', 0, '', '0'),
  ...readsBy('I', 257, `1${'0'.repeat(256)}`, '-2^256'),
  ...readsBy('U', 3, '101', '5'),
  ...readsBy('U', 0, '', '0'),
  ...readsBy('U', 256, ONES, '2^256-1'),
  line('LDREF', 'S{a C{1} C{2}}', 'C{1} S{a C{2}}'),
  line('LDREF', 'S{a}', '!9'),
  line('LDREFRTOS', 'S{a C{1} C{2}}', 'S{a C{2}} S{1}', 100),
  line('LDREFRTOS', 'S{a}', '!9'),
  ...reads('SLICE', 3, '101', 'S{%101}', true),
  ...reads('SLICE', 256, ONES, `S{%${ONES}}`, true),
  ...readsBy('SLICE', 3, '101', 'S{%101}'),
  ...readsBy('SLICE', 0, '', 'S{}'),
  ...readsBy('SLICE', 1000, '10'.repeat(500), `S{%${'10'.repeat(500)}}`),
  line('PLDUZ 1', 'S{ab}', 'S{ab} 0xab000000'),
  line('PLDUZ 1', 'S{0123456789}', 'S{0123456789} 0x01234567'),
  line('PLDUZ 8', 'S{%1}', 'S{%1} 2^255'),
  line('SDCUTFIRST', 'S{ab C{}} 4', 'S{a}'),
  line('SDCUTFIRST', 'S{ab} 9', '!9'),
  line('SDSKIPFIRST', 'S{ab C{}} 4', 'S{b C{}}'),
  line('SDSKIPFIRST', 'S{ab} 9', '!9'),
  line('SDCUTLAST', 'S{ab C{}} 4', 'S{b}'),
  line('SDCUTLAST', 'S{ab} 9', '!9'),
  line('SDSKIPLAST', 'S{ab} 4', 'S{a}'),
  line('SDSKIPLAST', 'S{ab C{}} 4', 'S{a C{}}', 0, BUGFIXES),
  line('SDSKIPLAST', 'S{ab} 9', '!9'),
  line('SDSUBSTR', 'S{abcd C{}} 4 8', 'S{bc}'),
  line('SDSUBSTR', 'S{abcd} 9 8', '!9'),
  line('SDBEGINSX', 'S{abcd C{}} S{ab}', 'S{cd C{}}'),
  line('SDBEGINSX', 'S{abcd} S{b}', '!9'),
  line('SDBEGINSXQ', 'S{abcd} S{ab}', 'S{cd} -1'),
  line('SDBEGINSXQ', 'S{abcd} S{b}', 'S{abcd} 0'),
  line('SDBEGINS S{ab}', 'S{abcd}', 'S{cd}'),
  line('SDBEGINS S{%1}', 'S{%01}', '!9'),
  line('SDBEGINSQ S{ab}', 'S{abcd}', 'S{cd} -1'),
  line('SDBEGINSQ S{%1}', 'S{%01}', 'S{%01} 0'),
  line('SCUTFIRST', 'S{ab C{1} C{2}} 4 1', 'S{a C{1}}'),
  line('SCUTFIRST', 'S{ab C{1} C{2}} 4 3', '!9'),
  line('SSKIPFIRST', 'S{ab C{1} C{2}} 4 1', 'S{b C{2}}'),
  line('SSKIPFIRST', 'S{ab} 4 1', '!9'),
  line('SCUTLAST', 'S{ab C{1} C{2}} 4 1', 'S{b C{2}}'),
  line('SCUTLAST', 'S{ab} 9 0', '!9'),
  line('SSKIPLAST', 'S{ab C{1} C{2}} 4 1', 'S{a C{1}}'),
  line('SSKIPLAST', 'S{ab} 9 0', '!9'),
  line('SUBSLICE', 'S{abcd C{1} C{2}} 4 1 8 1', 'S{bc C{2}}'),
  line('SUBSLICE', 'S{abcd C{1} C{2}} 4 1 8 2', '!9'),
  line('SPLIT', 'S{ab C{1} C{2}} 4 1', 'S{a C{1}} S{b C{2}}'),
  line('SPLIT', 'S{ab} 9 0', '!9'),
  line('SPLITQ', 'S{ab C{1}} 4 1', 'S{a C{1}} S{b} -1'),
  line('SPLITQ', 'S{ab} 9 0', 'S{ab} 0'),
  line('XCTOS', 'C{ab}', 'S{ab} 0', 100),
  line('XLOAD', 'C{ab}', 'C{ab}', 100),
  line('XLOADQ', 'C{ab}', 'C{ab} -1', 100),
  line('SCHKBITS', 'S{ab} 8', ''),
  line('SCHKBITS', 'S{ab} 9', '!9'),
  line('SCHKREFS', 'S{ C{}} 1', ''),
  line('SCHKREFS', 'S{ C{}} 2', '!9'),
  line('SCHKBITREFS', 'S{ab C{}} 8 1', ''),
  line('SCHKBITREFS', 'S{ab C{}} 9 1', '!9'),
  line('SCHKBITREFS', 'S{ab C{}} 8 2', '!9'),
  line('SCHKBITSQ', 'S{ab} 8', '-1'),
  line('SCHKBITSQ', 'S{ab} 9', '0'),
  line('SCHKREFSQ', 'S{ C{}} 1', '-1'),
  line('SCHKREFSQ', 'S{ C{}} 2', '0'),
  line('SCHKBITREFSQ', 'S{ab C{}} 8 1', '-1'),
  line('SCHKBITREFSQ', 'S{ab C{}} 8 2', '0'),
  line('PLDREFVAR', 'S{ C{1} C{2}} 1', 'C{2}'),
  line('PLDREFVAR', 'S{ C{1} C{2}} 2', '!9'),
  line('SBITS', 'S{abc C{}}', '12'),
  line('SREFS', 'S{abc C{}}', '1'),
  line('SBITREFS', 'S{abc C{} C{}}', '12 2'),
  line('PLDREFIDX 0', 'S{ C{1} C{2}}', 'C{1}'),
  line('PLDREFIDX 3', 'S{ C{1} C{2}}', '!9'),
  ...reads('ILE4', 32, `11111110${'1'.repeat(24)}`, '-2', false),
  ...reads('ULE4', 32, `00000001${'0'.repeat(24)}`, '1', false),
  ...reads('ILE8', 64, `11111110${'1'.repeat(56)}`, '-2', false),
  ...reads('ULE8', 64, '1'.repeat(64), '2^64-1', false),
  line('LDZEROES', 'S{%00010 C{}}', '3 S{%10 C{}}'),
  line('LDZEROES', 'S{}', '0 S{}'),
  line('LDONES', 'S{%1101}', '2 S{%01}'),
  line('LDONES', 'S{%0}', '0 S{%0}'),
  line('LDSAME', 'S{%1101} 1', '2 S{%01}'),
  line('LDSAME', 'S{%1101} 0', '0 S{%1101}'),
  line('SDEPTH', 'S{ab}', '0'),
  line('SDEPTH', 'S{ C{ C{}} C{}}', '2'),
  line('CDEPTH', 'C{}', '0'),
  line('CDEPTH', 'C{ C{}}', '1'),
  line('CDEPTH', 'null', '0'),
  line('LDCONT', 'S{0}', '!9'),
  // kind 00, takes all (-1), no stack, no registers, code page 0, then the range of the code.
  line(
    'LDCONT',
    `S{%00${'1'.repeat(22)}00${'0'.repeat(16)}${'0'.repeat(10)}${'0000001000'}000000 <INC> C{7}}`,
    '<INC> S{ C{7}}',
    100,
  ),
]
