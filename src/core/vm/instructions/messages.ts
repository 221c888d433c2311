import { Capability } from '../../Capability.ts'
import { Builder, type Cell, Slice, unlessBroken } from '../../cells/index.ts'
import { type Instruction, type InstructionFamily, instruction as is } from '../Instruction.ts'
import { integerOf, isNotANumber, signedBits, unsignedBits } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import { EXCEPTION, raise, VmException } from '../VmException.ts'
import type { VmValue } from '../VmValue.ts'

const MAX_GRAMS = (1n << 120n) - 1n

/** Tags of actions in c5 (`OutAction`). */
const ACTION = { send: 0x0ec3c86d, setCode: 0xad4de08e, reserve: 0x36e6b809, library: 0x26fa1dd4, copyleft: 0x24486f7a }

/** Puts an action in front of the list in c5: `out_list$_ prev:^(OutList n) action:OutAction`. */
export function addAction(machine: Machine, tag: number, write: (action: Builder) => void) {
  const action = new Builder().storeRef(machine.c5).storeUint(tag, 32)
  write(action)
  machine.c5 = machine.finishCell(action)
}

function loadVariable(n: 16 | 32, signed: boolean) {
  return (machine: Machine) => {
    const rest = machine.popSlice().clone()
    const value = signed ? rest.loadVarInt(n) : rest.loadVarUint(n)
    machine.push(integerOf(value))
    machine.push(rest)
  }
}

function storeVariable(n: 16 | 32, signed: boolean) {
  return (machine: Machine) => {
    machine.need(2)
    const value = machine.popInteger()
    const builder = machine.popBuilder()
    if (isNotANumber(value)) raise(machine.hasBugfixes || signed ? EXCEPTION.integerOverflow : EXCEPTION.rangeCheck)
    const big = BigInt(value)
    if (!signed && big < 0n) raise(EXCEPTION.rangeCheck)
    // A signed zero takes a byte in these networks.
    const bits = signed ? signedBits(big) : unsignedBits(big)
    if (bits > 8 * (n - 1)) raise(EXCEPTION.rangeCheck)
    const bytes = (bits + 7) >> 3
    const target = builder.clone().storeUint(bytes, n === 16 ? 4 : 5)
    machine.push(signed ? target.storeIntBig(big, 8 * bytes) : target.storeUintBig(big, 8 * bytes))
  }
}

/** Parts of an address as a tuple; `undefined` for bits that are not an address. Moves the slice over it. */
function parseAddress(slice: Slice): VmValue[] | undefined {
  // Contracts also test slices without an address; this avoids the cost of an error.
  if (slice.remainingBits < 2) return undefined
  return unlessBroken(() => {
    const type = slice.loadUint(2)
    if (type === 0) return [0]
    if (type === 1) return [1, slice.loadSlice(slice.loadUint(9))]
    const anycast = slice.loadBit() === 1 ? slice.loadSlice(slice.loadUint(5)) : null
    if (type === 2) return [2, anycast, slice.loadInt(8), slice.loadSlice(256)]
    const bits = slice.loadUint(9)
    return [3, anycast, slice.loadInt(32), slice.loadSlice(bits)]
  })
}

function loadAddress(quiet: boolean) {
  return (machine: Machine) => {
    const slice = machine.popSlice()
    const rest = slice.clone()
    if (parseAddress(rest) === undefined) {
      if (!quiet) raise(EXCEPTION.cellUnderflow)
      machine.push(slice)
      machine.push(0)
      return
    }
    machine.push(slice.prefix(slice.remainingBits - rest.remainingBits, slice.remainingRefs - rest.remainingRefs))
    machine.push(rest)
    if (quiet) machine.push(-1)
  }
}

/**
 * Pushes the result of `make` for the parts of an address; if the address is invalid or there is no result, the
 * instruction fails.
 */
