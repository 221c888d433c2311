import { existsSync } from 'node:fs'
import { any, field, hex, optional, type StructShape, text, type ValueOf } from '../../../schema/shapes.ts'
import { readAccount } from '../accounts/accounts.ts'
import { encodeCall, readCall } from '../arguments/functionCall.ts'
import { readText } from '../arguments/readInput.ts'
import { feesOf } from '../emulation/feesOf.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { KeyStore, parseKeyFile } from '../keys/KeyStore.ts'
import type { Session } from '../session/Session.ts'
import type { Alias } from '../settings/ToolConfig.ts'
import { ABI_SUMMARY, inputText } from './toolWords.ts'

export const feeParams = {
  address: field(text, 'The contract: name of an account in `list_wallets`, or `<dapp_id>::<account_id>`.'),
  function: field(text, 'Function of the ABI.'),
  input: optional(any, 'Arguments by name, an object.'),
  abi: optional(any, ABI_SUMMARY),
  public_key: optional(hex, 'Public key of the signer. Default: that of the signer of the named account.'),
}

const NO_SIGNATURE = '0'.repeat(128)

/** Fees of a call by emulation: nothing is signed, a placeholder passes every check of a signature. Throws ToolError. */
export async function estimateFees(session: Session, params: ValueOf<StructShape<typeof feeParams>>): Promise<unknown> {
  const call = await readCall(session, params.address, params.function, [inputText(params.input)])
  const { abi, address } = call
  const key = params.public_key ?? publicKeyOf(session, call.alias)
  const { message: unsigned } = await encodeCall(session, call, { type: 'External', public_key: key })
  const { message } = await session.call('abi.attach_signature', {
    abi: abi.wire,
    public_key: key,
    message: unsigned,
    signature: NO_SIGNATURE,
  })
  const { boc, parsed } = await readAccount(session, address)
  const plan = { abi, address, message, codeHash: parsed.code_hash, hasPlaceholder: true }
  return (await feesOf(session, plan, boc)).json
}

/** Throws ToolError (2). */
function publicKeyOf(session: Session, alias: Alias | undefined): string {
  const named = session.text('keys', alias)
  const file = named === undefined ? undefined : (new KeyStore(session.dataFolder).find(named) ?? named)
  if (file !== undefined && existsSync(file)) {
    const content = readText(file, 'Keys')
    if (content.trim().startsWith('{')) return parseKeyFile(content, file).public
  }
  throw new ToolError(exitCodes.usage, 'public_key is missing, and the account has no key file')
}
