// Generated from the definitions by "npm run generate"; changes belong there.

/** Functions that register an app object, a callback for the time of the call, or one for the life of a handle. */
export const registrations: { readonly [wireName: string]: 'object' | 'call' | 'handle' } = {
  'crypto.create_crypto_box': 'object',
  'crypto.register_signing_box': 'object',
  'crypto.register_encryption_box': 'object',
  'processing.send_message': 'call',
  'processing.wait_for_transaction': 'call',
  'processing.process_message': 'call',
  'policy.register_approver': 'object',
  'tvm.register_vm_extension': 'object',
  'net.subscribe_collection': 'handle',
  'net.subscribe': 'handle',
}