function fromAddress(make: (machine: Machine, parts: VmValue[]) => VmValue[] | undefined, quiet: boolean) {
  return (machine: Machine) => {
    const parts = parseAddress(machine.popSlice().clone())
    const values = parts === undefined ? undefined : make(machine, parts)
    if (values === undefined && !quiet) raise(EXCEPTION.cellUnderflow)
    for (const value of values ?? []) machine.push(value)
    if (quiet) machine.pushBool(values !== undefined)
  }
}

function rewriteStandard(_machine: Machine, parts: VmValue[]): VmValue[] | undefined {
  const [, anycast, workchain, address] = parts
  if (!(address instanceof Slice) || address.remainingBits !== 256) return undefined
  let value = address.preloadUintBig(256)
  if (anycast instanceof Slice && anycast.remainingBits > 0) {
    const bits = anycast.remainingBits
    const rest = BigInt(256 - bits)
    // The network's machine pads the prefix with zeros at its end to whole bytes: contracts see it shifted by the
    // padding, and the address is refused if the result does not fit.
    const padding = BigInt(-bits & 7)
    const prefix = anycast.preloadUintBig(bits) << (padding + rest)
    if (prefix >= 1n << 256n) return undefined
    value = (value & ((1n << rest) - 1n)) | prefix
  }
  return [workchain!, integerOf(value)]
}

function rewriteVariable(machine: Machine, parts: VmValue[]): VmValue[] | undefined {
  const [, anycast, workchain, address] = parts
  if (!(address instanceof Slice)) return undefined
  if (!(anycast instanceof Slice) || anycast.remainingBits === 0) return [workchain!, address]
  const bits = anycast.remainingBits
  if (bits > address.remainingBits) return undefined
  const whole = new Builder().storeSlice(anycast).storeSlice(address.suffix(address.remainingBits - bits))
  return [workchain!, machine.loadCell(machine.finishCell(whole))]
}

function storeGrams(target: Builder, value: bigint) {
  target.storeVarUint(value, 16)
}

function isMasterchain(address: VmValue): boolean {
  if (!(address instanceof Slice)) return raise(EXCEPTION.typeCheck)
  const parts = parseAddress(address.clone())
  if (parts === undefined || parts.length !== 4) return raise(EXCEPTION.cellUnderflow)
  return parts[2] === -1
}

function copyleft(machine: Machine) {
  if (machine.copyleftDone) {
    // A second COPYLEFT in a run is refused before it is charged.
    machine.steps--
    machine.gasUsed -= 10 + 16
    throw new VmException(EXCEPTION.illegalInstruction)
  }
  machine.copyleftDone = true
  const inMasterchain = isMasterchain(machine.contractInfo(8))
  machine.need(2)
  const license = machine.pop()
  const address = machine.pop()
  if (inMasterchain) return
  if (typeof license !== 'number' && typeof license !== 'bigint') raise(EXCEPTION.typeCheck)
  if (!(typeof license === 'number' && license >= 0 && license <= 255)) return raise(EXCEPTION.rangeCheck)
  if (!(address instanceof Slice) || address.remainingBits !== 256) return raise(EXCEPTION.typeCheck)
  addAction(machine, ACTION.copyleft, (action) => action.storeUint(license, 8).storeBits(address.preloadBits(256)))
}

const action = { extraGas: 'cell creation' }

const variables: readonly (readonly [string, 16 | 32, boolean])[] = [
  ['GRAMS', 16, false],
  ['VARINT16', 16, true],
  ['VARUINT32', 32, false],
  ['VARINT32', 32, true],
]

