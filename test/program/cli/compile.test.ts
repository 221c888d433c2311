/** Compiling: with the package of Tolk, and with programs that stand for compilers which cannot be installed here. */
import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import { contractTvcText } from '../../../src/program/contracts/index.ts'
import { Tool } from '../../support/cli/Tool.ts'

const root = join(import.meta.dirname, '../../..')

function newTool(): Tool {
  const tool = new Tool()
  onTestFinished(() => tool.dispose())
  return tool
}

/** The sources of HelloWallet in `contracts`, and the packages of this project. */
function tolkProject(): Tool {
  const tool = newTool()
  const sources = join(root, 'src/program/contracts')
  for (const file of ['HelloWallet.tolk', 'HelloWallet.abi.json', 'solidityAbi.tolk'])
    cpSync(join(sources, file), tool.path(`contracts/${file}`))
  symlinkSync(join(root, 'node_modules'), tool.path('node_modules'))
  return tool
}

/** A program of a shell; `$OUT` is the image of HelloWallet. */
function program(tool: Tool, name: string, script: string): void {
  mkdirSync(tool.path('bin'), { recursive: true })
  tool.write('image.tvc', Buffer.from(contractTvcText(helloWallet), 'base64'))
  tool.write('image.abi.json', helloWallet.abi)
  tool.write(`bin/${name}`, `#!/bin/sh\nHERE=${tool.folder}\n${script}\n`)
  chmodSync(tool.path(`bin/${name}`), 0o755)
}

test('Tolk: the package of the project makes the image, and the ABI beside the source is taken', async () => {
  const tool = tolkProject()
  const { contracts } = await tool.json(['compile', 'contracts/HelloWallet.tolk', '--output', 'out'])
  expect(contracts).toEqual([
    {
      ...{ name: 'HelloWallet', source: 'contracts/HelloWallet.tolk', code_hash: helloWallet.codeHash },
      ...{ compiler: expect.stringMatching(/^tolk \d/), tvc: 'out/HelloWallet.tvc' },
      ...{ abi: 'out/HelloWallet.abi.json', debug_map: 'out/HelloWallet.map.json', warnings: [] },
    },
  ])
  expect(tool.bytes('out/HelloWallet.tvc').toString('base64')).toBe(contractTvcText(helloWallet))
  expect(JSON.parse(tool.read('out/HelloWallet.abi.json'))).toEqual(JSON.parse(helloWallet.abi))
})

test('Tolk: mistakes of the source are shown, and nothing is written', async () => {
  const tool = tolkProject()
  tool.write('contracts/Bad.tolk', 'fun onInternalMessage() { nothing }\n')
  const { error } = await tool.json(['compile', 'contracts/Bad.tolk'], 1)
  expect(error).toMatchObject({
    message: 'contracts/Bad.tolk does not compile',
    hint: expect.stringMatching(/^Bad\.tolk:1:\d+: error: .*nothing/),
  })
  expect(existsSync(tool.path('build'))).toBe(false)
})

