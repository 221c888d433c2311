import { Capability } from '../../Capability.ts'
import { Builder, Cell } from '../../cells/index.ts'
import { sha256, sha512 } from '../../crypto/sha.ts'
import { lookup } from '../dictionary/index.ts'
import { type Instruction, type InstructionDetails, type InstructionFamily, instruction as is } from '../Instruction.ts'
import { boundedInteger, integerOf, isNotANumber, unsignedOf } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { VmInteger, VmTuple, VmValue } from '../VmValue.ts'
import { bytesOf } from './builders.ts'

const MAX_GAS = 2n ** 63n - 1n

/** Price of one unit of gas in nano. */
function gasPrice(machine: Machine): bigint {
  return machine.setup.gas.price >> 16n
}

function limitGas(machine: Machine, limit: bigint) {
  if (limit < BigInt(machine.gasUsed)) raise(EXCEPTION.outOfGas)
  machine.setGasLimit(limit > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(limit))
}

/** Gas that an amount in nano buys. */
function gasFor(machine: Machine, nano: VmInteger): bigint {
  const price = gasPrice(machine)
  if (isNotANumber(nano) || price === 0n) return MAX_GAS
  const gas = BigInt(nano) / price
  return gas > MAX_GAS || gas < -MAX_GAS - 1n ? MAX_GAS : gas
}

/**
 * Instruction that pushes an item of the contract information; `ofBlock` marks an item that differs from block to
 * block.
 */
function info(
  opcode: string,
  name: string,
  stack: string,
  summary: string,
  index: number,
  ofBlock: boolean,
  details: InstructionDetails = {},
) {
  return is(opcode, name, stack, summary, details, (machine) => {
    if (ofBlock) machine.usesBlock = true
    machine.push(machine.contractInfo(index))
  })
}

function seedOf(machine: Machine): Uint8Array {
  machine.usesBlock = true
  const seed = machine.contractInfo(6)
  if (typeof seed !== 'number' && typeof seed !== 'bigint') return raise(EXCEPTION.typeCheck)
  return bytesOf(seed)
}

function setSeed(machine: Machine, seed: VmInteger) {
  const items = (machine.c7[0] as VmTuple | undefined)?.slice()
  if (items === undefined || items.length <= 6) return raise(EXCEPTION.rangeCheck)
  items[6] = seed
  machine.useTupleGas(items.length)
  machine.useTupleGas(machine.c7.length)
  machine.c7 = [items, ...machine.c7.slice(1)]
}

/** The next random number, and the seed after it. */
function nextRandom(machine: Machine): { seed: VmInteger; value: bigint } {
  const hash = sha512(seedOf(machine))
  return { seed: integerOf(unsignedOf(hash.subarray(0, 32))), value: unsignedOf(hash.subarray(32)) }
}

function configParam(machine: Machine, optional: boolean) {
  machine.usesBlock = true
  const index = machine.popNumber(-0x80000000, 0x7fffffff)
  const root = machine.contractInfo(9)
  const key = new Builder().storeInt(index, 32).toBits()
  const entry = root instanceof Cell ? lookup(root, 32, key, 32, machine.access) : undefined
  // A parameter without its cell counts as absent.
  const found = entry === undefined || entry.remainingRefs === 0 ? undefined : entry.preloadRef()
  if (found === undefined) {
    machine.push(optional ? null : 0)
    return
  }
  machine.push(found)
  if (!optional) machine.push(-1)
}

function getGlobal(machine: Machine, index: number): void {
  machine.push(machine.c7[index] ?? null)
}

function setGlobal(machine: Machine, index: number, value: VmValue) {
  const { c7 } = machine
  let length = 0
  if (index < c7.length || value !== null) {
    const items = c7.slice()
    while (items.length < index) items.push(null)
    items[index] = value
    length = items.length
    machine.c7 = items
  }
  machine.useTupleGas(length)
}

function k5(from: number) {
  return { bits: 11, args: [{ kind: 'uint', bits: 5, from } as const] }
}

const newTuples = { extraGas: 'tuples of c7' }
const loadsCells = { extraGas: 'cell loads' }
const perGlobal = { extraGas: '1 per item of c7' }

