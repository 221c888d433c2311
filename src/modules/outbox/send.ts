import { defineFunction } from '../../context/defineFunction.ts'
import { perContext } from '../../context/perContext.ts'
import type { CallScope } from '../../context/scopes.ts'
import { textDigest } from '../../core/crypto/textDigest.ts'
import { LocalStorageError, NetModuleNotInit } from '../../errors/client.ts'
import { ClockOutOfSync } from '../../errors/net.ts'
import { InvalidOutboxParameter, KeyInUse, NetworkNotIdentified } from '../../errors/outbox.ts'
import { ExternalSignerMustNotBeUsed, InvalidData, MessageUnprotected } from '../../errors/processing.ts'
import { counterAbi, exampleAddress, exampleCall, exampleKeys } from '../abi/exampleAbi.ts'
import { exampleDappId } from '../abi/exampleMessage.ts'
import { encodeMessage } from '../abi/index.ts'
import { authorize, hasPolicies, policyErrors } from '../policy/index.ts'
import { addEntry } from './addEntry.ts'
import { OneAtATime } from './OneAtATime.ts'
import { outboxOf } from './outboxOf.ts'
import { type PreparedEntry, prepareEntry } from './prepareEntry.ts'
import { showEntry } from './showEntry.ts'
import { ParamsOfOutboxSend, ResultOfOutboxSend } from './types.ts'

const turnsOf = perContext(() => new OneAtATime())

export const send = defineFunction({
  name: 'outbox.send',
  summary: 'Stores a message and sends it; sending survives the end of this process.',
  description:
    'Returns once the entry is stored, before any byte of its message is sent. From then on, any client with the same storage and network works on it until it has a result, one entry at a time within a group. The same key never sends twice: a second request with the same parameters returns the existing entry; one with different parameters is an error (1001).',
  params: ParamsOfOutboxSend,
  result: ResultOfOutboxSend,
  errors: [
    ...new Set([
      ...encodeMessage.errors,
      NetModuleNotInit,
      LocalStorageError,
      KeyInUse,
      NetworkNotIdentified,
      InvalidOutboxParameter,
      ExternalSignerMustNotBeUsed,
      InvalidData,
      MessageUnprotected,
      ClockOutOfSync,
      ...policyErrors,
    ]),
  ],
  extension: true,
  holdsLargeValues: true,
  access: 'sends',
  example: {
    params: {
      key: 'invoice-17',
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
  run: async (call, params) => {
    const outbox = await outboxOf(call)
    await outbox.learnTime(call.signal)
    const prepared = await prepareEntry(call, params, outbox.clock)
    const { key } = prepared.entry
    const isKnown = key !== undefined && (await outbox.store.findByKey(key)) !== undefined
    // What is there already was allowed before.
    const authorization = isKnown || !hasPolicies(call) ? undefined : await authorizeEntry(call, prepared)
    const turns = turnsOf(call.context)
    call.markStored()
    const add = () => turns.run(`group ${prepared.group}`, () => addEntry(call, outbox, prepared, authorization))
    const { entry, isNew, restored } = await (key === undefined ? add() : turns.run(`key ${key}`, add))
    if (isNew) outbox.wakeGroup(textDigest(entry.group))
    return { entry: showEntry(entry, restored ?? (await outbox.store.restored())), is_new: isNew }
  },
})

/** An approver that is away is asked again before the message is signed. */
function authorizeEntry(call: CallScope, { outgoing, digest }: PreparedEntry) {
  return authorize(call, outgoing, { purpose: digest, waits: true })
}
