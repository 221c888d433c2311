import { existsSync, writeFileSync } from 'node:fs'
import { abiOption } from '../arguments/abi.ts'
import {
  addressOf,
  type DeploySet,
  dataOption,
  IMAGE_SUMMARY,
  readDeploySet,
  readImage,
  workchainOption,
} from '../arguments/contractImage.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import {
  forceOption,
  type KeyPair,
  keysOption,
  newPhrase,
  phraseOptions,
  phraseSettings,
  readKeys,
  writeKeyFile,
} from '../keys/keyPairs.ts'
import { alignFields } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'

export const addressCompute = defineCommand({
  summary: 'Compute the future address of a contract.',
  description:
    'Deploy with the same keys and initial values, or save the image with --save and deploy that. "deploy --expect-address <address>" stops if the addresses differ.',
  args: [{ name: 'TVC', summary: IMAGE_SUMMARY }],
  options: [
    abiOption,
    { ...keysOption, summary: `Owner of the contract. ${keysOption.summary}`, synonyms: ['setkey', 'sign'] },
    { name: 'genkey', value: 'FILE', summary: 'Create a key pair for the contract and save it to this new file.' },
    { ...dataOption, synonyms: ['data'] },
    workchainOption,
    { name: 'save', summary: 'Save the image with its initial values to a new file.' },
    { name: 'output', short: 'o', value: 'FILE', summary: 'Name of that file. Default <TVC>.<account>.tvc' },
    ...phraseOptions,
    forceOption,
  ],
  offline: true,
  examples: [
    'address compute Wallet.tvc --genkey wallet.keys.json',
    'address compute Wallet.tvc --abi Wallet.abi.json --keys wallet.keys.json --save',
  ],
  members: {
    address: 'extended form',
    dapp_id: '64 hex digits',
    account_id: '64 hex digits',
    raw_address: 'form inside messages, 0:<account_id>',
    public: 'public key, if there are keys',
    seed_phrase: 'with --genkey: the new phrase',
    path: 'with --genkey: its derivation path',
    tvc_file: 'with --save: the new image',
  },
  run: async (input, session) => {
    const file = input.args[0]!
    const { image, abi } = await readImage(session, file)
    const { keys, phrase } = await chooseKeys(session)
    const deploySet = await readDeploySet(session, image, abi, keys?.public)
    const address = await addressOf(session, abi, deploySet)
    const saved = await saveImage(session, deploySet, abi.wire, file, address.accountId)
    return {
      json: {
        address: address.extended,
        dapp_id: address.dappId,
        account_id: address.accountId,
        raw_address: address.onChain,
        ...(keys === undefined ? {} : { public: keys.public }),
        ...(phrase === undefined ? {} : { seed_phrase: phrase, path: phraseSettings(session).path }),
        ...(saved === undefined ? {} : { tvc_file: saved }),
      },
      text: alignFields([
        ['address', address.extended],
        ['legacy form', address.onChain],
        ['public key', keys?.public],
        ['seed phrase', phrase],
        ['path', phrase === undefined ? undefined : phraseSettings(session).path],
        ['key file', input.text('genkey')],
        ['image', saved],
      ]),
    }
  },
})

async function chooseKeys(session: Session): Promise<{ keys?: KeyPair; phrase?: string }> {
  const { input } = session
  const newFile = input.text('genkey')
  if (newFile === undefined) {
    const keys = await readKeys(session, session.text('keys'))
    return keys === undefined ? {} : { keys }
  }
  if (input.text('keys') !== undefined) throw new ToolError(exitCodes.usage, '--genkey and --keys cannot be combined')
  const made = await newPhrase(session)
  writeKeyFile(newFile, made.keys, input.flag('force'))
  return made
}

/** Saves the image to a new file. An existing file is overwritten only with --force. */
async function saveImage(
  session: Session,
  deploySet: DeploySet,
  abi: unknown,
  file: string,
  accountId: string,
): Promise<string | undefined> {
  const { input } = session
  if (!input.flag('save') && input.text('output') === undefined) return undefined
  const target = input.text('output') ?? file.replace(/(\.tvc)?$/, `.${accountId.slice(0, 8)}.tvc`)
  if (existsSync(target) && !input.flag('force')) {
    throw new ToolError(exitCodes.usage, `File "${target}" already exists`, {
      hint: 'Choose another name with --output, or use --force to overwrite it.',
    })
  }
  const { message } = await session.call('abi.encode_message', {
    abi,
    deploy_set: deploySet,
    signer: { type: 'None' },
  })
  const { parsed } = await session.call('boc.parse_message', { boc: message })
  const { state_init } = await session.call('boc.encode_state_init', {
    code: parsed.code,
    data: parsed.data,
    library: parsed.library,
  })
  writeFileSync(target, Buffer.from(state_init, 'base64'))
  return target
}

export const addressMigrate = defineCommand({
  summary: 'Replace addresses 0:<account_id> in files with <dapp_id>::<account_id>.',
  description: `Accepts JSON, CSV and any other text; everything but the addresses stays unchanged, byte for byte. Queries the network for the Dapp ID of each account. Addresses of unknown accounts are left unchanged and reported, unless --assume-self treats them as roots of their own Dapp ID; addresses of other workchains are always left unchanged.
The result is written next to the file, as <name>.migrated.<extension>. With --in-place, the file is replaced, and its old content is kept next to it as <file>.bak.`,
  args: [{ name: 'FILE', summary: 'Files.', variadic: true }],
  options: [
    { name: 'dry-run', summary: 'Report what would be replaced; write nothing.' },
    { name: 'in-place', summary: 'Change the files in place, and keep copies of the originals.' },
    { name: 'assume-self', summary: 'Assume that accounts unknown to the network are roots of their own Dapp ID.' },
    forceOption,
  ],
  examples: ['address migrate accounts.json --dry-run', 'address migrate accounts.csv notes.txt --in-place'],
  members: {
    dry_run: 'whether nothing was written',
    files: 'list of {file, replaced, left, output, backup}; output and backup are files, or null',
    addresses:
      'list of {legacy, address, source, count}; source is network, assumed or unknown; address is null if it stays unchanged',
  },
  run: async (input, session) => (await import('../migration/migrateFiles.ts')).migrateFiles(session, input.rest),
})
