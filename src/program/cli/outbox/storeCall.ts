import type { ApiResult } from '../../common/ApiResult.ts'
import { rememberRecipients } from '../accounts/recipientSource.ts'
import type { FunctionCall } from '../arguments/functionCall.ts'
import type { KeyPair } from '../keys/keyPairs.ts'
import { storedLimits } from '../messages/acceptLoss.ts'
import { checkEffects } from '../messages/checkEffects.ts'
import type { SendPlan } from '../messages/sendMessage.ts'
import { onLibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

export interface CallToStore {
  /** Idempotency key. */
  readonly key: string
  readonly call: FunctionCall & Pick<SendPlan, 'address'>
  /** Public key of the signer, 64 hex digits. */
  readonly publicKey: string
  /** Keys that sign at once, or the name of the registered signer that signs later. */
  readonly signer: KeyPair | string
  /** Creates the message for the checks before it is stored, and reads the account. */
  prepare(): Promise<{ readonly plan: SendPlan; readonly boc: string | undefined }>
  /** Further parameters of `outbox.send`. */
  readonly more?: object
}

/** Checks a call as `call` does, and hands it to the outbox. Throws ToolError. */
export async function storeCall(
  session: Session,
  { key, call, publicKey, signer, prepare, more }: CallToStore,
): Promise<ApiResult<'outbox.send'>> {
  // A call that is already stored may have changed the account, so it is not checked again.
  let limits: object = {}
  if (!(await isKnown(session, key))) {
    const { plan, boc } = await prepare()
    const transfers = await checkEffects(session, { ...plan, publicKey }, boc)
    await rememberRecipients(session, transfers)
    limits = storedLimits(session, transfers)
  }
  return session.call('outbox.send', {
    key,
    dapp_id: call.address.dappId,
    message_encode_params: {
      abi: call.abi.wire,
      address: call.address.onChain,
      call_set: { function_name: call.method, input: call.input },
      signer: typeof signer === 'string' ? { type: 'None' } : { type: 'Keys', keys: signer },
    },
    ...(typeof signer === 'string' && { signer: { type: 'Named', name: signer } }),
    ...limits,
    ...more,
  })
}

function isKnown(session: Session, key: string): Promise<boolean> {
  return session.call('outbox.get', { key }).then(
    () => true,
    onLibraryError((error) => {
      if (error.details.code === ENTRY_NOT_FOUND) return false
      throw error
    }),
  )
}

const ENTRY_NOT_FOUND = 1002
