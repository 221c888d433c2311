/** Chooses the protocol version of a connection. Source: daemon section 3. */

export interface ProtocolVersions {
  readonly min: number
  readonly max: number
}

/** Protocol versions that this daemon speaks. A new one is added only for incompatible changes. */
export const supportedProtocol: ProtocolVersions = { min: 1, max: 1 }

/**
 * The latest version that both sides speak; `undefined` if they have no version in common. A host that states no
 * versions accepts any.
 */
export function agreeOnProtocol(
  requested: ProtocolVersions | undefined,
  supported: ProtocolVersions = supportedProtocol,
): number | undefined {
  const version = Math.min(requested?.max ?? supported.max, supported.max)
  return version < Math.max(requested?.min ?? supported.min, supported.min) ? undefined : version
}
