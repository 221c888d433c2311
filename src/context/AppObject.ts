import type { ClosedReason, Host } from '../ports/Host.ts'
import type { AppObjectDefinition } from '../schema/functions.ts'
import type { AnyUnion, ValueOf } from '../schema/shapes.ts'
import type { AppRequests, RequestingCall } from './AppRequests.ts'

type Method<U, Name extends string> = Extract<ValueOf<U>, { type: Name }>
type MethodName<U> = ValueOf<U> extends { type: infer Name extends string } ? Name : never
type ArgumentsOf<U, Name extends string> = Omit<Method<U, Name>, 'type'>

/** An object implemented by the host, as the library calls it. */
export class AppObject<Q extends AnyUnion = AnyUnion, A extends AnyUnion = AnyUnion> {
  readonly id: string
  readonly definition: AppObjectDefinition<Q, A>
  readonly #host: Host
  readonly #requests: AppRequests
  #open = true

  constructor(id: string, definition: AppObjectDefinition<Q, A>, host: Host, requests: AppRequests) {
    this.id = id
    this.definition = definition
    this.#host = host
    this.#requests = requests
  }

  get isOpen(): boolean {
    return this.#open
  }

  /**
   * Calls a method of the object on behalf of `call` and returns the fields of its answer. Throws 26, 29, 30 or 31 when
   * the object fails, and the reason of the cancellation when the call was cancelled.
   */
  request<Name extends MethodName<Q> & MethodName<A>>(
    call: RequestingCall,
    type: Name,
    fields: ArgumentsOf<Q, Name>,
  ): Promise<Method<A, Name>> {
    const answer = this.#requests.open(this, this.#open, call, { type, ...fields }) as Promise<Method<A, Name>>
    // The function may have failed in the meantime and no longer await this outcome, which is not a bug.
    answer.catch(() => {})
    return answer
  }

  /** Notifies the object, without an answer. Settles when the host is ready for more. */
  async notify<Name extends Exclude<MethodName<Q>, MethodName<A>>>(
    type: Name,
    fields: ArgumentsOf<Q, Name>,
  ): Promise<void> {
    if (this.#open) await this.#host.appNotify(this.id, { type, ...fields })
  }

  /**
   * Ends an object whose registration failed. Its open requests are dropped without a notice; the host gets the error.
   */
  detach(): void {
    if (!this.#open) return
    this.#open = false
    this.#requests.dropObject(this, 'failed')
  }

  /** Ends the object: its open requests fail with 29, and no more requests are sent to it. */
  close(reason: ClosedReason): void {
    if (!this.#open) return
    this.#open = false
    this.#requests.dropObject(this, reason)
    this.#host.closed('app_object', this.id, reason)
  }
}
