import type { CallOptions } from '../Caller.ts'
import type { AbiDescription, AbiFunctionDescription } from './AbiDescription.ts'
import type { Contract, ContractOptions, DeployOptions, OutboxOptions, SendOptions } from './Contract.ts'
import { ContractCalls } from './ContractCalls.ts'
import type { StreamOptions } from './followAccount.ts'
import type { ContractSigner } from './signers.ts'

/**
 * Throws InvalidAddress (4) for an address of another form.
 *
 *     const wallet = getContract({ client, abi, tvc, signer: keysSigner(keys) })
 *     await wallet.deploy({}, { fundedBy: node })
 */
export function getContract<
  const Abi extends AbiDescription,
  const Signer extends ContractSigner | undefined = undefined,
>(options: ContractOptions<Abi, Signer>): Contract<Abi, Signer> {
  const contract = new ContractCalls(options as ContractOptions<AbiDescription, ContractSigner | undefined>)
  const functions = options.abi.functions ?? []
  const byName = (action: (definition: AbiFunctionDescription) => unknown) =>
    Object.fromEntries(functions.map((definition) => [definition.name, action(definition)]))
  return {
    abi: options.abi,
    signer: options.signer,
    call: byName(
      (definition) => (input?: object, callOptions?: SendOptions) => contract.send(definition, input, callOptions),
    ),
    get: byName(
      (definition) => (input?: object, callOptions?: CallOptions) => contract.get(definition, input, callOptions),
    ),
    estimate: byName(
      (definition) => (input?: object, callOptions?: CallOptions) => contract.estimate(definition, input, callOptions),
    ),
    outbox: byName(
      (definition) => (input?: object, outboxOptions?: OutboxOptions) =>
        contract.store(definition, input, outboxOptions),
    ),
    events: Object.fromEntries(
      (options.abi.events ?? []).map(({ name, inputs }) => [
        name,
        (streamOptions?: StreamOptions) => contract.events(name, inputs, streamOptions),
      ]),
    ),
    transactions: (streamOptions?: StreamOptions & { readonly fields?: string }) =>
      contract.transactions(streamOptions),
    eventCursor: () => contract.endOf({ kind: 'Events' }),
    transactionCursor: () => contract.endOf({ kind: 'Transactions' }),
    address: () => contract.address(),
    balance: () => contract.balance(),
    isDeployed: () => contract.isDeployed(),
    deploy: (input?: object, deployOptions?: DeployOptions) => contract.deploy(input, deployOptions),
  } as unknown as Contract<Abi, Signer>
}
