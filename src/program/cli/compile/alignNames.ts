/** Pairs two sequences of instruction names that are nearly equal: assembly and the code made of it. */

/** One instruction has several names, and several names its short and long form. */
const SAME: Readonly<Record<string, string>> = {
  ...{ DROP: 'POP', NIP: 'POP', DUP: 'PUSH', OVER: 'PUSH', SWAP: 'XCHG', '-ROT': 'ROTREV', PLDREF: 'PLDREFIDX' },
  ...{ TRUE: 'PUSHINT', FALSE: 'PUSHINT', ZERO: 'PUSHINT', ONE: 'PUSHINT', TWO: 'PUSHINT', TEN: 'PUSHINT' },
  ...{ STGRAMS: 'STVARUINT', LDGRAMS: 'LDVARUINT', STVARUINT16: 'STVARUINT', LDVARUINT16: 'LDVARUINT' },
}

function canonical(name: string): string {
  const same = SAME[name] ?? name
  const short = same.replace(/^\d+/, '').replace(/[\d#]+L?$|(?<=[A-Z])L$/, '')
  return SAME[short] ?? short
}

/**
 * For each name on the right the index of its partner on the left, or `undefined`; partners are in order. The longest common
 * subsequence: both must be short, because time and memory grow with the product of their lengths.
 */
export function alignNames(left: readonly string[], right: readonly string[]): (number | undefined)[] {
  const a = left.map(canonical)
  const b = right.map(canonical)
  const width = b.length + 1
  /** Length of the longest common subsequence of what follows `i` and `j`. */
  const common = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const skipped = Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
      common[i * width + j] = a[i] === b[j] ? common[(i + 1) * width + j + 1]! + 1 : skipped
    }
  }
  const partners: (number | undefined)[] = b.map(() => undefined)
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) partners[j++] = i++
    else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) i++
    else j++
  }
  return partners
}
