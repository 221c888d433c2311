/** Keys of the first test of RFC 8032, 7.1, which sign the messages of a corpus. */
export const KEYS = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
