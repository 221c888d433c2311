/** Contracts that configuration files name in `node.contracts`: the node shows them by name and decodes their calls. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { SettingFiles } from '../../../../rpc/settings/SettingFile.ts'
import { StartupError } from '../../../../rpc/settings/StartupError.ts'
import { field, optional, struct, text } from '../../../schema/shapes.ts'
import { describeProblem, validate } from '../../../schema/validation.ts'

const NodeContract = struct('NodeContract', 'A contract that the development node knows by name.', {
  name: optional(text, 'Name in traces and in the console.'),
  abi: field(text, 'Path of its ABI file; relative ones start at the folder of the configuration file.'),
  tvc: optional(text, 'Path of its image.'),
  code_hash: optional(text, 'Hash of its code, 64 hex characters, instead of the image.'),
})

/** What a configuration file says about the contracts of the node. */
export interface ProjectContracts {
  /** Parameters of the control `register_abi`. */
  readonly contracts: readonly object[]
  /** Folders with the files of compilers, absolute. */
  readonly folders: readonly string[]
}

/**
 * Contracts of the file with the highest precedence: a folder, or a list of folders and contracts. Throws StartupError 2.
 */
export function readNodeContracts({ files }: SettingFiles): ProjectContracts {
  for (const { path, values } of files) {
    const given = (values['node'] as { readonly contracts?: unknown } | null | undefined)?.contracts
    if (given === undefined || given === null) continue
    const entries: readonly unknown[] = typeof given === 'string' ? [given] : Array.isArray(given) ? given : [given]
    const contracts = entries.flatMap((entry, index) =>
      typeof entry === 'string' ? [] : [readContract(entry, Array.isArray(given) ? `[${index}]` : '', path)],
    )
    const folders = entries.filter((entry) => typeof entry === 'string')
    return { contracts, folders: folders.map((folder) => resolve(dirname(path), folder)) }
  }
  return { contracts: [], folders: [] }
}

function readContract(entry: unknown, place: string, path: string): object {
  const checked = validate(NodeContract, entry, `node.contracts${place}`)
  if (!checked.ok) throw invalid(path, describeProblem(checked.problems[0]!))
  const { name, abi, tvc, code_hash } = checked.value
  const read = (file: string) => readFile(resolve(dirname(path), file), path)
  return {
    ...{ name, code_hash, abi: read(abi).toString('utf8') },
    ...(tvc !== undefined && { tvc: read(tvc).toString('base64') }),
  }
}

/** Registers the contracts at a running node. Throws StartupError 2 with the error text of the node. */
export async function registerNodeContracts(url: string, contracts: readonly object[]): Promise<void> {
  for (const contract of contracts) {
    const mistake = await registerContract(url, contract)
    if (mistake !== undefined) throw new StartupError(2, `node.contracts: ${mistake}`, {})
  }
}

/** Registers a contract at a running node. Returns the error text of the node; `undefined` if it took it. */
export async function registerContract(url: string, contract: object): Promise<string | undefined> {
  const response = await fetch(`${url}/admin/register_abi`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contract),
  })
  if (response.ok) return undefined
  const { error } = (await response.json().catch(() => ({}))) as { error?: { message?: unknown } }
  return String(error?.message ?? `status ${response.status}`)
}

function readFile(file: string, path: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw invalid(path, `node.contracts: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

function invalid(path: string, message: string): StartupError {
  return new StartupError(2, `${message} (${path})`, { path })
}
