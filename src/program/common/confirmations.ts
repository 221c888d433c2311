/** Questions to a person on the pages of a console, as program and pages exchange them. */
export interface AskedQuestion {
  /** Says what would happen, without full stop. */
  readonly title: string
  readonly rows: readonly (readonly [name: string, value: string])[]
  /** Sentences without their full stop. */
  readonly warnings: readonly string[]
}

/** `unanswered`: no answer in time. `withdrawn`: the program no longer needs the answer. */
export type ConfirmationState = 'waiting' | 'confirmed' | 'refused' | 'unanswered' | 'withdrawn'

/** A question as pages receive it. Times in ms since 1970. */
export interface ShownQuestion extends AskedQuestion {
  readonly id: string
  readonly state: ConfirmationState
  readonly asked_at: number
  /** Time at which the question is refused unless it was answered. */
  readonly ends_at: number
}
