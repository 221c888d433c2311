import { INSTRUCTION_FAMILIES } from '../../../../src/core/vm/instructionTable.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

/** Dividend and divisor, then quotient and remainder rounded down, to the nearest (ties up), and up. */
type Row = readonly [
  x: number,
  z: number,
  floor: readonly [number, number],
  near: readonly [number, number],
  up: readonly [number, number],
]

/** Written by hand from x = q * z + r. Source: TVM whitepaper A.5.2. */
const ROWS: readonly Row[] = [
  [6, 3, [2, 0], [2, 0], [2, 0]],
  [7, 3, [2, 1], [2, 1], [3, -2]],
  [-7, 3, [-3, 2], [-2, -1], [-2, -1]],
  [7, -3, [-3, -2], [-2, 1], [-2, 1]],
  [-7, -3, [2, -1], [2, -1], [3, 2]],
  [8, 3, [2, 2], [3, -1], [3, -1]],
  [5, 2, [2, 1], [3, -1], [3, -1]],
  [-5, 2, [-3, 1], [-2, -1], [-2, -1]],
  [5, -2, [-3, -1], [-2, 1], [-2, 1]],
  [-5, -2, [2, -1], [3, 1], [3, 1]],
  [7, 4, [1, 3], [2, -1], [2, -1]],
  [-7, 4, [-2, 1], [-2, 1], [-1, -3]],
  [6, 4, [1, 2], [2, -2], [2, -2]],
  [-6, 4, [-2, 2], [-1, -2], [-1, -2]],
  [1, 8, [0, 1], [0, 1], [1, -7]],
  [-1, 8, [-1, 7], [0, -1], [0, -1]],
  [0, 4, [0, 0], [0, 0], [0, 0]],
  [20, 3, [6, 2], [7, -1], [7, -1]],
  [-20, 3, [-7, 1], [-7, 1], [-6, -2]],
]

/** Operands in the code and on the stack for a row; nothing when the instruction has no such operands. */
function operandsOf(core: string, [x, z]: Row): { args: string; stack: string }[] {
  const shift = Math.log2(z)
  const isPower = Number.isInteger(shift)
  const inCode = core.includes('#')
  if (core.startsWith('LSHIFT')) {
    // A dividend of the form y * 2^n.
    const found: { args: string; stack: string }[] = []
    for (const n of [0, 1, 2]) {
      if (x % 2 ** n !== 0 || (inCode && n === 0)) continue
      const y = x / 2 ** n
      found.push(inCode ? { args: ` ${n}`, stack: `${y} ${z}` } : { args: '', stack: `${y} ${z} ${n}` })
    }
    return found
  }
  const dividends = core.startsWith('MUL') ? [`${x} 1`, `-1 ${-x}`] : [`${x}`]
  if (!/RSHIFT|POW2/.test(core)) return dividends.map((text) => ({ args: '', stack: `${text} ${z}` }))
  if (!isPower || (inCode && shift === 0)) return []
  return dividends.map((text) =>
    inCode ? { args: ` ${shift}`, stack: text } : { args: '', stack: `${text} ${shift}` },
  )
}

function casesOf(name: string): InstructionCase[] {
  const core = name.replace(/_L$/, '').replace(/^Q/, '')
  // After the last letter of the operation: R for the nearest, C for up.
  const rounding = /(?:DIV|MOD|RSHIFT|POW2)(R|C)#?$/.exec(core)?.[1]
  const pick = rounding === undefined ? 2 : rounding === 'R' ? 3 : 4
  const givesBoth = /DIVMOD|RSHIFTMOD/.test(core)
  const givesRemainder = givesBoth || /MOD/.test(core)
  return ROWS.flatMap((row) =>
    operandsOf(core, row).map(({ args, stack }) => {
      const [q, r] = row[pick] as readonly [number, number]
      return line(`${name}${args}`, stack, givesBoth ? `${q} ${r}` : givesRemainder ? `${r}` : `${q}`)
    }),
  )
}

/** Failures and large numbers, as plain forms; the quiet ones return not-a-number for each result. */
function both(name: string, before: string, after: string, results = 1): InstructionCase[] {
  return [
    line(name, before, after === 'NaN' ? '!4' : after),
    line(`Q${name}`, before, after === 'NaN' ? Array(results).fill('NaN').join(' ') : after),
  ]
}

export const divisionCases: readonly InstructionCase[] = [
  ...INSTRUCTION_FAMILIES.find(({ title }) => title === 'Division')!.instructions.flatMap(({ name }) => casesOf(name)),
  ...both('DIV', '1 0', 'NaN'),
  ...both('MOD', '1 0', 'NaN'),
  ...both('DIVMOD', '1 0', 'NaN', 2),
  ...both('DIV', '-2^256 -1', 'NaN'),
  ...both('DIV', '-2^256 1', '-2^256'),
  ...both('DIV', '2^255 -2', '-2^254'),
  ...both('DIV', 'NaN 1', 'NaN'),
  ...both('DIVMODR', '1 NaN', 'NaN', 2),
  ...both('DIVC', '2^256-1 2', '2^255'),
  ...both('MULDIV', '2^255 2^255 2^254', 'NaN'),
  ...both('MULDIV', '2^200 2^200 2^150', '2^250'),
  ...both('MULDIVMOD', '2^256-1 2^256-1 2^256-1', '2^256-1 0', 2),
  ...both('MULDIV', '1 1 0', 'NaN'),
  // The networks compute the quotient even if only the remainder is needed, so the quotient must fit too.
  ...both('MULMOD', '2^255 2^255 7', 'NaN'),
  ...both('MULMOD', '2^200 2^50 7', '2'),
  ...both('MULRSHIFT', '2^255 2^200 256', '2^199'),
  ...both('MULRSHIFT# 256', '2^256-1 2^256-1', '2^256-2'),
  ...both('MULRSHIFT# 1', '2^255 2^255', 'NaN'),
  ...both('MULMODPOW2', '2^256-1 2^256-1 256', '1'),
  ...both('LSHIFTDIV', '2^255 2^255 256', 'NaN'),
  ...both('LSHIFTDIV', '2^254 2^255 256', '2^255'),
  ...both('LSHIFT#DIV 256', '1 2', '2^255'),
  ...both('LSHIFTDIVMOD', '1 0 1', 'NaN', 2),
  ...both('RSHIFTR', '2^256-1 256', '1'),
  ...both('RSHIFTC', '1 256', '1'),
  ...both('MODPOW2', '-1 256', '2^256-1'),
  ...both('MODPOW2C', '1 256', '-2^256+1'),
]
