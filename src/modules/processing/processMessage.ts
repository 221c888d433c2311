import { clientErrorToWire } from '../../context/clientErrorToWire.ts'
import { inlineOr } from '../../context/computeStep.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import type { AbiContract } from '../../core/abi/index.ts'
import { InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { ClockOutOfSync } from '../../errors/net.ts'
import { ExternalSignerMustNotBeUsed, LossNotAccepted, MessageUnprotected } from '../../errors/processing.ts'
import { networkOf } from '../../net/index.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { builtExternalMessage, type ExternalMessage } from '../abi/ExternalMessage.ts'
import { counterAbi, exampleAddress, exampleCall, exampleKeys } from '../abi/exampleAbi.ts'
import { exampleDappId } from '../abi/exampleMessage.ts'
import { buildMessage, encodeMessage, openSigner, readAbi } from '../abi/index.ts'
import { isVerified } from '../parameters/verify.ts'
import { hasPolicies } from '../policy/index.ts'
import { authorizeMessage, isNotExecuted, releaseMessage, type SpendingFacts } from './delivery/deliverWithinPolicy.ts'
import { expectProtection, headerNames } from './delivery/expectProtection.ts'
import { unsentFacts, withFacts, withOutcomes } from './delivery/sentFacts.ts'
import { executeMessage, hasFixedExpire, mayReplace } from './executeMessage.ts'
import { checksLosses, expectNoLoss } from './losses/expectNoLoss.ts'
import type { ForeseenLosses } from './losses/foreseeLosses.ts'
import { lossesOfResult } from './losses/lossesOfResult.ts'
import { accountsNamedBy, messageForRun } from './losses/messageForRun.ts'
import { learnMessageTime } from './messageTime.ts'
import { eventSender, expiringFields, processingCallback } from './processingEvents.ts'
import { sendErrors } from './sendMessage.ts'
import { ParamsOfProcessMessage, ResultOfProcessMessage } from './types.ts'
import { waitErrors } from './waitForTransaction.ts'

type Params = ValueOf<typeof ParamsOfProcessMessage>

export const processMessage = defineFunction({
  name: 'processing.process_message',
  summary: 'Encodes a message, sends it, and waits for its transaction.',
  description:
    'A message is replaced by a new one, signed again and with a longer lifetime, up to `network.message_retries_count` times, but only after proof that it was not executed: the contract checks `expire`; the account state and the gapless list of its transactions, both from later than `expire` and `network.expiration_margin`, do not contain it; and a local run finds no reason against another attempt. While no endpoint is reachable, the same message is sent again, within its lifetime and `network.max_reconnect_timeout`. Every error has `data.outcome` (`Outcome`) and `data.sent`; after sending also `data.message_hash` and, with an expiration, `data.expire_at`: `sent` is true while the message may have been executed, and false once it is proven that it was not. A message without `expire` is never replaced; without replay protection (519), it is not even repeated.',
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
    ]),
  ],
  callback: processingCallback,
  holdsLargeValues: true,
  access: 'sends',
  posts: true,
  example: {
    params: {
      message_encode_params: {
        abi: counterAbi,
        address: exampleAddress,
        call_set: exampleCall,
        signer: { type: 'Keys', keys: exampleKeys },
      },
      dapp_id: exampleDappId,
    },
    result: { $error: 14 },
  },
  run: withOutcomes(async (call, params) => {
    const network = networkOf(call.context)
    if (!network.isConfigured) throw NetModuleNotInit.error('The network is not configured: set network.endpoints')
    const { abi, rules, call_set, signer } = params.message_encode_params
    if (signer.type === 'External') {
      throw ExternalSignerMustNotBeUsed.error('Signer.External cannot be used here: nobody could sign the message')
    }
    // Without a call there is only a state init, and a contract is deployed once.
    const contract = inlineOr(() => readAbi(abi, rules))
    if (call_set !== undefined && contract !== undefined) {
      expectProtection(headerNames(contract), params.unprotected)
    }
    await learnMessageTime(call, network, contract, call_set)
    const sendEvent = eventSender(call, params.send_events)
    const spending = hasPolicies(call) ? await approve(call, params, contract) : undefined
    let lost: ExternalMessage | undefined
    for (let tryIndex = 0; ; tryIndex++) {
      const foreseen = checksLosses(call, params.accept_loss) ? await checkLosses(call, params, lost) : undefined
      const message = await encode(call, params, Math.min(tryIndex, 255), lost)
      try {
        const result = await executeMessage(call, network, message, {
          ...{ dappId: params.dapp_id, abi, rules, sendEvent, isUnprotected: params.unprotected, spending },
          ...{ isVerified: isVerified(call, params.verify), hasFixedExpire: hasFixedExpire(call_set) },
          provesRefusal: params.prove_refusal,
          knownMark: foreseen?.mark,
        })
        return foreseen === undefined
          ? result
          : { ...result, losses: lossesOfResult(foreseen, result.out_messages, rules) }
      } catch (error) {
        if (isNotExecuted(error)) await releaseMessage(call, message)
        if (
          params.unprotected === true ||
          !mayReplace(error, call_set) ||
          tryIndex >= call.config.network.message_retries_count
        )
          throw error
        sendEvent({ type: 'MessageExpired', ...expiringFields(message), error: clientErrorToWire(error) })
        lost = message
        await learnMessageTime(call, network, contract, call_set).catch((failure: unknown) => {
          throw withFacts(failure, unsentFacts(message))
        })
      }
    }
  }),
})

