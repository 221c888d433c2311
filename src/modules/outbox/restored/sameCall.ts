import { inlineOr } from '../../../context/computeStep.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { type AbiContract, AbiError, decodeBody } from '../../../core/abi/index.ts'
import { base64ToBytes } from '../../../core/bytes/index.ts'
import { type Cell, CellError, parseBoc } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { type Message, parseMessage } from '../../../core/tlb/index.ts'
import { canonicalJson } from '../../../schema/canonicalJson.ts'
import { buildMessage, readShortAbi } from '../../abi/index.ts'
import { plannedParams, readAbiValue, type StoredEntry } from '../entries/StoredEntry.ts'

/** The parts that two messages must share to be the same call of an account: everything except header and signature. */
export interface SameCall {
  readonly isSame: (message: Cell) => boolean
  /** Expiration of the last message of such a call, Unix time in s, if the caller chose it. */
  readonly fixedExpire: number | undefined
  /** Whether messages of the contract expire. */
  readonly hasExpire: boolean
}

/** `undefined` if it cannot be decided: the ABI is not known, or the message is too large. `abi` is on the wire. */
export async function sameCall(call: CallScope, entry: StoredEntry, abi: unknown): Promise<SameCall | undefined> {
  if (abi === undefined) return undefined
  const { plan, rules } = entry
  const contract = readShortAbi(readAbiValue(abi), rules)
  const planned = plan && plannedParams(plan, abi)
  // Only a deployment needs the key, for its address: a message that waits for a signature cannot be decoded.
  const params = planned?.deploy_set && plan ? plannedParams(plan, abi, plan.public_key) : planned
  const fixedExpire = params?.call_set?.header?.expire
  const hasExpire = contract.header.some(({ name }) => name === 'expire')
  const own = params === undefined ? entry.message!.boc : (await buildMessage(call, params)).text
  const root = inlineOr(() => parseBoc(base64ToBytes(own)!))
  const message = root && readMessage(root, rules)
  if (message === undefined) return undefined
  // An account is deployed once, so any message that it has executed may be the deployment.
  const isDeployment = message.init !== undefined
  const wanted = isDeployment ? undefined : callOf(contract, message)
  if (!isDeployment && wanted === undefined) return undefined
  const isSame = (other: Cell) => {
    const read = readMessage(other, rules)
    return read !== undefined && (isDeployment || callOf(contract, read) === wanted)
  }
  return { isSame, fixedExpire, hasExpire }
}

/** `undefined` for anything that is not an external message. */
function readMessage(root: Cell, rules: ChainRules | undefined): Message | undefined {
  try {
    const message = parseMessage(root, rules)
    return message.header.type === 'externalIn' ? message : undefined
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}

/** Function and arguments as one text. */
function callOf(contract: AbiContract, { body }: Message): string | undefined {
  if (body === undefined) return undefined
  try {
    const decoded = inlineOr(() =>
      decodeBody(contract, body.clone(), { isInternal: false, allowPartial: true, layout: 'Input' }),
    )
    return decoded && canonicalJson([decoded.name, decoded.value])
  } catch (error) {
    if (error instanceof AbiError || error instanceof CellError) return undefined
    throw error
  }
}
