import { defineFunction } from '../../context/defineFunction.ts'
import { type Cell, EMPTY_CELL, Slice } from '../../core/cells/index.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import { parseOutActions } from '../../core/executor/outActions.ts'
import { type Account, accountCell, messageCell, parseMessage } from '../../core/tlb/index.ts'
import { integerOf } from '../../core/vm/index.ts'
import { InvalidBoc } from '../../errors/boc.ts'
import { InvalidData } from '../../errors/client.ts'
import { AnswerMissing, AnswerUnreadable, InternalError, InvalidMessageType } from '../../errors/tvm.ts'
import { abiErrors, outputErrors } from '../abi/failures/errorGroups.ts'
import { readAbi } from '../abi/values/readAbi.ts'
import { keepComputed, readCell, writeCell } from '../boc/cells/bocTexts.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { decodeOutput } from './outcome/decodeOutput.ts'
import { requireAnswer } from './outcome/requireAnswer.ts'
import { exampleGetter } from './runs/exampleRuns.ts'
import { goesToWorker } from './runs/longRuns.ts'
import { withNetworkConfig } from './runs/networkConfig.ts'
import { RunRecorder } from './runs/RunRecorder.ts'
import { readContract, runContract } from './runs/runContract.ts'
import { runErrors } from './runs/runErrors.ts'
import { runLimits } from './runs/runLimits.ts'
import { keepsResults, prepareBoc, prepareOptions } from './runs/runSteps.ts'
import { AnswerRoom, withAnswerErrors } from './runs/stackToJson.ts'
import { readSurroundings } from './runs/surroundings.ts'
import { withAnswer } from './runs/VmExtension.ts'
import { ParamsOfRunTvm, ResultOfRunTvm } from './types.ts'

export const runTvm = defineFunction({
  name: 'tvm.run_tvm',
  summary: 'Runs contract code with a message, without the other phases of a transaction.',
  description:
    'For getters: there are no fees, gas is limited to 10^9, and only the data of the account changes. Messages are returned as the send actions of the contract created them, newest first.',
  params: ParamsOfRunTvm,
  result: ResultOfRunTvm,
  errors: [
    ...runErrors,
    ...abiErrors,
    ...outputErrors,
    InvalidData,
    InternalError,
    InvalidMessageType,
    AnswerMissing,
    AnswerUnreadable,
  ],
  access: 'reads',
  example: exampleGetter,
  heavy: goesToWorker,
  complete: withNetworkConfig,
  prepare: (params, scope) => ({
    ...params,
    message: prepareBoc(scope, params.message, 'message'),
    account: prepareBoc(scope, params.account, 'account'),
    execution_options: prepareOptions(scope, params.execution_options),
  }),
  finishes: keepsResults,
  finish: (computed, { boc_cache }, { context }) => {
    const keep = (text: string): string => keepComputed(context, text, boc_cache!)
    return { ...computed, out_messages: computed.out_messages.map(keep), account: keep(computed.account) }
  },
  retry: withAnswer,
  compute: (params, scope) => {
    const surroundings = readSurroundings(scope, params.execution_options)
    const { rules } = surroundings
    const abi = params.abi && readAbi(params.abi, rules)
    const message = readCell(scope.context, params.message, 'message')
    const { header, body } = withCoreErrors(InvalidBoc, 'Invalid message', () => parseMessage(message, rules), {
      path: 'message',
    })
    if (header.type !== 'internal' && header.type !== 'externalIn') {
      throw InvalidMessageType.error(
        'An external outbound message cannot be run; expected an external inbound or an internal message',
      )
    }
    const contract = readContract(scope, params.account)
    const { account } = contract
    const stack = [
      integerOf(account.balance.grams),
      0,
      message,
      body ?? Slice.of(EMPTY_CELL),
      header.type === 'externalIn' ? -1 : 0,
    ]
    const recorder = new RunRecorder(surroundings)
    return recorder.record(() => {
      const outcome = runContract(contract, stack, surroundings, runLimits(scope, recorder))
      const messages = sentMessages(outcome.actions, rules)
      const changed: Account = { ...account, state: { type: 'active', init: { ...contract.init, data: outcome.data } } }
      const decoded = abi && decodeOutput(abi, messages, rules)
      if (params.answer_required && abi && decoded?.output === undefined)
        requireAnswer(abi, { header, body }, messages, rules)
      // A contract may send the same large cell very often.
      const room = new AnswerRoom()
      const write = (cell: Cell): string => {
        const text = writeCell(scope.context, cell, params.boc_cache)
        room.take(text.length)
        return text
      }
      return {
        out_messages: withAnswerErrors(() => messages.map(write)),
        decoded,
        account: params.return_updated_account ? withAnswerErrors(() => write(accountCell(changed))) : '',
      }
    })
  },
})

/**
 * Messages of the send actions, newest first (row T2): results are read by their place. Throws InternalError (404) for a list
 * that cannot be read (row T6).
 */
function sentMessages(actions: Cell, rules: ChainRules): Cell[] {
  return withCoreErrors(InternalError, 'The contract left an invalid list of actions', () =>
    parseOutActions(actions, rules)
      .flatMap((action) => (action.type === 'send' ? [messageCell(action.message, rules)] : []))
      .reverse(),
  )
}
