/**
 * Instructions that this machine cannot run by itself. The host can answer some of them. Source: virtual machine
 * extensions 7.
 */
import { BN254_ORDER } from '../../crypto/poseidon/bn254Order.ts'
import { littleEndianNumber } from '../../crypto/zklogin/littleEndianNumber.ts'
import { readChain } from '../byteChains.ts'
import { type Instruction, type InstructionFamily, instruction as is } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import { EXCEPTION, raise, VmHalt } from '../VmException.ts'

const SCALAR_BYTES = 32
const KEY_GAS = 5000
/** Maximum number of bytes of a proof and of a key, and of public inputs beside a key. */
const MOST_BYTES = 1024 * 1024
const MOST_INPUT_BYTES = 256 * 1024

/** Ends the run unless the host answers. */
function extensionOf({ setup }: Machine, name: string) {
  if (setup.extension === undefined) throw new VmHalt(EXCEPTION.invalidOpcode, undefined, name)
  return setup.extension
}

/** Public inputs are scalars below the order of the field; `isMixed` ones may be 64-bit numbers, big-endian, at the end. */
function checkInputs(bytes: Uint8Array, isMixed: boolean): void {
  if (bytes.length % SCALAR_BYTES !== 0) raise(EXCEPTION.fatal)
  for (let start = 0; start < bytes.length; start += SCALAR_BYTES) {
    const piece = bytes.subarray(start, start + SCALAR_BYTES)
    if (isMixed && piece.subarray(0, 24).every((byte) => byte === 0)) continue
    if (littleEndianNumber(piece) >= BN254_ORDER) raise(EXCEPTION.fatal)
  }
}

function verify(machine: Machine) {
  const extension = extensionOf(machine, 'ZKHALO2VERIFY')
  machine.need(2)
  const proof = readChain(machine, machine.popCell())
  const inputs = readChain(machine, machine.popCell())
  checkInputs(inputs, true)
  machine.pushBool(extension('ZKHALO2VERIFY', [inputs, proof]))
}

function verifyWithKey(machine: Machine) {
  const extension = extensionOf(machine, 'ZKHALO2VERIFYWITHVK')
  machine.useGas(KEY_GAS)
  machine.need(3)
  const proof = readChain(machine, machine.popCell())
  const inputs = readChain(machine, machine.popCell())
  const key = readChain(machine, machine.popCell())
  if (proof.length > MOST_BYTES || key.length > MOST_BYTES || inputs.length > MOST_INPUT_BYTES) raise(EXCEPTION.fatal)
  checkInputs(inputs, false)
  machine.pushBool(extension('ZKHALO2VERIFYWITHVK', [key, inputs, proof]))
}

const answered = ' Without a host that answers, the run ends and names the instruction.'

const instructions: readonly Instruction[] = [
  is(
    'C749',
    'ZKHALO2VERIFY',
    'c c - ?',
    `Whether the upper Halo2 proof holds for its public inputs.${answered}`,
    { currentOnly: true, unsupported: true, extraGas: 'cells loaded' },
    verify,
  ),
  is(
    'C74A',
    'ZKHALO2VERIFYWITHVK',
    'c c c - ?',
    `ZKHALO2VERIFY with a verifying key below.${answered}`,
    { currentOnly: true, unsupported: true, extraGas: `${KEY_GAS}, cells loaded` },
    verifyWithKey,
  ),
]

export const hostFamily: InstructionFamily = {
  title: 'Instructions that the host answers',
  compared: 'nothing: the host answers. The tests check what it is asked and what the run makes of the answer.',
  instructions,
}
