import type { Cell, Slice } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { defaultBlockchainConfig, executeTransaction, NotAccepted } from '../../../core/executor/index.ts'
import {
  currencies,
  type InternalAddress,
  messageCell,
  type StateInit,
  standardAddress,
  uninitAccount,
} from '../../../core/tlb/index.ts'

/** Exit code of a contract that reads more from its data than there is. */
const CELL_UNDERFLOW = 9
/** Enough for the gas of every run, nano. */
const PLENTY = 1_000_000_000_000n
const TIME = 1_700_000_000
const SENDER = standardAddress(0, new Uint8Array(32).fill(0x11))

export interface Deployment {
  readonly init: StateInit
  readonly dest: InternalAddress
  readonly body: Slice | undefined
  readonly rules: ChainRules
}

/**
 * Whether a contract that is deployed without data gets along with that: its run does not end where it reads its data. A
 * constructor that fails for another reason, such as the sender, has read them.
 */
export function canStart({ init, dest, body, rules }: Deployment): boolean {
  const account = uninitAccount(dest, currencies(PLENTY), TIME)
  const message: Cell = messageCell(
    {
      header: {
        type: 'internal',
        ihrDisabled: true,
        bounce: false,
        bounced: false,
        src: SENDER,
        dest,
        value: currencies(PLENTY),
        ihrFee: 0n,
        fwdFee: 0n,
        createdLt: 1n,
        createdAt: TIME,
        isExchange: false,
        isRedirect: false,
      },
      init,
      ...(body && { body }),
    },
    rules,
  )
  try {
    const config = defaultBlockchainConfig()
    const { exitCode } = executeTransaction({
      account,
      message,
      config,
      rules,
      lt: 2n,
      blockLt: 1n,
      blockTimeSec: TIME,
    })
    return exitCode !== CELL_UNDERFLOW
  } catch (error) {
    if (error instanceof NotAccepted) return false
    throw error
  }
}
