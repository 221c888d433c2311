import { createHash } from 'node:crypto'
import { Capability } from '../../../../src/core/Capability.ts'
import { Builder, type Cell, setKey } from '../../../../src/core/cells/index.ts'
import { integerOf } from '../../../../src/core/vm/integers.ts'
import type { VmTuple } from '../../../../src/core/vm/VmValue.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'
import { CONTRACT_INFO } from '../../../support/vm/runProgram.ts'
import { readValues } from '../../../support/vm/VmText.ts'

function withCapability(capabilities: bigint) {
  return { setup: { capabilities } }
}

/** Configuration with parameter 5, and parameter -1. */
const CONFIG: Cell = [
  [5, 'C{55}'],
  [-1, 'C{ff}'],
].reduce<Cell | undefined>((root, [index, cell]) => {
  const key = new Builder().storeInt(index as number, 32).toBits()
  return setKey(root, 32, key, new Builder().storeRef(readValues(cell as string)[0] as Cell)).root
}, undefined)!

const withConfig = {
  names: { config: CONFIG },
  setup: { c7: [[...CONTRACT_INFO.slice(0, 9), CONFIG, ...CONTRACT_INFO.slice(10)]] satisfies VmTuple },
}

function bytes32(value: bigint): Buffer {
  return Buffer.from(value.toString(16).padStart(64, '0'), 'hex')
}
function numberOf(bytes: Buffer) {
  return integerOf(BigInt(`0x${bytes.toString('hex')}`))
}

/** The seed of the contract information is 77. Source: TVM whitepaper A.11.3. */
const SEED = createHash('sha512').update(bytes32(77n)).digest()
const RANDOM = {
  names: {
    next: numberOf(SEED.subarray(0, 32)),
    value: numberOf(SEED.subarray(32)),
    hundred: integerOf((BigInt(numberOf(SEED.subarray(32))) * 100n) >> 256n),
    mixed: numberOf(createHash('sha256').update(bytes32(77n)).update(bytes32(5n)).digest()),
  },
}
/** c7 and the contract information are rebuilt: 1 + 14 items. */
const NEW_SEED = 15

const external = { setup: { gas: { limit: 0, credit: 1000, max: 5000, price: 10n << 16n } } }

/** Source: TVM whitepaper A.11; formats 7.2 for the items from 10. */
export const contractCases: readonly InstructionCase[] = [
  line('ACCEPT', '', '', 0, external),
  line('SETGASLIMIT', '500', '', 0, external),
  line('SETGASLIMIT', '20', '!-14', 'any', external),
  line('SETGASLIMIT', '2^63', '!5'),
  line('BUYGAS', '1000', '', 0, external),
  line('BUYGAS', '100', '!-14', 'any', external),
  line('GRAMTOGAS', '1005', '100'),
  line('GRAMTOGAS', '-5', '0'),
  line('GRAMTOGAS', '2^200', '2^63-1'),
  line('GASTOGRAM', '100', '1000'),
  line('GASTOGRAM', '-1', '-10'),
  line('GASTOGRAM', '2^254', 'NaN'),
  line('GASREMAINING', '', '999974', 0, withCapability(Capability.bugfixes2022)),
  line('POPCTR c4; COMMIT', 'C{ab}', ''),
  line('RANDU256; PUSHCTR c7; INDEX 0; INDEX 6', '', '$value $next', NEW_SEED, RANDOM),
  line('RAND', '100', '$hundred', NEW_SEED, RANDOM),
  line('RAND', '0', '0', NEW_SEED),
  line('SETRAND; RANDSEED', '5', '5', NEW_SEED),
  line('ADDRAND; RANDSEED', '5', '$mixed', NEW_SEED, RANDOM),
  line('GETPARAM 0', '', '0x076ef1ea'),
  line('GETPARAM 1', '', '1'),
  line('GETPARAM 2', '', '2'),
  line('NOW', '', '1700000000'),
  line('BLOCKLT', '', '5000'),
  line('LTIME', '', '5001'),
  line('RANDSEED', '', '77'),
  line('BALANCE', '', '[1000 null]'),
  line('MYADDR', '', 'S{%100}'),
  line('CONFIGROOT', '', '$config', 0, withConfig),
  line('MYCODE', '', 'C{c0de}', 0, withCapability(Capability.myCode)),
  line('INITCODEHASH', '', '11'),
  line('STORAGEFEE', '', '12', 0, withCapability(Capability.storageFeeToTvm)),
  line('SEQNO', '', '13', 0, withCapability(Capability.delections)),
  line('CONFIGDICT', '', '$config 32', 0, withConfig),
  line('CONFIGPARAM', '5', 'C{55} -1', 200, withConfig),
  line('CONFIGPARAM', '-1', 'C{ff} -1', 200, withConfig),
  line('CONFIGPARAM', '7', '0', 'any', withConfig),
  line('CONFIGOPTPARAM', '5', 'C{55}', 200, withConfig),
  line('CONFIGOPTPARAM', '7', 'null', 'any', withConfig),
  line('GETGLOBVAR; INDEX 3', '0', '1700000000'),
  line('GETGLOBVAR', '1', 'null'),
  line('GETGLOBVAR', '254', 'null'),
  line('GETGLOB 31', '', 'null'),
  line('SETGLOB 3; GETGLOB 3', '5', '5', 4),
  line('SETGLOB 3; GETGLOB 2', '5', 'null', 4),
  line('SETGLOB 3; PUSHCTR c7; TLEN', 'null', '1'),
  line('SETGLOBVAR; GETGLOB 2', '[7] 2', '[7]', 3),
  line('SETGLOBVAR; PUSHCTR c7; TLEN', '7 254', '255', 255),
]
