import { type JsonPath, pathText, repeatedParameter } from '../../src/schema/repeatedMember.ts'
import { ProtocolError } from './ProtocolError.ts'

/** A message in which an object has a member twice. */
export class RepeatedMember extends Error {
  /** The error for the host: InvalidParams (23) inside of `params`, else InvalidRequest (-32600). */
  readonly refusal: Error
  /** The message with the last of the members, to answer its `id`; absent if `id` itself is repeated. */
  readonly parsed: unknown
  readonly path: JsonPath

  constructor(path: JsonPath, parsed: unknown) {
    const where = pathText(path)
    super(`The message has the member ${where} twice`)
    this.name = 'RepeatedMember'
    const isInParams = path[0] === 'params' && path.length > 1
    this.refusal = isInParams
      ? repeatedParameter(path.slice(1))
      : new ProtocolError('InvalidRequest', this.message, { path: where, reason: 'repeated member' })
    this.path = path
    this.parsed = path[0] === 'id' ? undefined : parsed
  }
}
