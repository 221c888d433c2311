/** Checks of requests to sign. */
import { address, any, base64, bool, field, hex, optional, struct, text, u32, u64 } from '../../../schema/shapes.ts'
import { SigningContent } from '../../crypto/types/signingContent.ts'
import { Abi, rules } from './contracts.ts'

export const ParamsOfVerifySigningContent = struct('ParamsOfVerifySigningContent', 'A request to sign.', {
  unsigned: field(base64, 'The bytes to sign, as requested.'),
  content: field(SigningContent, 'What the request says about them.'),
  abi: field(Abi, 'ABI of the contract. Use your own copy, because an ABI can give any name to a function.'),
  rules,
})

export const ResultOfVerifySigningContent = struct(
  'ResultOfVerifySigningContent',
  'What the signature would authorize, read from the bytes to sign.',
  {
    address: optional(
      address,
      'The called contract, `<workchain>:<hex>`. Absent before ABI 2.3, whose signature is valid for every contract with the same key.',
    ),
    deploys: field(
      bool,
      'Whether the message also deploys the contract; its state init has the address of the contract.',
    ),
    function_name: field(text, 'The called function.'),
    input: field(any, 'Arguments by name.'),
    time: optional(u64, 'Creation time in the header of the message, ms since 1970.'),
    expire_at: optional(u32, 'When the message expires, Unix time in s; 4294967295: never.'),
    public_key: optional(hex, 'Public key in the header of the message.'),
  },
)
