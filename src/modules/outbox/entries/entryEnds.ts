/** Stored outcome of an entry: enough to book it, without the whole transaction. */
import { clientErrorToWire } from '../../../context/clientErrorToWire.ts'
import type { ClientError } from '../../../errors/ClientError.ts'
import { struct, type ValueOf } from '../../../schema/shapes.ts'
import { toWire } from '../../../schema/writing.ts'
import type { ResultOfProcessMessage } from '../../processing/types.ts'
import { OutboxEntry } from '../types.ts'
import { readStored } from './StoredEntry.ts'

const { transaction_id, exit_code, fees, output, finality, losses, error } = OutboxEntry.fields

export type Result = ValueOf<typeof ResultOfProcessMessage>

const EntryEnd = struct('OutboxEntryEnd', 'The final state of an entry.', {
  ...{ transaction_id, exit_code, fees, output, finality, losses, error },
})

export function endOfResult({ transaction, decoded, fees, finality, losses }: Result): unknown {
  const { id } = transaction as { readonly id: string }
  return toWire(EntryEnd, { transaction_id: id, fees, output: decoded?.output, finality, losses })
}

export function endOfError(error: ClientError): unknown {
  const { transaction_id, exit_code, losses } = error.data
  return toWire(EntryEnd, {
    ...(typeof transaction_id === 'string' && { transaction_id }),
    ...(typeof exit_code === 'number' && { exit_code }),
    ...(Array.isArray(losses) && { losses }),
    error: clientErrorToWire(error),
  })
}

export function readEnd(end: unknown): ValueOf<typeof EntryEnd> {
  return end === undefined ? {} : readStored(EntryEnd, end)
}
