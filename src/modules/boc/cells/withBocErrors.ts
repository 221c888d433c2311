import { AddressError } from '../../../core/addresses/Address.ts'
import { BocError } from '../../../core/boc/BocError.ts'
import { CellError } from '../../../core/cells/index.ts'
import { InappropriateBlock, InvalidBoc, SerializationError } from '../../../errors/boc.ts'
import { InvalidAddress } from '../../../errors/client.ts'

const DEFINITIONS = {
  invalid: InvalidBoc,
  conversion: SerializationError,
  inappropriateBlock: InappropriateBlock,
} as const

/** Runs `work` and turns failures of the core into errors with their published numbers. */
export function withBocErrors<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof BocError) throw DEFINITIONS[error.kind].error(error.message, {}, error)
    if (error instanceof AddressError) throw InvalidAddress.error(`Invalid address: ${error.message}`, {}, error)
    if (error instanceof CellError) throw SerializationError.error(error.message, {}, error)
    throw error
  }
}
