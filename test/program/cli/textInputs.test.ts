/** Text input of the tool: only UTF-8, with any line breaks and with or without a byte order mark. */
import { expect, onTestFinished, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'

const SECRET = 'f3d1b6f23d9d0df2dec233b7ded22662c55b4fb5fd2b3a3ffeb83d6834562456'
const PUBLIC = '77c647c114a311fc70d8f6d52d6ffef1ee105e36eba5a8769e3ce4d1a25bde25'
const PASSWORD = 'pässword 12345678'
const MARK = '\ufeff'
const ABI = {
  version: '2.4',
  header: [],
  functions: [
    {
      name: 'pay',
      inputs: [
        { name: 'text', type: 'string' },
        { name: 'amounts', type: 'map(uint64,uint128)' },
      ],
      outputs: [],
    },
  ],
  events: [],
  fields: [],
}
const PARAMS = '{"text":"für Müller","amounts":{"1":5}}'
const BODY = ['message', 'body', 'pay', '--abi', 'a.abi.json']

function openTool(): Tool {
  const tool = new Tool({ SECRET, PASSWORD })
  onTestFinished(() => tool.dispose())
  tool.write('a.abi.json', JSON.stringify(ABI))
  return tool
}

/** A tool with a key under `PASSWORD`. */
async function withKey(): Promise<Tool> {
  const tool = openTool()
  await tool.json(['keys', 'import', 'wallet', 'env:SECRET', '--password-from', 'env:PASSWORD'])
  return tool
}

function importKey(source: string): string[] {
  return ['keys', 'import', 'other', 'env:SECRET', '--password-from', source]
}

function openKey(source: string): string[] {
  return ['keys', 'sign', '--data', '00', '--keys', 'wallet', '--password-from', source]
}

test('a password that is not UTF-8 is refused wherever it comes from, and no key is made', async () => {
  const tool = openTool()
  const bytes = Buffer.alloc(8, 0xe4)
  tool.write('latin1.txt', bytes)
  tool.write('replaced.txt', '\ufffd'.repeat(8))
  tool.write('utf16.txt', Buffer.from(`${MARK}pw12345678`, 'utf16le'))
  const ofFile = (await tool.json(importKey('latin1.txt'), 2)).error
  expect(ofFile.message).toBe('--password-from: file "latin1.txt" is not valid UTF-8')
  expect(ofFile.hint).toContain('base64')
  expect((await tool.json(importKey('utf16.txt'), 2)).error.message).toContain('is UTF-16')
  expect((await tool.json(importKey('fd:0'), 2, { input: bytes })).error.message).toContain(
    'descriptor 0 is not valid UTF-8',
  )
  for (const source of ['replaced.txt', 'fd:0']) {
    const { error } = await tool.json(importKey(source), 2, { input: '\ufffd'.repeat(8) })
    expect(error.message).toContain('U+FFFD')
  }
  const ofVariable = await tool.shell(
    `PW=$'\\xe4\\xe4\\xe4\\xe4\\xe4\\xe4\\xe4\\xe4' vendorclient ${importKey('env:PW').join(' ')}`,
  )
  expect(ofVariable).toMatchObject({ code: 2, stderr: expect.stringContaining('Environment variable PW is not valid') })
  const typed = await tool.runOnTerminal(['keys', 'import', 'other', 'env:SECRET'], {
    answers: [['New password', '\udce4'.repeat(8)]],
  })
  expect(typed).toMatchObject({ code: 2, stdout: expect.stringContaining('The input is not valid UTF-8') })
  const piped = await tool.json(['keys', 'import', 'other', 'env:SECRET'], 2, { input: bytes })
  expect(piped.error.message).toContain('The input is not valid UTF-8')
  expect((await tool.json(['keys', 'list'])).keys).toEqual([])
})

test('a byte order mark, CR and LF are not part of a password', async () => {
  const tool = await withKey()
  tool.write('windows.txt', `${MARK}${PASSWORD}\r\nmore`)
  const options = { input: `${MARK}${PASSWORD}\r\n` }
  for (const source of ['windows.txt', 'fd:0']) await tool.json(openKey(source), 0, options)
})

test('keys, phrases and key files are UTF-8, with or without a byte order mark', async () => {
  const tool = openTool()
  tool.write('secret.txt', `${MARK}${SECRET}\r\n`)
  tool.write('keys.json', `${MARK}${JSON.stringify({ public: PUBLIC, secret: SECRET })}`)
  tool.write('phrase.txt', `${MARK}${'abandon '.repeat(11)}about\r\n`)
  for (const file of ['secret.txt', 'keys.json', 'phrase.txt']) {
    expect((await tool.json(['keys', 'public', file])).public, file).toBe(PUBLIC)
  }
  tool.write('broken.txt', Buffer.from(`${'abandon '.repeat(11)}aboüt`, 'latin1'))
  const { error } = await tool.json(['keys', 'public', 'broken.txt'], 2)
  expect(error.message).toBe('Keys: file "broken.txt" is not valid UTF-8')
  expect(error.hint).toContain('iconv')
  tool.write('utf16.txt', Buffer.from(`${MARK}${'abandon '.repeat(11)}about`, 'utf16le'))
  expect((await tool.json(['keys', 'public', 'utf16.txt'], 2)).error.hint).toContain('iconv -f UTF-16 ')
})

test('parameters and ABI files are UTF-8, with or without a byte order mark', async () => {
  const tool = openTool()
  const { message } = await tool.json([...BODY, PARAMS])
  tool.write('params.json', `${MARK}${PARAMS}`)
  tool.write('cp1252.json', Buffer.from(PARAMS, 'latin1'))
  expect(await tool.json([...BODY, '@params.json'])).toMatchObject({ message })
  expect(await tool.json([...BODY, '-'], 0, { input: `${MARK}${PARAMS}\r\n` })).toMatchObject({ message })
  for (const [source, what] of [
    ['@cp1252.json', 'file "cp1252.json"'],
    ['-', 'standard input'],
  ] as const) {
    const { error } = await tool.json([...BODY, source], 2, { input: Buffer.from(PARAMS, 'latin1') })
    expect(error.message).toBe(`The arguments of pay: ${what} is not valid UTF-8`)
  }
  const typed = await tool.shell(`vendorclient ${BODY.join(' ')} --text $'M\\xfcller' --amounts '{}'`)
  expect(typed).toMatchObject({ code: 2, stderr: expect.stringContaining('an argument is not valid UTF-8') })
  tool.write('marked.abi.json', `${MARK}${JSON.stringify(ABI)}`)
  expect(await tool.json(['message', 'body', 'pay', '--abi', 'marked.abi.json', PARAMS])).toMatchObject({ message })
  tool.write('cp1252.abi.json', Buffer.from(JSON.stringify({ ...ABI, title: 'Müller' }), 'latin1'))
  const { error } = await tool.json(['message', 'body', 'pay', '--abi', 'cp1252.abi.json', PARAMS], 2)
  expect(error.message).toBe('ABI: file "cp1252.abi.json" is not valid UTF-8')
})

test('parameters of a call of the library are UTF-8 without repeated members', async () => {
  const tool = openTool()
  tool.write('params.json', `${MARK}{"data":"eA=="}`)
  tool.write('cp1252.json', Buffer.from('{"data":"ü"}', 'latin1'))
  expect((await tool.json(['rpc', 'crypto.sha256', '@params.json'])).result.hash).toMatch(/^[0-9a-f]{64}$/)
  expect((await tool.json(['rpc', 'crypto.sha256', '@cp1252.json'], 2)).error.message).toContain('is not valid UTF-8')
  const twice = await tool.json(['rpc', 'crypto.sha256', '{"data":"eA==","data":"eQ=="}'], 2)
  expect(twice.error.message).toContain('the key data occurs twice')
})

test('a configuration file and a setting of the environment are UTF-8', async () => {
  const tool = openTool()
  tool.write('home/.vendorclient/config.json', `${MARK}{"cli":{"keys":"wallet"}}`)
  expect(await tool.run(['config', 'list'])).toMatchObject({ code: 0, stdout: expect.stringContaining('wallet') })
  const ofVariable = await tool.shell(`VENDORCLIENT_CLI_KEYS=$'schl\\xfcssel' vendorclient config list`)
  expect(ofVariable).toMatchObject({ code: 2, stderr: expect.stringContaining('VENDORCLIENT_CLI_KEYS is not valid') })
  const ofDaemon = await tool.shell(`VENDORCLIENT_NETWORK_ACCESS_KEY=$'schl\\xfcssel' vendorclient daemon --stdio`)
  expect(ofDaemon).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('VENDORCLIENT_NETWORK_ACCESS_KEY is not valid'),
  })
  tool.write('home/.vendorclient/config.json', Buffer.from('{"cli":{"keys":"schlüssel"}}', 'latin1'))
  expect((await tool.json(['config', 'list'], 2)).error.message).toMatch(
    /^The configuration file .* is not valid UTF-8; save it as UTF-8$/,
  )
  expect(await tool.run(['daemon', '--stdio'])).toMatchObject({ code: 2 })
})

