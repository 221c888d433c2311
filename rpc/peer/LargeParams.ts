/** Parameters of a large message: JSON text that only a worker thread reads. */
export class LargeParams {
  readonly json: string
  readonly _call: unknown
  /** Set if the text is not valid JSON, so that the message is invalid. */
  isUnreadable = false

  constructor(json: string, callOptions: unknown) {
    this.json = json
    this._call = callOptions
  }
}
