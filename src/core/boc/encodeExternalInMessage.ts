import type { Cell } from '../cells/index.ts'
import { Slice } from '../cells/index.ts'
import { type ExternalAddress, type InternalAddress, messageCell, NO_ADDRESS, parseStateInit } from '../tlb/index.ts'
import { withBocErrors } from './withBocErrors.ts'

export interface ExternalInMessageParts {
  readonly src?: ExternalAddress | undefined
  readonly dest: InternalAddress
  /** Cell of the state init. */
  readonly init?: Cell | undefined
  readonly body?: Cell | undefined
}

/** Cell of an external inbound message with import fee 0. Throws BocError `invalid` for a broken state init or body. */
export function encodeExternalInMessage({ src, dest, init, body }: ExternalInMessageParts): Cell {
  const parts = withBocErrors('invalid', 'message part', () => ({
    ...(init && { init: parseStateInit(init) }),
    ...(body && { body: Slice.of(body) }),
  }))
  return withBocErrors('conversion', 'message', () =>
    messageCell({ header: { type: 'externalIn', src: src ?? NO_ADDRESS, dest, importFee: 0n }, ...parts }),
  )
}
