/** Which version of the protocol holds on a connection. Source: daemon section 3. */

export interface ProtocolVersions {
  readonly min: number
  readonly max: number
}

/** Versions of the protocol that this daemon speaks. It rises only for incompatible changes. */
export const supportedProtocol: ProtocolVersions = { min: 1, max: 1 }

/** The latest version that both sides speak, `undefined` when there is none. A host that names none speaks any. */
export function agreeOnProtocol(
  requested: ProtocolVersions | undefined,
  supported: ProtocolVersions = supportedProtocol,
): number | undefined {
  const version = Math.min(requested?.max ?? supported.max, supported.max)
  return version < Math.max(requested?.min ?? supported.min, supported.min) ? undefined : version
}
