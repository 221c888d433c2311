/** A request that is answered with a status and a text. Source: client interface 7.3, network 4.2. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
