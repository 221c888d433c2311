/** What is about to be sent, for whoever decides about it instead of a person at the terminal. */
export interface Confirmation {
  readonly rows: readonly (readonly [name: string, value: string])[]
  /** What speaks against it: sentences without their full stop. */
  readonly warnings: readonly string[]
}

/** Throws ToolError (2) when nobody agrees. */
export type AskConfirmation = (confirmation: Confirmation) => Promise<void>
