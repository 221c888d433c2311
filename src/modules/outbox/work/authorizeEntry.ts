import { inlineOr } from '../../../context/computeStep.ts'
import { buildMessage, readAbi } from '../../abi/index.ts'
import { builtExternalMessage } from '../../abi/values/readExternalMessage.ts'
import { authorize, hasPolicies, type OutgoingMessage, planSpending } from '../../policy/index.ts'
import { plannedParams } from '../entries/StoredEntry.ts'
import { type OpenEntry, TakenAway } from './OpenEntry.ts'

const NOBODY = { type: 'None' } as const

/**
 * Holds the message against the policies again: they, and what was spent, may have changed since it was taken. False
 * if the required approver is not available.
 */
export async function isAllowed(open: OpenEntry): Promise<boolean> {
  if (!hasPolicies(open.call)) return true
  const outgoing = await outgoingMessage(open)
  for (;;) {
    const { spending, digest, state } = open.held.entry
    const options = { purpose: digest, approval: spending?.approval, counted: spending, waits: true }
    const authorization = await authorize(open.call, outgoing, options)
    if (authorization.isWaiting) {
      if (state === 'queued') await open.change('sign', {})
      return false
    }
    const { reservation, writes, conditions } = await planSpending(open.call, authorization, spending)
    const { approval } = authorization
    const entry = { ...open.held.entry, epoch: open.held.entry.epoch + 1, spending: { ...reservation, approval } }
    const held = await open.store.update(open.held, entry, writes, conditions)
    if (held !== undefined) {
      open.held = held
      return true
    }
    // Another client has spent something meanwhile, or has changed the entry.
    const now = await open.store.read(entry.id)
    if (now === undefined || now.entry.epoch !== open.held.entry.epoch) {
      throw new TakenAway(`Entry ${entry.id} was changed by another worker`)
    }
  }
}

/** The message as a policy sees it. */
async function outgoingMessage(open: OpenEntry): Promise<OutgoingMessage> {
  const { plan, message, dapp_id: dappId, rules } = open.held.entry
  const publicKey = plan?.public_key
  const signer = publicKey === undefined ? NOBODY : { type: 'External' as const, public_key: publicKey }
  const isStored = plan === undefined || message !== undefined
  const { root, accountId } = isStored
    ? await open.storedMessage()
    : builtExternalMessage(open.context, await buildMessage(open.call, plannedParams(plan, await open.abi(), signer)))
  const abi = await open.abiValue()
  const isUnsigned = !isStored && publicKey !== undefined
  const contract = abi && inlineOr(() => readAbi(abi, rules))
  return { root, accountId, dappId, rules, publicKey, contract, isUnsigned }
}
