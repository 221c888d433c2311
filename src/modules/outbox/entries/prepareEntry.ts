/** Turns the parameters of `outbox.send` into an entry that can be stored; it contains no secrets. */

import type { CallScope } from '../../../context/scopes.ts'
import { bytesToHex } from '../../../core/bytes/index.ts'
import { textDigest } from '../../../core/crypto/textDigest.ts'
import { WorkLimitReached } from '../../../core/work.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { expectProtection, headerNames } from '../../../delivery/expectProtection.ts'
import { expectSentOnce } from '../../../delivery/expectSentOnce.ts'
import { showingFacts } from '../../../delivery/OpenSigner.ts'
import { Possession } from '../../../delivery/Possession.ts'
import { hasTime, type TurnKey } from '../../../delivery/turnKey.ts'
import { InvalidOutboxParameter } from '../../../errors/outbox.ts'
import { ExternalSignerMustNotBeUsed } from '../../../errors/processing.ts'
import { networkOf } from '../../../net/index.ts'
import { readRawId } from '../../../net/rest/readRawId.ts'
import type { Clock } from '../../../ports/Clock.ts'
import { canonicalJson } from '../../../schema/canonicalJson.ts'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { toWire } from '../../../schema/writing.ts'
import { Abi, openSigner, readAbiInline, readShortAbi, unsignedBy, withoutReferences } from '../../abi/index.ts'
import { readExternalMessage } from '../../abi/values/readExternalMessage.ts'
import { signingBoxes } from '../../crypto/index.ts'
import type { OutgoingMessage } from '../../policy/index.ts'
import { buildProtected, type EncodeParams, hasFixedExpire } from '../../processing/execution/buildMessages.ts'
import { needsTime } from '../../processing/execution/messageTime.ts'
import type { ForeseenLosses } from '../../processing/losses/foreseeLosses.ts'
import { type RunnableMessage, runnableMessage } from '../../processing/losses/messageForRun.ts'
import { signerFacts } from '../../processing/losses/signerFacts.ts'
import type { ParamsOfOutboxSend } from '../types.ts'
import { withHeader } from './messageHeader.ts'
import { checkSignerName, checkText } from './outboxParameters.ts'
import { type MessagePlan, type StoredEntry, storedPlan } from './StoredEntry.ts'
import { findSigner } from './signers.ts'

export type SendParams = ValueOf<typeof ParamsOfOutboxSend>
type NamedSigner = NonNullable<SendParams['signer']>

/** Fields that an entry gets when it is added. */
type AddedFields = 'id' | 'digest' | 'group' | 'place' | 'state' | 'epoch' | 'created_at' | 'changed_at' | 'replaced'

/** The parts that stay the same if the entry has to be created again. */
export interface PreparedEntry {
  readonly digest: string
  readonly group: string
  /** Asserts that nothing was sent with this key before, regardless of the storage. */
  readonly allowsRepeat: boolean
  readonly entry: Omit<StoredEntry, AddedFields>
  /** JSON of the ABI. */
  readonly abi: string | undefined
  /** Signs the message with this time in its header, Unix time in ms; absent if it is signed when its turn comes. */
  readonly sign: ((timeMs: number) => Promise<SignedMessage>) | undefined
  /** Adds the result of a check for losses to what a signer is shown. */
  readonly showLosses?: (foreseen: ForeseenLosses) => void
  /** Key of the messages that this one takes turns with, if it is signed now. */
  readonly turnKey?: TurnKey | undefined
  /** The message for policies; it may not be signed yet. */
  readonly outgoing: OutgoingMessage
  /** The message for a local run. */
  readonly runnable: () => Promise<RunnableMessage>
}

interface SignedMessage {
  readonly message: ExternalMessage
  /** Whether the client has shown that it has the key. */
  readonly isKeyShown: boolean
}

const MAX_TEXT = 256

/** Throws InvalidOutboxParameter (1004), 513, 519, InvalidData (512), and the errors of `abi.encode_message`. */
export async function prepareEntry(call: CallScope, params: SendParams, clock: Clock): Promise<PreparedEntry> {
  if (params.key !== undefined) checkText('key', params.key, MAX_TEXT)
  if (params.group !== undefined) checkText('group', params.group, MAX_TEXT)
  if (params.signer !== undefined) checkSignerName('signer.name', params.signer.name)
  expectSentOnce(call, params.unprotected)
  const { message, message_encode_params } = params
  if ((message === undefined) === (message_encode_params === undefined)) {
    throw invalid('message', 'Expected either `message` or `message_encode_params`, not both')
  }
  if (message !== undefined) return prepareBytes(call, params, message)
  try {
    if (params.signer !== undefined) return await preparePlan(call, params, message_encode_params!, params.signer)
    return await prepareSigned(call, params, message_encode_params!, clock)
  } catch (error) {
    if (!(error instanceof WorkLimitReached)) throw error
    throw invalid(
      'message_encode_params',
      'The parameters are too large to store: encode the message with `abi.encode_message` and pass it as `message`',
    )
  }
}

function prepareBytes(call: CallScope, params: SendParams, text: string): PreparedEntry {
  if (params.signer !== undefined) throw invalid('signer', 'A finished message is already signed: remove `signer`')
  const contract = params.abi && readShortAbi(params.abi, params.rules)
  const message = readExternalMessage(call.context, text, { contract, rules: params.rules })
  if (contract !== undefined && message.hasBody) expectProtection(headerNames(contract), params.unprotected)
  return {
    ...common(params, message, { signer: 'message', asked: { message: message.id }, contract, rules: params.rules }),
    abi: params.abi && abiText(params.abi),
    sign: async () => ({ message, isKeyShown: false }),
    runnable: async () => ({ message, isSigned: true, candidates: [] }),
  }
}

