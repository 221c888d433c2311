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

const FIRST_KEYS = [
  [
    '6ee98b574b0d9ba5e5675660ea9ef47d26cc3e882ea1012cc6082ffd17fa7288',
    'aa62900b1737da0a8b4dde282321a87f9a408c90e41d7f9c8ceacfcd0250c2bb',
  ],
  [
    '3654d370a3e2a6fcd463881b878cf40cda3c4af6bdef4f261d9aa64289e8ce54',
    '079c3ea3b6e03209fa8b295239d3dba4af85333d7427ced25651d99b0c974ad8',
  ],
  [
    'd9ef5a5ec4a5be6a9d9312c31fc295eccbaa4b11c24f164814d865064c40a983',
    '87089eecb434ac716081a9d5c79759d898bc4e525211c0632825288eb175253a',
  ],
  [
    '1b6c92eaa46c8b51496b65abe6b51e4ce58f3a01cccd54fc6f84402b22fd4f44',
    'c0e27f18d36ced5fdf7618945b3f01e50216a993aae69f0767965ea38fc6dde0',
  ],
  [
    '96c13b04c63cde8b9bf61feee0ffb35766eefcbb7ce54607038fd3ceb2301f3d',
    'b3cd2d2923f46cc332d2bfbc28d821774da1a540a8e8e138d0517cb761ef3000',
  ],
  [
    '9cb5886b98ca65df4d8ce086abd52a9d0c728fed5ae66f1ec04db247d342b399',
    '09ff8a266225a16288ebc73bd5cc0e8ff68da49a7b4c5c5c0735c984ae70e06a',
  ],
  [
    'ae35ae2eb8b73d3d8eefe2be7d0213f5625eb4a0ba3054a4c0bf0e8c8954de18',
    'd3bdf71d61eeb280c95f2fe26ec2c9e6d23dfcd3577084d8a0bea57ffc703feb',
  ],
  [
    'ccc925981ddc4e9d6ae8e5dbd65addaaac428edd7ea0fbe227ff3757a6b13555',
    'b785b1a4129051d22ddd100aa79f49f3f87e7f0199411cb4601eccb6a1c578d3',
  ],
  [
    '5a0b73c858f267994c41ebfdcb055e0450a9fb48b5fea24653687662ea3fd2d0',
    '9e37764dd28bed0324287eab9cc64661d9cacdf47bc1a0f189bf76977468a362',
  ],
  [
    '72b01943c8d2e932f847816c168541fd90c45f0d63c007a36c6a6152c34ed35f',
    '9d7cd7a2e70f00d2397a76f1ce37a2125310704661f31d20bf29b6534c5cee92',
  ],
] as const

/** Keys of this phrase by the paths `m/44'/396'/0'/0/0` to `…/9`: deriving them would slow down the start of a node. */
export const PUBLIC_KEY_PAIRS = FIRST_KEYS.map(([key, secret]) => ({ public: key, secret }))
