/** Rows B1 to B4: how much of a damaged or unusual BOC is taken. */
import { describe, expect, test } from 'vitest'
import {
  BocError,
  type BocSource,
  decodeStateInit,
  parseAccountObject,
  parseMessageObject,
  parseTransactionObject,
} from '../../../src/core/boc/index.ts'
import { base64ToBytes } from '../../../src/core/bytes/index.ts'
import {
  Builder,
  type Cell,
  EMPTY_CELL,
  merkleProofCell,
  merkleUpdateCell,
  ordinaryCell,
  parseBoc,
  parseBocBase64,
  prunedCell,
  Slice,
  writeBoc,
  writeBocBase64,
} from '../../../src/core/cells/index.ts'
import {
  type Account,
  accountCell,
  currencies,
  type Message,
  messageCell,
  NO_ADDRESS,
  type StateInit,
  standardAddress,
  stateInitCell,
  type Transaction,
  transactionCell,
} from '../../../src/core/tlb/index.ts'

function source(root: Cell): BocSource {
  return { root, bytes: () => writeBoc(root) }
}
function fill(byte: number): Uint8Array {
  return new Uint8Array(32).fill(byte)
}
function longer(cell: Cell): Cell {
  return new Builder().storeSlice(Slice.of(cell)).storeUint(5, 3).storeRef(EMPTY_CELL).toCell()
}
function withRef(cell: Cell, index: number, ref: Cell): Cell {
  return ordinaryCell(cell.bytes, cell.bitLength, cell.refs.with(index, ref))
}
function kindOf(run: () => unknown): unknown {
  try {
    run()
    return 'none'
  } catch (error) {
    return error instanceof BocError ? error.kind : error
  }
}

const code = new Builder().storeUint(0xabcd, 16).storeRef(new Builder().storeUint(1, 8).toCell()).toCell()
const init: StateInit = { code, data: EMPTY_CELL }
const message: Message = {
  header: { type: 'externalIn', src: NO_ADDRESS, dest: standardAddress(0, fill(0x11)), importFee: 0n },
  init,
  layout: { initInRef: true, bodyInRef: true },
}
const account: Account = {
  address: standardAddress(0, fill(0x11)),
  storageInfo: { used: { bits: 0n, cells: 0n, publicCells: 0n }, lastPaid: 0 },
  lastTransLt: 0n,
  balance: currencies(255n),
  state: { type: 'active', init },
}
const transaction: Transaction = {
  accountAddr: fill(0x11),
  lt: 32n,
  prevTransHash: fill(1),
  prevTransLt: 16n,
  now: 100,
  origStatus: 'nonexist',
  endStatus: 'active',
  inMsg: messageCell(message),
  outMsgs: [messageCell(message)],
  totalFees: currencies(0n),
  stateUpdate: { oldHash: fill(2), newHash: fill(3) },
  description: { type: 'storage', storage: { feesCollected: 10n, statusChange: 'unchanged' } },
}

describe('B1: what follows an object', () => {
  test('is ignored in the parts of a message', () => {
    const cell = messageCell(message)
    const { id: _id, boc: _boc, ...parts } = parseMessageObject(source(cell))
    expect(parts).toMatchObject({ code_hash: code.hashHex() })
    const [initCell, body] = cell.refs as [Cell, Cell]
    expect(parseMessageObject(source(withRef(cell, 0, longer(initCell))))).toMatchObject(parts)
    expect(parseMessageObject(source(longer(cell)))).toMatchObject(parts)
    expect(body).toEqual(EMPTY_CELL)
  })

  test('is refused at the end of the object itself', () => {
    expect(kindOf(() => parseAccountObject(source(accountCell(account))))).toBe('none')
    expect(kindOf(() => parseAccountObject(source(longer(accountCell(account)))))).toBe('invalid')
    const stateInit = stateInitCell(init)
    expect(kindOf(() => decodeStateInit(stateInit))).toBe('none')
    expect(kindOf(() => decodeStateInit(longer(stateInit)))).toBe('invalid')
    const cell = transactionCell(transaction)
    const tail = ordinaryCell(longer(withRef(cell, 0, EMPTY_CELL)).bytes, cell.bitLength + 3, cell.refs)
    expect(kindOf(() => parseTransactionObject(source(cell)))).toBe('none')
    expect(kindOf(() => parseTransactionObject(source(tail)))).toBe('invalid')
  })
})

