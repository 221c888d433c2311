/** Keys and boxes that the examples of several functions share. */

/** The first test vector of RFC 8032. */
export const exampleKeys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}

export const exampleSigningBox = { method: 'crypto.get_signing_box', params: exampleKeys, save: 'box' }

export const exampleCipher = {
  type: 'ChaCha20',
  value: {
    key: '0101010101010101010101010101010101010101010101010101010101010101',
    nonce: 'ffffffffffffffffffffffff',
  },
}

export const exampleEncryptionBox = {
  method: 'crypto.create_encryption_box',
  params: { algorithm: exampleCipher },
  save: 'box',
}
