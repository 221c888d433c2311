import { type ProtocolErrorName, protocolCodes } from './codes.ts'

/** An error of the protocol; `name` is its kind. */
export class ProtocolError extends Error {
  override readonly name: ProtocolErrorName
  readonly code: number
  readonly data: Readonly<Record<string, unknown>>

  constructor(name: ProtocolErrorName, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = name
    this.code = protocolCodes[name].code
    this.data = data
  }
}
