/** Points of the curve Ed25519. A module of its own, because it is large and only few calls need it. */
import { ed25519 } from '@noble/curves/ed25519.js'

/** Throws for 32 bytes that are not a point of the curve. */
export function expectPoint(bytes: Uint8Array): void {
  ed25519.Point.fromBytes(bytes, true)
}
