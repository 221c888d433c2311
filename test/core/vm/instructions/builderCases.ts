import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

function ZEROS(bits: number): string {
  return `%${'0'.repeat(bits)}`
}
const FULL = `B{${ZEROS(1023)}}`
const FULL_REFS = 'B{ C{} C{} C{} C{}}'

/** The eight forms of one store: plain, reversed, quiet (fits), quiet reversed. */
function stores(name: string, plainName: string, value: string, builder: string, result: string, gas = 0) {
  return [
    line(plainName, `${value} ${builder}`, result, gas),
    line(`${name}R`, `${builder} ${value}`, result, gas),
    line(`${name}Q`, `${value} ${builder}`, `${result} 0`, gas),
    line(`${name}RQ`, `${builder} ${value}`, `${result} 0`, gas),
  ]
}

/** The same when the builder has no room. */
function fulls(name: string, plainName: string, value: string, builder: string) {
  return [
    line(plainName, `${value} ${builder}`, '!8'),
    line(`${name}R`, `${builder} ${value}`, '!8'),
    line(`${name}Q`, `${value} ${builder}`, `${value} ${builder} -1`),
    line(`${name}RQ`, `${builder} ${value}`, `${builder} ${value} -1`),
  ]
}

/** Integers: the number of bits in the code and, with X, on the stack. */
function integers(letter: 'I' | 'U', value: string, bits: number, stored: string): InstructionCase[] {
  return [
    ...['', 'R', 'Q', 'RQ'].flatMap((form) => {
      const operands = form.startsWith('R') ? `B{f} ${value}` : `${value} B{f}`
      const after = `B{%1111${stored}}${form.endsWith('Q') ? ' 0' : ''}`
      return [
        line(`ST${letter}X${form}`, `${operands} ${bits}`, after),
        ...(bits === 0 || bits === 257
          ? []
          : [line(`ST${letter}${form === '' ? '_L' : form} ${bits}`, operands, after)]),
      ]
    }),
    ...(bits === 0 || bits === 257 ? [] : [line(`ST${letter} ${bits}`, `${value} B{f}`, `B{%1111${stored}}`)]),
  ]
}

/** A value that does not fit its bits, then a builder without room. */
function unfit(letter: 'I' | 'U', value: string, bits: number): InstructionCase[] {
  return [
    line(`ST${letter} ${bits}`, `${value} B{}`, '!5'),
    line(`ST${letter}_L ${bits}`, `${value} B{}`, '!5'),
    line(`ST${letter}R ${bits}`, `B{} ${value}`, '!5'),
    line(`ST${letter}X`, `${value} B{} ${bits}`, '!5'),
    line(`ST${letter}XR`, `B{} ${value} ${bits}`, '!5'),
    line(`ST${letter}Q ${bits}`, `${value} B{}`, `${value} B{} 1`),
    line(`ST${letter}RQ ${bits}`, `B{} ${value}`, `B{} ${value} 1`),
    line(`ST${letter}XQ`, `${value} B{} ${bits}`, `${value} B{} 1`),
    line(`ST${letter}XRQ`, `B{} ${value} ${bits}`, `B{} ${value} 1`),
    line(`ST${letter} 8`, `1 ${FULL}`, '!8'),
    line(`ST${letter}Q 8`, `1 ${FULL}`, `1 ${FULL} -1`),
    line(`ST${letter}RQ 8`, `${FULL} 1`, `${FULL} 1 -1`),
    line(`ST${letter}XQ`, `1 ${FULL} 8`, `1 ${FULL} -1`),
    line(`ST${letter}XRQ`, `${FULL} 1 8`, `${FULL} 1 -1`),
  ]
}

