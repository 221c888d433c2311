/** `PrivateKeyInfo` of RFC 8410 in front of the 32-byte seed. */
const PKCS8_PREFIX = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]

/** Test 1 of RFC 8032: the seed, and the beginning of its signature of nothing. */
const TEST_SEED = [
  ...[0x9d, 0x61, 0xb1, 0x9d, 0xef, 0xfd, 0x5a, 0x60, 0xba, 0x84, 0x4a, 0xf4, 0x92, 0xec, 0x2c, 0xc4],
  ...[0x44, 0x49, 0xc5, 0x69, 0x7b, 0x32, 0x69, 0x19, 0x70, 0x3b, 0xac, 0x03, 0x1c, 0xae, 0x7f, 0x60],
]
const TEST_SIGNATURE = [0xe5, 0x56, 0x43, 0x00, 0xc3, 0x60, 0xac, 0x72, 0x90, 0x86, 0xe2, 0xcc, 0x80, 0x6e, 0x82, 0x8a]

/**
 * Whether the browser makes the same signatures. Not every browser has Ed25519, some only have it in secure contexts, and some mix
 * random bytes into signatures, so that a message that is signed again would be another message.
 */
export class BrowserTrial {
  #outcome: Promise<boolean> | undefined
  /** `undefined` until the trial is over. */
  signsTheSame: boolean | undefined

  /** Tries once. */
  run(): Promise<boolean> {
    this.#outcome ??= testBrowser().then((signsTheSame) => {
      this.signsTheSame = signsTheSame
      return signsTheSame
    })
    return this.#outcome
  }
}

/** A secret key of Ed25519 in the browser, which signs several times as fast as JavaScript. */
export class BrowserSigningKey {
  readonly #trial: BrowserTrial
  /** A copy until the browser has the key. */
  #seed: Uint8Array | undefined
  #imported: Promise<CryptoKey> | undefined

  constructor(seed: Uint8Array, trial: BrowserTrial) {
    this.#trial = trial
    if (trial.signsTheSame !== false) this.#seed = seed.slice()
  }

  /** Signature of the data as it is now, by `signHere` where the browser cannot make it. */
  sign(data: Uint8Array, signHere: (data: Uint8Array) => Uint8Array): Uint8Array | Promise<Uint8Array> {
    if (this.#trial.signsTheSame === false) return signHere(data)
    return this.#sign(data.slice(), signHere)
  }

  async #sign(data: Uint8Array<ArrayBuffer>, signHere: (data: Uint8Array) => Uint8Array): Promise<Uint8Array> {
    if (!(await this.#trial.run())) {
      this.#forgetSeed()
      return signHere(data)
    }
    try {
      this.#imported ??= importSeed(this.#seed!)
      this.#forgetSeed()
      return new Uint8Array(await crypto.subtle.sign('Ed25519', await this.#imported, data))
    } catch {
      return signHere(data)
    }
  }

  #forgetSeed(): void {
    this.#seed?.fill(0)
    this.#seed = undefined
  }
}

async function testBrowser(): Promise<boolean> {
  try {
    const key = await importSeed(Uint8Array.from(TEST_SEED))
    const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', key, new Uint8Array()))
    return TEST_SIGNATURE.every((byte, index) => byte === signature[index])
  } catch {
    return false
  }
}

/** Reads the seed before it returns. */
function importSeed(seed: Uint8Array): Promise<CryptoKey> {
  const der = new Uint8Array(PKCS8_PREFIX.length + seed.length)
  der.set(PKCS8_PREFIX)
  der.set(seed, PKCS8_PREFIX.length)
  try {
    return crypto.subtle.importKey('pkcs8', der, 'Ed25519', false, ['sign'])
  } finally {
    der.fill(0)
  }
}
