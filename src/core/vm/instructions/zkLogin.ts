/**
 * Zero-knowledge login proofs, which the multifactor wallets of the networks with Dapp IDs check. Source: virtual
 * machine extensions 4.
 */
import { loginProofs } from '#parts/loginProofs.ts'
import { BN254_ORDER } from '../../crypto/poseidon/bn254Order.ts'
import { littleEndianNumber } from '../../crypto/zklogin/littleEndianNumber.ts'
import { readChain, readTextChain, writeFreeChain } from '../byteChains.ts'
import { type Instruction, type InstructionFamily, instruction as is } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import { EXCEPTION, raise } from '../VmException.ts'

const POSEIDON_GAS = 356
const VERIFY_GAS = 2380
/** Time that the instructions take, in steps. */
const POSEIDON_WORK = 20_000
const VERIFY_WORK = 200_000

const SCALAR_BYTES = 32
const MAX_UINT64 = (1n << 64n) - 1n
const MAX_UINT256 = (1n << 256n) - 1n

function poseidon(machine: Machine) {
  machine.useGas(POSEIDON_GAS)
  machine.need(7)
  const addressSeed = decimal(machine, readTextChain(machine, machine.popCell()))
  const header = readTextChain(machine, machine.popCell())
  const issuer = readTextChain(machine, machine.popCell())
  const modulus = bigEndianNumber(readChain(machine, machine.popCell()))
  const sessionKey = machine.popBig(0n, MAX_UINT256)
  const maxEpoch = machine.popBig(0n, MAX_UINT64)
  const issuerOffset = BigInt(machine.popNumber(0, 255))
  machine.countWork(POSEIDON_WORK)
  const inputs = { sessionKey, addressSeed, maxEpoch, issuer, issuerOffset, header, modulus }
  const hash = orFatal(() => loginProofs().hashLoginInputs(inputs))
  machine.push(writeFreeChain(machine, scalarBytes(hash)))
}

function verifyProof(machine: Machine) {
  machine.useGas(VERIFY_GAS)
  machine.need(2)
  const scalars = scalarsIn(readChain(machine, machine.popCell()))
  const bytes = readChain(machine, machine.popCell())
  machine.countWork(VERIFY_WORK)
  const { decodeLoginProof, verifyLoginProof } = loginProofs()
  const proof = orFatal(() => decodeLoginProof(bytes))
  machine.pushBool(scalars.length === 1 && verifyLoginProof(proof, scalars[0]!))
}

/** Turns input that the circuit does not accept into the corresponding exception of the machine. */
function orFatal<T>(work: () => T): T {
  const { LoginInputError, PointError } = loginProofs()
  try {
    return work()
  } catch (error) {
    if (error instanceof LoginInputError || error instanceof PointError) return raise(EXCEPTION.fatal)
    throw error
  }
}

/** Digits whose conversion takes the time of a step. */
const DIGITS_PER_STEP = 20

function decimal(machine: Machine, text: string): bigint {
  if (!/^(?:0|[1-9]\d*)$/.test(text)) raise(EXCEPTION.fatal)
  machine.countWork(Math.ceil(text.length / DIGITS_PER_STEP))
  return BigInt(text)
}

function bigEndianNumber(bytes: Uint8Array): bigint {
  // Leading zeros are ignored; a number too large for the circuit is refused before it is computed.
  const start = bytes.findIndex((byte) => byte !== 0)
  const digits = start === -1 ? bytes.subarray(0, 0) : bytes.subarray(start)
  if (digits.length > 256) raise(EXCEPTION.fatal)
  return digits.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
}

function scalarsIn(bytes: Uint8Array): bigint[] {
  if (bytes.length % SCALAR_BYTES !== 0) raise(EXCEPTION.fatal)
  const scalars: bigint[] = []
  for (let start = 0; start < bytes.length; start += SCALAR_BYTES) {
    const scalar = littleEndianNumber(bytes.subarray(start, start + SCALAR_BYTES))
    if (scalar >= BN254_ORDER) raise(EXCEPTION.fatal)
    scalars.push(scalar)
  }
  return scalars
}

function scalarBytes(value: bigint): Uint8Array {
  return Uint8Array.from({ length: SCALAR_BYTES }, (_, place) => Number((value >> BigInt(8 * place)) & 255n))
}

const instructions: readonly Instruction[] = [
  is(
    'C732',
    'POSEIDON',
    'n x y c c c c - c',
    'Public input of a login proof: Poseidon hash of the offset of the issuer, the last epoch, the session key, the modulus of the provider, the text of the issuer, the header of the token and the seed of the address.',
    { currentOnly: true, extraGas: `${POSEIDON_GAS}, cells loaded` },
    poseidon,
  ),
  is(
    'C731',
    'VERGRTH16',
    'c c - ?',
    'Whether a Groth16 proof of the public zkLogin circuit holds for its public input, which is on top.',
    { currentOnly: true, extraGas: `${VERIFY_GAS}, cells loaded` },
    verifyProof,
  ),
]

export const zkLoginFamily: InstructionFamily = {
  title: 'Login proofs',
  compared:
    'published logins of the network, whose hashes and proofs hold and no longer hold when a value or a point is changed; the hash of circomlib. Points off the curve or out of the group, and numbers beyond the field, are refused.',
  instructions,
}
