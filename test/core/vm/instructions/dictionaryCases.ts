import { Builder, type Cell, type Slice, setKey } from '../../../../src/core/cells/index.ts'
import { FREE_ACCESS, PREFIX_NODES, write } from '../../../../src/core/vm/dictionary/index.ts'
import type { VmValue } from '../../../../src/core/vm/VmValue.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'
import { assemble, readValues } from '../../../support/vm/VmText.ts'

/** Dictionaries with keys of 8 bits, made key by key; separate tests compare dictionaries with published ones. */
function dictionary(entries: Readonly<Record<number, Slice | Builder>>): Cell {
  let root: Cell | undefined
  for (const [key, value] of Object.entries(entries)) {
    root = setKey(root, 8, Uint8Array.of(Number(key)), value).root
  }
  return root!
}

function slice(text: string): Slice {
  return readValues(`S{${text}}`)[0] as Slice
}
function code(program: string): Builder {
  return new Builder().storeSlice(readValues(`S{${toBits(program)}}`)[0] as Slice)
}
function toBits(program: string): string {
  const cell = assemble(program)
  return `%${BigInt(`0x1${Buffer.from(cell.bytes.subarray(0, cell.bitLength / 8)).toString('hex')}`)
    .toString(2)
    .slice(1)}`
}
function ref(hex: string): Builder {
  return new Builder().storeRef(readValues(`C{${hex}}`)[0] as Cell)
}

/** Keys 01, 05 and 80: as signed numbers -128 comes first, as unsigned ones 128 comes last. */
const BASE = { 1: slice('a1'), 5: slice('a5'), 128: slice('a8') }
const REFS = { 1: ref('a1'), 5: ref('a5'), 128: ref('a8') }
function without<T>(entries: Readonly<Record<number, T>>, key: number): Record<number, T> {
  return Object.fromEntries(Object.entries(entries).filter(([other]) => Number(other) !== key))
}

const NAMES: Readonly<Record<string, VmValue>> = {
  D: dictionary(BASE),
  D5: dictionary({ ...BASE, 5: slice('bb') }),
  D7: dictionary({ ...BASE, 7: slice('bb') }),
  Dno5: dictionary(without(BASE, 5)),
  Dno1: dictionary(without(BASE, 1)),
  Dno80: dictionary(without(BASE, 128)),
  Donly7: dictionary({ 7: slice('bb') }),
  R: dictionary(REFS),
  R5: dictionary({ ...REFS, 5: ref('bb') }),
  R7: dictionary({ ...REFS, 7: ref('bb') }),
  Rno5: dictionary(without(REFS, 5)),
  Rno1: dictionary(without(REFS, 1)),
  Rno80: dictionary(without(REFS, 128)),
  K: dictionary({ 5: code('INC; INC') }),
  S: dictionary({ 80: slice('a0'), 95: slice('a1'), 128: slice('a2') }),
  S5: dictionary({ 80: slice('a0'), 95: slice('a1') }),
  P: prefixes({ '0': 'a0', '10': 'a1' }),
  P0: prefixes({ '0': 'bb', '10': 'a1' }),
  P11: prefixes({ '0': 'a0', '10': 'a1', '11': 'bb' }),
  Pno0: prefixes({ '10': 'a1' }),
  PK: prefixes({ '0': toBits('INC'), '10': 'a5' }),
}

function prefixes(entries: Readonly<Record<string, string>>): Cell {
  let root: Cell | undefined
  for (const [bits, value] of Object.entries(entries)) {
    const key = new Builder()
    for (const bit of bits) key.storeBit(bit === '1')
    root = write(root, 8, key.toBits(), bits.length, slice(value), 'set', FREE_ACCESS, PREFIX_NODES).root
  }
  return root!
}

function subdictionaryOf(entries: Readonly<Record<string, string>>, bits: number): Cell {
  let root: Cell | undefined
  for (const [key, value] of Object.entries(entries)) {
    root = setKey(root, bits, Uint8Array.of((Number.parseInt(key, 2) << (8 - bits)) & 255), slice(value)).root
  }
  return root!
}

