import { Builder, type Cell, MAX_CELL_BITS, MAX_CELL_REFS, Slice } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { loadMessageHeader, type MessageHeader, storeMessageHeader } from './MessageHeader.ts'
import { StateInit } from './StateInit.ts'

/** Which parts of a message are stored in separate cells. */
interface MessageLayout {
  readonly initInRef: boolean
  readonly bodyInRef: boolean
}

/** `message$_ info:CommonMsgInfo init:(Maybe (Either StateInit ^StateInit)) body:(Either X ^X) = Message X`. */
export interface Message {
  readonly header: MessageHeader
  readonly init?: StateInit
  /** Absent if the message has no body; an inline body without bits and references counts as absent. */
  readonly body?: Slice
  /** Where a parsed message keeps its parts, so that it is written back the same. Absent: the fixed rule decides. */
  readonly layout?: MessageLayout
}

/**
 * Reads a message that fills the slice. Data after a part in a separate cell is ignored, as nodes do (row B1 of the
 * differences to the official library). Throws `underflow`, `format`.
 */
function loadMessage(slice: Slice, rules: ChainRules = 'current'): Message {
  const header = loadMessageHeader(slice, rules)
  let init: StateInit | undefined
  let initInRef = false
  if (slice.loadBool()) {
    initInRef = slice.loadBool()
    init = StateInit.load(initInRef ? slice.loadRefSlice() : slice)
  }
  const bodyInRef = slice.loadBool()
  const body = bodyInRef ? slice.loadRefSlice() : slice.isEmpty ? undefined : slice.clone()
  slice.skip(slice.remainingBits, slice.remainingRefs)
  return { header, ...(init && { init }), ...(body && { body }), layout: { initInRef, bodyInRef } }
}

/** Message of a whole cell; its hash is the message id. Throws as `loadMessage`, `pruned`, `exotic`. */
export function parseMessage(cell: Cell, rules: ChainRules = 'current'): Message {
  return loadMessage(Slice.of(cell), rules)
}

/**
 * Cell of a message. A known layout is kept when it still fits. Otherwise the first of these that fits is used: both
 * parts inline, init inline and body in a reference, init in a reference and body inline, both in references. Throws
 * `range`, `overflow`, `format`.
 */
export function messageCell(message: Message, rules: ChainRules = 'current'): Cell {
  const builder = new Builder()
  storeMessageHeader(message.header, builder, rules)
  const { init, body } = message
  const initBuilder = new Builder()
  if (init !== undefined) StateInit.store(init, initBuilder)
  const layout = chooseLayout(message, builder, initBuilder)
  builder.storeBit(init !== undefined)
  if (init !== undefined) {
    builder.storeBit(layout.initInRef)
    if (layout.initInRef) builder.storeRef(initBuilder.toCell())
    else builder.storeBuilder(initBuilder)
  }
  builder.storeBit(layout.bodyInRef)
  if (layout.bodyInRef) {
    const bodyBuilder = new Builder()
    if (body !== undefined) bodyBuilder.storeSlice(body)
    builder.storeRef(bodyBuilder.toCell())
  } else if (body !== undefined) {
    builder.storeSlice(body)
  }
  return builder.toCell()
}

function chooseLayout(message: Message, header: Builder, init: Builder): MessageLayout {
  const hasInit = message.init !== undefined
  const bodyBits = message.body?.remainingBits ?? 0
  const bodyRefs = message.body?.remainingRefs ?? 0
  const usedBits = header.bitLength + 2 + (hasInit ? 1 : 0)
  const fits = ({ initInRef, bodyInRef }: MessageLayout): boolean => {
    const bits = usedBits + (initInRef ? 0 : init.bitLength) + (bodyInRef ? 0 : bodyBits)
    const refs = header.refs.length + (initInRef ? 1 : init.refs.length) + (bodyInRef ? 1 : bodyRefs)
    return bits <= MAX_CELL_BITS && refs <= MAX_CELL_REFS
  }
  if (message.layout !== undefined && fits(message.layout)) return message.layout
  const candidates = hasInit
    ? [
        { initInRef: false, bodyInRef: false },
        { initInRef: false, bodyInRef: true },
        { initInRef: true, bodyInRef: false },
      ]
    : [
        { initInRef: false, bodyInRef: false },
        { initInRef: false, bodyInRef: true },
      ]
  return candidates.find(fits) ?? { initInRef: hasInit, bodyInRef: true }
}
