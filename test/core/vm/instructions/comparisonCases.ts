import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

/** The quiet form has the same result, and not-a-number where the plain one overflows. */
function both(name: string, before: string, after: string): InstructionCase[] {
  return [line(name, before, after === 'NaN' ? '!4' : after), line(`Q${name}`, before, after)]
}

/** Results for x below, equal to and above y. */
function ordered(name: string, below: number, equal: number, above: number): InstructionCase[] {
  return [
    ...both(name, '-3 2', `${below}`),
    ...both(name, '2 2', `${equal}`),
    ...both(name, '3 2', `${above}`),
    ...both(name, '-2^256 2^256-1', `${below}`),
    ...both(name, '2^200 2^200', `${equal}`),
    ...both(name, '2^53 2^53-1', `${above}`),
    ...both(name, 'NaN 1', 'NaN'),
    ...both(name, '1 NaN', 'NaN'),
  ]
}

function orderedConstant(name: string, below: number, equal: number, above: number): InstructionCase[] {
  return [
    ...both(`${name} -128`, '-129', `${below}`),
    ...both(`${name} 127`, '127', `${equal}`),
    ...both(`${name} 0`, '2^255', `${above}`),
    ...both(`${name} 1`, 'NaN', 'NaN'),
  ]
}

/** Two slices both ways, by name and by the name with REV. */
function fixes(name: string, part: string, whole: string, isFix: boolean): InstructionCase[] {
  return [
    line(name, `${part} ${whole}`, isFix ? '-1' : '0'),
    line(`${name}REV`, `${whole} ${part}`, isFix ? '-1' : '0'),
  ]
}

/** Source: TVM whitepaper A.6. */
export const comparisonCases: readonly InstructionCase[] = [
  ...both('SGN', '-7', '-1'),
  ...both('SGN', '0', '0'),
  ...both('SGN', '2^255', '1'),
  ...both('SGN', 'NaN', 'NaN'),
  ...ordered('LESS', -1, 0, 0),
  ...ordered('EQUAL', 0, -1, 0),
  ...ordered('LEQ', -1, -1, 0),
  ...ordered('GREATER', 0, 0, -1),
  ...ordered('NEQ', -1, 0, -1),
  ...ordered('GEQ', 0, -1, -1),
  ...ordered('CMP', -1, 0, 1),
  ...orderedConstant('EQINT', 0, -1, 0),
  ...orderedConstant('LESSINT', -1, 0, 0),
  ...orderedConstant('GTINT', 0, 0, -1),
  ...orderedConstant('NEQINT', -1, 0, -1),
  line('ISNAN', 'NaN', '-1'),
  line('ISNAN', '0', '0'),
  line('CHKNAN', '5', '5'),
  line('CHKNAN', 'NaN', '!4'),
  line('SEMPTY', 'S{}', '-1'),
  line('SEMPTY', 'S{%0}', '0'),
  line('SEMPTY', 'S{ C{}}', '0'),
  line('SDEMPTY', 'S{ C{}}', '-1'),
  line('SDEMPTY', 'S{%0}', '0'),
  line('SREMPTY', 'S{ff}', '-1'),
  line('SREMPTY', 'S{ C{}}', '0'),
  line('SDFIRST', 'S{%10}', '-1'),
  line('SDFIRST', 'S{%01}', '0'),
  line('SDFIRST', 'S{}', '0'),
  line('SDLEXCMP', 'S{%010} S{%011}', '-1'),
  line('SDLEXCMP', 'S{%01} S{%010}', '-1'),
  line('SDLEXCMP', 'S{%1} S{%0111}', '1'),
  line('SDLEXCMP', 'S{ab} S{ab C{}}', '0'),
  line('SDEQ', 'S{ab C{}} S{ab}', '-1'),
  line('SDEQ', 'S{ab} S{%1010101}', '0'),
  ...fixes('SDPFX', 'S{a}', 'S{ab}', true),
  ...fixes('SDPFX', 'S{ab}', 'S{ab}', true),
  ...fixes('SDPFX', 'S{}', 'S{}', true),
  ...fixes('SDPFX', 'S{b}', 'S{ab}', false),
  ...fixes('SDPFX', 'S{abc}', 'S{ab}', false),
  ...fixes('SDPPFX', 'S{a}', 'S{ab}', true),
  ...fixes('SDPPFX', 'S{ab}', 'S{ab}', false),
  ...fixes('SDPPFX', 'S{b}', 'S{ab}', false),
  ...fixes('SDSFX', 'S{b}', 'S{ab}', true),
  ...fixes('SDSFX', 'S{ab}', 'S{ab}', true),
  ...fixes('SDSFX', 'S{a}', 'S{ab}', false),
  ...fixes('SDSFX', 'S{cab}', 'S{ab}', false),
  ...fixes('SDPSFX', 'S{%011}', 'S{%1011}', true),
  ...fixes('SDPSFX', 'S{ab}', 'S{ab}', false),
  line('SDCNTLEAD0', 'S{%00101}', '2'),
  line('SDCNTLEAD0', 'S{%000}', '3'),
  line('SDCNTLEAD0', 'S{}', '0'),
  line('SDCNTLEAD1', 'S{%110}', '2'),
  line('SDCNTLEAD1', 'S{%0}', '0'),
  line('SDCNTTRAIL0', 'S{%1000}', '3'),
  line('SDCNTTRAIL0', 'S{%1}', '0'),
  line('SDCNTTRAIL1', 'S{%0111}', '3'),
  line('SDCNTTRAIL1', 'S{ffffffffffffffffff}', '72'),
]
