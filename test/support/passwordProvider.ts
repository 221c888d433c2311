import { naclBox } from '../../src/core/crypto/naclBox.ts'
import { x25519PublicKey } from '../../src/core/crypto/x25519PublicKey.ts'
import { hexBytes, toHex } from './hexBytes.ts'

/** An application that knows the password of its crypto boxes and counts how often it is asked. */
export class PasswordProvider {
  password: string
  asked = 0

  constructor(password: string) {
    this.password = password
  }

  /** The answer of the application, as `AppPasswordProvider` describes it. */
  readonly answer = async (request: { readonly [field: string]: unknown }) => {
    this.asked++
    const theirPublicKey = hexBytes(request['encryption_public_key'] as string)
    const secretKey = new Uint8Array(32).fill(this.asked)
    const keys = { nonce: theirPublicKey.slice(0, 24), theirPublicKey, secretKey }
    const encrypted = await naclBox(new TextEncoder().encode(this.password), keys)
    return {
      encrypted_password: Buffer.from(encrypted).toString('base64'),
      app_encryption_pubkey: toHex(x25519PublicKey(secretKey)),
    }
  }
}
