/** Objects of present-day TON, written bit by bit after its scheme: they are read in full, or refused by name. */
import { expect, test } from 'vitest'
import { envelopeFields, inMsgFields, outMsgFields } from '../../../src/core/boc/messageDescriptorFields.ts'
import { Builder, type Cell, EMPTY_CELL, Slice } from '../../../src/core/cells/index.ts'
import { InMsg, loadValueFlow, OutMsg, parseOutMsgQueueInfo } from '../../../src/core/tlb/index.ts'

function cellOf(write: (builder: Builder) => unknown): Cell {
  const builder = new Builder()
  write(builder)
  return builder.toCell()
}

function envelope(write: (builder: Builder) => unknown = () => {}): Cell {
  return cellOf((builder) => {
    // msg_envelope_v2#5, both addresses regular with 96 bits of the destination, a fee of 7.
    builder.storeUint(5, 4).storeUint(96, 8).storeUint(96, 8).storeUint(1, 4).storeUint(7, 8).storeRef(EMPTY_CELL)
    write(builder)
  })
}

const plain = envelope((builder) => builder.storeUint(0, 2))

test('an envelope has the time of its emission and the first message of its chain', () => {
  const cell = envelope((builder) => {
    builder.storeBit(1).storeUintBig(77n, 64)
    builder.storeBit(1).storeUint(0, 4).storeUint(3, 32)
    builder.storeUint(0b100, 3).storeInt(0, 8).storeBits(new Uint8Array(32).fill(0xab), 256).storeUintBig(66n, 64)
  })
  expect(envelopeFields(cell)).toEqual({
    msg_id: EMPTY_CELL.hashHex(),
    cur_addr: '0',
    next_addr: '0',
    fwd_fee_remaining: '0x7',
    emitted_lt: '0x4d',
    depth: 3,
    initiator: `0:${'ab'.repeat(32)}`,
    initiator_lt: '0x42',
  })
  expect(Object.keys(envelopeFields(plain))).toHaveLength(4)
})

test('bits after an envelope are refused', () => {
  const longer = envelope((builder) => builder.storeUint(0, 3))
  expect(() => envelopeFields(longer)).toThrow(expect.objectContaining({ kind: 'format' }))
})

test('deferred messages have descriptors of their own', () => {
  const fields = (bits: string, refs: readonly Cell[], fee?: number) =>
    Slice.of(
      cellOf((builder) => {
        builder.storeUint(Number.parseInt(bits, 2), bits.length)
        for (const ref of refs) builder.storeRef(ref)
        if (fee !== undefined) builder.storeUint(1, 4).storeUint(fee, 8)
      }),
    )
  const [transaction, id] = [EMPTY_CELL, EMPTY_CELL.hashHex()]
  expect(inMsgFields(InMsg.load(fields('00100', [plain, transaction], 9)))).toMatchObject({
    msg_type: 7,
    msg_type_name: 'deferredFinal',
    transaction_id: id,
    fwd_fee: '0x9',
  })
  const transit = inMsgFields(InMsg.load(fields('00101', [plain, plain])))
  expect(transit).toMatchObject({ msg_type: 8, in_msg: { msg_id: id }, out_msg: { msg_id: id } })
  expect(outMsgFields(OutMsg.load(fields('10100', [plain, transaction])))).toMatchObject({
    msg_type: 8,
    msg_type_name: 'deferred',
    transaction_id: id,
  })
  const imported = fields('00101', [plain, plain]).cell
  expect(outMsgFields(OutMsg.load(fields('10101', [plain, imported])))).toMatchObject({
    msg_type: 9,
    imported: transit,
  })
  expect(() => InMsg.load(fields('0011', [plain]))).toThrow('Unknown tag 3 of an inbound message descriptor')
})

test('a value flow has the burnt amount after the collected fees', () => {
  const money = (builder: Builder, grams: number) => builder.storeUint(1, 4).storeUint(grams, 8).storeBit(0)
  const amounts = (...grams: readonly number[]) =>
    cellOf((builder) => {
      for (const amount of grams) money(builder, amount)
    })
  const flow = (tag: number, more: number) =>
    cellOf((builder) => {
      builder.storeUint(tag, 32).storeRef(amounts(1, 2, 3, 4))
      money(builder, 5)
      if (more > 0) money(builder, more)
      builder.storeRef(amounts(6, 7, 8, 9))
    })
  const read = loadValueFlow(Slice.of(flow(0x3ebf98b7, 50)), 'classic')
  expect([read.toNextBlk?.grams, read.feesCollected.grams, read.burned?.grams, read.minted.grams]).toEqual([
    2n,
    5n,
    50n,
    9n,
  ])
  expect(loadValueFlow(Slice.of(flow(0xb8e48dfb, 0)), 'classic').burned).toBeUndefined()
  expect(() => loadValueFlow(Slice.of(flow(0xb8e48dfb, 50)), 'classic')).toThrow(
    expect.objectContaining({ kind: 'format' }),
  )
})

test('a dispatch queue is refused by its name', () => {
  const queues = cellOf((builder) => {
    // Empty queue with its lowest time, nothing processed; then out_msg_queue_extra#0 with an empty queue and a size.
    builder.storeBit(0).storeUintBig(0n, 64).storeBit(0)
    builder.storeBit(1).storeUint(0, 4).storeBit(0).storeUintBig(0n, 64).storeBit(1).storeUintBig(12n, 48)
  })
  expect(() => parseOutMsgQueueInfo(queues)).toThrow('out_msg_queue_extra')
})