const instructions: readonly Instruction[] = [
  ...variables.flatMap(([name, n, signed], i) => {
    const code = (offset: number): string => `FA0${(4 * (i >> 1) + (i & 1) + offset).toString(16)}`
    const what = `${signed ? 'a signed' : 'an unsigned'} integer of up to ${n - 1} bytes with its size in front`
    return [
      is(code(0), `LD${name}`, 's - x s', `Reads ${what}.`, loadVariable(n, signed)),
      is(code(2), `ST${name}`, 'b x - b', `Appends ${what}.`, storeVariable(n, signed)),
    ]
  }),
  is('FA40', 'LDMSGADDR', 's - t s', 'Cuts off an address.', loadAddress(false)),
  is('FA41', 'LDMSGADDRQ', 's - t s -1 or s 0', 'Cuts off an address if there is one.', loadAddress(true)),
  is(
    'FA42',
    'PARSEMSGADDR',
    's - t',
    'Parts of an address.',
    fromAddress((_m, parts) => [parts], false),
  ),
  is(
    'FA43',
    'PARSEMSGADDRQ',
    's - t -1 or 0',
    'Parts of an address if there is one.',
    fromAddress((_m, parts) => [parts], true),
  ),
  is(
    'FA44',
    'REWRITESTDADDR',
    's - w x',
    'Workchain and account of a standard address as numbers.',
    fromAddress(rewriteStandard, false),
  ),
  is('FA45', 'REWRITESTDADDRQ', 's - w x -1 or 0', 'REWRITESTDADDR with a flag.', fromAddress(rewriteStandard, true)),
  is(
    'FA46',
    'REWRITEVARADDR',
    's - w t',
    'Workchain as a number and account as a slice.',
    fromAddress(rewriteVariable, false),
  ),
  is('FA47', 'REWRITEVARADDRQ', 's - w t -1 or 0', 'REWRITEVARADDR with a flag.', fromAddress(rewriteVariable, true)),
  is('FB00', 'SENDRAWMSG', 'c n -', 'Sends a message with mode n.', action, (m) => {
    m.need(2)
    const mode = m.popNumber(0, 255)
    const message = m.popCell()
    addAction(m, ACTION.send, (b) => b.storeUint(mode, 8).storeRef(message))
  }),
  is('FB02', 'RAWRESERVE', 'x n -', 'Reserves nano with mode n.', action, (m) => {
    m.need(2)
    const mode = m.popNumber(0, 15)
    const grams = m.popBig(0n, MAX_GRAMS)
    addAction(m, ACTION.reserve, (b) => {
      storeGrams(b.storeUint(mode, 8), grams)
      b.storeBit(0)
    })
  }),
  is('FB03', 'RAWRESERVEX', 'x D n -', 'Reserves nano and other currencies with mode n.', action, (m) => {
    m.need(3)
    const mode = m.popNumber(0, 15)
    const other = m.popDictionary()
    const grams = m.popBig(0n, MAX_GRAMS)
    addAction(m, ACTION.reserve, (b) => {
      storeGrams(b.storeUint(mode, 8), grams)
      b.storeMaybeRef(other)
    })
  }),
  is('FB04', 'SETCODE', 'c -', 'Changes the code of the contract.', action, (m) => {
    const code: Cell = m.popCell()
    addAction(m, ACTION.setCode, (b) => b.storeRef(code))
  }),
  is(
    'FB06',
    'SETLIBCODE',
    'c n -',
    'Adds or removes a library.',
    { ...action, capability: Capability.setLibCode },
    (m) => {
      m.need(2)
      const mode = m.popNumber(0, 2)
      const code = m.popCell()
      addAction(m, ACTION.library, (b) => b.storeUint(2 * mode + 1, 8).storeRef(code))
    },
  ),
  is(
    'FB07',
    'CHANGELIB',
    'h n -',
    'Adds or removes a library by its hash.',
    { ...action, capability: Capability.setLibCode },
    (m) => {
      m.need(2)
      const mode = m.popNumber(0, 2)
      const hash = m.popBig(0n, (1n << 256n) - 1n)
      addAction(m, ACTION.library, (b) => b.storeUint(2 * mode, 8).storeUintBig(hash, 256))
    },
  ),
  is(
    'FB0A',
    'COPYLEFT',
    's n -',
    'Names the address that gets a share of the fees, with license n.',
    { ...action, capability: Capability.copyleft },
    copyleft,
  ),
]

export const messageFamily: InstructionFamily = { title: 'Messages and actions', instructions }