const ALL_NAMES = { ...NAMES, S4: subdictionaryOf({ '0000': 'a0', '1111': 'a1' }, 4) }

function of(program: string, before: string, after: string): InstructionCase {
  return line(program, before, after, 'any', { names: ALL_NAMES })
}

type Letter = '' | 'I' | 'U'
const LETTERS: readonly Letter[] = ['', 'I', 'U']
/** A key on the stack; the byte 80 is -128 as a signed number. */
function key(letter: Letter, byte: number): string {
  return letter === ''
    ? `S{${byte.toString(16).padStart(2, '0')}}`
    : `${letter === 'I' && byte > 127 ? byte - 256 : byte}`
}

/** One kind of keys with one kind of values. */
function valueCases(letter: Letter, kind: '' | 'REF' | 'B'): InstructionCase[] {
  const isRef = kind === 'REF'
  const [d, five, seven, no5] = isRef ? ['$R', '$R5', '$R7', '$Rno5'] : ['$D', '$D5', '$D7', '$Dno5']
  const old = isRef ? 'C{a5}' : 'S{a5}'
  const fresh = isRef ? 'C{bb}' : kind === 'B' ? 'B{bb}' : 'S{bb}'
  const k = (byte: number): string => key(letter, byte)
  const name = (operation: string): string => `DICT${letter}${operation}${kind}`
  const cases = [
    of(name('SET'), `${fresh} ${k(5)} ${d} 8`, five!),
    of(name('SET'), `${fresh} ${k(7)} ${d} 8`, seven!),
    of(name('SETGET'), `${fresh} ${k(5)} ${d} 8`, `${five} ${old} -1`),
    of(name('SETGET'), `${fresh} ${k(7)} ${d} 8`, `${seven} 0`),
    of(name('REPLACE'), `${fresh} ${k(5)} ${d} 8`, `${five} -1`),
    of(name('REPLACE'), `${fresh} ${k(7)} ${d} 8`, `${d} 0`),
    of(name('REPLACEGET'), `${fresh} ${k(5)} ${d} 8`, `${five} ${old} -1`),
    of(name('REPLACEGET'), `${fresh} ${k(7)} ${d} 8`, `${d} 0`),
    of(name('ADD'), `${fresh} ${k(7)} ${d} 8`, `${seven} -1`),
    of(name('ADD'), `${fresh} ${k(5)} ${d} 8`, `${d} 0`),
    of(name('ADDGET'), `${fresh} ${k(7)} ${d} 8`, `${seven} -1`),
    of(name('ADDGET'), `${fresh} ${k(5)} ${d} 8`, `${d} ${old} 0`),
    of(name('SET'), `${fresh} ${k(7)} null 0`, '!5'),
  ]
  if (kind === 'B') return cases
  const [no1, no80] = isRef ? ['$Rno1', '$Rno80'] : ['$Dno1', '$Dno80']
  const [low, withoutLow] = letter === 'I' ? [128, no80] : [1, no1]
  const [high, withoutHigh] = letter === 'I' ? [5, no5] : [128, no80]
  const item = (byte: number): string => `${isRef ? 'C' : 'S'}{a${byte === 128 ? 8 : byte}}`
  return [
    ...cases,
    of(name('GET'), `${k(5)} ${d} 8`, `${old} -1`),
    of(name('GET'), `${k(7)} ${d} 8`, '0'),
    of(name('GET'), `${k(7)} null 8`, '0'),
    of(name('DELGET'), `${k(5)} ${d} 8`, `${no5} ${old} -1`),
    of(name('DELGET'), `${k(7)} ${d} 8`, `${d} 0`),
    of(name('MIN'), `${d} 8`, `${item(low)} ${k(low)} -1`),
    of(name('MIN'), 'null 8', '0'),
    of(name('MAX'), `${d} 8`, `${item(high)} ${k(high)} -1`),
    of(name('MAX'), 'null 8', '0'),
    of(name('REMMIN'), `${d} 8`, `${withoutLow} ${item(low)} ${k(low)} -1`),
    of(name('REMMIN'), 'null 8', 'null 0'),
    of(name('REMMAX'), `${d} 8`, `${withoutHigh} ${item(high)} ${k(high)} -1`),
    of(name('REMMAX'), 'null 8', 'null 0'),
  ]
}

