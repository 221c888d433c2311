/** Textual forms of account addresses. Source: modules 2.4, client interface 2.7, decision 11. */

/** How an address was written. `Hex` covers the anycast and variable forms. */
type AddressForm = 'AccountId' | 'Hex' | 'Base64' | 'Extended'

export interface Address {
  readonly form: AddressForm
  /** -128 to 127 for standard addresses, any 32-bit number for variable ones. */
  readonly workchain: number
  /** Lower-case hex; 64 digits for standard addresses, else a bit string, `_` marks an incomplete last digit. */
  readonly account: string
  /** 64 lower-case hex digits, of the extended form only. */
  readonly dappId?: string
  /** Rewrite prefix of the anycast form, lower-case bit string. */
  readonly anycast?: string
  /** False when the account part has another length than 256 bits or the workchain needs more than 8 bits. */
  readonly standard: boolean
}

export class AddressError extends Error {
  override readonly name = 'AddressError'
}
