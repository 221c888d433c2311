import { describe, expect, test } from 'vitest'
import { errorOfAbi, readFailingSource } from '../../../src/program/explain/sourceOfFailure.ts'

/** Explanation of a failure in the line that contains `// here`, which is removed. */
function failing(text: string, code: number) {
  const lines = text.split('\n')
  const line = lines.findIndex((each) => each.includes('// here')) + 1
  const cleaned = lines.map((each) => each.replace(/\s*\/\/ here/, ''))
  const sources = { files: ['a'], lines: (file: string) => (file === 'a' ? cleaned : undefined) }
  return readFailingSource([{ file: 'a', line }], [sources], code)
}

describe('the source of a failure', () => {
  test.each([
    ['require(msg.sender == owner, 101); // here', { meaning: 'msg.sender == owner is not true' }],
    ['require((a + b) * f(c, d[0]) > 0, 101); // here', { meaning: '(a + b) * f(c, d[0]) > 0 is not true' }],
    ['require(x > 1, 101, "too small"); // here', { meaning: 'too small' }],
    ['require(x > 1, // here\n  101,\n  "too small");', { meaning: 'too small' }],
    ['revert(101, "never"); // here', { meaning: 'never' }],
    ['assert (call.key == storage.pubkey) throw 101; // here', { meaning: 'call.key == storage.pubkey is not true' }],
    ['throw 101; // here', undefined],
    ['uint16 constant ERR = 101;\nrequire(x, ERR); // here', { name: 'ERR', meaning: 'x is not true' }],
    ['const ERROR_A = 0x65\nthrow 101; // here', { name: 'ERROR_A' }],
    ['const LIMIT = 101\nthrow 101; // here', undefined],
    ['const ERROR_A = 101\nconst ERROR_B = 101\nthrow ERROR_B; // here', { name: 'ERROR_B' }],
    ['const ERROR_A = 101\nconst ERROR_B = 101\nthrow 101; // here', undefined],
  ] as const)('%j explains the code', (text, own) => {
    const found = failing(text, 101).own
    expect(found && JSON.parse(JSON.stringify(found))).toEqual(own)
  })

  test('names the function, and shows the lines around', () => {
    const text =
      'contract A {\n  function f() {}\n  function g(uint x)\n  {\n    require(x > 1, 7); // here\n  }\n  function h() {}\n}\n// end'
    const { frames, excerpt } = failing(text, 7)
    expect(frames).toEqual([{ file: 'a', line: 5, function: 'g' }])
    expect(excerpt.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('is only a place if the file is not registered', () => {
    const nothing = { files: [], lines: () => undefined }
    expect(readFailingSource([{ file: 'b', line: 3 }], [nothing], 5)).toEqual({
      frames: [{ file: 'b', line: 3 }],
      excerpt: [],
      own: undefined,
    })
  })

  test('stays short for a hostile line', () => {
    const { excerpt, own } = failing(`require(${'('.repeat(100_000)} // here`, 5)
    expect(excerpt[0]!.text.length).toBeLessThanOrEqual(200)
    expect(own).toBeUndefined()
  })
})

test.each([
  [{ errors: { 101: 'NotOwner' } }, { name: 'NotOwner' }],
  [{ errors: { 101: { message: 'not the owner' } } }, { meaning: 'not the owner' }],
  [{ errors: [{ code: 101, name: 'NotOwner' }] }, { name: 'NotOwner' }],
  [
    { thrown_errors: [{ err_code: 101, name: 'E.NotOwner', description: 'no' }] },
    { name: 'E.NotOwner', meaning: 'no' },
  ],
  [{ errors: null, thrown_errors: 'x' }, undefined],
  [{}, undefined],
] as const)('the ABI %j names its error', (abi, own) => {
  const found = errorOfAbi(abi, 101)
  expect(found && JSON.parse(JSON.stringify(found))).toEqual(own)
})