describe('B2: damaged parts', () => {
  test.each([
    ['messages', 0],
    ['state update', 1],
    ['description', 2],
  ])('a damaged part of a transaction (%s) makes its conversion fail', (_, index) => {
    const cell = transactionCell(transaction)
    const ref = index === 0 ? withRef(cell.refs[0]!, 0, EMPTY_CELL) : EMPTY_CELL
    expect(kindOf(() => parseTransactionObject(source(withRef(cell, index, ref))))).toBe('conversion')
  })

  test('a wrong list of messages and a wrong count of them fail its conversion', () => {
    const cell = transactionCell(transaction)
    expect(cell.refs[0]!.refs).toHaveLength(2)
    const list = withRef(cell.refs[0]!, 1, EMPTY_CELL)
    expect(kindOf(() => parseTransactionObject(source(withRef(cell, 0, list))))).toBe('conversion')
    const none = transactionCell({ ...transaction, outMsgs: [] })
    expect(kindOf(() => parseTransactionObject(source(withRef(cell, 0, none.refs[0]!))))).toBe('conversion')
  })

  test('damaged fields of the transaction cell itself are another error, because no transaction was read', () => {
    const cell = transactionCell(transaction)
    const cut = (bits: number, refs: number): Cell => ordinaryCell(cell.bytes, bits, cell.refs.slice(0, refs))
    for (const refs of [0, 1, 2]) {
      expect(kindOf(() => parseTransactionObject(source(cut(cell.bitLength, refs))))).toBe('invalid')
    }
    expect(kindOf(() => parseTransactionObject(source(withRef(cell, 0, EMPTY_CELL))))).toBe('invalid')
    expect(kindOf(() => parseTransactionObject(source(cut(600, 3))))).toBe('invalid')
  })

  test('an init that cannot be read is part of its message', () => {
    const cell = messageCell(message)
    expect(kindOf(() => parseMessageObject(source(withRef(cell, 0, EMPTY_CELL))))).toBe('invalid')
  })
})

/**
 * By the levels of cells (TVM whitepaper 3.1.4 to 3.1.7) the hash of a cell with pruned branches is that of the whole
 * only inside a Merkle proof, which lowers the level. Outside of one the cell is known by its representation hash, the
 * same that its BOC has; a lower one would vouch for parts that were not shown.
 */
describe('B3: hashes and depths of cells with pruned branches', () => {
  const pruned = ordinaryCell(code.bytes, code.bitLength, [prunedCell(code.refs[0]!)])
  const partly: StateInit = { code: pruned, data: prunedCell(code) }

  test('a cell with pruned branches has the hash and depth of the whole at level 0', () => {
    expect(pruned.level).toBe(1)
    expect(pruned.hash(0)).toEqual(code.hash())
    expect(pruned.depth(0)).toBe(code.depth())
    expect(pruned.hash()).not.toEqual(code.hash())
    expect(pruned.depth()).toBe(1)
    expect(prunedCell(code).depth(0)).toBe(1)
    expect(prunedCell(code).depth()).toBe(0)
  })

  test('outside of a proof, hash and depth are those of the given cells', () => {
    const decoded = decodeStateInit(stateInitCell(partly))
    expect(decoded).toMatchObject({
      codeHash: pruned.hashHex(),
      codeDepth: 1,
      dataHash: prunedCell(code).hashHex(),
      dataDepth: 0,
    })
    expect(decoded.codeHash).toBe(parseBocBase64(writeBocBase64(decoded.code!)).hashHex())
    const object = parseMessageObject(source(messageCell({ ...message, init: partly })))
    expect(object).toMatchObject({ code_hash: pruned.hashHex(), data_hash: prunedCell(code).hashHex() })
  })

  test('inside a proof, hash and depth are those of the whole', () => {
    const whole = accountCell({ ...account, state: { type: 'active', init: { code, data: code } } })
    const tree = accountCell({ ...account, state: { type: 'active', init: partly } })
    expect(tree.hash(0)).toEqual(whole.hash())
    const hashes = { code_hash: code.hashHex(), data_hash: code.hashHex() }
    expect(parseAccountObject(source(merkleProofCell(tree)))).toMatchObject(hashes)
    expect(parseAccountObject(source(whole))).toMatchObject(hashes)
  })
})

describe('B4: strictness of BOCs', () => {
  test('spare bits of base64 are 0', () => {
    for (const text of ['AA==', 'AAA=', 'AAAA', '8A==', '//w=']) expect(base64ToBytes(text)).toBeDefined()
    for (const text of ['AB==', 'AH==', 'AP==', 'A/==', 'AAB=', 'AAC=', 'AAD=', 'AA/=', '//9=']) {
      expect(base64ToBytes(text)).toBeUndefined()
    }
    const text = writeBocBase64(EMPTY_CELL)
    expect(text.endsWith('AA==')).toBe(true)
    expect(() => parseBocBase64(`${text.slice(0, -3)}B==`)).toThrow('base64')
  })

  test.each([
    ['proof', merkleProofCell(code), [1, 32, 33, 34]],
    ['update', merkleUpdateCell(code, EMPTY_CELL), [1, 33, 64, 65, 66, 67, 68]],
  ])('a Merkle %s holds the hashes and depths of its parts', (_, cell, places) => {
    const boc = writeBoc(cell)
    expect(parseBoc(boc).hashKey()).toBe(cell.hashKey())
    const start = Buffer.from(boc).indexOf(cell.bytes)
    for (const place of places) {
      const wrong = boc.slice()
      wrong[start + place]! ^= 1
      expect(() => parseBoc(wrong)).toThrow('Merkle cell stores a')
    }
  })
})
