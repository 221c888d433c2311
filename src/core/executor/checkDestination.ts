import { Capability } from '../Capability.ts'
import type { InternalAddress } from '../tlb/index.ts'
import { actionCodes } from './actionCodes.ts'
import type { BlockchainConfig } from './BlockchainConfig.ts'

const MASTERCHAIN = -1
const BASE_WORKCHAIN = 0

/**
 * The destination as messages carry it, `addr_std` where that is possible, or the result code for messages that cannot
 * go there: another workchain without the capability for it, a workchain that is unknown, closed or has other addresses
 * (parameter 12), or anycast.
 */
export function checkDestination(
  dest: InternalAddress,
  source: InternalAddress,
  config: BlockchainConfig,
): InternalAddress | number {
  const bitLength = dest.type === 'std' ? 256 : dest.bitLength
  if (!isReachable(dest.workchain, bitLength, source.workchain, config)) return actionCodes.wrongDestination
  if (dest.anycast !== undefined) return actionCodes.anycast
  // One account has one address: the long form is only for what the short one cannot express.
  if (dest.type === 'std' || bitLength !== 256 || dest.workchain < -128 || dest.workchain > 127) return dest
  return { type: 'std', workchain: dest.workchain, account: dest.account }
}

function isReachable(workchain: number, bitLength: number, source: number, config: BlockchainConfig): boolean {
  const anywhere = config.has(Capability.workchains)
  if (workchain === MASTERCHAIN) {
    return bitLength === 256 && (anywhere || source === MASTERCHAIN || source === BASE_WORKCHAIN)
  }
  if (!anywhere && source !== workchain && source !== MASTERCHAIN) return false
  const description = config.workchains.get(workchain)
  if (description === undefined || !description.acceptMsgs) return false
  const { format } = description
  if (format.type === 'basic') return bitLength === 256
  const { minAddrLen, maxAddrLen, addrLenStep } = format
  if (bitLength < minAddrLen || bitLength > maxAddrLen) return false
  if (bitLength === minAddrLen || bitLength === maxAddrLen) return true
  return addrLenStep !== 0 && (bitLength - minAddrLen) % addrLenStep === 0
}
