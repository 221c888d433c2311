/** Addresses and words that are the same on every development chain, and known to everyone. */

/** Account id and Dapp ID of the giver of every development chain: computed from its code and its public key. */
export const GIVER_ID = '570bb321e031063f6320afb5fc733b07c83fa3dcfbc3720ea57619aaf68b2cf6'

/** Account id of the giver of test networks, in the Dapp ID of zeros. */
export const NETWORK_GIVER_ID = '1'.repeat(64)

/**
 * Account ids of the givers that programs for networks before Dapp IDs expect, which are those of the local nodes of these
 * networks: GiverV2, GiverV3, and GiverV2 of their first versions.
 */
export const CLASSIC_GIVER_IDS = [
  'ece57bcc6c530283becbbd8a3b24d3c5987cdddc3c8b7b33be6e4a6312490415',
  '96137b99dcd65afce5a54a48dac83c0fd276432abbe3ba7f1bfb0fb795e69025',
  'b5e9240fc2d2f1ff8cbb1d1dee7fb7cae155e5f6320e585fcc685698994a19a5',
] as const

/** Keys of these givers, which such programs contain. */
export const CLASSIC_GIVER_KEYS = {
  public: '2ada2e65ab8eeab09490e3521415f45b6e42df9c760a639bcf53957550b25a16',
  secret: '172af540e43a524763dd53b26a066d472a97c4de37d5498170564510608250c3',
} as const

/** Default seed phrase. It is public: funds on its keys will be stolen on a real network. */
export const PUBLIC_PHRASE = 'test test test test test test test test test test test junk'
