import {
  AbiError,
  type AbiParam,
  eventSignature,
  formatAbiVersion,
  functionSignature,
  parseContractText,
  typeName,
} from '../../../core/abi/index.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import { textTable } from '../output/textTable.ts'
import type { Session } from '../session/Session.ts'
import { parseAbi } from './abi.ts'

interface DescribedEntry {
  readonly kind: 'function' | 'event'
  readonly name: string
  /** `0x` and 8 hex digits: prefix of calls or events. */
  readonly id: string
  /** Prefix of answers. */
  readonly output_id: string | null
  /** Text from which the id is computed. */
  readonly signature: string
  readonly inputs: readonly { readonly name: string; readonly type: string }[]
  readonly outputs: readonly { readonly name: string; readonly type: string }[]
}

/** Throws ToolError (2, 11). */
export async function describeAbi(session: Session, named: string): Promise<Outcome> {
  const contract = await readContract(session, named)
  const { version, header } = contract
  const entries: DescribedEntry[] = [
    ...[...contract.functions.values()].map((each) => ({
      kind: 'function' as const,
      name: each.name,
      id: hexId(each.inputId),
      output_id: hexId(each.outputId),
      signature: functionSignature({ ...each, header, version }),
      inputs: paramsOf(each.inputs),
      outputs: paramsOf(each.outputs),
    })),
    ...[...contract.events.values()].map(({ name, inputs, id }) => ({
      kind: 'event' as const,
      name,
      id: hexId(id),
      output_id: null,
      signature: eventSignature(name, inputs, version),
      inputs: paramsOf(inputs),
      outputs: [],
    })),
  ]
  const shown = entries.filter(wanted(session.input.text('id')))
  if (shown.length === 0 && entries.length > 0) {
    throw new ToolError(exitCodes.notFound, `The ABI has no item with the id ${session.input.text('id')}`)
  }
  const json = {
    version: formatAbiVersion(version),
    header: header.map(({ name }) => name),
    functions: shown.filter(({ kind }) => kind === 'function'),
    events: shown.filter(({ kind }) => kind === 'event'),
    fields: contract.fields.map(({ name, type, init }) => ({ name, type: typeName(type), init })),
  }
  const rows = shown.map(({ kind, id, output_id, name, inputs, outputs }) => [
    kind,
    id,
    output_id ?? '',
    `${name}(${listed(inputs)})${outputs.length === 0 ? '' : ` → ${listed(outputs)}`}`,
  ])
  const head = alignFields([
    ['version', json.version],
    ['header', json.header.join(', ') || undefined],
  ])
  const fields = json.fields.map(({ name, type, init }) => [name, type, init ? 'before deployment' : ''])
  return {
    json,
    text: [
      head,
      textTable(['kind', 'id', 'answer id', 'signature'], rows),
      ...(fields.length === 0 ? [] : [textTable(['field', 'type', 'given'], fields)]),
    ].join('\n\n'),
  }
}

async function readContract(session: Session, named: string) {
  const { contracts } = await import('../../contracts/index.ts')
  const shipped = Object.hasOwn(contracts, named) ? contracts[named]!.abi : undefined
  const text = session.alias(named)?.abi ?? shipped ?? named
  try {
    return parseContractText(parseAbi(text).wire.value, 'current')
  } catch (error) {
    if (error instanceof AbiError) throw new ToolError(exitCodes.usage, error.message)
    throw error
  }
}

function paramsOf(params: readonly AbiParam[]) {
  return params.map(({ name, type }) => ({ name, type: typeName(type) }))
}

function listed(params: readonly { readonly name: string; readonly type: string }[]): string {
  return params.map(({ name, type }) => `${type} ${name}`.trim()).join(', ')
}

function hexId(id: number): string {
  return `0x${id.toString(16).padStart(8, '0')}`
}

/** Throws ToolError (2). */
function wanted(id: string | undefined): (entry: DescribedEntry) => boolean {
  if (id === undefined) return () => true
  if (!/^(\d{1,10}|0x[0-9a-fA-F]{1,8})$/.test(id)) {
    throw new ToolError(
      exitCodes.usage,
      `Invalid --id "${id.slice(0, 40)}": expected a decimal or 0x number of 32 bits`,
    )
  }
  const number = hexId(Number(id))
  return (entry) => entry.id === number || entry.output_id === number
}
