/** Values that the examples of the definitions share. */

/** A contract with one function and one event. */
export const counterAbi = {
  type: 'Contract',
  value: {
    version: '2.3',
    header: ['pubkey', 'time', 'expire'],
    functions: [
      { name: 'add', inputs: [{ name: 'amount', type: 'uint32' }], outputs: [{ name: 'total', type: 'uint64' }] },
    ],
    events: [{ name: 'Added', inputs: [{ name: 'amount', type: 'uint32' }] }],
    data: [{ key: 1, name: 'start', type: 'uint64' }],
    fields: [
      { name: '_pubkey', type: 'uint256' },
      { name: 'start', type: 'uint64' },
    ],
  },
} as const

export const exampleAddress = '0:1111111111111111111111111111111111111111111111111111111111111111'

/** Keys of the first test of RFC 8032, 7.1. */
export const exampleKeys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
} as const

/** A call with a fixed header, so that the message is always the same. */
export const exampleCall = {
  function_name: 'add',
  header: { time: 1700000000000, expire: 1700000040 },
  input: { amount: 7 },
} as const

/** Parameters of `abi.encode_message`. */
export const exampleEncodeParams = {
  abi: counterAbi,
  address: exampleAddress,
  call_set: exampleCall,
  signer: { type: 'Keys', keys: exampleKeys },
} as const