test.each([
  ['{"text":"","amounts":{"1":5,"1":6}}', 'amounts["1"]'],
  ['{"text":"a","text":"b","amounts":{}}', 'text'],
  ['["a",{"1":5,"2":6,"1":7}]', '[1]["1"]'],
])('a key that occurs twice in %s is refused', async (params, path) => {
  const tool = openTool()
  tool.write('params.json', params)
  for (const source of [params, '@params.json', '-']) {
    const { error } = await tool.json([...BODY, source], 2, { input: params })
    expect(error.message).toBe(`The arguments of pay: the key ${path} occurs twice`)
  }
})

test('a key that occurs twice in a value of a pair is refused', async () => {
  const tool = openTool()
  const { error } = await tool.json([...BODY, '--text', 'a', '--amounts', '{"1":5,"1":6}'], 2)
  expect(error.message).toBe('Argument --amounts: the key ["1"] occurs twice'.replace('["1"]', '"1"'))
})

test('a BOC in a file may be text with any line breaks and a byte order mark', async () => {
  const tool = openTool()
  const { message } = await tool.json([...BODY, PARAMS])
  const boc = Buffer.from(message, 'base64')
  const expected = await tool.json(['decode', 'body', message, '--abi', 'a.abi.json'])
  const wrapped = (text: string, end: string) => text.replace(/.{1,20}/g, (line) => line + end)
  for (const content of [
    boc,
    `${MARK}${message}`,
    wrapped(message, '\n'),
    wrapped(message, '\r\n'),
    wrapped(boc.toString('hex'), '\n'),
  ]) {
    tool.write('body.boc', content)
    expect(await tool.json(['decode', 'body', 'body.boc', '--abi', 'a.abi.json'])).toEqual(expected)
  }
})

test('phrases are printed as keyboards write them and taken in either form', async () => {
  const tool = openTool()
  for (const dictionary of ['french', 'spanish', 'japanese', 'korean']) {
    const { phrase, public: key } = await tool.json(['keys', 'phrase', '--dictionary', dictionary, '--words', '24'])
    expect(phrase).toBe(phrase.normalize('NFC'))
    for (const form of ['NFC', 'NFD', 'NFKD']) {
      tool.write('phrase.txt', phrase.normalize(form))
      expect((await tool.json(['keys', 'public', 'phrase.txt', '--dictionary', dictionary])).public).toBe(key)
    }
    const wrong = phrase.split(' ').toSpliced(3, 1, 'éé').join(' ')
    tool.write('phrase.txt', wrong)
    const { error } = await tool.json(['keys', 'public', 'phrase.txt', '--dictionary', dictionary], 2)
    expect(error.message).toContain('word 4 is not in the dictionary')
  }
})
