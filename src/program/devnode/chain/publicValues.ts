/** Addresses and words that are the same on every development chain, and known to everyone. */

/** Account id and Dapp ID of the giver of every development chain: computed from its code and its public key. */
export const GIVER_ID = '570bb321e031063f6320afb5fc733b07c83fa3dcfbc3720ea57619aaf68b2cf6'

/** Account id of the giver of test networks, in the Dapp ID of zeros. */
export const NETWORK_GIVER_ID = '1'.repeat(64)

/** Default seed phrase. It is public: funds on its keys will be stolen on a real network. */
export const PUBLIC_PHRASE = 'test test test test test test test test test test test junk'
