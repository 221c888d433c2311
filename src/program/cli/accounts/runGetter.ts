import { findFunction, readAbi } from '../arguments/abi.ts'
import { readFunctionParameters } from '../arguments/functionParameters.ts'
import { readBocFile } from '../arguments/readInput.ts'
import type { OptionDefinition, Outcome } from '../definition/Command.ts'
import { configFileOption, getterOptions } from '../emulation/executionOptions.ts'
import { alignFields } from '../output/alignFields.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { explainFailure } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'
import type { Alias } from '../settings/ToolConfig.ts'
import { readAccount } from './accounts.ts'

/** Where the state of a local run comes from. */
export const sourceOptions: readonly OptionDefinition[] = [
  { name: 'boc', summary: 'ADDRESS is a file with an account.' },
  { name: 'tvc', summary: 'ADDRESS is a file with a contract image.' },
  configFileOption,
]

/** Runs a function of the ABI and returns its outputs. Throws ToolError. */
export async function runGetter(
  session: Session,
  target: string,
  method: string,
  words: readonly string[],
): Promise<Outcome> {
  const { boc, alias, stateTimestamp, address } = await readState(session, target)
  const abi = readAbi(session, { alias, image: target })
  const definition = await findFunction(abi, method)
  const { message } = await session.call<{ message: string }>('abi.encode_message', {
    abi: abi.wire,
    address,
    call_set: {
      function_name: definition.name,
      input: await readFunctionParameters(words, definition, session.config.aliases),
    },
    signer: { type: 'None' },
  })
  session.progress.phase('running')
  const { decoded } = await session
    .call<{ decoded?: { output?: Record<string, unknown> | null } }>('tvm.run_tvm', {
      message,
      account: boc,
      abi: abi.wire,
      execution_options: getterOptions(session),
    })
    .catch(explainFailure)
  const output = decoded?.output ?? {}
  return {
    json: { ...output, ...(stateTimestamp === undefined ? {} : { state_timestamp: stateTimestamp }) },
    text: Object.keys(output).length === 0 ? 'no outputs' : alignFields(Object.entries(output)),
  }
}

interface State {
  readonly boc: string
  /** On-chain form. */
  readonly address: string
  readonly alias: Alias | undefined
  readonly stateTimestamp: number | undefined
}

/** The account that a command runs on, from the network or from a file. */
export async function readState(session: Session, target: string): Promise<State> {
  const { input } = session
  if (input.flag('boc') && input.flag('tvc')) throw new ToolError(exitCodes.usage, '--boc and --tvc exclude each other')
  const file = { alias: undefined, stateTimestamp: undefined }
  if (input.flag('boc')) {
    const boc = readBocFile(target, 'ADDRESS')
    const { parsed } = await session.call<{ parsed: { id?: string } }>('boc.parse_account', { boc })
    if (parsed.id === undefined)
      throw new ToolError(exitCodes.notFound, `File "${target}" holds an account that does not exist`)
    return { ...file, boc, address: parsed.id }
  }
  if (input.flag('tvc')) {
    const state_init = readBocFile(target, 'ADDRESS')
    const { account, id } = await session.call<{ account: string; id: string }>('abi.encode_account', { state_init })
    return { ...file, boc: account, address: `0:${id}` }
  }
  const { address, alias } = session.address(target)
  const { boc, stateTimestamp } = await readAccount(session, address)
  return { boc, alias, stateTimestamp, address: address.onChain }
}
