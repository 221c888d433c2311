/** The answers of the official library, replayed through the library in a page of Chromium, in its workers. */
import { expect, test } from 'vitest'
import { stringifyExactJson } from '../../../src/schema/numerals.ts'
import {
  hasAnswer,
  type NativeCase,
  readNativeCases,
  readNativeExceptions,
} from '../../support/nativeCases/readNativeCases.ts'
import { type NativeCaller, replayNativeCases } from '../../support/nativeCases/replayNativeCases.ts'
import { LibraryPage, type PageGlobals } from '../../support/page/LibraryPage.ts'

/** What functions that run in the page see. */
declare const vendorclient: PageGlobals['vendorclient']
declare const exactJson: { rawJSON(text: string): unknown }
declare const client: Awaited<ReturnType<PageGlobals['vendorclient']['loadClient']>>

async function openCaller(): Promise<NativeCaller> {
  const { page } = await LibraryPage.open()
  await page.evaluate(async () =>
    Object.assign(globalThis, { client: await vendorclient.loadClient(), exactJson: JSON }),
  )
  return {
    call: async (method, params) => {
      const { result, error } = await page.evaluate(
        ([name, text]) => {
          // Every digit of a numeral counts.
          const keepDigits = (_: string, value: unknown, { source }: { readonly source?: string } = {}) =>
            typeof value === 'number' && source !== undefined && !Number.isSafeInteger(value)
              ? exactJson.rawJSON(source)
              : value
          return client.call(name, JSON.parse(text, keepDigits)).then(
            (result) => ({ result, error: undefined }),
            ({ code, message }) => ({ result: undefined, error: { code, message } }),
          )
        },
        [method, stringifyExactJson(params)] as const,
      )
      if (error !== undefined) throw Object.assign(new Error(error.message), { code: error.code })
      return asParsed(result)
    },
  }
}

/** The typed client has large integers as `bigint`; the cases were parsed from JSON, which has one kind of numbers. */
function asParsed(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(asParsed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asParsed(item)]))
}

/** Boxes have handles, and their cases belong together: the suite of the daemon has them. */
function hasBox({ method }: NativeCase): boolean {
  return method.includes('signing_box')
}

test.each([
  ['abi', readNativeCases('abi'), readNativeExceptions('abi')],
  ['crypto', readNativeCases('crypto').filter((given) => !hasBox(given)), undefined],
  ['programs', readNativeCases('programs'), undefined],
  ['vm', readNativeCases('vm').filter(hasAnswer), readNativeExceptions('vm')],
  [
    'executor',
    readNativeCases('executor').filter(({ method }) => method !== 'tvm.run_tvm'),
    readNativeExceptions('executor'),
  ],
])(
  'all cases of %s.jsonl agree, or are listed with their reason',
  { timeout: 300_000 },
  async (_, cases, exceptions) => {
    expect(cases.length).toBeGreaterThan(400)
    expect(await replayNativeCases(await openCaller(), cases, exceptions)).toEqual([])
  },
)
