/** Calls of contracts, as messages that the library encodes. */
import type { ParamsOfEncodeMessage } from '../../../../../bindings/typescript/generated/types/abi.ts'
import { library } from './connection.ts'
import { shortId } from './formats.ts'
import type { MessageLife } from './messageLife.ts'
import { type ChosenSigner, openSigner } from './pageKeys.ts'

export interface ContractCall {
  /** JSON. */
  readonly abi: string
  readonly functionName: string
  readonly input: Readonly<Record<string, unknown>>
  readonly signer: ChosenSigner
  /** Account that is called; absent for a deployment. */
  readonly account?: { readonly id: string; readonly dappId: string | undefined }
  readonly deploy?: { readonly tvc: string; readonly initialData: Readonly<Record<string, unknown>> | undefined }
}

/**
 * Runs `use` with the message as the library takes it; a signing box is freed afterwards. Questions for signatures end with
 * the `life` of the message.
 */
export async function withMessage<T>(
  call: ContractCall,
  use: (params: ParamsOfEncodeMessage) => Promise<T>,
  life?: MessageLife,
): Promise<T> {
  const { signer, release } = await openSigner(call.signer, purposeOf(call), life)
  try {
    return await use({
      abi: { type: 'Json', value: call.abi },
      ...(call.account && { address: `0:${call.account.id}` }),
      ...(call.deploy && {
        deploy_set: {
          tvc: call.deploy.tvc,
          ...(call.deploy.initialData && { initial_data: call.deploy.initialData }),
          ...(call.signer.key && !call.deploy.initialData && { initial_pubkey: call.signer.key.public }),
        },
      }),
      call_set: { function_name: call.functionName, input: call.input },
      signer,
    })
  } finally {
    await release()
  }
}

/** What explanations of its failure say about a call. */
export function aboutOf({ functionName, input }: ContractCall, account: string) {
  return { account, function: functionName, arguments: input }
}

export function purposeOf({ functionName, account }: ContractCall): string {
  return account === undefined
    ? 'the deployment of a contract'
    : `${functionName}() of the account ${shortId(account.id)}`
}

/** Address of a deployment. */
export async function addressOf(call: ContractCall): Promise<string> {
  const client = await library()
  // An address needs no signature.
  const unsigned = { ...call, signer: { key: undefined, way: 'keys' as const } }
  const pubkey = call.signer.key?.public
  return await withMessage(unsigned, async (params) => {
    const { address } = await client.abi.encodeMessage({
      ...params,
      ...(pubkey !== undefined && { signer: { type: 'External', public_key: pubkey } }),
    })
    return address
  })
}
