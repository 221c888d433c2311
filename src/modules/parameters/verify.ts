import type { ResolvedConfig } from '../../config/ResolvedConfig.ts'
import { bool, optional } from '../../schema/shapes.ts'

/** Whether a function proves what it returns. */
export const verify = optional(
  bool,
  'Prove the result before it is returned (module proofs): anything that differs from what the network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published interface.',
)

/** Whether a call asks for proofs, by itself or by the configuration. */
export function isVerified({ config }: { readonly config: ResolvedConfig }, verify: boolean | undefined): boolean {
  return verify ?? config.proofs.verify
}
