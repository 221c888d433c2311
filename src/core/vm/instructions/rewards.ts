/** Stakes and rewards, for the system contracts of the networks with Dapp IDs. Source: virtual machine extensions 2. */
import { type Cell, CellError, lookupKey, Slice } from '../../cells/index.ts'
import { type Instruction, type InstructionFamily, instruction as is } from '../Instruction.ts'
import { integerOf } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import { boostsOf, verifierReward } from '../rewards/mobileVerifiers.ts'
import { reputationCoefficient } from '../rewards/reputation.ts'
import {
  FIXED_KEEPER_STAKE,
  KEEPER_SHARE,
  leastManagerStake,
  MANAGER_SHARE,
  managerReward,
  rewardAdjustment,
  type Share,
  VERIFIER_SHARE,
} from '../rewards/stakes.ts'
import { mintedBy } from '../rewards/supplyCurve.ts'
import { tapCoefficient } from '../rewards/tapCoefficient.ts'
import { EXCEPTION, raise, VmException } from '../VmException.ts'

const MAX_UINT128 = (1n << 128n) - 1n

/** Operands, top first, all unsigned numbers of 128 bits. */
function popAll(machine: Machine, count: number): bigint[] {
  machine.need(count)
  return Array.from({ length: count }, () => popUnsigned(machine))
}

function popUnsigned(machine: Machine): bigint {
  return machine.popBig(0n, MAX_UINT128)
}

function popUint64(machine: Machine): bigint {
  return BigInt.asUintN(64, popUnsigned(machine))
}

function push(machine: Machine, value: bigint): void {
  machine.push(integerOf(value))
}

function leastKeeperStake(machine: Machine) {
  machine.usesBlock = true
  popAll(machine, 4)
  push(machine, FIXED_KEEPER_STAKE)
}

function leastStakeOfManager(machine: Machine) {
  machine.usesBlock = true
  const [time, rewards] = popAll(machine, 2) as [bigint, bigint]
  push(machine, leastManagerStake(rewards, time))
}

function adjustKeeperReward(machine: Machine) {
  const [time, previous, averageTime, minted] = popAll(machine, 4) as [bigint, bigint, bigint, bigint]
  push(machine, rewardAdjustment({ minted, averageTime, previous, time }, KEEPER_SHARE))
}

function adjustOtherReward(machine: Machine) {
  machine.need(5)
  const share: Share = machine.popBool() ? MANAGER_SHARE : VERIFIER_SHARE
  const time = popUnsigned(machine)
  const previous = popUnsigned(machine)
  const averageTime = popUnsigned(machine)
  const minted = popUnsigned(machine)
  push(machine, rewardAdjustment({ minted, averageTime, previous, time }, share))
}

function rewardManager(machine: Machine) {
  machine.need(5)
  const adjustment = popUnsigned(machine)
  const epoch = popUnsigned(machine)
  const minted = popUnsigned(machine)
  const managers = popUnsigned(machine)
  machine.popCell()
  push(machine, managerReward(minted, managers, epoch, adjustment))
}

function rewardVerifier(machine: Machine) {
  machine.need(5)
  const reward = popUint64(machine)
  const taps = popUint64(machine)
  if (taps <= 1n) {
    for (let unread = 3; unread > 0; unread--) machine.pop()
    push(machine, 0n)
    return
  }
  const allTaps = readTaps(machine, machine.popCell())
  machine.pop()
  pushVerifierReward(machine, reward, taps, popUint64(machine), allTaps)
}

function rewardMiner(machine: Machine) {
  machine.need(4)
  const reward = popUint64(machine)
  const taps = popUint64(machine)
  const allTaps = readTaps(machine, machine.popCell())
  pushVerifierReward(machine, reward, taps, popUint64(machine), allTaps)
}

function pushVerifierReward(
  machine: Machine,
  reward: bigint,
  taps: bigint,
  index: bigint,
  allTaps: readonly bigint[],
): void {
  push(machine, verifierReward(boostsOf(machine.setup.mbnWeights ?? []), { reward, taps, index, allTaps }))
}