/** Holds the message against the policies before anybody signs it. */
async function approve(call: CallScope, params: Params, contract: AbiContract | undefined): Promise<SpendingFacts> {
  const { message_encode_params: encodeParams, dapp_id: dappId } = params
  const { publicKey } = await openSigner(call, encodeParams.signer)
  const signer = publicKey === undefined ? NOBODY : { type: 'External' as const, public_key: publicKey }
  const unsigned = builtExternalMessage(call.context, await buildMessage(call, { ...encodeParams, signer }))
  const spending = { contract, publicKey, purpose: 'process_message', isLossChecked: true }
  const isUnsigned = publicKey !== undefined
  const facts = { dappId, rules: encodeParams.rules, spending: { ...spending, isUnsigned } }
  await authorizeMessage(call, unsigned, facts).catch((error: unknown) => {
    throw withFacts(error, { sent: false })
  })
  return spending
}

const NOBODY = { type: 'None' } as const

/** Throws as `expectNoLoss`; `lost` is the message that this one would replace. */
async function checkLosses(
  call: CallScope,
  { message_encode_params: encodeParams, dapp_id: dappId, accept_loss: acceptLoss }: Params,
  lost: ExternalMessage | undefined,
): Promise<ForeseenLosses> {
  const { rules } = encodeParams
  const message = await messageForRun(call, encodeParams)
  try {
    return await expectNoLoss(call, networkOf(call.context), message, {
      ...{ dappId, rules, acceptLoss, isSigned: false, withMark: true },
      candidates: accountsNamedBy(encodeParams),
    })
  } catch (error) {
    throw lost === undefined ? error : withFacts(error, unsentFacts(lost))
  }
}

/** `lost` is the message that this one replaces: errors tell that it was not executed. */
async function encode(
  call: CallScope,
  params: Params,
  tryIndex: number,
  lost: ExternalMessage | undefined,
): Promise<ExternalMessage> {
  const encodeParams = { ...params.message_encode_params, processing_try_index: tryIndex }
  try {
    const built = await buildMessage(call, encodeParams)
    // The description may have been too large to be read before.
    if (built.hasBody) expectProtection(built.headerNames, params.unprotected)
    return builtExternalMessage(call.context, built)
  } catch (error) {
    throw lost === undefined ? error : withFacts(error, unsentFacts(lost))
  }
}
