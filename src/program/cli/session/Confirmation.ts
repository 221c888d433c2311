/** A message about to be sent, for a callback that confirms it instead of a person at the terminal. */
export interface Confirmation {
  readonly rows: readonly (readonly [name: string, value: string])[]
  /** Reasons against sending it: sentences without a full stop. */
  readonly warnings: readonly string[]
}

/** Throws ToolError (2) unless it is accepted. */
export type AskConfirmation = (confirmation: Confirmation) => Promise<void>
