import { type AbiContract, AbiError, type AbiFunction, decodeBody } from '../../../core/abi/index.ts'
import { type Cell, CellError, type Slice } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { type MessageHeader, parseMessage } from '../../../core/tlb/index.ts'
import { AnswerMissing, AnswerUnreadable } from '../../../errors/tvm.ts'

/** The message that calls the contract. */
interface CallMessage {
  readonly header: MessageHeader
  readonly body?: Slice | undefined
}

/**
 * To be called if no outbound message could be decoded as an answer. Throws AnswerUnreadable (419) if the contract answered
 * in another form than the ABI describes, AnswerMissing (418) if it sent no answer. Does nothing if the ABI declares no outputs for the
 * called function, or if the call itself does not fit the ABI and its function is therefore unknown.
 */
export function requireAnswer(
  contract: AbiContract,
  call: CallMessage,
  outMessages: readonly Cell[],
  rules: ChainRules | undefined,
): void {
  const called = calledFunction(contract, call)
  if (called === undefined || called.outputs.length === 0) return
  const { name } = called
  for (const cell of outMessages) {
    const body = answerBody(cell, rules)
    if (body === undefined) continue
    const id = body.preloadUint(32)
    if (contract.eventsById.has(id)) continue
    const reason = id === called.outputId ? reasonOf(contract, body) : otherId(called, id)
    if (reason === undefined) return
    throw AnswerUnreadable.error(`The answer of ${name} does not match the ABI: ${reason}`, {
      function_name: name,
      reason,
    })
  }
  throw AnswerMissing.error(
    `The contract sent no answer of ${name}, although the ABI declares outputs: it may have another function with this name, or only a fallback`,
    { function_name: name },
  )
}

function calledFunction(contract: AbiContract, { header, body }: CallMessage): AbiFunction | undefined {
  if (body === undefined) return undefined
  try {
    const options = { isInternal: header.type === 'internal', allowPartial: true, layout: 'Input' } as const
    return contract.functions.get(decodeBody(contract, body, options).name)
  } catch (error) {
    if (error instanceof AbiError || error instanceof CellError) return undefined
    throw error
  }
}

/** Body of a message that may be an answer to the outside. */
function answerBody(cell: Cell, rules: ChainRules | undefined): Slice | undefined {
  try {
    const { header, body } = parseMessage(cell, rules)
    const isOutside = header.type === 'externalOut' || header.type === 'externalOutV2'
    return isOutside && body !== undefined && body.remainingBits >= 32 ? body : undefined
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}

/** Why the answer cannot be decoded; `undefined` if it can. */
function reasonOf(contract: AbiContract, body: Slice): string | undefined {
  try {
    decodeBody(contract, body, { isInternal: false, allowPartial: false, layout: 'Output' })
    return undefined
  } catch (error) {
    if (error instanceof AbiError || error instanceof CellError) return error.message
    throw error
  }
}

function otherId({ outputId }: AbiFunction, id: number): string {
  return `it begins with ${hexId(id)}, expected ${hexId(outputId)}`
}

function hexId(id: number): string {
  return `0x${id.toString(16).padStart(8, '0')}`
}