/** An array of 64-bit numbers as encoded by ABI 2.2: their count, and a dictionary by index. Throws 36. */
function readTaps(machine: Machine, cell: Cell): bigint[] {
  try {
    const slice = Slice.of(cell)
    const count = slice.loadUint(32)
    const root = slice.loadMaybeRef()
    if (!slice.isEmpty || (count > 0 && root === undefined)) raise(EXCEPTION.cellUnpack)
    const values: bigint[] = []
    const key = new DataView(new ArrayBuffer(4))
    for (let place = 0; place < count; place++) {
      // Equal branches of a dictionary may be one cell: a small one can have four billion entries.
      machine.countWork(1)
      key.setUint32(0, place)
      const value = lookupKey(root, 32, new Uint8Array(key.buffer))
      if (value === undefined) raise(EXCEPTION.cellUnpack)
      values.push(value.loadUintBig(64))
    }
    return values
  } catch (error) {
    if (error instanceof VmException || error instanceof CellError) throw new VmException(EXCEPTION.cellUnpack)
    throw error
  }
}

function adjustTaps(machine: Machine) {
  machine.need(7)
  const taps = popUint64(machine)
  const modifiedTaps = popUint64(machine)
  const recentDuration = popUint64(machine)
  const remainder = popUint64(machine)
  const duration = popUint64(machine)
  const newTaps = popUint64(machine)
  const totalTaps = popUint64(machine)
  const counters = { totalTaps, remainder, duration: recentDuration, modifiedTaps, taps }
  const after = tapCoefficient(counters, newTaps, duration)
  push(machine, after.coefficient)
  push(machine, after.counters.remainder)
  push(machine, after.counters.duration)
  push(machine, after.counters.modifiedTaps)
  push(machine, after.counters.taps)
  push(machine, after.counters.totalTaps)
}

const current = { currentOnly: true }

const instructions: readonly Instruction[] = [
  is('C730', 'CALCMINSTAKE', 'x y n z - x', 'Smallest stake of a block keeper: 10^16 nano.', current, leastKeeperStake),
  is(
    'C733',
    'CALCBKREWARDADJ',
    'x y z n - x',
    'Reward of block keepers per second, by what is minted, the time between rewards, the adjustment before and the time.',
    current,
    adjustKeeperReward,
  ),
  is(
    'C734',
    'CALCREPCOEF',
    'n - x',
    'Reputation coefficient of a block keeper after n s of service, 10^9 to 3·10^9.',
    current,
    (machine) => {
      machine.need(1)
      push(machine, reputationCoefficient(popUnsigned(machine)))
    },
  ),
  is(
    'C735',
    'CALCBMREWARD',
    'c n x y z - x',
    'Reward of a block manager, by their number, what is minted, the epoch and the adjustment.',
    current,
    rewardManager,
  ),
  is(
    'C736',
    'CALCBMMVREWARDADJ',
    'x y z n ? - x',
    'CALCBKREWARDADJ for block managers (flag set) or mobile verifiers.',
    current,
    adjustOtherReward,
  ),
  is(
    'C737',
    'CALCMINSTAKEBM',
    'x n - x',
    'Smallest stake of a block manager, by the rewards and the time.',
    current,
    leastStakeOfManager,
  ),
  is(
    'C741',
    'CALCMVREWARD',
    'n y c x z - x',
    'Reward of a mobile verifier, by its place, the taps of all, its own taps and the reward for all.',
    current,
    rewardVerifier,
  ),
  is('C746', 'CALCMBK', 'n - x', 'Nano that are minted for block keepers by the time n.', current, (machine) => {
    machine.need(1)
    push(machine, mintedBy(popUnsigned(machine), KEEPER_SHARE))
  }),
  is(
    'C747',
    'CALCMINERTAPCOEF',
    'x n y z n y z - x y z n n x',
    'Coefficient of the taps of a miner, and the counters of the miner afterwards.',
    current,
    adjustTaps,
  ),
  is('C748', 'CALCMINERREWARD', 'n c x z - x', 'Reward of a miner, as CALCMVREWARD.', current, rewardMiner),
]

export const rewardFamily: InstructionFamily = {
  title: 'Rewards and stakes',
  compared:
    'known values of the machine of the network for the curves of minting, stake and reputation, bounds and boosts of mobile verifiers, their rewards, and the coefficient of taps; bounds of the results for all sizes of operands.',
  instructions,
}
