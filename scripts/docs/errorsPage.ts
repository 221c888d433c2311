import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { markdownTable } from '../../bindings/generator/markdownTable.ts'
import { protocolCodes } from '../../rpc/protocol/codes.ts'
import { api } from '../../src/api/wholeApi.ts'
import type { ErrorDefinition } from '../../src/errors/ClientError.ts'
import { describeExitCode } from '../../src/modules/tvm/index.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'

/** An error of any part, as the page describes it. */
type DescribedError = Omit<ErrorDefinition, 'error' | 'matches'>

interface Group {
  readonly title: string
  readonly errors: readonly DescribedError[]
}

/** More functions than this are not listed. */
const MOST_FUNCTIONS = 8

/** Every published error, by module in the order of the codes, those of the protocol last. */
export function errorGroups(): readonly Group[] {
  const modules = api
    // The module account has the errors of the module client.
    .filter(({ name, errors }) => errors.length > 0 && name !== 'account')
    .map(({ name, errors }) => ({ title: `Module ${name}`, errors: [...errors].sort((a, b) => a.code - b.code) }))
    .sort((a, b) => a.errors[0]!.code - b.errors[0]!.code)
  const protocol = Object.entries(protocolCodes).map(([name, error]) => ({ ...error, name, occurs: true }))
  return [...modules, { title: 'Protocol', errors: protocol }]
}

/** The page of all errors, from their definitions. */
export function errorsPage(): GeneratedFile {
  const groups = errorGroups()
  const content = [
    '# Errors by code',
    'Generated from the definitions; `npm run generate` rewrites it.',
    'Every error has a stable `code` for programs to decide by, a `message` for people, and `data`. Positive codes come from the library, negative ones from the protocol. The codes are the same in every language. Commands show them too, and have their own [exit codes](cli.md#exit-codes).',
    'Remember three rules:',
    [
      '- **`data.outcome`** of an error says what became of a message: `not_executed`, `refused`, `failed`, `executed` or `unknown`. After `unknown`, do not send another one: [look for it first](sending-messages.md#what-errors-say).',
      '- **23** is a mistake in the parameters. `data.path` names the field; repeating the call does not help.',
      '- **-32003** means that the daemon is busy: repeat the call after `data.retry_after_ms`.',
    ].join('\n'),
    ...groups.flatMap(({ title, errors }) => [
      `## ${title}`,
      ...errors.filter(({ occurs }) => occurs).flatMap(errorSection),
      ...absentErrors(errors),
    ]),
    '## Exit codes of contracts',
    'A contract that fails returns a number: `data.exit_code` of 414, 621 and others. Numbers up to 37 come from the virtual machine, 40 to 61 from the code that compilers add, and all others from the contract itself. A negative number is the bitwise complement: -14 is 13, out of gas.',
    markdownTable(['Exit code', 'Meaning'], exitCodeRows()),
  ]
  return { path: 'docs/errors.md', content: `${content.join('\n\n')}\n` }
}

function errorSection({ code, name, raised, why, fix }: DescribedError): string[] {
  return [`### ${code} ${name}`, raised, `**Why.** ${why}`, `**What to do.** ${fix}`, ...functionsLine(code)]
}

function functionsLine(code: number): string[] {
  const raising = api.flatMap(({ functions }) =>
    functions.filter(({ errors }) => errors.some((error) => error.code === code)),
  )
  if (raising.length === 0) return []
  if (raising.length > MOST_FUNCTIONS) return [`*From ${raising.length} functions.*`]
  return [`*From ${raising.map(functionLink).join(', ')}.*`]
}

function functionLink({ name }: FunctionDefinition): string {
  const [module, short] = name.split('.') as [string, string]
  return `[${name}](../bindings/reference/${module}.md#${short})`
}

/** Numbers with different meanings; neighbours with the same meaning share one row. */
function exitCodeRows(): string[][] {
  const rows: { from: number; to: number; text: string }[] = []
  for (let code = 2; code < 100; code++) {
    const text = describeExitCode(code)
    const last = rows.at(-1)
    if (text === undefined) continue
    if (last?.text === text && last.to === code - 1) last.to = code
    else rows.push({ from: code, to: code, text })
  }
  return rows.map(({ from, to, text }) => [
    from === to ? String(from) : `${from} to ${to}`,
    text.replaceAll('<', '\\<'),
  ])
}

function absentErrors(errors: readonly DescribedError[]): string[] {
  const absent = errors.filter(({ occurs }) => !occurs)
  if (absent.length === 0) return []
  const rows = absent.map(({ code, name, raised }) => [`${code} ${name}`, raised.replace(/^Cannot occur: /, '')])
  return ['These codes are published and never come from here:', markdownTable(['Code', 'Reason'], rows)]
}
