/** Types of what a text of GraphQL selects. */

/** Fields of transactions that are used most. Amounts and times of the chain are `0x…` texts. */
interface KnownFields {
  readonly id: string
  readonly lt: string
  /** Unix time in s. */
  readonly now: number
  /** Hash of the message that caused it. */
  readonly in_msg: string
  /** Hashes of the messages that it sent. */
  readonly out_msgs: readonly string[]
  readonly aborted: boolean
  readonly balance_delta: string
  readonly total_fees: string
  readonly account_addr: string
  readonly block_id: string
  readonly prev_trans_hash: string
  readonly prev_trans_lt: string
}

/** A transaction with the fields that a text selects; a field that is not in `KnownFields` is unknown. */
export type SelectedFields<Text extends string> = string extends Text
  ? Readonly<Record<string, unknown>>
  : { readonly [Name in NamesIn<WithoutBraces<Text>>]: Name extends keyof KnownFields ? KnownFields[Name] : unknown }

/** The text without inner selections. */
type WithoutBraces<Text extends string> = Text extends `${infer Before}}${infer After}`
  ? WithoutBraces<`${UntilLastBrace<Before>} ${After}`>
  : Text

type UntilLastBrace<Text extends string, Seen extends string = ''> = Text extends `${infer Before}{${infer After}`
  ? After extends `${string}{${string}`
    ? UntilLastBrace<After, `${Seen}${Before}{`>
    : `${Seen}${Before}`
  : Text

type NamesIn<Text extends string> = Text extends `${infer Before} ${infer After}`
  ? NamesIn<Before> | NamesIn<After>
  : Text extends `${infer Before}\n${infer After}`
    ? NamesIn<Before> | NamesIn<After>
    : NameOf<Text>

/** The name before an alias or arguments: `own` of `own: id`. */
type NameOf<Word extends string> = Word extends `${infer Name}${':' | '('}${string}`
  ? Name
  : Word extends ''
    ? never
    : Word
