/** What contracts print with debug instructions. Other effects of these instructions: `instructions/debugCases.ts`. */
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, Slice } from '../../../src/core/cells/index.ts'
import { MsgAddress, standardAddress } from '../../../src/core/tlb/index.ts'
import { RunLog } from '../../../src/core/vm/index.ts'
import { runProgram } from '../../support/vm/runProgram.ts'
import { assemble, type NamedValues, readValues } from '../../support/vm/VmText.ts'

/** Lines that a program prints on this stack. */
function printed(program: string, before = '', names: NamedValues = {}): readonly string[] {
  const log = new RunLog()
  runProgram(assemble(program, names), readValues(before, names), { log })
  return log.take()
}

function hex(text: string): string {
  return Buffer.from(text).toString('hex')
}

/** `LOGSTR`, `PRINTSTR` and `DEBUGSTR` of other assemblers. */
function logStr(text: string): string {
  return `DUMPSTR S{00${hex(text)}}`
}
function printStr(text: string): string {
  return `DUMPSTR S{01${hex(text)}}`
}
function debugStr(text: string): string {
  return `DUMPSTR S{${hex(text)}}`
}
const LOGFLUSH = 'DUMPSTR S{00}'

/** Bytes in cells of at most 127 bytes. */
function snake(bytes: Uint8Array): Cell {
  const builder = new Builder().storeBits(bytes.subarray(0, 127))
  return (bytes.length > 127 ? builder.storeRef(snake(bytes.subarray(127))) : builder).toCell()
}

