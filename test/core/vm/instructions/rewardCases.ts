import { Builder, type Cell, setKey } from '../../../../src/core/cells/index.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

const CURRENT = { setup: { rules: 'current', mbnWeights: [3n, 5n, 8n] } } as const

function tapsCell(...taps: readonly number[]): Cell {
  let root: Cell | undefined
  for (const [place, value] of taps.entries()) {
    const key = new Builder().storeUint(place, 32).toBits()
    root = setKey(root, 32, key, new Builder().storeUint(value, 64)).root
  }
  return new Builder().storeUint(taps.length, 32).storeMaybeRef(root).toCell()
}

const names = {
  taps: tapsCell(5, 6, 7),
  zeros: tapsCell(0, 0, 0),
  two: tapsCell(5, 6),
  none: tapsCell(),
  cut: new Builder().storeUint(3, 32).storeMaybeRef(tapsCell(5, 6).refs[0]).toCell(),
  more: new Builder().storeUint(2, 32).storeMaybeRef(tapsCell(5, 6).refs[0]).storeBit(1).toCell(),
}

function current(program: string, before: string, after: string): InstructionCase {
  return line(program, before, after, 0, { ...CURRENT, names })
}

/** Source: virtual machine extensions 2. */
export const rewardCases: readonly InstructionCase[] = [
  current('CALCMINSTAKE', '1 2 3 4', '10000000000000000'),
  current('CALCMINSTAKEBM', '4294967296 0', '4294967296'),
  current('CALCMINSTAKEBM', '4294967296 31536000', '4193479601'),
  current('CALCMINSTAKEBM', '4294967296 2^128-1', '2863311531'),
  current('CALCMBK', '86400', '3490625554695725'),
  current('CALCMBK', '2^128-1', '7020000000000000000'),
  current('CALCREPCOEF', '0', '1000000000'),
  current('CALCREPCOEF', '86400', '1007722377'),
  current('CALCREPCOEF', '2^128-1', '3000000000'),
  // Two thirds of the one before, the one before, what is due, and more minted than there is.
  current('CALCBKREWARDADJ', '3490625554695724 0 1000000000000 86399', '666666666666'),
  current('CALCBKREWARDADJ', '0 1 1000 86399', '1000'),
  current('CALCBKREWARDADJ', '7019999999999999000 1 2000 2000000000', '1000'),
  current('CALCBKREWARDADJ', '2^128-1 1 2000 2^128-2', '2000'),
  current('CALCBMMVREWARDADJ', '0 1 2^100 2^64 -1', '1040000000000000000'),
  current('CALCBMMVREWARDADJ', '0 1 2^100 2^64 0', '2340000000000000000'),
  current('CALCBMREWARD', 'C{} 3 5 100 7', '233'),
  current('CALCBMREWARD', 'C{} 0 5 100 7', '0'),
  current('CALCBMREWARD', 'C{} 3 1040000000000000000 100 7', '0'),
  current('CALCBMREWARD', 'C{} 1 5 2^127 3', '2^127'),
  current('CALCMVREWARD', '1 null $taps 10 1000000', '136156'),
  current('CALCMVREWARD', '9 null $taps 10 1000000', '1311742'),
  current('CALCMVREWARD', '1 null null 1 1000000', '0'),
  // Only the low 64 bits count.
  current('CALCMVREWARD', '2^64+1 null $taps 2^64+10 1000000', '136156'),
  current('CALCMVREWARD', '1 null $zeros 10 1000000', '0'),
  current('CALCMVREWARD', '1 null $two 10 1000000', '0'),
  current('CALCMVREWARD', '1 null $none 10 1000000', '0'),
  current('CALCMVREWARD', '1 null $cut 10 1000000', '!36'),
  current('CALCMVREWARD', '1 null $more 10 1000000', '!36'),
  current('CALCMVREWARD', '1 null C{} 10 1000000', '!36'),
  current('CALCMINERREWARD', '1 $taps 10 1000000', '136156'),
  current('CALCMINERREWARD', '1 $taps 1 1000000', '13615'),
  line('CALCMINERREWARD', '1 $taps 10 1000000', '0', 0, { names, setup: { rules: 'current' } }),
  current('CALCMINERTAPCOEF', '0 10 60 0 0 0 0', '1140 30094590490400 60 19 10 10'),
  current('CALCMINERTAPCOEF', '6000 30 330 109951162777599 100 100 40', '32900 96422045519599 330 130 70 6030'),
  current('CALCMINERTAPCOEF', '12000 1 1 99 1 2 3', '0 99 1 2 3 12000'),
]
