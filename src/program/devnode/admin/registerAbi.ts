import { parseContractText } from '../../../core/abi/index.ts'
import type { Cell } from '../../../core/cells/index.ts'
import { CellError, Slice } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { StateInit } from '../../../core/tlb/index.ts'
import { readBoc, readId } from '../chain/values.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { AdminParams } from '../controls/AdminMethod.ts'
import type { tracingMethods } from '../controls/tracingMethods.ts'
import type { AbiRecord } from '../store/records.ts'
import { parseDebugMap } from '../trace/DebugMap.ts'
import { readPart } from './readPart.ts'

/** The target of a registration. Throws AdminError. */
export function readRegistration(
  { abi, code_hash, code, tvc, name, debug_map, sources }: AdminParams<typeof tracingMethods.register_abi>,
  rules: ChainRules,
): { readonly codeHash: string; readonly record: AbiRecord; readonly image: string | undefined } {
  const given = [code_hash, code, tvc].filter((value) => value != null)
  if (given.length !== 1) throw new AdminError('invalid_params', 'code_hash, code or tvc is required')
  const codeHash =
    code_hash != null
      ? readId('code_hash', code_hash)
      : code != null
        ? readBoc('code', code).hashHex()
        : codeOf(readBoc('tvc', tvc!)).hashHex()
  const text = readText('abi', abi)
  readPart('abi is invalid', () => parseContractText(text, rules))
  const debugMap = withSources(debug_map == null ? undefined : readText('debug_map', debug_map), sources)
  const record = { name: readName(name ?? `contract ${codeHash.slice(0, 8)}`), abi: text, debugMap }
  return { codeHash, record, image: tvc ?? undefined }
}

/** The debug map as it is stored, with the sources inside. */
function withSources(
  debugMap: string | undefined,
  sources: Readonly<Record<string, string>> | null | undefined,
): string | undefined {
  if (debugMap !== undefined) readPart('debug_map is invalid', () => parseDebugMap(debugMap))
  if (sources == null || Object.keys(sources).length === 0) return debugMap
  return JSON.stringify({ ...JSON.parse(debugMap ?? '{"map":{}}'), sources })
}

function codeOf(image: Cell): Cell {
  try {
    const { code } = StateInit.load(Slice.of(image))
    if (code !== undefined) return code
  } catch (error) {
    if (!(error instanceof CellError)) throw error
  }
  throw new AdminError('invalid_params', 'tvc is not an image with code')
}

function readText(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  throw new AdminError('invalid_params', `${name} must be an object or JSON text`)
}

function readName(name: string): string {
  if (/^[^\p{Cc}\p{Cf}]{1,64}$/u.test(name)) return name
  throw new AdminError('invalid_params', 'name must have 1 to 64 printable characters')
}
