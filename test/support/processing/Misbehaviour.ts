/**
 * A proxy script of random misbehaviour: what happens to posts and reads is decided separately for each, from one seed.
 */
import type { Dice } from '../../fuzz/Dice.ts'
import {
  loseAnswer,
  loseMessage,
  type NodeAnswer,
  type ProxiedPost,
  type ProxiedRead,
  type ProxyAnswer,
  postTwice,
  refuseAfterExecution,
  refusedWith,
} from './NodeProxy.ts'
import { hideTransactions, isQuery } from './views.ts'

/** Maximum delay of a held message, ms; longer than messages live. */
const MAX_HELD_MS = 6000

type PostScript = (post: ProxiedPost) => Promise<ProxyAnswer>

export class Misbehaviour {
  /** What was done, for the report of a failure. */
  readonly log: string[] = []
  readonly #dice: Dice
  readonly #late: Promise<unknown>[] = []
  readonly #posts: Readonly<Record<string, PostScript>>

  /** Posts with one of the named behaviours, or with all of them. */
  constructor(dice: Dice) {
    this.#dice = dice
    this.#posts = {
      forward: ({ forward }) => forward(),
      twice: postTwice,
      'lost answer': loseAnswer,
      'lost message': loseMessage,
      'executed, then refused as repeated': refuseAfterExecution(52),
      'executed, then refused as expired': refuseAfterExecution(57),
      'executed, then refused otherwise': refuseAfterExecution(60),
      'executed, then 500': after({ status: 500, text: 'The status of message execution is unknown' }),
      'executed, then an answer that is no JSON': after({ status: 200, text: '<html>' }),
      'refused as repeated': async ({ message }) => refusedWith('TVM_ERROR', 52, message),
      'refused as expired': async ({ message }) => refusedWith('TVM_ERROR', 57, message),
      'gateway error': async () => ({ status: 502, text: 'Bad gateway' }),
      'internal error': async ({ message }) => refusedWith('INTERNAL_ERROR', 0, message),
      'in work': async ({ message }) => refusedWith('DUPLICATE_MESSAGE', 0, message),
      'another thread': async ({ message }) => refusedWith('THREAD_MISMATCH', 0, message),
      'not the producer': async ({ message }) => refusedWith('NOT_BLOCK_PRODUCER', 0, message),
      'held back': (post) => this.#holdBack(post),
    }
  }

  readonly post: PostScript = (post) => {
    const names = Object.keys(this.#posts)
    const name = this.#dice.below(3) === 0 ? 'forward' : this.#dice.pick(names)
    this.log.push(`post ${post.message.id.slice(0, 6)}: ${name}`)
    return this.#posts[name]!(post)
  }

  readonly read = async (read: ProxiedRead): Promise<ProxyAnswer> => {
    switch (this.#dice.below(12)) {
      case 0:
        return 'drop'
      case 1:
        return isQuery(read) ? { status: 200, text: '{"errors":[{"message":"Request timeout"}]}' } : read.forward()
      case 2:
      case 3:
        return hideTransactions(read)
      default:
        return read.forward()
    }
  }

  /** Settles when the node has got everything that was held back. */
  async end(): Promise<void> {
    await Promise.all(this.#late)
  }

  /** The node gets the message some time after the client learned that the connection is gone. */
  async #holdBack({ forward }: ProxiedPost): Promise<'drop'> {
    const heldMs = this.#dice.below(MAX_HELD_MS)
    const late = new Promise((resolve) => setTimeout(resolve, heldMs)).then(forward)
    // The node may be unreachable by then.
    this.#late.push(late.catch(() => {}))
    return 'drop'
  }
}

function after(answer: NodeAnswer): PostScript {
  return async ({ forward }) => {
    await forward()
    return answer
  }
}