const instructions: readonly Instruction[] = [
  is('F800', 'ACCEPT', '-', 'Accepts an external message: the gas limit becomes the largest one.', (m) =>
    m.setGasLimit(Number.MAX_SAFE_INTEGER),
  ),
  is('F801', 'SETGASLIMIT', 'n -', 'Accepts with a gas limit.', (m) => {
    const limit = m.popInteger()
    if (isNotANumber(limit)) raise(EXCEPTION.integerOverflow)
    const big = BigInt(limit)
    if (big > MAX_GAS || big < -MAX_GAS - 1n) raise(EXCEPTION.rangeCheck)
    limitGas(m, big)
  }),
  is('F802', 'BUYGAS', 'x -', 'Accepts with the gas that x nano buy.', (m) => limitGas(m, gasFor(m, m.popInteger()))),
  is('F804', 'GRAMTOGAS', 'x - n', 'Gas that x nano buy.', (m) => {
    const nano = m.popInteger()
    m.push(nano < 0 ? 0 : integerOf(gasFor(m, nano)))
  }),
  is('F805', 'GASTOGRAM', 'n - x', 'Price of gas in nano.', (m) => {
    const gas = m.popInteger()
    m.push(isNotANumber(gas) ? gas : boundedInteger(BigInt(gas) * gasPrice(m)))
  }),
  is('F806', 'GASREMAINING', '- n', 'Gas that is left.', { capability: Capability.bugfixes2022 }, (m) =>
    m.push(m.gasBase - m.gasUsed),
  ),
  is('F80F', 'COMMIT', '-', 'Keeps data and actions even if the run fails later.', (m) => m.commit()),
  is('F810', 'RANDU256', '- x', 'A random number of 256 bits.', newTuples, (m) => {
    const { seed, value } = nextRandom(m)
    setSeed(m, seed)
    m.pushBig(value)
  }),
  is('F811', 'RAND', 'y - x', 'A random number from 0 to y - 1.', newTuples, (m) => {
    const range = m.popInteger()
    const { seed, value } = nextRandom(m)
    if (isNotANumber(range)) raise(EXCEPTION.integerOverflow)
    m.pushBig((value * BigInt(range)) >> 256n)
    setSeed(m, seed)
  }),
  is('F814', 'SETRAND', 'x -', 'Sets the random seed.', newTuples, (m) => setSeed(m, m.popInteger())),
  is('F815', 'ADDRAND', 'x -', 'Mixes x into the random seed.', newTuples, (m) => {
    const value = m.popInteger()
    const seed = seedOf(m)
    setSeed(m, integerOf(unsignedOf(sha256(Uint8Array.of(...seed, ...bytesOf(value))))))
  }),
  is(
    'F82',
    'GETPARAM',
    '- x',
    'Item 0, 1 or 2 of the contract information.',
    { args: [{ kind: 'uint', bits: 4, to: 2 }] },
    (m, { a }) => {
      m.usesBlock = true
      m.push(m.contractInfo(a))
    },
  ),
  info('F823', 'NOW', '- n', 'Time of the block, in s since 1970.', 3, true),
  info('F824', 'BLOCKLT', '- n', 'Logical time of the block.', 4, true),
  info('F825', 'LTIME', '- n', 'Logical time of the transaction.', 5, true),
  info('F826', 'RANDSEED', '- x', 'Random seed.', 6, true),
  info('F827', 'BALANCE', '- t', 'Balance: nano and a dictionary of other currencies.', 7, false),
  info('F828', 'MYADDR', '- s', 'Address of the contract.', 8, false),
  info('F829', 'CONFIGROOT', '- D', 'Dictionary of configuration parameters.', 9, true),
  info('F82A', 'MYCODE', '- c', 'Code of the contract.', 10, false, { capability: Capability.myCode }),
  is('F82B', 'INITCODEHASH', '- x', 'Hash of the code that the contract was deployed with.', (m) =>
    m.push(m.contractInfo(11)),
  ),
  info('F82C', 'STORAGEFEE', '- x', 'Storage fee of the transaction, in nano.', 12, true, {
    capability: Capability.storageFeeToTvm,
  }),
  info('F82D', 'SEQNO', '- n', 'Number of the block.', 13, true, { capability: Capability.delections }),
  is('F830', 'CONFIGDICT', '- D n', 'Dictionary of configuration parameters and the size of its keys.', (m) => {
    m.usesBlock = true
    m.push(m.contractInfo(9))
    m.push(32)
  }),
  is('F832', 'CONFIGPARAM', 'i - c -1 or 0', 'A configuration parameter.', loadsCells, (m) => configParam(m, false)),
  is('F833', 'CONFIGOPTPARAM', 'i - c or null', 'A configuration parameter, or null.', loadsCells, (m) =>
    configParam(m, true),
  ),
  is('F840', 'GETGLOBVAR', 'k - x', 'Global variable k, or null.', (m) => getGlobal(m, m.popNumber(0, 254))),
  is('F840', 'GETGLOB', '- x', 'Global variable k, or null.', k5(1), (m, { a }) => getGlobal(m, a)),
  is('F860', 'SETGLOBVAR', 'x k -', 'Sets the global variable k.', perGlobal, (m) => {
    m.need(2)
    const index = m.popNumber(0, 254)
    setGlobal(m, index, m.pop())
  }),
  is('F860', 'SETGLOB', 'x -', 'Sets the global variable k.', { ...k5(1), ...perGlobal }, (m, { a }: Operation) =>
    setGlobal(m, a, m.pop()),
  ),
]

export const contractFamily: InstructionFamily = { title: 'Gas, configuration and global variables', instructions }