describe('the text of a value', () => {
  test.each([
    ['5', '5'],
    ['-2^255', String(-(2n ** 255n))],
    ['NaN', 'NaN'],
    ['null', 'null'],
    ['S{}', 'x{}'],
    ['S{8001}', 'x{8001}'],
    ['S{%101}', 'x{b_}'],
    ['S{ab C{} C{}}', 'x{ab} + 2 refs'],
    ['C{ab C{}}', 'cell x{ab} + 1 ref'],
    ['B{ab}', 'builder x{ab}'],
    ['<INC>', 'continuation'],
    ['[]', '[]'],
    ['[1 null [S{ab} [2]]]', '[1, null, [x{ab}, [2]]]'],
  ])('of %s is %s', (value, text) => {
    expect(printed('DUMP s0', value)).toEqual([text])
  })

  test('of a slice that is an address names it', () => {
    const builder = new Builder()
    MsgAddress.store(standardAddress(-1, new Uint8Array(32).fill(0xab)), builder)
    const address = Slice.of(builder.toCell())
    expect(printed('DUMP s0', '$a', { a: address })).toEqual([
      expect.stringMatching(new RegExp(`^x\\{[0-9a-f]+_\\} \\(address -1:${'ab'.repeat(32)}\\)$`)),
    ])
  })

  test('of a pruned or library cell is its kind and hash', () => {
    const library = new Builder().storeUint(2, 8).storeBits(new Uint8Array(32)).toExoticCell()
    expect(printed('DUMP s0', '$c', { c: library })).toEqual([`library cell ${library.hashHex()}`])
  })

  test('of nested tuples ends at a depth and at a length', () => {
    let nested: readonly unknown[] = []
    for (let depth = 0; depth < 200; depth++) nested = Array.from({ length: 20 }, () => nested)
    const [line, ...others] = printed('DUMP s0', '$t', { t: nested as never })
    expect(others).toEqual([])
    expect(line).toMatch(/^\[{32}\[…\], /)
    expect(line!.length).toBeLessThan(5000)
  })
})

describe('an instruction', () => {
  test('shows a value of the stack, or that there is none', () => {
    expect(printed('DUMP s1; DUMP s3', '7 8 9')).toEqual(['8', 's3 is absent'])
    expect(printed('HEXDUMP; STRDUMP')).toEqual(['s0 is absent', 's0 is absent'])
  })

  test('shows the stack, or its top', () => {
    expect(printed('DUMPSTK')).toEqual(['stack of 0'])
    expect(printed('DUMPSTK', '1 S{ab} null')).toEqual(['stack of 3, top last: 1, x{ab}, null'])
    expect(printed('DUMPSTKTOP 2', '1 2 3')).toEqual(['stack of 3, top last: …, 2, 3'])
    expect(printed('DUMPSTKTOP 14', '1')).toEqual(['stack of 1, top last: 1'])
  })

  test('shows numbers and bits in hex and in binary', () => {
    expect(printed('HEXDUMP; BINDUMP', '123')).toEqual(['0x7b', '0b1111011'])
    expect(printed('HEXDUMP; BINDUMP', '-333')).toEqual(['-0x14d', '-0b101001101'])
    expect(printed('HEXDUMP; BINDUMP', 'S{9_}')).toEqual(['x{9_}', 'b{100}'])
    expect(printed('HEXDUMP', '[255 [16]]')).toEqual(['[0xff, [0x10]]'])
  })

  test('shows texts in slices, cells and builders', () => {
    const text = { s: Slice.of(snake(Buffer.from('Grüße'))), c: snake(Buffer.from('long '.repeat(100))) }
    expect(printed('STRDUMP', '$s', text)).toEqual(['Grüße'])
    expect(printed('STRDUMP', '$c', text)).toEqual(['long '.repeat(100)])
    expect(printed('STRDUMP', 'B{4142}')).toEqual(['AB'])
    expect(printed('STRDUMP', '42')).toEqual(['42'])
  })

  test('says what is not a text', () => {
    expect(printed('STRDUMP', 'S{ff}')).toEqual(['x{ff} (not a text)'])
    expect(printed('STRDUMP', 'S{%0100}')).toEqual(['x{4} (not a text)'])
  })

  test('cuts a text between characters', () => {
    const [line] = printed('STRDUMP', '$c', { c: snake(Buffer.from(`a${'ü'.repeat(4000)}`)) })
    expect(line).toBe(`a${'ü'.repeat(2047)}`)
  })

  test('walks no chain of empty cells', () => {
    let chain = new Builder().storeBits(Buffer.from('end')).toCell()
    for (let length = 0; length < 700; length++) chain = new Builder().storeRef(chain).toCell()
    expect(printed('STRDUMP', '$c', { c: chain })).toEqual([''])
  })
})

describe('a line', () => {
  test('is put together by PRINT and LOGSTR, and ended by DUMP, PRINTSTR and LOGFLUSH', () => {
    expect(printed(`${logStr('x = ')}; PRINT s0; ${logStr(', ')}; HEXPRINT; ${LOGFLUSH}; DUMP s0`, '255')).toEqual([
      'x = 255, 0xff',
      '255',
    ])
    expect(printed(`${logStr('n = ')}; DUMP s0`, '1')).toEqual(['n = 1'])
    expect(printed(`BINPRINT; STRPRINT; ${printStr('!')}`, '2')).toEqual(['0b102!'])
  })

  test('ends with each text of tvm.log and DEBUGSTR', () => {
    expect(printed(`${printStr('one')}; ${printStr('two')}; ${debugStr('three')}`)).toEqual(['one', 'two', 'three'])
  })

  test('that was not ended is there at the end', () => {
    expect(printed(`${printStr('one')}; ${logStr('two')}`)).toEqual(['one', 'two'])
    expect(printed(LOGFLUSH)).toEqual([])
  })

  test('ends at line feeds of a text', () => {
    expect(printed('STRDUMP', '$c', { c: snake(Buffer.from('one\ntwo\n\nfour')) })).toEqual(['one', 'two', '', 'four'])
  })

  test('is kept if the contract fails afterwards', () => {
    expect(printed(`${printStr('before')}; THROW 50; ${printStr('after')}`)).toEqual(['before'])
  })

  test('is not kept between DEBUGOFF and DEBUGON', () => {
    expect(printed('DUMP s0; DEBUGOFF; INC; DUMP s0; DUMPSTK; DEBUGON; INC; DUMP s0', '1')).toEqual(['1', '3'])
  })

  test('is cut at its greatest length', () => {
    const [line, ...others] = printed(`STRPRINT; STRPRINT; ${printStr('end')}`, '$c', {
      c: snake(Buffer.alloc(4000, 'a')),
    })
    expect(others).toEqual([])
    expect(line).toBe(`${'a'.repeat(4096)} … (the line is cut here)`)
  })
})

describe('a log', () => {
  const gas = { limit: 10_000_000, credit: 0, max: 10_000_000, price: 0n }

  function loop(program: string, count: number, before = ''): { lines: readonly string[]; log: RunLog } {
    const log = new RunLog()
    runProgram(assemble(`PUSHINT16 ${count}; PUSHREFCONT <${program}>; REPEAT`), readValues(before), { log, gas })
    return { lines: log.take(), log }
  }

  test('keeps 1000 lines, counts the others, and says so', () => {
    const { lines } = loop('DUMP s0', 1005, '7')
    expect(lines).toHaveLength(1001)
    expect(lines.slice(0, 1000)).toEqual(Array(1000).fill('7'))
    expect(lines[1000]).toBe('The log ends here: a run may print 1000 lines and 65536 characters; 5 more were not kept')
  })

  test('keeps 65536 characters', () => {
    const log = new RunLog()
    for (let line = 0; line < 20; line++) log.write(() => 'x'.repeat(4000), true)
    const lines = log.take()
    expect(lines).toHaveLength(18)
    expect(lines[16]).toBe(`${'x'.repeat(1536)} … (the line is cut here)`)
    expect(lines[17]).toMatch(/^The log ends here: .* characters; 3 more were not kept$/)
  })

  test('formats nothing any more when it is full', () => {
    const log = new RunLog()
    for (let line = 0; line < 1000; line++) log.write(() => '', true)
    let formatted = 0
    log.write(() => String(++formatted), true)
    expect(formatted).toBe(0)
    expect(log.take()).toHaveLength(1001)
  })

  test('is empty after it was taken, and prints again', () => {
    const { log } = loop('DUMP s0; DEBUGOFF', 1, '7')
    expect(log.take()).toEqual([])
    log.write(() => 'next', true)
    expect(log.take()).toEqual(['next'])
  })

  test('changes nothing of the run', () => {
    const program = `DUMPSTK; HEXDUMP; STRPRINT; ${printStr('x')}; DUMP s0; DEBUGOFF; INC; THROWIF 7`
    for (const before of ['1', '-1', 'S{ab}', '']) {
      const plain = runProgram(assemble(program), readValues(before))
      const logged = runProgram(assemble(program), readValues(before), { log: new RunLog() })
      expect(logged).toEqual(plain)
    }
  })

  test('is not touched by code without debug instructions', () => {
    const log = new Proxy(new RunLog(), {
      get: (_, name) => {
        throw new Error(`${String(name)} of the log was read`)
      },
    })
    const { exitCode, steps } = runProgram(assemble('PUSHINT16 100; PUSHREFCONT <NOP>; REPEAT'), [], { log, gas })
    expect({ exitCode, ran: steps > 200 }).toEqual({ exitCode: 0, ran: true })
  })
})