function keyCases(letter: Letter): InstructionCase[] {
  const k = (byte: number): string => key(letter, byte)
  const order = letter === 'I' ? [128, 1, 5] : [1, 5, 128]
  const found = (byte: number | undefined): string =>
    byte === undefined ? '0' : `S{a${byte === 128 ? 8 : byte}} ${k(byte)} -1`
  return [
    ...(['', 'REF', 'B'] as const).flatMap((kind) => valueCases(letter, kind)),
    of(`DICT${letter}DEL`, `${k(5)} $D 8`, '$Dno5 -1'),
    of(`DICT${letter}DEL`, `${k(7)} $D 8`, '$D 0'),
    of(`DICT${letter}DEL`, `${k(7)} $Donly7 8`, 'null -1'),
    of(`DICT${letter}GETOPTREF`, `${k(5)} $R 8`, 'C{a5}'),
    of(`DICT${letter}GETOPTREF`, `${k(7)} $R 8`, 'null'),
    of(`DICT${letter}GETOPTREF`, `${k(5)} $D 8`, '!10'),
    of(`DICT${letter}SETGETOPTREF`, `C{bb} ${k(5)} $R 8`, '$R5 C{a5}'),
    of(`DICT${letter}SETGETOPTREF`, `C{bb} ${k(7)} $R 8`, '$R7 null'),
    of(`DICT${letter}SETGETOPTREF`, `null ${k(5)} $R 8`, '$Rno5 C{a5}'),
    of(`DICT${letter}SETGETOPTREF`, `null ${k(7)} $R 8`, '$R null'),
    of(`DICT${letter}GETREF`, `${k(5)} $D 8`, '!10'),
    ...order.flatMap((byte, i) => [
      of(`DICT${letter}GETNEXT`, `${k(byte)} $D 8`, found(order[i + 1])),
      of(`DICT${letter}GETNEXTEQ`, `${k(byte)} $D 8`, found(byte)),
      of(`DICT${letter}GETPREV`, `${k(byte)} $D 8`, found(order[i - 1])),
      of(`DICT${letter}GETPREVEQ`, `${k(byte)} $D 8`, found(byte)),
    ]),
    of(`DICT${letter}GETNEXTEQ`, `${k(2)} $D 8`, found(5)),
    of(`DICT${letter}GETPREVEQ`, `${k(4)} $D 8`, found(1)),
  ]
}

function runners(letter: 'I' | 'U'): InstructionCase[] {
  return [
    of(`DICT${letter}GETJMP; NEGATE`, '9 5 $K 8', '11'),
    of(`DICT${letter}GETJMP; NEGATE`, '9 6 $K 8', '-9'),
    of(`DICT${letter}GETEXEC; NEGATE`, '9 5 $K 8', '-11'),
    of(`DICT${letter}GETEXEC; NEGATE`, '9 6 $K 8', '-9'),
    of(`DICT${letter}GETJMPZ; NEGATE`, '9 5 $K 8', '11'),
    of(`DICT${letter}GETJMPZ; NEGATE`, '9 6 $K 8', '9 -6'),
    of(`DICT${letter}GETEXECZ; NEGATE`, '9 5 $K 8', '-11'),
    of(`DICT${letter}GETEXECZ; NEGATE`, '9 6 $K 8', '9 -6'),
  ]
}

