/** From keys to a decided proposal, against a node in its own process: in a pipe and on a terminal, as text and JSON. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Tool, type ToolRun } from '../../support/cli/Tool.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'

const EXTENDED = /[0-9a-f]{64}::[0-9a-f]{64}/
const HASH = /[0-9a-f]{64}/

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start({ deprecatedApi: true })
})
afterAll(() => node.dispose())

interface Way {
  readonly channel: 'pipe' | 'terminal'
  readonly format: 'text' | 'json'
}

const ways: readonly Way[] = [
  { channel: 'pipe', format: 'text' },
  { channel: 'pipe', format: 'json' },
  { channel: 'terminal', format: 'text' },
  { channel: 'terminal', format: 'json' },
]

/** Reads a value of an answer: a member of the document, or the rest of a line of text. */
class Answer {
  readonly code: number
  readonly text: string
  readonly #format: Way['format']

  constructor({ code, stdout }: ToolRun, format: Way['format']) {
    this.code = code
    // Progress is rewritten in place, on stderr.
    this.text = stdout.replace(/\r[^\n]*\x1b\[K/g, '').replace(/\x1b\[[0-9;]*m/g, '')
    this.#format = format
  }

  get(member: string, line = member.replaceAll('_', ' ')): string {
    if (this.#format === 'json') {
      const value = JSON.parse(this.text)[member]
      return typeof value === 'string' ? value : JSON.stringify(value)
    }
    const found = this.text.split('\n').find((each) => each.startsWith(`${line} `))
    if (found === undefined) throw new Error(`No line "${line}" in: ${this.text}`)
    return found.slice(line.length).trim()
  }
}

describe.concurrent.each(ways)('the whole way of a wallet, $channel, $format', ({ channel, format }) => {
  test('a wallet goes from keys over deployment and a call to an accepted proposal', { timeout: 300_000 }, async () => {
    const tool = new Tool({ VENDORCLIENT_CLI_URL: node.url, VENDORCLIENT_CLI_PATH: "m/44'/396'/0'/0/0" })
    try {
      const run = async (...args: string[]): Promise<Answer> => {
        const words = format === 'json' ? ['--json', ...args] : args
        return new Answer(
          await (channel === 'pipe' ? tool.run(words) : tool.runOnTerminal(words, { answers: [['[y/N]', 'y']] })),
          format,
        )
      }
      const succeed = async (...args: string[]): Promise<Answer> => {
        const answer = await run(...args)
        if (answer.code !== 0) throw new Error(`${args.join(' ')} ended with ${answer.code}: ${answer.text}`)
        return answer
      }
      await succeed('contract', 'save', 'Multisig')
      const made = await succeed('keys', 'phrase', '--dump', 'first.keys.json')
      expect(made.get('phrase', 'seed phrase').split(' ')).toHaveLength(12)
      const second = await succeed('keys', 'pair', '--output', 'second.keys.json')
      const owners = JSON.stringify([
        `0x${made.get('public', 'public key')}`,
        `0x${second.get('public', 'public key')}`,
      ])

      const image = ['Multisig.tvc', '--keys', 'first.keys.json']
      const address = (await succeed('address', 'compute', ...image)).get('address')
      expect(address).toMatch(EXTENDED)
      expect((await run('account', address)).code).toBe(11)
      await succeed('faucet', address, '50')
      const funded = await succeed('account', address)
      expect([funded.get('acc_type'), funded.get('balance')]).toEqual(['Uninit', expect.stringMatching(/^50/)])

      const deployment = [
        ...[...image, '--owners', owners, '--reqConfirms', '2', '--dst-dapp-id', 'self'],
        ...['--expect-address', address, '--alias', 'wallet'],
      ]
      const fee = await succeed('fee', 'deploy', ...deployment.slice(0, -2))
      expect(fee.get('total_account_fees')).toMatch(/^\d/)
      const dry = await succeed('deploy', ...deployment, '--dry-run')
      expect(dry.text).toMatch(/dry.run/)
      expect((await succeed('account', address)).get('acc_type')).toBe('Uninit')
      const deployed = await succeed('deploy', ...deployment, '--wait')
      expect(deployed.get('deployed_at')).toBe(address)
      expect(deployed.get('tx_hash', 'transaction')).toMatch(HASH)
      expect((await succeed('account', 'wallet')).get('acc_type')).toBe('Active')

      expect((await succeed('run', 'wallet', 'getCustodians')).get('custodians')).toContain('"index":"1"')
      const called = await succeed(
        'call',
        'wallet',
        'submitTransaction',
        JSON.stringify({
          dest: address,
          value: '0.5T',
          bounce: false,
          allBalance: false,
          payload: '',
        }),
      )
      expect(called.get('exit_code')).toBe('0')
      expect(called.get('return_value', 'result')).toMatch(/transId/)

      const created = await succeed('proposal', 'create', 'wallet', address, 'pay the hosting, März')
      const id = created.get('proposal_id')
      const decoded = await succeed('proposal', 'decode', 'wallet', id)
      expect(decoded.get('comment')).toBe('pay the hosting, März')
      expect(decoded.text).toMatch(format === 'json' ? /"signsReceived":"1"/ : /votes +1 of 2/)
      expect((await succeed('proposal', 'list', 'wallet')).text).toContain(id)
      const voted = await succeed('proposal', 'vote', 'wallet', id, '--keys', 'second.keys.json')
      expect(voted.get('exit_code')).toBe('0')
      expect((await run('proposal', 'decode', 'wallet', id)).code).toBe(11)
      const refused = await run('call', 'wallet', 'confirmTransaction', '--transactionId', id)
      expect(refused.code).toBe(12)
      expect(refused.text).toMatch(channel === 'terminal' || format === 'json' ? /exit code 102 \(/ : /^$/)

      const secrets = ['first', 'second'].map((name) => JSON.parse(tool.read(`${name}.keys.json`)).secret)
      for (const secret of secrets) expect(tool.shown).not.toContain(secret)
    } finally {
      tool.dispose()
    }
  })
})
