import type { Cell } from '../../../core/cells/index.ts'
import { explanationText } from '../../common/failure/failureRows.ts'
import { MalformedMessage, readDestination } from '../../nodeApi/readMessages.ts'
import { readBoc, readId } from '../chain/values.ts'
import { AdminError } from '../controls/AdminError.ts'
import { explainMessage, explainTransaction, isLossUnknown } from '../trace/explainFailures.ts'
import type { AdminContext, ServerMethods } from './AdminServer.ts'
import { readPart } from './readPart.ts'

const LOSS_UNKNOWN =
  'Money was received, and no contract ran. Whether all of it arrived is not known: the node keeps no history of this transaction.'

export const explainFailures: ServerMethods['explain'] = async (context, params) => {
  const { explaining, time } = context
  const given = [params.transaction, params.message, params.message_hash].filter((value) => value != null)
  if (given.length !== 1) {
    throw new AdminError('invalid_params', 'Expected one of transaction, message and message_hash')
  }
  const cell = readMessageCell(context, params)
  const failure =
    cell === undefined
      ? await explainTransaction(explaining, readId('transaction', params.transaction!))
      : await explainMessage(explaining, cell, Math.floor(time.now() / 1000))
  if (failure === undefined) {
    const isUnknown = cell === undefined && isLossUnknown(explaining, readId('transaction', params.transaction!))
    return { text: isUnknown ? LOSS_UNKNOWN : '' }
  }
  return { failure, text: explanationText(failure) }
}

function readMessageCell(
  { refusals }: AdminContext,
  { message, message_hash }: Parameters<ServerMethods['explain']>[1],
): Cell | undefined {
  if (message != null) {
    const cell = readBoc('message', message)
    readPart('message', () => readDestination('-', cell, (text) => new MalformedMessage(text)))
    return cell
  }
  if (message_hash == null) return undefined
  const hash = readId('message_hash', message_hash)
  const cell = refusals.find(hash)
  if (cell === undefined) throw new AdminError('not_found', `The node does not remember refusing the message ${hash}`)
  return cell
}
