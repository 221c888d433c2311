/**
 * What a program does with the library in its own thread, the same on every runtime: keys, a contract that is deployed, called
 * and read on a node, an app object, an error, and the storage that the platform has.
 */

/** `keys` own the account that has money; `wallet` has the ABI and the image. Returns texts. */
export async function story({ loadClient, getContract, keysSigner, boxSigner }, { endpoint, keys, wallet }) {
  const client = await loadClient({ worker: false, network: { endpoints: [endpoint] } })
  try {
    const box = {
      getPublicKey: () => ({ public_key: keys.public }),
      sign: async ({ unsigned }) => ({ signature: (await client.crypto.sign({ unsigned, keys })).signature }),
    }
    const { handle } = await client.crypto.registerSigningBox(box)
    const contract = getContract({ client, ...wallet, signer: boxSigner(handle, keys.public) })
    const owners = { owners_pubkey: [contract.signer.publicKey], owners_address: [] }
    const { transaction } = await contract.deploy({ ...owners, reqConfirms: 1, reqConfirmsData: 1, value: 0n })
    const { custodians } = await contract.get.getCustodians()
    const refused = await getContract({ client, ...wallet, signer: keysSigner(keys) })
      .call.confirmTransaction({ transactionId: 1n })
      .then(String, (error) => `${error.code} ${error.exitCode}`)
    const { hash } = await client.crypto.sha256({ data: btoa('hello') })
    const stored = await client.outbox.list({}).then(
      ({ entries }) => String(entries.length),
      (error) => String(error.code),
    )
    return { hash, deployed: transaction.id, owner: custodians[0].owner_pubkey.toString(16), refused, stored }
  } finally {
    await client.close()
  }
}