test('Tolk: an instruction that the network does not have is a warning with its line', async () => {
  const tool = tolkProject()
  tool.write('contracts/New.tolk', '// A comment\nfun onInternalMessage(in: InMessage) {\n}\n')
  const { code, stdout, stderr } = await tool.run(['compile', 'contracts/New.tolk', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(stdout).contracts[0].warnings).toEqual([
    expect.stringMatching(/^contracts\/New\.tolk:2: the machine of the network has no INMSG_BOUNCED: .*exit code 6/),
  ])
  expect(stderr).toContain('msgFull: cell, msgBody: slice')
})

test('without a compiler the error says what to install', async () => {
  const tool = newTool()
  for (const file of ['A.tolk', 'A.sol', 'A.fc', 'A.txt']) tool.write(file, '')
  expect((await tool.json(['compile', 'A.tolk'], 2)).error.hint).toBe('npm install -D @ton/tolk-js')
  expect((await tool.json(['compile', 'A.sol'], 2)).error.message).toContain('"sold" cannot be run')
  expect((await tool.json(['compile', 'A.fc'], 2)).error.message).toContain('"func" cannot be run')
  expect((await tool.json(['compile', 'A.txt'], 2)).error.message).toContain('.tolk, .sol, .fc, .func')
  expect((await tool.json(['compile', 'B.tolk'], 2)).error.message).toContain('There is no file "B.tolk"')
})

test('sold: its image, ABI and debug map are taken, and interfaces are left out', async () => {
  const tool = newTool()
  tool.write('Door.sol', '')
  const copies = 'cp $HERE/image.tvc $3/Door.tvc; cp $HERE/image.abi.json $3/Door.abi.json; echo {} > $3/IDoor.abi.json'
  program(tool, 'sold', `test "$2" = --output-dir || exit 9\n${copies}; echo '{"map":{}}' > $3/Door.debug.json`)
  const { contracts } = await tool.json(['compile', 'Door.sol', '--compiler', tool.path('bin/sold')])
  expect(contracts).toMatchObject([
    { name: 'Door', code_hash: helloWallet.codeHash, abi: 'build/Door.abi.json', debug_map: 'build/Door.map.json' },
  ])
  program(tool, 'sold', 'echo "Door.sol:3: expected ;" >&2; exit 1')
  const { error } = await tool.json(['compile', 'Door.sol', '--compiler', tool.path('bin/sold')], 1)
  expect(error).toMatchObject({ message: 'sold failed', hint: 'Door.sol:3: expected ;' })
})

test('solc and tvm_linker, func and fift work together', async () => {
  const tool = newTool()
  for (const file of ['Door.sol', 'Gate.fc', 'lib.tvm']) tool.write(file, '')
  program(tool, 'solc', 'cp $HERE/image.abi.json $3/Door.abi.json; echo asm > $3/Door.code')
  const options = '"$3 $5 $7 $9" = "--lib --abi-json --debug-map -o"'
  program(tool, 'tvm_linker', `test ${options} || exit 9\necho '{"map":{}}' > $8; cp $HERE/image.tvc \${10}`)
  const solc = ['--compiler', tool.path('bin/solc'), '--library', 'lib.tvm']
  expect((await tool.json(['compile', 'Door.sol', ...solc])).contracts).toMatchObject([
    { name: 'Door', code_hash: helloWallet.codeHash, debug_map: 'build/Door.map.json' },
  ])
  tool.write('code.boc', Buffer.from(helloWallet.code, 'base64'))
  program(tool, 'func', 'test "$2 $3" = "-W code.boc" || exit 9; echo asm > $5')
  program(tool, 'fift', 'test -f $2 && cp $HERE/code.boc code.boc')
  const { contracts } = await tool.json(['compile', 'Gate.fc', '--compiler', tool.path('bin/func')])
  expect(contracts).toMatchObject([{ name: 'Gate', code_hash: helloWallet.codeHash, abi: null }])
})

test('--watch compiles again after a change, goes on after a mistake, and a node follows', async () => {
  const tool = tolkProject()
  tool.write('vendorclient.json', JSON.stringify({ node: { contracts: 'build' } }))
  chmodSync(tool.path('vendorclient.json'), 0o600)
  const node = tool.start(['node', '--port', '0', '--in-memory', '--until-input-ends'], { keepsInput: true })
  onTestFinished(async () => {
    node.process.stdin.end()
    await node.ended
  })
  const line = await new Promise<string>((resolve) => node.process.stdout.once('data', resolve))
  const url = ['--url', JSON.parse(line).url as string]
  const watching = tool.start(['compile', 'contracts/HelloWallet.tolk', '--watch'])
  onTestFinished(() => void watching.process.kill('SIGTERM'))
  let errors = ''
  watching.process.stderr.on('data', (text: string) => {
    errors += text
  })
  const known = async () => {
    const { contracts } = await tool.json(['node', 'contracts', ...url])
    return contracts.map(({ name, latest }: { name: string; latest: boolean }) => [name, latest])
  }
  await expect.poll(known, { timeout: 20_000 }).toEqual([['HelloWallet', true]])
  const source = tool.read('contracts/HelloWallet.tolk')
  tool.write('contracts/HelloWallet.tolk', `${source}\nfun broken() { nothing }\n`)
  await expect.poll(() => errors, { timeout: 20_000 }).toContain('HelloWallet.tolk does not compile')
  tool.write('contracts/HelloWallet.tolk', source.replace('ERROR_NOT_OWNER = 102', 'ERROR_NOT_OWNER = 103'))
  await expect.poll(known, { timeout: 20_000 }).toEqual([
    ['HelloWallet', true],
    ['HelloWallet', false],
  ])
})
