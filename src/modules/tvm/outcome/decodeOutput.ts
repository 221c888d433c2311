import { type AbiContract, AbiError } from '../../../core/abi/index.ts'
import { type Cell, CellError } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { parseMessage } from '../../../core/tlb/index.ts'
import { InvalidMessage } from '../../../errors/abi.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { decodedBody } from '../../abi/values/decodedBody.ts'
import type { DecodedOutput } from './DecodedOutput.ts'

export type DecodedOutputValue = ValueOf<typeof DecodedOutput>
type Body = NonNullable<DecodedOutputValue['out_messages'][number]>

/** Bodies of outgoing messages as the contract describes them. Source: network 6.1. */
export function decodeOutput(
  contract: AbiContract,
  outMessages: readonly Cell[],
  rules?: ChainRules | undefined,
): DecodedOutputValue {
  const bodies = outMessages.map((cell) => decodeOutMessage(contract, cell, rules))
  const output = bodies.findLast((body) => body?.body_type === 'Output')
  return { out_messages: bodies, ...(output && { output: output.value }) }
}

/** Possible contents of a message. An external inbound message among the outputs is a call (row T8). */
const LAYOUTS = {
  internal: undefined,
  externalIn: 'Input',
  externalOut: 'Output',
  externalOutV2: 'Output',
} as const

/** `null` for a message that the contract does not describe. */
function decodeOutMessage(contract: AbiContract, cell: Cell, rules: ChainRules | undefined): Body | null {
  try {
    const { header, body } = parseMessage(cell, rules)
    if (body === undefined) return null
    return decodedBody(contract, body, {
      isInternal: header.type === 'internal',
      allowPartial: false,
      layout: LAYOUTS[header.type],
    })
  } catch (error) {
    if (InvalidMessage.matches(error) || error instanceof AbiError || error instanceof CellError) return null
    throw error
  }
}