/** Source: TVM whitepaper A.7.1; a cell costs 500 to create. */
export const builderCases: readonly InstructionCase[] = [
  line('NEWC', '', 'B{}'),
  line('ENDC', 'B{ab C{}}', 'C{ab C{}}', 500),
  ...integers('I', '-1', 3, '111'),
  ...integers('I', '-128', 8, '10000000'),
  ...integers('I', '-2^256', 257, `1${'0'.repeat(256)}`),
  ...integers('U', '5', 3, '101'),
  ...integers('U', '2^256-1', 256, '1'.repeat(256)),
  ...integers('U', '0', 0, ''),
  ...unfit('I', '128', 8),
  ...unfit('I', '-129', 8),
  // A signed number has one bit at least.
  line('STIX', '0 B{} 0', '!5'),
  line('STIXR', 'B{} 0 0', '!5'),
  line('STIXQ', '0 B{} 0', '0 B{} 1'),
  line('STIXRQ', 'B{} 0 0', 'B{} 0 1'),
  ...unfit('U', '256', 8),
  ...unfit('U', '-1', 8),
  ...unfit('U', '2^200', 100),
  line('STREF', 'C{1} B{f}', 'B{f C{1}}'),
  ...stores('STREF', 'STREF_L', 'C{1}', 'B{f}', 'B{f C{1}}'),
  ...fulls('STREF', 'STREF_L', 'C{1}', FULL_REFS),
  line('ENDCST', 'B{f} B{1}', 'B{f C{1}}', 500),
  ...stores('STBREF', 'STBREF', 'B{1}', 'B{f}', 'B{f C{1}}', 500),
  line('STSLICE', 'S{1 C{}} B{f}', 'B{f1 C{}}'),
  line('STSLICE', `S{%0} ${FULL}`, '!8'),
  ...stores('STSLICE', 'STSLICE_L', 'S{1 C{}}', 'B{f}', 'B{f1 C{}}'),
  ...fulls('STSLICE', 'STSLICE_L', 'S{%0}', FULL),
  ...fulls('STSLICE', 'STSLICE_L', 'S{ C{}}', FULL_REFS),
  ...stores('STB', 'STB', 'B{1 C{}}', 'B{f}', 'B{f1 C{}}'),
  ...fulls('STB', 'STB', 'B{%0}', FULL),
  line('STREFCONST C{1}', 'B{f}', 'B{f C{1}}'),
  line('STREFCONST C{1}', FULL_REFS, '!8'),
  line('STREF2CONST C{1} C{2}', 'B{f}', 'B{f C{1} C{2}}'),
  line('STREF2CONST C{1} C{2}', 'B{ C{} C{} C{}}', '!8'),
  line('ENDXC', 'B{ab} 0', 'C{ab}', 500),
  line('ENDXC; XCTOS', `B{02${'00'.repeat(32)}} -1`, `S{02${'00'.repeat(32)}} -1`, 500 + 100),
  line('ENDXC', 'B{05} -1', '!8'),
  line('ENDXC', 'B{} -1', '!8', 500),
  line('STILE4', '-2 B{}', 'B{feffffff}'),
  line('STILE4', '2^31 B{}', '!5'),
  line('STULE4', '1 B{f}', 'B{f01000000}'),
  line('STULE4', '-1 B{}', '!5'),
  line('STILE8', '-2 B{}', 'B{feffffffffffffff}'),
  line('STULE8', '2^64-1 B{}', 'B{ffffffffffffffff}'),
  line('STULE8', '258 B{}', 'B{0201000000000000}'),
  line('BDEPTH', 'B{}', '0'),
  line('BDEPTH', 'B{ C{ C{}}}', '2'),
  line('BBITS', 'B{abc C{}}', '12'),
  line('BREFS', 'B{abc C{}}', '1'),
  line('BBITREFS', 'B{abc C{} C{}}', '12 2'),
  line('BREMBITS', 'B{abc}', '1011'),
  line('BREMREFS', 'B{ C{}}', '3'),
  line('BREMBITREFS', 'B{%1 C{}}', '1022 3'),
  line('BCHKBITS# 256', 'B{}', ''),
  line('BCHKBITS# 1', FULL, '!8'),
  line('BCHKBITS', 'B{} 1023', ''),
  line('BCHKBITS', 'B{%1} 1023', '!8'),
  line('BCHKREFS', 'B{} 4', ''),
  line('BCHKREFS', 'B{ C{}} 4', '!8'),
  line('BCHKBITREFS', 'B{} 1023 4', ''),
  line('BCHKBITREFS', 'B{ C{}} 0 4', '!8'),
  line('BCHKBITREFS', 'B{%1} 1023 0', '!8'),
  line('BCHKBITSQ# 1', 'B{}', '-1'),
  line('BCHKBITSQ# 1', FULL, '0'),
  line('BCHKBITSQ', 'B{} 1023', '-1'),
  line('BCHKBITSQ', 'B{%1} 1023', '0'),
  line('BCHKREFSQ', `${FULL_REFS} 0`, '-1'),
  line('BCHKREFSQ', `${FULL_REFS} 1`, '0'),
  line('BCHKBITREFSQ', 'B{} 1023 4', '-1'),
  line('BCHKBITREFSQ', 'B{ C{}} 1023 4', '0'),
  line('STZEROES', 'B{f} 3', 'B{%1111000}'),
  line('STZEROES', 'B{} 1023', FULL),
  line('STZEROES', `${FULL} 1`, '!8'),
  line('STONES', 'B{0} 3', 'B{%0000111}'),
  line('STONES', 'B{} 0', 'B{}'),
  line('STSAME', 'B{} 3 1', 'B{%111}'),
  line('STSAME', 'B{} 3 0', 'B{%000}'),
  line('STCONT; ENDC; CTOS; LDCONT; ENDS; EXECUTE', '5 <INC> B{}', '6', 500 + 100 + 100 + 18 + 5),
  line('STSLICECONST S{%1}', 'B{f}', 'B{%11111}'),
  line('STSLICECONST S{abcd C{1} C{2} C{3}}', 'B{f}', 'B{fabcd C{1} C{2} C{3}}'),
  line('STSLICECONST S{%1}', FULL, '!8'),
]
