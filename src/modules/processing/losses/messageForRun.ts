/** A message in the form that a local run needs, before it is signed. */
import { computeStep } from '../../../context/computeStep.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { attachSignature } from '../../abi/attachSignature.ts'
import { buildMessage, openSigner, unsignedBy } from '../../abi/index.ts'
import { builtExternalMessage, readExternalMessage } from '../../abi/values/readExternalMessage.ts'
import type { EncodeParams } from '../execution/buildMessages.ts'
import type { WantedAccount } from './readAccounts.ts'

/** A message that can be run locally. */
export interface RunnableMessage {
  readonly message: ExternalMessage
  /** False: it has zeros in place of its signature. */
  readonly isSigned: boolean
  /** Accounts that the message may pay. */
  readonly candidates: readonly WantedAccount[]
}

/** Throws as `abi.encode_message`. */
export async function runnableMessage(call: CallScope, params: EncodeParams): Promise<RunnableMessage> {
  return { message: await messageForRun(call, params), isSigned: false, candidates: accountsNamedBy(params) }
}

const NO_SIGNATURE = '00'.repeat(64)

/**
 * The message with zeros in place of its signature: only the public key of the signer is requested. Throws as
 * `abi.encode_message`.
 */
async function messageForRun(call: CallScope, params: EncodeParams): Promise<ExternalMessage> {
  const { publicKey } = await openSigner(call, params.signer)
  if (publicKey === undefined) return builtExternalMessage(call.context, await buildMessage(call, params))
  const built = await buildMessage(call, { ...params, signer: unsignedBy(publicKey) })
  if (!built.hasBody) return builtExternalMessage(call.context, built)
  const { abi, rules } = params
  const { message } = await computeStep(call, attachSignature, {
    ...{ abi, public_key: publicKey, message: built.text, signature: NO_SIGNATURE },
  })
  return readExternalMessage(call.context, message, { rules })
}

/** Accounts in the arguments of a call, which include most accounts that it pays. */
function accountsNamedBy({ call_set }: Pick<EncodeParams, 'call_set'>): WantedAccount[] {
  const found = new Map<string, Set<string>>()
  let left = MAX_VALUES
  const look = (value: unknown): void => {
    if (left-- <= 0) return
    if (typeof value === 'string') {
      const [, dappId, accountId] = ADDRESS.exec(value.toLowerCase()) ?? []
      if (accountId === undefined) return
      const dappIds = found.get(accountId) ?? new Set()
      if (dappId !== undefined) dappIds.add(dappId)
      if (found.has(accountId) || found.size < MAX_NAMED) found.set(accountId, dappIds)
    } else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) look(item)
  }
  look(call_set?.input)
  return [...found].map(([accountId, dappIds]) => ({ accountId, dappIds: [...dappIds] }))
}

const ADDRESS = /^(?:([0-9a-f]{64})::|0:)([0-9a-f]{64})$/
/** Maximum number of accounts that are read because the arguments name them. */
const MAX_NAMED = 10
/** Maximum number of values of the arguments that are searched. */
const MAX_VALUES = 1000
