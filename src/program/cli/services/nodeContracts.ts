/** Contracts that configuration files name in `node.contracts`: the node shows them by name and decodes their calls. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartupError } from '../../../../rpc/daemon/StartupError.ts'
import type { SettingFiles } from '../../../../rpc/settings/SettingFile.ts'
import { array, field, optional, struct, text } from '../../../schema/shapes.ts'
import { describeProblem, validate } from '../../../schema/validation.ts'

const NodeContract = struct('NodeContract', 'A contract that the development node knows by name.', {
  name: optional(text, 'Name in traces and in the console.'),
  abi: field(text, 'Path of its ABI file; relative ones start at the folder of the configuration file.'),
  tvc: optional(text, 'Path of its image.'),
  code_hash: optional(text, 'Hash of its code, 64 hex characters, instead of the image.'),
})
const NodeContracts = array(NodeContract)

/** Parameters of the control `register_abi`, from the file with the highest precedence. Throws StartupError 2. */
export function readNodeContracts({ files }: SettingFiles): readonly object[] {
  for (const { path, values } of files) {
    const given = (values['node'] as { readonly contracts?: unknown } | null | undefined)?.contracts
    if (given === undefined || given === null) continue
    const checked = validate(NodeContracts, given)
    if (!checked.ok) throw invalid(path, `node.contracts${describeProblem(checked.problems[0]!, '')}`)
    const read = (name: string) => readFile(resolve(dirname(path), name), path)
    return checked.value.map(({ name, abi, tvc, code_hash }) => ({
      ...{ name, code_hash, abi: read(abi).toString('utf8') },
      ...(tvc !== undefined && { tvc: read(tvc).toString('base64') }),
    }))
  }
  return []
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
