/** Thrown by the parts of the decoder for bytes that are no Zstandard frame. Nothing but `decodeFrame` catches it. */
export class DamagedFrame extends Error {}

/** Throws DamagedFrame if `isDamaged`. */
export function refuseIf(isDamaged: boolean): void {
  if (isDamaged) throw new DamagedFrame()
}
