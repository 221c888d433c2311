/** A program that signs, as a signing box of the connection. */
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { askProgram, type SignerProgram } from './askProgram.ts'

interface SignRequest {
  readonly type: 'Sign'
  readonly unsigned: string
  readonly content?: object
}

export class ProgramSigner {
  readonly #session: Session
  readonly #program: SignerProgram
  /** 64 hex digits. */
  readonly publicKey: string
  /** A device signs one message at a time. */
  #last: Promise<unknown> = Promise.resolve()
  #failure: unknown
  #facts: object = {}

  private constructor(session: Session, program: SignerProgram, publicKey: string) {
    this.#session = session
    this.#program = program
    this.publicKey = publicKey
  }

  /** Asks the program for its public key. Throws as `askProgram`. */
  static async open(session: Session, program: SignerProgram): Promise<ProgramSigner> {
    session.progress.phase('asking the signer')
    const { public_key: key } = await askProgram(program, { type: 'get_public_key' })
    if (typeof key === 'string' && /^[0-9a-fA-F]{64}$/.test(key)) {
      return new ProgramSigner(session, program, key.toLowerCase())
    }
    throw wrongAnswer(program, '"public_key" must have 64 hex digits')
  }

  get timeoutMs(): number {
    return this.#program.timeoutMs
  }

  /** Registers a signing box that asks the program. Returns its handle. */
  async register(onFailure?: (error: unknown) => void): Promise<number> {
    const session = this.#session
    const id = session.onAppObject((data) =>
      this.#answer(data as SignRequest | { readonly type: 'GetPublicKey' }, onFailure),
    )
    const { handle } = await session.call('crypto.register_signing_box', { _call: { app_object: id } })
    return handle
  }

  /** Runs `work`, during which the program signs and is shown these facts too. Throws as `askProgram` and as `work`. */
  async during<T>(facts: object, work: () => Promise<T>): Promise<T> {
    this.#failure = undefined
    this.#facts = facts
    try {
      return await work()
    } catch (error) {
      // The library passes only the text on.
      throw error instanceof LibraryError && this.#failure !== undefined ? this.#failure : error
    } finally {
      this.#facts = {}
    }
  }

  async #answer(
    request: SignRequest | { readonly type: 'GetPublicKey' },
    onFailure: ((error: unknown) => void) | undefined,
  ): Promise<object> {
    if (request.type === 'GetPublicKey') return { type: 'GetPublicKey', public_key: this.publicKey }
    const turn = this.#last.then(() => this.#sign(request))
    this.#last = turn.catch(() => {})
    try {
      return { type: 'Sign', signature: await turn }
    } catch (error) {
      this.#failure = error
      onFailure?.(error)
      throw error
    }
  }

  async #sign({ unsigned, content }: SignRequest): Promise<string> {
    this.#session.progress.phase('waiting for the signer')
    const { signature } = await askProgram(this.#program, {
      ...{ type: 'sign', public_key: this.publicKey, unsigned },
      ...(content && { content: { ...content, ...this.#facts } }),
    })
    if (typeof signature !== 'string' || !/^[0-9a-fA-F]{128}$/.test(signature)) {
      throw wrongAnswer(this.#program, '"signature" must have 128 hex digits')
    }
    const checked = { unsigned, signature, public: this.publicKey }
    const { succeeded } = await this.#session.call('crypto.nacl_sign_detached_verify', checked)
    if (!succeeded) throw wrongAnswer(this.#program, 'the signature is not valid for its public key and this message')
    return signature
  }
}

function wrongAnswer({ program }: SignerProgram, what: string): ToolError {
  return new ToolError(exitCodes.failure, `Wrong answer of the signer "${program.slice(0, 200)}": ${what}`)
}