/** Source: TVM whitepaper A.10. */
export const dictionaryCases: readonly InstructionCase[] = [
  line('STDICT', 'null B{f}', 'B{%11110}'),
  line('STDICT', 'C{ab} B{f}', 'B{%11111 C{ab}}'),
  line('SKIPDICT', 'S{%10 C{1}}', 'S{%0}'),
  line('SKIPDICT', 'S{%00 C{1}}', 'S{%0 C{1}}'),
  line('SKIPDICT', 'S{}', '!9', 'any'),
  line('LDDICTS', 'S{%10 C{1}}', 'S{%1 C{1}} S{%0}'),
  line('PLDDICTS', 'S{%00}', 'S{%0}'),
  line('LDDICT', 'S{%10 C{1}}', 'C{1} S{%0}'),
  line('LDDICT', 'S{%01}', 'null S{%1}'),
  line('PLDDICT', 'S{%10 C{1}}', 'C{1}'),
  line('LDDICTQ', 'S{%10 C{1}}', 'C{1} S{%0} -1'),
  line('LDDICTQ', 'S{%1}', 'S{%1} 0'),
  line('PLDDICTQ', 'S{%10 C{1}}', 'C{1} -1'),
  line('PLDDICTQ', 'S{}', '0'),
  ...LETTERS.flatMap(keyCases),
  ...runners('I'),
  ...runners('U'),
  // Numbers beyond the keys have their nearest key at one end, or no nearest key.
  of('DICTIGETNEXT', '-1000 $D 8', 'S{a8} -128 -1'),
  of('DICTIGETNEXT', '1000 $D 8', '0'),
  of('DICTIGETPREV', '1000 $D 8', 'S{a5} 5 -1'),
  of('DICTIGETPREV', '-1000 $D 8', '0'),
  of('DICTUGETNEXT', '-1 $D 8', 'S{a1} 1 -1'),
  of('DICTUGETNEXT', '256 $D 8', '0'),
  of('DICTUGETPREV', '256 $D 8', 'S{a8} 128 -1'),
  of('DICTUGETPREV', '-1 $D 8', '0'),
  of('DICTPUSHCONST 8, $D', '', '$D 8'),
  of('PFXDICTSET', 'S{bb} S{%11} $P 8', '$P11 -1'),
  of('PFXDICTSET', 'S{bb} S{%0} $P 8', '$P0 -1'),
  of('PFXDICTREPLACE', 'S{bb} S{%0} $P 8', '$P0 -1'),
  of('PFXDICTREPLACE', 'S{bb} S{%11} $P 8', '$P 0'),
  of('PFXDICTADD', 'S{bb} S{%11} $P 8', '$P11 -1'),
  of('PFXDICTADD', 'S{bb} S{%0} $P 8', '$P 0'),
  of('PFXDICTDEL', 'S{%0} $P 8', '$Pno0 -1'),
  of('PFXDICTDEL', 'S{%11} $P 8', '$P 0'),
  of('PFXDICTGETQ', 'S{%1011} $P 8', 'S{%10} S{a1} S{%11} -1'),
  of('PFXDICTGETQ', 'S{%11} $P 8', 'S{%11} 0'),
  of('PFXDICTGET', 'S{%01} $P 8', 'S{%0} S{a0} S{%1}'),
  of('PFXDICTGET', 'S{%11} $P 8', '!9'),
  of('PFXDICTGETJMP; NULL', 'S{%1} $PK 8', 'S{%1} null'),
  of('PFXDICTGETJMP; NULL', 'S{%101} $PK 8', '!7'),
  of('PFXDICTGETEXEC; NULL', 'S{%1} $PK 8', 'S{%1} null'),
  of('PFXDICTGETEXEC; NULL', 'S{%101} $PK 8', '!7'),
  of('PFXDICTSWITCH 8, $PK; NULL', 'S{%1}', 'S{%1} null'),
  of('PFXDICTSWITCH 8, $PK; NULL', 'S{%0}', '!7'),
  of('SUBDICTGET', 'S{5} 4 $S 8', '$S5'),
  of('SUBDICTGET', 'S{6} 4 $S 8', 'null'),
  of('SUBDICTGET', 'S{} 0 $S 8', '$S'),
  of('SUBDICTUGET', '0 0 $S 8', '$S'),
  of('SUBDICTIGET', '0 0 $S 8', '!5'),
  of('SUBDICTIGET', '5 4 $S 8', '$S5'),
  of('SUBDICTUGET', '5 4 $S 8', '$S5'),
  of('SUBDICTRPGET', 'S{5} 4 $S 8', '$S4'),
  of('SUBDICTIRPGET', '5 4 $S 8', '$S4'),
  of('SUBDICTURPGET', '5 4 $S 8', '$S4'),
]
