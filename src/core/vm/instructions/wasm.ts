/** WebAssembly components, which contracts name by their hash. Source: virtual machine extensions 5. */
import { components } from '#parts/components.ts'
import { bytesToHex, decodeUtf8 } from '../../bytes/index.ts'
import { Builder } from '../../cells/index.ts'
import { concatBytes } from '../../crypto/concatBytes.ts'
import { sha256 } from '../../crypto/sha.ts'
import type { ComponentFailure } from '../../wasm/runComponent.ts'
import { readAbiBytes, readChain, writeFreeChain } from '../byteChains.ts'
import { type Instruction, type InstructionFamily, instruction as is } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import { abort, EXCEPTION, raise } from '../VmException.ts'

/** Gas of a call that returns a result; more than this must be left. The exception for a lack of it has the argument 0. */
const CALL_GAS = 1000
/** Steps of WebAssembly that one call may take. */
const FUEL = 2_220_000_000n
/** Time that a new instance takes, in steps of the machine, and steps of WebAssembly in the time of one of these. */
const INSTANCE_WORK = 20_000
const FUEL_PER_STEP = 16n

const FAILURE: Readonly<Record<ComponentFailure, number>> = {
  invalid: EXCEPTION.wasmInvalid,
  unlinked: EXCEPTION.wasmUnlinked,
  notMade: EXCEPTION.wasmNotMade,
  noFunction: EXCEPTION.wasmNoFunction,
  trapped: EXCEPTION.wasmTrap,
}

function runWasm(argumentCount: number) {
  return (machine: Machine) => {
    machine.need(argumentCount + 4)
    // The binary itself is on the stack too, but unused.
    machine.popCell()
    const instanceCell = machine.popCell()
    const nameCell = machine.popCell()
    const argumentCells = Array.from({ length: argumentCount }, () => machine.popCell())
    const hash = bytesToHex(readAbiBytes(machine.popCell()))
    const binary = findBinary(machine, hash)
    const instance = readName(readChain(machine, instanceCell))
    const name = readName(readChain(machine, nameCell))
    const argument = concatBytes(...argumentCells.map(readAbiBytes))
    machine.countWork(INSTANCE_WORK)
    const { runComponent, wasiInterfaces } = components()
    const interfaces = wasiInterfaces(blockTime(machine))
    const outcome = runComponent({ binary, instance, name, argument, fuel: FUEL, interfaces })
    machine.countWork(Number(outcome.fuelUsed / FUEL_PER_STEP))
    if ('failure' in outcome) raise(FAILURE[outcome.failure])
    else {
      machine.gasUsed += CALL_GAS
      if (machine.gasUsed >= machine.gasBase) raise(EXCEPTION.outOfGas)
      machine.push(new Builder().storeRef(writeFreeChain(machine, outcome.bytes)).toCell())
    }
  }
}

/** A component whose bytes have the hash. Throws 33 if it is missing and 20 for other bytes. */
function findBinary(machine: Machine, hash: string): Uint8Array {
  const binary = machine.setup.wasm?.get(hash)
  if (binary === undefined) {
    machine.missingWasm = hash
    return raise(EXCEPTION.wasmNotFound)
  }
  let own = hashes.get(binary)
  if (own === undefined) {
    own = bytesToHex(sha256(binary))
    hashes.set(binary, own)
  }
  return own === hash ? binary : raise(EXCEPTION.wasmChanged)
}

/** Hashes of binaries: the same array is not hashed twice. */
const hashes = new WeakMap<Uint8Array, string>()

function readName(bytes: Uint8Array): string {
  return decodeUtf8(bytes) ?? abort()
}

/** Place of the time of the block in the contract information. */
const TIME_PLACE = 3

function blockTime({ setup }: Machine): bigint {
  const [info] = setup.c7
  const time = Array.isArray(info) ? info[TIME_PLACE] : undefined
  return typeof time === 'number' && Number.isInteger(time) ? BigInt(time) : 0n
}

const details = { currentOnly: true, extraGas: `${CALL_GAS}, cells loaded` }

const instructions: readonly Instruction[] = [
  is(
    'C739',
    'RUNWASM',
    'c c c c c - c',
    'Calls a function of a WebAssembly component: hash, argument, name of the function and of the instance, and an unused cell.',
    details,
    runWasm(1),
  ),
  is(
    'C73A',
    'RUNWASMCONCATMULTIARG',
    'c c c c c c c c - c',
    'RUNWASM with an argument in four parts, the first one on top of the others.',
    details,
    runWasm(4),
  ),
]

export const wasmFamily: InstructionFamily = {
  title: 'WebAssembly',
  compared:
    'components made for the tests; the random numbers are those of the network. The steps of a call are those of the network, up to bulk copies, which take more here. A component of the network was not run in the tests, since none may be part of this project.',
  instructions,
}
