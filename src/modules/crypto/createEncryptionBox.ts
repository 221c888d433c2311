import type { ClientContext } from '../../context/ClientContext.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import { wipe } from '../../core/crypto/wipe.ts'
import { InvalidHex } from '../../errors/client.ts'
import {
  InvalidIvSize,
  InvalidKeySize,
  InvalidNonceSize,
  IvRequired,
  UnsupportedCipherMode,
} from '../../errors/crypto.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { decodeHex } from '../parameters/decodeText.ts'
import { aesCbcCipher, type BoxCipher, chaCha20Cipher, naclBoxCipher, naclSecretBoxCipher } from './boxes/boxCiphers.ts'
import type { SecretSource } from './boxes/DerivedSecret.ts'
import { cipherEncryptionBox, type EncryptionBox, encryptionBoxes } from './boxes/EncryptionBox.ts'
import {
  type EncryptionAlgorithm,
  ParamsOfCreateEncryptionBox,
  RegisteredEncryptionBox,
} from './types/encryptionBoxes.ts'
import { exampleCipher } from './values/examples.ts'
import { withSecret } from './values/withSecret.ts'

/** A secret given by the caller, in memory until its box is removed or its context closes. */
class HeldSecret implements SecretSource {
  readonly #context: ClientContext
  readonly #secret: Uint8Array | undefined
  readonly #problem: unknown
  readonly #onClosing = () => this.forget()

  /** A text that is not hex makes each use fail with InvalidHex (2). */
  constructor(context: ClientContext, text: string, path: string) {
    this.#context = context
    try {
      this.#secret = decodeHex(text, path)
      context.signal.addEventListener('abort', this.#onClosing, { once: true })
    } catch (error) {
      this.#problem = error
    }
  }

  async use<T>(_call: CallScope, work: (secret: Uint8Array) => T | Promise<T>): Promise<T> {
    if (this.#secret === undefined) throw this.#problem
    return withSecret(this.#secret.slice(), work)
  }

  forget(): void {
    this.#context.signal.removeEventListener('abort', this.#onClosing)
    wipe(this.#secret)
  }
}

export const createEncryptionBox = defineFunction({
  name: 'crypto.create_encryption_box',
  summary: 'Creates an encryption box with the given keys.',
  description:
    'AES and ChaCha20 parameters are checked immediately, NaCl parameters at first use. Every operation starts with the given vector or nonce.',
  params: ParamsOfCreateEncryptionBox,
  result: RegisteredEncryptionBox,
  errors: [InvalidHex, InvalidKeySize, InvalidIvSize, UnsupportedCipherMode, IvRequired, InvalidNonceSize],
  access: 'secret',
  example: {
    params: {
      algorithm: exampleCipher,
    },
    result: { handle: { $type: 'number' } },
  },
  run: async (call, { algorithm }) => ({ handle: encryptionBoxes.add(call.context, await makeBox(algorithm, call)) }),
})

async function makeBox(algorithm: ValueOf<typeof EncryptionAlgorithm>, call: CallScope): Promise<EncryptionBox> {
  const { context } = call
  switch (algorithm.type) {
    case 'AES':
      return checked(aesBox(algorithm.value, context), call)
    case 'ChaCha20': {
      const { key, ...open } = algorithm.value
      return checked(box(algorithm.type, key, 'key', chaCha20Cipher(open), open, context), call)
    }
    case 'NaclBox': {
      const { secret, ...open } = algorithm.value
      return box(algorithm.type, secret, 'secret', naclBoxCipher(open), open, context)
    }
    case 'NaclSecretBox': {
      const { key, ...open } = algorithm.value
      return box(algorithm.type, key, 'key', naclSecretBoxCipher(open), open, context)
    }
  }
}

type AesParams = Extract<ValueOf<typeof EncryptionAlgorithm>, { type: 'AES' }>['value']

function aesBox({ mode, key, iv }: AesParams, context: ClientContext): EncryptionBox {
  if (mode !== 'CBC') {
    throw UnsupportedCipherMode.error(`Unsupported AES mode: expected CBC, got ${mode}`, { mode })
  }
  if (iv === undefined) {
    throw IvRequired.error('AES in CBC mode needs an initialization vector (iv) of 16 bytes, got none')
  }
  return box('AES', key, 'key', aesCbcCipher({ iv }), { mode, iv }, context)
}

function box(
  algorithm: string,
  key: string,
  keyPath: string,
  cipher: BoxCipher,
  options: object,
  context: ClientContext,
): EncryptionBox {
  return cipherEncryptionBox(new HeldSecret(context, key, keyPath), cipher, { algorithm, options })
}

/** Checks a box by encrypting an empty text, which fails for any invalid parameter. */
async function checked(box: EncryptionBox, call: CallScope): Promise<EncryptionBox> {
  try {
    await box.encrypt('', call)
    return box
  } catch (error) {
    box.close()
    throw error
  }
}
