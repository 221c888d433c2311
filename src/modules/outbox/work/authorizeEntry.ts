import { authorize, hasPolicies, type OutgoingMessage, planSpending } from '../../policy/index.ts'
import { buildUnsigned } from '../../processing/execution/buildMessages.ts'
import { type OpenEntry, TakenAway } from './OpenEntry.ts'

/**
 * Checks the message against the policies again, since they and the amounts spent may have changed after the entry was
 * added. Returns false if the required approver is not available.
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
    // Another client has spent something in the meantime, or has changed the entry.
    const now = await open.store.read(entry.id)
    if (now === undefined || now.entry.epoch !== open.held.entry.epoch) {
      throw new TakenAway(`Entry ${entry.id} was changed by another worker`)
    }
  }
}

/** The message for policies. */
async function outgoingMessage(open: OpenEntry): Promise<OutgoingMessage> {
  const { plan, message, dapp_id: dappId, rules } = open.held.entry
  const publicKey = plan?.public_key
  const isStored = plan === undefined || message !== undefined
  const { root, accountId } = isStored
    ? await open.storedMessage()
    : await buildUnsigned(open.call, await open.params(), publicKey)
  const isUnsigned = !isStored && publicKey !== undefined
  return { root, accountId, dappId, rules, publicKey, contract: await open.contract(), isUnsigned }
}
