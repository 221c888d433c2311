/** Points of the curve Ed25519. They are a separate module, because the curve is large and few calls need it. */
import { ed25519 } from '@noble/curves/ed25519.js'

/** Throws for 32 bytes that are not a point of the curve. */
export function expectPoint(bytes: Uint8Array): void {
  ed25519.Point.fromBytes(bytes, true)
}
