/** Commands that use the network, each against a node in a separate process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseBoc, Slice } from '../../../src/core/cells/index.ts'
import { defaultBlockchainConfig } from '../../../src/core/executor/index.ts'
import { GlobalVersion } from '../../../src/core/tlb/index.ts'
import type { Outcome } from '../../../src/program/cli/definition/Command.ts'
import { runCommandLine } from '../../support/cli/runCommandLine.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { answeringAccount, GETTER_ID, getterAbi } from '../../support/contracts/answeringAccount.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { build } from '../../support/startBuild.ts'

const NOBODY = `${'a'.repeat(64)}::${'b'.repeat(64)}`

let node: DevNode
let folder: string
let address: string
let giver: string
function at(name: string) {
  return join(folder, name)
}
function outcome(...words: string[]): Promise<Outcome & { json: Json }> {
  return runCommandLine(['--url', node.url, ...words], folder)
}
async function run(...words: string[]): Promise<Json> {
  return (await outcome(...words)).json
}
function configure(...words: string[]) {
  return runCommandLine(['config', ...words], folder)
}

beforeAll(async () => {
  node = await DevNode.start({ deprecatedApi: true })
  folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  await run('contract', 'save', 'Multisig', '-o', folder)
  const { public: key } = await run('keys', 'phrase', '--dump', at('keys.json'))
  await run('keys', 'phrase', '--dump', at('other.json'))
  const image = [at('Multisig.tvc'), '--keys', at('keys.json')]
  address = (await run('address', 'compute', ...image)).address
  giver = `${node.ready.giver!.account_id}::${node.ready.giver!.account_id}`
  await node.fund(address.split('::')[1]!, 20_000_000_000n)
  const constructor = ['--owners', `["0x${key}"]`, '--reqConfirms', '1', '--dst-dapp-id', 'self', '--alias', 'wallet']
  await run('deploy', ...image, ...constructor)
})
afterAll(async () => {
  await node.dispose()
  rmSync(folder, { recursive: true, force: true })
})

function transfer(dest: string, value: string): string[] {
  return [...['--dest', dest, '--value', value], ...['--bounce', 'false', '--flags', '1', '--payload', '']]
}

describe('call', () => {
  test('derives the Dapp ID from the address and reports what happened', async () => {
    const done = await run('call', 'wallet', 'sendTransaction', ...transfer(address, '0.1T'))
    expect(done).toMatchObject({ aborted: false, exit_code: 0, dapp_id: address.split('::')[0] })
    expect(done.tx_hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('is the same as callx, which can take address and function from settings', async () => {
    const words = [
      '--addr',
      address,
      '--abi',
      at('Multisig.abi.json'),
      '--sign',
      at('keys.json'),
      '-m',
      'sendTransaction',
    ]
    expect(await run('callx', ...words, ...transfer(address, '0.1T'))).toMatchObject({ exit_code: 0 })
    for (const [name, value] of [
      ['address', address],
      ['method', 'sendTransaction'],
      ['abi', at('Multisig.abi.json')],
      ['keys', at('keys.json')],
    ] as const) {
      await configure('set', name, value)
    }
    expect(await run('callx', ...transfer(address, '0.1T'))).toMatchObject({ exit_code: 0 })
    expect(await run('runx', '-m', 'getCustodians')).toHaveProperty('custodians')
    expect((await run('account')).address).toBe(address)
    await configure('clear')
  })

  test('an aborted call is a failure with a separate exit code', async () => {
    const words = ['call', 'wallet', 'sendTransaction', ...transfer(address, '1000000T')]
    await expect(run(...words, '--no-preflight')).rejects.toMatchObject({
      exitCode: 13,
      message:
        'The transaction was aborted: the action phase failed with code 37 (not enough tokens for a message, its fee or a reserve)',
      details: { data: { exit_code: 0, result_code: 37 }, failure: { phase: 'action', repair: 'balance' } },
    })
    const dry = await outcome(...words, '--dry-run')
    expect([dry.exitCode, dry.json.aborted]).toEqual([13, true])
  })

  test('a call that the contract refuses reports the reason', async () => {
    await expect(run('call', 'wallet', 'confirmTransaction', '--transactionId', '5')).rejects.toMatchObject({
      exitCode: 12,
      message: 'The message was refused: exit code 102 (there is no such proposal, or it expired)',
    })
    const foreign = ['call', 'wallet', 'sendTransaction', ...transfer(address, '1T'), '--keys', at('other.json')]
    await expect(run(...foreign)).rejects.toMatchObject({
      exitCode: 12,
      details: { failure: { repair: 'key', remedy: expect.stringMatching(/^Sign with the key of a custodian\./) } },
    })
  })

  test('needs keys, unless --unsigned is given', async () => {
    const words = ['call', address, 'confirmTransaction', '{"transactionId":1}', '--abi', at('Multisig.abi.json')]
    await expect(run(...words)).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining('No keys') })
    await expect(run(...words, '--unsigned')).rejects.toMatchObject({ exitCode: 12 })
  })

  test('sends nothing with --dry-run, but shows fees and effects', async () => {
    const before = (await run('account', 'wallet')).balance
    const dry = await outcome('call', 'wallet', 'sendTransaction', ...transfer(address, '0.1T'), '--dry-run')
    expect(dry.json).toMatchObject({ dry_run: true, method: 'sendTransaction', aborted: false, address })
    expect(dry.json.out_messages).toEqual([{ dst: address, name: 'wallet', value: '100000000' }])
    expect(dry.text).toContain('nothing was sent')
    expect((await run('account', 'wallet')).balance).toBe(before)
  })

  test('checks the account first, unless that is skipped', async () => {
    const id = 'c'.repeat(64)
    const words = (target: string) => [
      'call',
      target,
      'confirmTransaction',
      '--transactionId',
      '1',
      '--abi',
      at('Multisig.abi.json'),
      '--unsigned',
    ]
    await expect(run(...words(NOBODY))).rejects.toMatchObject({ exitCode: 11 })
    await node.fund(id, 1_000_000_000n)
    await expect(run(...words(`${id}::${id}`))).rejects.toThrow('has funds but no contract yet')
    await expect(run(...words(NOBODY), '--no-preflight')).rejects.toMatchObject({ exitCode: 12 })
  })

  test('waits for the transaction with --wait and shows its fees', async () => {
    const done = await run('call', 'wallet', 'sendTransaction', ...transfer(address, '0.1T'), '--wait')
    for (const fee of Object.values(done.fees)) expect(fee).toMatch(/^\d+$/)
    expect(done.fees.total_account_fees).not.toBe('0')
  })

  test('takes the ABI of the command line before that of the alias, and that before the setting', async () => {
    writeFileSync(at('empty.abi.json'), '{"ABI version": 2, "functions": []}')
    await configure('set', 'abi', at('empty.abi.json'))
    expect(await run('run', 'wallet', 'getCustodians')).toHaveProperty('custodians')
    await expect(run('run', 'wallet', 'getCustodians', '--abi', at('empty.abi.json'))).rejects.toThrow('no function')
    await configure('clear', 'abi')
  })
})

describe('deploy', () => {
  test('is refused for an address with a contract, without funds, or other than expected', async () => {
    const constructor = ['--owners', '["1"]', '--reqConfirms', '1', '--dst-dapp-id', 'self']
    const words = (keys: string) => ['deploy', at('Multisig.tvc'), ...constructor, '--keys', at(keys)]
    await expect(run(...words('keys.json'))).rejects.toMatchObject({
      exitCode: 12,
      message: expect.stringContaining('already'),
    })
    await expect(run(...words('other.json'))).rejects.toMatchObject({
      exitCode: 11,
      message: expect.stringContaining('no funds'),
    })
    await expect(run(...words('other.json'), '--expect-address', address)).rejects.toMatchObject({ exitCode: 2 })
  })

  test('reports the real Dapp ID of the contract when another one was given', async () => {
    const { public: key } = await run('keys', 'phrase', '--dump', at('third.json'))
    const image = [at('Multisig.tvc'), '--keys', at('third.json')]
    const own = (await run('address', 'compute', ...image)).address
    await node.fund(own.split('::')[1], 5_000_000_000n)
    const words = [
      'deployx',
      ...image,
      '--owners',
      `["0x${key}"]`,
      '--reqConfirms',
      '1',
      '--dst-dapp-id',
      'd'.repeat(64),
    ]
    expect((await run(...words)).deployed_at).toBe(own)
  })
})

describe('accounts', () => {
  test('are shown in the extended form that the next command takes, amounts exact', async () => {
    const account = await outcome('account', 'wallet')
    expect(account.json).toMatchObject({ address, acc_type: 'Active', dapp_id: address.split('::')[0] })
    expect(account.text).toMatch(new RegExp(`balance +[0-9.]+ tokens \\(${account.json.balance} nanotokens\\)`))
  })

  test('are all shown when one of several is missing', async () => {
    const several = await outcome('account', NOBODY, 'wallet', giver)
    expect(several.exitCode).toBe(11)
    expect(several.json.accounts).toMatchObject([
      { address: NOBODY, error: 'not found' },
      { address },
      { address: giver },
    ])
  })

  test('an unknown account is reported with what to check', async () => {
    await expect(run('account', NOBODY)).rejects.toMatchObject({
      exitCode: 11,
      details: { hint: expect.stringContaining(`${'b'.repeat(64)}::${'b'.repeat(64)}`) },
    })
  })

  test('are written to files that run, decode and account take', async () => {
    await run('account', 'save', 'wallet', '--path', at('dumps'))
    const file = join(at('dumps'), `${address.split('::')[1]}.boc`)
    expect(await run('account', file, '--boc')).toMatchObject({ acc_type_name: 'Active' })
    expect(await run('decode', 'account', file)).toMatchObject({ acc_type_name: 'Active' })
    const getter = ['getParameters', '--abi', at('Multisig.abi.json')]
    expect(await run('run', file, ...getter, '--boc')).toMatchObject({ requiredTxnConfirms: '1' })
    await run('account', 'wallet', '--dumptvc', at('state.tvc'))
    expect(await run('run', at('state.tvc'), ...getter, '--tvc')).toMatchObject({ requiredTxnConfirms: '1' })
    expect(await run('decode', 'image', at('state.tvc'))).toHaveProperty('code')
    expect(await run('decode', 'image', 'wallet')).toHaveProperty('code_hash')
    expect(await run('decode', 'account-data', '--addr', 'wallet')).toHaveProperty('_pubkey')
  })

  test('whose contract does not answer, or not as the ABI says, end a getter with 12', async () => {
    const client = await LocalClient.open()
    const getter = ['getBalance', '--boc', '--abi', at('getter.abi.json')]
    writeFileSync(at('getter.abi.json'), getterAbi)
    for (const [bodies, code, message] of [
      [[], 418, /sent no answer of getBalance/],
      [[[GETTER_ID, 5n, 64]], 419, /The answer of getBalance does not match the ABI: .*128 bits/],
    ] as const) {
      const { account, id } = await answeringAccount(client, bodies)
      writeFileSync(at('answering.boc'), Buffer.from(account, 'base64'))
      const refused = { exitCode: 12, message: expect.stringMatching(message), details: { code } }
      await expect(run('run', at('answering.boc'), ...getter)).rejects.toMatchObject(refused)
      await node.admin('set_account', { boc: account })
      const named = ['--address', `${id}::${id}`, '-m', 'getBalance', '--abi', at('getter.abi.json')]
      const debugged = await outcome('debug', 'run', ...named)
      expect(debugged).toMatchObject({ exitCode: 12, text: expect.stringMatching(/no result: The/) })
      expect(debugged.json).toMatchObject({ output: null, no_answer: { code, message: refused.message } })
    }
    client.close()
  })

  test('can be waited for, and a wait that times out ends with 14', async () => {
    expect(await run('account', 'wait', 'wallet', '--for', 'active')).toMatchObject({ acc_type: 'Active' })
    expect(await run('account', 'wait', 'wallet', '--for', 'balance', '--balance', '0.5')).toMatchObject({ address })
    await expect(run('account', 'wait', NOBODY, '--seconds', '1')).rejects.toMatchObject({ exitCode: 14 })
  })
})

describe('a message that was signed elsewhere', () => {
  test('is sent with its Dapp ID, and the answer is shown', async () => {
    const words = ['message', 'create', 'wallet', 'sendTransaction', ...transfer(address, '0.1T'), '--lifetime', '60']
    await run(...words, '-o', at('msg.txt'))
    expect(await run('send', at('msg.txt'), '--abi', at('Multisig.abi.json'))).toMatchObject({ address, exit_code: 0 })
    await run(...words, '--raw', '-o', at('msg.boc'))
    expect(await run('message', 'send', at('msg.boc'), '--dst-dapp-id', address)).toMatchObject({
      address,
      exit_code: 0,
    })
    const sent = await run('call', 'wallet', 'sendTransaction', ...transfer(address, '0.1T'))
    expect(await run('decode', 'message', sent.message_hash, '--abi', at('Multisig.abi.json'))).toMatchObject({
      body_call: { name: 'sendTransaction' },
    })
    const { message } = await run(...words)
    await expect(run('send', message, '--dst-dapp-id', 'd'.repeat(64))).rejects.toThrow('contradicts the message')
  })
})

describe('money', () => {
  test('money that another Dapp ID would lose is not sent without --yes', async () => {
    const words = ['multisig', 'send', '--addr', 'wallet', '--dest', giver, '--value', '0.1']
    await expect(run(...words)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('will be burnt'),
    })
    expect(await run(...words, '--yes')).toMatchObject({ exit_code: 0 })
    expect(
      await run('multisig', 'send', '--addr', 'wallet', '--dest', address, '--value', '0.1', '--purpose', 'x'),
    ).toMatchObject({
      exit_code: 0,
    })
  })

  test('a missing balance is reported before anything is sent', async () => {
    expect(await run('fee', 'call', 'wallet', 'sendTransaction', ...transfer(address, '0.1T'))).toMatchObject({
      aborted: false,
    })
    expect(await run('fee', 'storage', 'wallet', '--period', '60')).toMatchObject({ period: 60 })
  })
})

describe('the configuration of the network', () => {
  const image = () => [at('Multisig.tvc'), '--keys', at('other.json')]
  const constructor = () => {
    const { public: key } = JSON.parse(readFileSync(at('other.json'), 'utf8'))
    return ['--owners', `["0x${key}"]`, '--reqConfirms', '1', '--dst-dapp-id', 'self']
  }

  test('is shown, whole and by parameter, and written to a file that emulations take', async () => {
    const { params } = await run('network', 'config')
    expect(Object.keys(params).map(Number)).toEqual(
      Array.from(defaultBlockchainConfig('node').params, ([number]) => number),
    )
    expect(Object.keys(params)).toHaveLength(27)
    expect((await run('network', 'config', '21')).params).toEqual({ 21: params['21'] })
    const version = parseBoc(Buffer.from(params['8'], 'base64'))
    expect(GlobalVersion.load(Slice.of(version)).capabilities).toBe(defaultBlockchainConfig('node').capabilities)
    await expect(run('network', 'config', '99')).rejects.toMatchObject({ exitCode: 11 })

    await run('network', 'save-config', at('config.boc'))
    const words = ['fee', 'deploy', ...image(), ...constructor()]
    const estimate = await run(...words)
    expect(estimate.configuration).toBe('network')
    expect(await run(...words, '--bc-config', at('config.boc'))).toEqual({ ...estimate, configuration: 'file' })
  })

  test('makes the estimate of a deployment equal to what the node charges', async () => {
    const target = (await run('address', 'compute', ...image())).address
    await node.fund(target.split('::')[1]!, 50_000_000_000n)
    const estimate = await run('fee', 'deploy', ...image(), ...constructor())
    const { tx_hash } = await run('deploy', ...image(), ...constructor())
    const query = `{blockchain{transaction(hash:"${tx_hash}"){total_fees balance_delta compute{gas_fees}}}}`
    const { data } = await node.query(query)
    const { total_fees, balance_delta, compute } = data.blockchain.transaction
    expect(BigInt(estimate.total_account_fees)).toBe(BigInt(total_fees))
    expect(balance_delta).toBe(`-0x${BigInt(estimate.total_account_fees).toString(16)}`)
    expect(BigInt(estimate.gas_fee)).toBe(BigInt(compute.gas_fees))
  })
})

describe('looking at the network', () => {
  test('returns blocks, collections and step traces', async () => {
    const { result } = await run(
      'query-raw',
      'blocks',
      'id',
      '--limit',
      '1',
      '--order',
      '[{"path":"seq_no","direction":"DESC"}]',
    )
    await run('block', 'save', result[0].id, at('block.boc'))
    expect(readFileSync(at('block.boc')).length).toBeGreaterThan(100)
    await expect(run('block', 'save', 'e'.repeat(64), at('none.boc'))).rejects.toMatchObject({ exitCode: 11 })
    const traced = await outcome('debug', 'run', '--addr', 'wallet', '-m', 'getCustodians')
    expect(traced.text).toMatch(/step +gas +instruction\n +1 +\d+ +\S/)
    const call = await run(
      'debug',
      'call',
      '--addr',
      'wallet',
      '-m',
      'sendTransaction',
      ...transfer(address, '0.1T'),
      '-o',
      at('trace.log'),
    )
    expect(call).toMatchObject({ aborted: false, exit_code: 0 })
    expect(readFileSync(at('trace.log'), 'utf8').split('\n').length).toBeGreaterThan(call.steps)
  })

  test('a network that cannot be reached ends a command with 10', async () => {
    const words = ['--url', 'http://127.0.0.1:9', 'account', 'wallet', '--timeout', '500']
    await expect(runCommandLine(words, folder)).rejects.toMatchObject({ exitCode: 10 })
  })

  test('extends old addresses with the Dapp ID that it knows', async () => {
    writeFileSync(at('old.json'), JSON.stringify({ aliases: { old: { address: `0:${address.split('::')[1]}` } } }))
    expect((await run('config', 'migrate', at('old.json'))).changed).toEqual([
      { what: 'alias old', address, source: 'network' },
    ])
  })
})

describe('the program', () => {
  test('prints one document for each run, and the same through a daemon as without', async () => {
    const tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
    try {
      const runs: readonly (readonly [string[], number])[] = [
        [['account', giver], 0],
        [['account', NOBODY], 11],
        [['account', `0:${'b'.repeat(64)}`], 2],
        [['keys', 'public', `${'abandon '.repeat(11)}about`], 0],
        [['nothing'], 2],
        [['proposal'], 2],
        [['call'], 2],
        [['call', NOBODY, 'f', '--abi', 'missing.json'], 2],
        [['decode', 'body', 'x'], 2],
      ]
      const all = async () => {
        const answers: Json[] = []
        for (const [words, code] of runs) answers.push(await tool.json(words, code))
        return answers
      }
      const alone = await all()
      const daemon = spawn(process.execPath, [build, 'daemon', '--port', '0'], {
        cwd: tool.folder,
        env: { PATH: process.env['PATH'] ?? '', HOME: tool.home },
      })
      try {
        await once(daemon.stdout, 'data')
        const served = await all()
        const stable = (answer: Json) => ({ ...answer, state_timestamp: undefined })
        expect(served.map(stable)).toEqual(alone.map(stable))
        const { name } = served[1].error
        expect([name, served[2].error.code]).toEqual(['not_found', null])
      } finally {
        daemon.kill('SIGKILL')
      }
    } finally {
      tool.dispose()
    }
  })

  test('keeps stdout for results, errors on stderr, colours and progress for terminals', async () => {
    const tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
    try {
      const missing = await tool.run(['account', NOBODY])
      expect([missing.stdout, missing.stderr]).toEqual(['', expect.stringContaining('is unknown under this Dapp ID')])
      const piped = await tool.run(['account', giver, '--verbose'])
      expect(piped.stdout).not.toContain('\x1b[')
      expect(piped.stderr).toMatch(/in this process\n.*node 1\.0\.0, requests carry account_id and dapp_id/)
      const shown = await tool.runOnTerminal(['account', giver])
      expect(shown.stdout).toMatch(/reading the account….*\x1b\[36maddress/s)
      const plain = await tool.runOnTerminal(['account', giver, '--quiet'], { env: { NO_COLOR: '1' } })
      expect(plain.stdout).not.toContain('\x1b')
    } finally {
      tool.dispose()
    }
  })

  test('asks on a terminal before money is lost', async () => {
    const tool = new Tool({ VENDORCLIENT_CLI_URL: node.url, VENDORCLIENT_CLI_KEYS: at('keys.json') })
    try {
      const words = ['multisig', 'send', '--address', address, '--dest', giver, '--value', '0.1']
      const refused = await tool.runOnTerminal(words, { answers: [['[y/N]', 'n']] })
      expect([refused.code, refused.stdout]).toEqual([2, expect.stringContaining('Nothing was sent')])
      const sent = await tool.runOnTerminal(words, { answers: [['[y/N]', 'y']] })
      expect([sent.code, sent.stdout]).toEqual([0, expect.stringMatching(/exit code.* 0/)])
    } finally {
      tool.dispose()
    }
  })
})