/** A message that is signed now, with keys that are not stored. */
async function prepareSigned(
  call: CallScope,
  params: SendParams,
  encode: EncodeParams,
  clock: Clock,
): Promise<PreparedEntry> {
  if (encode.signer.type === 'External') {
    throw ExternalSignerMustNotBeUsed.error(
      'Signer.External cannot be used here: the message could not be signed later',
    )
  }
  const opened = await openSigner(call, encode.signer)
  const { publicKey } = opened
  const contract = readAbiInline(encode.abi, encode.rules)
  const isSentSoon = encode.call_set !== undefined && params.not_before === undefined
  let foreseen: ForeseenLosses | undefined
  const sign = async (timeMs: number) => {
    if (needsTime(contract, encode.call_set)) networkOf(call.context).time.expectUsable()
    const shown = showingFacts(opened, () => signerFacts(params.dapp_id, foreseen))
    const possession = new Possession(shown, 0)
    const header = { timeMs: BigInt(timeMs), giveUpAt: params.give_up_at, tries: 0 }
    const timed = withHeader({ config: call.config, clock }, encode, header)
    const message = await buildProtected(call, timed, params.unprotected, possession.watchedSigner)
    // The time was chosen before, so the signature shows possession only of a key that is held here.
    return { message, isKeyShown: possession.isShown(undefined) }
  }
  const message = await buildProtected(call, { ...encode, signer: unsignedBy(publicKey) }, params.unprotected)
  const asked = { plan: storedPlan(encode), publicKey }
  const facts = { signer: publicKey ?? 'none', asked, contract, rules: encode.rules, publicKey }
  const prepared = common(params, message, facts)
  return {
    ...prepared,
    entry: { ...prepared.entry, has_fixed_expire: hasFixedExpire(encode.call_set) },
    abi: abiText(encode.abi),
    sign,
    showLosses: (found) => {
      foreseen = found
    },
    turnKey: isSentSoon && hasTime(contract) ? { accountId: message.accountId, publicKey } : undefined,
    runnable: () => runnableMessage(call, encode),
  }
}

/** A message that is signed when its turn comes, by a signer that the application names. */
async function preparePlan(
  call: CallScope,
  params: SendParams,
  encode: EncodeParams,
  { name, public_key }: NamedSigner,
): Promise<PreparedEntry> {
  if (encode.signer.type !== 'None') {
    throw invalid('signer', 'With `signer`, the signer in `message_encode_params` must be None')
  }
  const own = encode.deploy_set && { ...encode, deploy_set: withoutReferences(encode.deploy_set, call) }
  const planned = own ?? encode
  const known = public_key?.toLowerCase() ?? (await keyOfSigner(call, name))
  if (known === undefined && encode.deploy_set !== undefined) {
    throw invalid(
      'signer.public_key',
      'The address of the deployment depends on the public key of a signer that is not connected',
    )
  }
  // Also reports errors of the parameters to the caller, instead of in the result of the entry.
  const message = await buildProtected(call, { ...planned, signer: unsignedBy(known) }, params.unprotected)
  const contract = readAbiInline(encode.abi, encode.rules)
  const plan: MessagePlan = { params: storedPlan(planned), signer: name, public_key: known }
  const asked = { plan: plan.params, signer: name }
  const facts = { signer: known ?? `named ${name}`, asked, contract, rules: encode.rules, publicKey: known }
  const prepared = common(params, message, facts)
  return {
    ...prepared,
    entry: { ...prepared.entry, plan, has_fixed_expire: hasFixedExpire(encode.call_set) },
    abi: abiText(encode.abi),
    sign: undefined,
    runnable: () => runnableMessage(call, { ...planned, signer: unsignedBy(known) }),
  }
}

async function keyOfSigner(call: CallScope, name: string): Promise<string | undefined> {
  const handle = findSigner(call.context, name)
  return handle === undefined ? undefined : bytesToHex(await signingBoxes.find(call.context, handle).publicKey(call))
}

interface CommonFacts extends Pick<OutgoingMessage, 'contract' | 'rules'> {
  /** The part of the default group that names the signer. */
  readonly signer: string
  /** What the message does: the same for a repeated request. */
  readonly asked: object
  /** Absent for a finished message, which is already signed. */
  readonly publicKey?: string | undefined
}

function common(
  params: SendParams,
  { root, accountId }: ExternalMessage,
  { signer, asked, contract, rules, publicKey }: CommonFacts,
) {
  const { key, group, not_before, give_up_at, unprotected, accept_loss } = params
  const dappId = params.dapp_id === '' ? '' : readRawId(params.dapp_id, 'dapp_id')
  const times = { not_before, give_up_at }
  // The default group depends on which signers are connected; different accepted losses do not make it another payment.
  const same = { ...asked, account: accountId, dapp_id: dappId, group, ...times, unprotected }
  return {
    digest: textDigest(canonicalJson(same)),
    group: group ?? `${accountId} ${signer}`,
    allowsRepeat: params.allow_repeat,
    entry: { key, account_id: accountId, dapp_id: dappId, ...times, rules, unprotected, accept_loss },
    outgoing: {
      root,
      accountId,
      dappId: params.dapp_id,
      contract,
      rules,
      publicKey,
      isUnsigned: publicKey !== undefined,
    },
  }
}

function abiText(abi: ValueOf<typeof Abi>): string {
  return stringifyExactJson(toWire(Abi, abi))
}

function invalid(field: string, message: string) {
  return InvalidOutboxParameter.error(message, { field })
}
