/** Groth16 proofs of the public zkLogin circuit. Source: virtual machine extensions 4.2. */
import { bn254 } from '@noble/curves/bn254.js'
import {
  decodeG1,
  decodeG2,
  G1_BYTES,
  G2_BYTES,
  PointError,
  type PointOfG1,
  type PointOfG2,
  pointOfG1,
  pointOfG2,
} from './bn254Points.ts'

const { Fp12 } = bn254.fields
const G1 = bn254.G1.Point
const G2 = bn254.G2.Point

const PROOF_BYTES = 2 * G1_BYTES + G2_BYTES

type Pairing = ReturnType<typeof bn254.pairing>

interface VerifyingKey {
  /** e(α, β). */
  readonly alphaBeta: Pairing
  readonly gamma: PointOfG2
  readonly delta: PointOfG2
  readonly constant: PointOfG1
  readonly input: PointOfG1
}

let made: VerifyingKey | undefined

/** The key of the circuit, made when it is first needed. */
function verifyingKey(): VerifyingKey {
  if (made !== undefined) return made
  const alpha = pointOfG1(
    21529901943976716921335152104180790524318946701278905588288070441048877064089n,
    7775817982019986089115946956794180159548389285968353014325286374017358010641n,
  )
  const beta = pointOfG2(
    [
      6600437987682835329040464538375790690815756241121776438004683031791078085074n,
      16207344858883952201936462217289725998755030546200154201671892670464461194903n,
    ],
    [
      17943105074568074607580970189766801116106680981075272363121544016828311544390n,
      18339640667362802607939727433487930605412455701857832124655129852540230493587n,
    ],
  )
  made = {
    alphaBeta: bn254.pairing(alpha, beta),
    gamma: G2.BASE,
    delta: pointOfG2(
      [
        19260309516619721648285279557078789954438346514188902804737557357941293711874n,
        2480422554560175324649200374556411861037961022026590718777465211464278308900n,
      ],
      [
        14489104692423540990601374549557603533921811847080812036788172274404299703364n,
        12564378633583954025611992187142343628816140907276948128970903673042690269191n,
      ],
    ),
    constant: pointOfG1(
      1607694606386445293170795095076356565829000940041894770459712091642365695804n,
      18066827569413962196795937356879694709963206118612267170825707780758040578649n,
    ),
    input: pointOfG1(
      20653794344898475822834426774542692225449366952113790098812854265588083247207n,
      3296759704176575765409730962060698204792513807296274014163938591826372646699n,
    ),
  }
  return made
}

/** A proof as its three points. */
export interface LoginProof {
  readonly a: PointOfG1
  readonly b: PointOfG2
  readonly c: PointOfG1
}

/** The first 128 bytes: A, B and C, compressed. Throws PointError. */
export function decodeLoginProof(bytes: Uint8Array): LoginProof {
  if (bytes.length < PROOF_BYTES) throw new PointError(`The proof has ${bytes.length} bytes, expected ${PROOF_BYTES}`)
  return {
    a: decodeG1(bytes.subarray(0, G1_BYTES)),
    b: decodeG2(bytes.subarray(G1_BYTES, G1_BYTES + G2_BYTES)),
    c: decodeG1(bytes.subarray(G1_BYTES + G2_BYTES, PROOF_BYTES)),
  }
}

/** Whether a proof holds for its public input, an element of the field. */
export function verifyLoginProof({ a, b, c }: LoginProof, input: bigint): boolean {
  const { alphaBeta, gamma, delta, constant, input: ofInput } = verifyingKey()
  const inputs = constant.add(input === 0n ? G1.ZERO : ofInput.multiply(input))
  const pairs = [
    { g1: a, g2: b },
    { g1: inputs.negate(), g2: gamma },
    { g1: c.negate(), g2: delta },
  ]
  // The pairing with infinity is one.
  const product = bn254.pairingBatch(pairs.filter(({ g1, g2 }) => !g1.is0() && !g2.is0()))
  return Fp12.eql(product, alphaBeta)
}
