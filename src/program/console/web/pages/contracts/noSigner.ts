/** The choice before a signer is chosen. */
import type { ChosenSigner } from '../../data/pageKeys.ts'

export const NO_SIGNER: ChosenSigner = { key: undefined, way: 'keys' }
