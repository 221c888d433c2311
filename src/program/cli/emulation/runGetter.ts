import type { Slice } from '../../../core/cells/index.ts'
import type { Sender } from '../../common/checkRecipients.ts'
import { fetchAccount, parseAccount } from '../accounts/accounts.ts'
import { findFunction, readAbi, readAbiOf } from '../arguments/abi.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import { encodeCall } from '../arguments/functionCall.ts'
import { type NamedAddresses, readFunctionParameters } from '../arguments/functionParameters.ts'
import { readBocFile } from '../arguments/readInput.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields, logMember, logRows } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'
import type { Alias } from '../settings/ToolConfig.ts'
import { getterOptions } from './configFileOption.ts'

/** Hint about methods that compilers do not write into ABIs. */
const GET_METHOD = '"contract run-get" runs a get method, which the ABI does not list.'

/** Runs a function of the ABI and returns its outputs. Throws ToolError. */
export async function runGetter(
  session: Session,
  target: string,
  method: string,
  words: readonly string[],
): Promise<Outcome> {
  const source = readSource(session, target)
  const abi =
    source.account === undefined
      ? readAbi(session, { alias: source.alias, image: target })
      : await readAbiOf(session, { alias: source.alias, address: source.account })
  const definition = await findFunction(abi, method, GET_METHOD)
  const named: NamedAddresses = new Map()
  const input = await readFunctionParameters(words, definition, session.aliases, named)
  const encode = (address: string) =>
    encodeCall(session, { abi, address: { onChain: address }, method: definition.name, input })
  const [state, { message }] = await prepareRun(source, encode)
  session.progress.phase('running')
  const { decoded, out_messages, logs } = await session
    .call('tvm.run_tvm', {
      message,
      account: state.boc,
      abi: abi.wire,
      execution_options: getterOptions(session),
      answer_required: true,
    })
    .catch(async (error: unknown) => {
      const { explainRun } = await import('../failures/explainRun.ts')
      return explainRun(session, error, {
        origin: { codeHash: await state.codeHash(), abi: abi.contract },
        about: { function: definition.name, arguments: input },
        ...(state.account !== undefined && { message }),
      })
    })
  if (state.account !== undefined) await tellTransfers(session, { address: state.account, named }, out_messages)
  const output = decoded?.output ?? {}
  const printed = logs ?? []
  const shown = Object.keys(output).length === 0 ? ['no outputs'] : [alignFields(Object.entries(output))]
  return {
    json: {
      ...logMember(printed),
      ...output,
      ...(state.stateTimestamp === undefined ? {} : { state_timestamp: state.stateTimestamp }),
    },
    text: [...(printed.length === 0 ? [] : [alignFields(logRows(printed))]), ...shown].join('\n'),
  }
}

/** Encodes the message while the account is being read, if the address is known in advance. */
async function prepareRun(
  { address, state }: Source,
  encode: (address: string) => Promise<{ message: string }>,
): Promise<readonly [State, { message: string }]> {
  if (address === undefined) {
    const read = await state()
    return [read, await encode(read.address)]
  }
  const reading = state()
  const [read, encoded] = await Promise.allSettled([reading, encode(address)])
  // A mistake in the arguments is reported even if the account cannot be read.
  if (encoded.status === 'rejected') throw encoded.reason
  if (read.status === 'rejected') throw read.reason
  return [read.value, encoded.value]
}

/** For a function that sends messages: notes that nothing was sent, and what a call would send. */
async function tellTransfers(session: Session, sender: Sender, messages: readonly string[]): Promise<void> {
  if (messages.length === 0) return
  // The answer of a getter is an external message: most getters send nothing else.
  const { parseBocBase64, Slice } = await import('../../../core/cells/index.ts')
  if (!messages.some((text) => isInternal(Slice.of(parseBocBase64(text))))) return
  const { checkRecipients, describeTransfer } = await import('../../common/checkRecipients.ts')
  const { recipientSource } = await import('../accounts/recipientSource.ts')
  const checked = await checkRecipients(recipientSource(session), sender, { messages })
  for (const transfer of checked) {
    session.note(`nothing was sent; a call would send ${describeTransfer(transfer)}`)
    for (const { text } of transfer.risks) session.note(`as a call: ${text}`)
  }
}

/** `int_msg_info$0`. */
function isInternal(message: Slice): boolean {
  return !message.loadBit()
}

interface State {
  readonly boc: string
  /** On-chain form. */
  readonly address: string
  readonly stateTimestamp?: number | undefined
  /** Parses the account, which a run itself does not need. Throws ToolError (11) when it does not exist. */
  codeHash(): Promise<string | undefined>
  /** Address of an account of the network; absent for a file. */
  readonly account?: TypedAddress
}

interface Source {
  readonly alias?: Alias | undefined
  /** The account, if it is one of the network. */
  readonly account?: TypedAddress
  /** Address in the on-chain form, if it is known without the state. */
  readonly address?: string
  state(): Promise<State>
}

/** The account that a command runs on, from the network or from a file. Throws ToolError. */
export function readState(session: Session, target: string): Promise<State> {
  return readSource(session, target).state()
}

function readSource(session: Session, target: string): Source {
  const { input } = session
  if (input.flag('boc') && input.flag('tvc')) throw new ToolError(exitCodes.usage, '--boc and --tvc cannot be combined')
  if (input.flag('boc')) return { state: stateOfFile(session, target) }
  if (input.flag('tvc')) return { state: stateOfImage(session, target) }
  const { address, alias } = session.address(target)
  const state = async (): Promise<State> => {
    const fetched = await fetchAccount(session, address)
    const codeHash = async () => (await parseAccount(session, fetched)).parsed.code_hash
    return { ...fetched, address: address.onChain, account: fetched.address, codeHash }
  }
  return { alias, account: address, address: address.onChain, state }
}

/** Reads the file at once, so that a wrong name is reported before anything else. */
function stateOfFile(session: Session, file: string): () => Promise<State> {
  const boc = readBocFile(file, 'ADDRESS')
  return async () => {
    const { parsed } = await session.call('boc.parse_account', { boc })
    const { id } = parsed
    if (id === undefined) {
      throw new ToolError(exitCodes.notFound, `File "${file}" contains an account that does not exist`)
    }
    return { boc, address: id, codeHash: async () => parsed.code_hash }
  }
}

function stateOfImage(session: Session, file: string): () => Promise<State> {
  const state_init = readBocFile(file, 'ADDRESS')
  return async () => {
    const { account, id } = await session.call('abi.encode_account', { state_init })
    return { boc: account, address: `0:${id}`, codeHash: async () => undefined }
  }
}
