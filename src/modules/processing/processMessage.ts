import { clientErrorToWire } from '../../context/clientErrorToWire.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import { bytesToHex } from '../../core/bytes/index.ts'
import type { ExternalMessage } from '../../delivery/ExternalMessage.ts'
import { expectProtection, headerNames } from '../../delivery/expectProtection.ts'
import type { MessageTurn } from '../../delivery/MessageTurn.ts'
import { joinTurns } from '../../delivery/MessageTurns.ts'
import { type OpenSigner, showingFacts } from '../../delivery/OpenSigner.ts'
import { unsentFacts, withFacts, withOutcomes } from '../../delivery/sentFacts.ts'
import { hasTime, type TurnKey } from '../../delivery/turnKey.ts'
import { ClientError } from '../../errors/ClientError.ts'
import { InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { ClockOutOfSync } from '../../errors/net.ts'
import { ExternalSignerMustNotBeUsed, LossNotAccepted, MessageUnprotected } from '../../errors/processing.ts'
import { AnswerMissing, AnswerUnreadable } from '../../errors/tvm.ts'
import { networkOf } from '../../net/index.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { exampleEncodeParams } from '../abi/examples/exampleAbi.ts'
import { exampleDappId } from '../abi/examples/exampleMessage.ts'
import { encodeMessage, openSigner, readAbiInline, readAccountAddress } from '../abi/index.ts'
import { isVerified } from '../parameters/verify.ts'
import { hasPolicies } from '../policy/index.ts'
import {
  buildProtected,
  buildUnsigned,
  type EncodeParams,
  hasFixedExpire,
  signingOptions,
} from './execution/buildMessages.ts'
import { authorizeMessage, isNotExecuted, releaseMessage, type SpendingFacts } from './execution/deliverWithinPolicy.ts'
import { executeMessage, mayReplace } from './execution/executeMessage.ts'
import { learnMessageTime } from './execution/messageTime.ts'
import { eventSender, expiringFields, processingCallback } from './execution/processingEvents.ts'
import { MessageLosses } from './losses/MessageLosses.ts'
import { runnableMessage } from './losses/messageForRun.ts'
import { sendErrors } from './sendMessage.ts'
import { ParamsOfProcessMessage, ResultOfProcessMessage } from './types.ts'
import { waitErrors } from './waitForTransaction.ts'

type Params = ValueOf<typeof ParamsOfProcessMessage>

export const processMessage = defineFunction({
  name: 'processing.process_message',
  summary: 'Encodes a message, sends it, and waits for its transaction.',
  description:
    'A message is replaced by a new one, signed again and with a longer lifetime, up to `network.message_retries_count` times, but only after proof that it was not executed. The proof requires that the contract checks `expire`, and that the message is not in the account state and the gapless list of its transactions, both taken later than `expire` plus `network.expiration_margin`. A local run must also show that another attempt can succeed. While no endpoint is reachable, the same message is sent again, within its lifetime and `network.max_reconnect_timeout`. Every error has `data.outcome` (`Outcome`) and `data.sent`; after sending also `data.message_hash` and, with an expiration, `data.expire_at`: `sent` is true while the message may have been executed, and false once it is proven that it was not. A message without `expire` is never replaced; without replay protection (519), it is not even repeated. Messages to one account with one key, from ABIs with `time`, are signed and sent in turns.',
  waits: true,
  params: ParamsOfProcessMessage,
  result: ResultOfProcessMessage,
  errors: [
    ...new Set([
      ...encodeMessage.errors,
      ...sendErrors,
      ...waitErrors,
      ExternalSignerMustNotBeUsed,
      MessageUnprotected,
      ClockOutOfSync,
      InvalidParams,
      LossNotAccepted,
      AnswerMissing,
      AnswerUnreadable,
    ]),
  ],
  callback: processingCallback,
  holdsLargeValues: true,
  access: 'sends',
  posts: true,
  example: {
    params: { message_encode_params: exampleEncodeParams, dapp_id: exampleDappId },
    result: { $error: 14 },
  },
  run: withOutcomes(async (call, params) => {
    const network = networkOf(call.context)
    if (!network.isConfigured) throw NetModuleNotInit.error('The network is not configured: set network.endpoints')
    const { abi, rules, call_set, signer } = params.message_encode_params
    if (signer.type === 'External') {
      throw ExternalSignerMustNotBeUsed.error(
        'Signer.External cannot be used here: the message could not be signed later',
      )
    }
    // Without a call, the message only deploys, and a contract is deployed once.
    const contract = readAbiInline(abi, rules)
    if (call_set !== undefined && contract !== undefined) {
      expectProtection(headerNames(contract), params.unprotected)
    }
    await learnMessageTime(call, network, contract, call_set)
    const sendEvent = eventSender(call, params.send_events)
    const opened = await openSigner(call, signer)
    const isPolicyAsked = hasPolicies(call)
    const spending = { contract, publicKey: opened.publicKey, purpose: 'process_message', isLossChecked: true }
    if (isPolicyAsked) await approve(call, params, spending)
    const turnKey = await findTurnKey(call, params.message_encode_params, spending)
    const losses = new MessageLosses(call, { acceptLoss: params.accept_loss, dappId: params.dapp_id, rules })
    let lost: ExternalMessage | undefined
    for (let tryIndex = 0; ; tryIndex++) {
      // The place in the queue is taken first, so that it does not depend on how long the check takes.
      using turn = turnKey && joinTurns(call, turnKey)
      const create = async () => {
        await losses.check(() => runnableMessage(call, params.message_encode_params))
        const signer = showingFacts(opened, () => losses.signerFacts)
        return encode(call, params, signer, turn, Math.min(tryIndex, 255))
      }
      const message = await withLost(lost, create())
      try {
        const result = await executeMessage(call, message, {
          ...{ dappId: params.dapp_id, abi, rules, sendEvent, isUnprotected: params.unprotected, turn },
          spending: isPolicyAsked ? spending : undefined,
          ...{ isVerified: isVerified(call, params.verify), hasFixedExpire: hasFixedExpire(call_set) },
          provesRefusal: params.prove_refusal,
          answerRequired: params.answer_required,
          knownMark: losses.mark,
        })
        return await losses.add(result)
      } catch (error) {
        if (isNotExecuted(error)) await releaseMessage(call, message)
        if (params.unprotected || !mayReplace(error, call_set) || tryIndex >= call.config.network.message_retries_count)
          throw error
        sendEvent({ type: 'MessageExpired', ...expiringFields(message), error: clientErrorToWire(error) })
        lost = message
        await withLost(lost, learnMessageTime(call, network, contract, call_set))
      }
    }
  }),
})

interface CallFacts extends SpendingFacts {
  readonly publicKey: string | undefined
}

/** Checks the message against the policies before it is signed. */
async function approve(call: CallScope, params: Params, spending: CallFacts): Promise<void> {
  const { message_encode_params: encodeParams, dapp_id: dappId } = params
  const unsigned = await buildUnsigned(call, encodeParams, spending.publicKey)
  const isUnsigned = spending.publicKey !== undefined
  const facts = { dappId, rules: encodeParams.rules, spending: { ...spending, isUnsigned } }
  await authorizeMessage(call, unsigned, facts).catch((error: unknown) => {
    throw withFacts(error, { sent: false })
  })
}

/** Key of the messages that this one takes turns with. */
async function findTurnKey(
  call: CallScope,
  params: EncodeParams,
  { contract, publicKey }: CallFacts,
): Promise<TurnKey | undefined> {
  if (params.call_set === undefined || !hasTime(contract)) return undefined
  const isDeployment = params.deploy_set !== undefined
  const accountId = isDeployment ? (await buildUnsigned(call, params, publicKey)).accountId : accountOfCall(params)
  return accountId === undefined ? undefined : { accountId, publicKey }
}

/** Account id of a call; absent for an address that cannot be read. */
function accountOfCall({ address }: EncodeParams): string | undefined {
  if (address === undefined) return undefined
  try {
    return bytesToHex(readAccountAddress(address).account)
  } catch (error) {
    if (error instanceof ClientError) return undefined
    throw error
  }
}

/** The message, signed at its turn. */
async function encode(
  call: CallScope,
  params: Params,
  opened: OpenSigner,
  turn: MessageTurn | undefined,
  tryIndex: number,
): Promise<ExternalMessage> {
  const encodeParams = { ...params.message_encode_params, processing_try_index: tryIndex }
  const { call_set } = encodeParams
  const { unprotected } = params
  if (turn === undefined || call_set === undefined) return buildProtected(call, encodeParams, unprotected, opened)
  return turn.sign(signingOptions(opened, call_set, unprotected), async (timeMs, signer) => {
    const timed = { ...call_set, header: { ...call_set.header, time: BigInt(timeMs) } }
    const message = await buildProtected(call, { ...encodeParams, call_set: timed }, unprotected, signer)
    return { message, timeMs }
  })
}

/** Makes errors of the work report that the message which is being replaced was not executed. */
async function withLost<T>(lost: ExternalMessage | undefined, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw lost === undefined ? error : withFacts(error, unsentFacts(lost))
  }
}
