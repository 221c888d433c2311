import { ClientError } from '../common/ClientError.ts'
import { ProtocolErrorCode } from '../generated/types/daemon.ts'

/** No program was found to start (-32099). The message and `places` list every place that was tried. */
export class ProgramNotFound extends ClientError {
  override readonly name = 'ProgramNotFound'
  readonly places: readonly string[]

  constructor(places: readonly string[]) {
    super(ProtocolErrorCode.ConnectionLost, `The program vendorclient was not found. Tried: ${places.join(', ')}`)
    this.places = places
  }
}
