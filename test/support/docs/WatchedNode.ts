/**
 * A node of the suite, with default settings (strict), that a program gets when it starts one: after the program has ended,
 * the suite reads from the chain what the program has paid, and what arrived.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DevNode } from '../devnode/DevNode.ts'
import { type Payment, readPayments } from '../devnode/readPayments.ts'
import { startCommand, suitePrograms } from '../suitePrograms.ts'

export class WatchedNode {
  readonly node: DevNode
  readonly #folder: string

  private constructor(node: DevNode, folder: string) {
    this.node = node
    this.#folder = folder
  }

  static async start(clients = suitePrograms.at(-1)!.program): Promise<WatchedNode> {
    const node = await DevNode.start()
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-watched-'))
    const { file, args } = startCommand(clients)
    const program = [file, ...args].map((text) => `"${text}"`).join(' ')
    writeFileSync(join(folder, 'ready.json'), `${JSON.stringify(node.ready)}\n`)
    // Like a node, it reports that it is ready and ends with its input.
    const asNode = `if [ "$1" = node ]; then cat "${join(folder, 'ready.json')}"; exec cat > /dev/null; fi`
    writeFileSync(join(folder, 'vendorclient'), `#!/bin/sh\n${asNode}\nexec ${program} "$@"\n`, { mode: 0o755 })
    return new WatchedNode(node, folder)
  }

  /** Path of the program for VENDORCLIENT_BINARY: its command `node` is the node of the suite. */
  get program(): string {
    return join(this.#folder, 'vendorclient')
  }

  /**
   * Payments of all accounts but the giver, which pays under the Dapp ID of the recipient as no contract of a network does.
   * Throws an error if an account has less than it was sent.
   */
  payments(): Promise<readonly Payment[]> {
    return readPayments(this.node)
  }

  async dispose(): Promise<void> {
    await this.node.dispose()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Whether a program pays: it calls a function that transfers. */
export function pays(source: string): boolean {
  return /(?:send|submit)_?transaction\b/i.test(source)
}
