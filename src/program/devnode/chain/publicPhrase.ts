/** Default seed phrase. It is public: funds on its keys will be stolen on a real network. */
export const PUBLIC_PHRASE = 'test test test test test test test test test test test junk'
