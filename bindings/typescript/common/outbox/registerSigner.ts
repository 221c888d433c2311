import type { ApiModules } from '../../generated/ApiModules.ts'
import { ClientError } from '../ClientError.ts'
import { withoutOwnFrames } from '../callerStack.ts'
import type { ContractSigner } from '../contract/signers.ts'

/** Makes a signer known to the outbox under a name, and returns it with that name. */
export async function registerSigner(
  client: Pick<ApiModules, 'crypto' | 'outbox'>,
  name: string,
  contractSigner: ContractSigner,
): Promise<ContractSigner> {
  const { publicKey, signer } = checked(contractSigner)
  const handle = await handleOf(client, signer)
  await client.outbox.registerSigner({ name, handle })
  return { publicKey, signer: { type: 'SigningBox', handle }, name }
}

async function handleOf({ crypto }: Pick<ApiModules, 'crypto'>, signer: ContractSigner['signer']): Promise<number> {
  if (signer.type === 'SigningBox') return signer.handle
  if (signer.type === 'Keys') return (await crypto.getSigningBox(signer.keys)).handle
  throw new ClientError(1004, 'The outbox takes signers that have keys or a signing box', { field: 'signer' })
}

function checked(contractSigner: ContractSigner | undefined): ContractSigner {
  if (typeof contractSigner?.signer === 'object' && typeof contractSigner.publicKey === 'string') return contractSigner
  throw withoutOwnFrames(new TypeError('A signer is what keysSigner or boxSigner makes: { publicKey, signer }'))
}
