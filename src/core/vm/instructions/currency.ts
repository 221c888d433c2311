import { Builder, setKey } from '../../cells/index.ts'
import { type Instruction, type InstructionFamily, instruction as is } from '../Instruction.ts'
import { integerOf, isNotANumber, unsignedOf } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import { addAction } from './messages.ts'

const MAX_UINT64 = (1n << 64n) - 1n

/** Tags of the actions that only the 3.x line knows. */
const ACTION = {
  mintCurrency: 0xc2bc6dd8,
  burnCurrency: 0x130efdee,
  convertShell: 0x90d8ae28,
  mintShell: 0xcb9b9a2f,
  mintShellQuietly: 0x144a733e,
  toDappConfig: 0xe6eb9feb,
}

/** An action with one amount. */
function amountAction(tag: number, usesBlock: boolean) {
  return (machine: Machine) => {
    if (usesBlock) machine.usesBlock = true
    const amount = machine.popBig(0n, MAX_UINT64)
    addAction(machine, tag, (action) => action.storeUintBig(amount, 64))
  }
}

function mintCurrency(machine: Machine) {
  machine.need(2)
  const id = machine.popNumber(0, 255)
  const amount = machine.popBig(0n, MAX_UINT64)
  const key = new Builder().storeUint(id, 32).toBits()
  const { root } = setKey(undefined, 32, key, new Builder().storeVarUint(amount, 32))
  addAction(machine, ACTION.mintCurrency, (action) => action.storeMaybeRef(root))
}

function burnCurrency(machine: Machine) {
  machine.need(2)
  const id = machine.popNumber(0, 255)
  const amount = machine.popBig(0n, MAX_UINT64)
  addAction(machine, ACTION.burnCurrency, (action) => action.storeUintBig(amount, 64).storeUint(id, 32))
}

function availableBalance(machine: Machine) {
  machine.usesBlock = true
  const credit = machine.setup.availableCredit ?? 0n
  machine.push(integerOf(credit < 0n ? 0n : credit))
}

function dappId(machine: Machine) {
  machine.usesBlock = true
  const id = machine.setup.dappId
  if (id === undefined) return raise(EXCEPTION.noDappId)
  machine.push(integerOf(unsignedOf(id)))
}

const CHECK_HISTORY_GAS = 100
const MAX_UINT256 = (1n << 256n) - 1n

/**
 * Whether a hash is among the hashes that the chain keeps for a layer of its history; false without a history. Result
 * and gas are as in the official library (row V2).
 */
function checkHistoryProof(machine: Machine) {
  machine.usesBlock = true
  machine.useGas(CHECK_HISTORY_GAS)
  machine.need(2)
  const layer = machine.popNumber(1, 10)
  const hash = machine.popInteger()
  if (isNotANumber(hash)) raise(EXCEPTION.integerOverflow)
  if (hash < 0n || hash > MAX_UINT256) raise(EXCEPTION.rangeCheck)
  machine.pushBool(machine.setup.historyLayers?.[layer - 1]?.includes(BigInt(hash)) ?? false)
}

const current = { currentOnly: true }
const withAction = { currentOnly: true, extraGas: 'cell creation' }

const instructions: readonly Instruction[] = [
  is('C726', 'MINTECC', 'x i -', 'Mints x of the currency i; for special contracts.', withAction, mintCurrency),
  is(
    'C727',
    'CNVRTSHELLQ',
    'x -',
    'Converts SHELL to tokens, at most the available amount.',
    withAction,
    amountAction(ACTION.convertShell, false),
  ),
  is(
    'C728',
    'MINTSHELLQ',
    'x -',
    'Mints tokens on the credit of the Dapp ID, at most the remaining credit.',
    withAction,
    amountAction(ACTION.mintShellQuietly, true),
  ),
  is('C738', 'BURNECC', 'x i -', 'Burns x of the currency i.', withAction, burnCurrency),
  is('C742', 'GETAVAILABLEBALANCE', '- x', 'Credit of the Dapp that is left.', current, availableBalance),
  is(
    'C743',
    'MINTSHELL',
    'x -',
    'Mints tokens on the credit of the Dapp.',
    withAction,
    amountAction(ACTION.mintShell, true),
  ),
  is(
    'C744',
    'SENDTODAPPCONFIG',
    'x -',
    'Returns tokens to the credit of the Dapp.',
    withAction,
    amountAction(ACTION.toDappConfig, true),
  ),
  is('C745', 'MYDAPPID', '- x', 'Dapp id of the contract.', current, dappId),
  is(
    'C750',
    'CHKHISTPROOF',
    'h n - ?',
    'Whether a hash is in layer n (1 to 10) of the history of blocks. False where the run is given no history.',
    { currentOnly: true, extraGas: String(CHECK_HISTORY_GAS) },
    checkHistoryProof,
  ),
]

export const currencyFamily: InstructionFamily = {
  title: 'Currencies and Dapp',
  compared:
    'the specification of the networks with Dapp IDs, case by case; no other machine that can be run here has these instructions. `CHKHISTPROOF` without a history answers as the official library.',
  instructions,
}
