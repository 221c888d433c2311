import type { NamedAbi } from './abi.ts'
import type { TypedAddress } from './addresses.ts'
import type { FunctionCall } from './functionCall.ts'

/** A message as emulations and explanations need it. */
export interface PlannedMessage {
  readonly abi: NamedAbi | undefined
  readonly address: TypedAddress
  /** Base64 BOC. */
  readonly message: string
  /** When the message expires, Unix time in s; absent if it does not expire or that is not known. */
  readonly expire?: number | undefined
  /** The called function, for the dry run. */
  readonly call?: Pick<FunctionCall, 'method' | 'input'>
  /** Hash of the contract's code, which explains its exit codes. */
  readonly codeHash?: string | undefined
  /** The signature is a placeholder: emulations let every check of a signature pass. */
  readonly hasPlaceholder?: boolean
}
