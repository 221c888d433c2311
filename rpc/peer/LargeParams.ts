/** Parameters of a large message: JSON text that only a worker thread reads. */
export class LargeParams {
  readonly json: string
  readonly _call: unknown
  /** Set when the text turned out to be no JSON, so that the message is none. */
  isUnreadable = false

  constructor(json: string, callOptions: unknown) {
    this.json = json
    this._call = callOptions
  }
}
