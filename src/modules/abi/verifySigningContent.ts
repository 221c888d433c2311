import { defineFunction } from '../../context/defineFunction.ts'
import { readSignedCell } from '../../core/abi/index.ts'
import { compareBytes } from '../../core/bytes/index.ts'
import { Builder, type Cell } from '../../core/cells/index.ts'
import { prependSignatureId } from '../../core/crypto/prependSignatureId.ts'
import { formatMsgAddress, type InternalAddress, parseMessage, stateInitCell } from '../../core/tlb/index.ts'
import { InvalidMessage, SigningContentMismatch } from '../../errors/abi.ts'
import { InvalidBase64, InvalidData } from '../../errors/client.ts'
import { isLargeBoc } from '../boc/cells/isLargeBoc.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { decodeUnsigned } from './encoding/signingContent.ts'
import { counterAbi, exampleAddress, exampleKeys } from './examples/exampleAbi.ts'
import { abiErrors, bocErrors } from './failures/errorGroups.ts'
import { ParamsOfVerifySigningContent, ResultOfVerifySigningContent } from './types/signing.ts'
import { readAbi } from './values/readAbi.ts'
import { readPlainCell } from './values/readPlainCell.ts'

export const verifySigningContent = defineFunction({
  name: 'abi.verify_signing_content',
  summary: 'Verifies that the bytes to sign are those of the message in the request, and decodes it.',
  description:
    'For signers that do not trust the library that asks them: call it with your own instance of the library, which needs no network. Show what it returns instead of the other fields of `content`. What the message would send and lose depends on the state of accounts and cannot be verified here.',
  params: ParamsOfVerifySigningContent,
  result: ResultOfVerifySigningContent,
  errors: [...abiErrors, ...bocErrors, InvalidBase64, InvalidData, InvalidMessage, SigningContentMismatch],
  extension: true,
  access: 'computes',
  example: {
    params: {
      abi: counterAbi,
      unsigned: '+ORQa8Si+dJiCGhTZi3XhzMqm4FOiyNB8kewblak3ys=',
      content: {
        payload:
          'te6ccgEBAQEAWAAAq4ACIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIj11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURoAAAGLz+VoAGVT8ShaDg20AAAAB4',
        deploys: false,
      },
    },
    result: {
      address: exampleAddress,
      deploys: false,
      function_name: 'add',
      input: { amount: '7' },
      time: 1700000000000,
      expire_at: 1700000040,
      public_key: exampleKeys.public,
    },
  },
  heavy: ({ content: { payload, message } }) => isLargeBoc(payload) || isLargeBoc(message ?? ''),
  compute: ({ unsigned, content, abi, rules }, { context }) => {
    const contract = readAbi(abi, rules)
    const payload = readPlainCell(context, content.payload, 'content.payload')
    const data = prependSignatureId(payload.hash(), content.signature_id ?? undefined)
    if (compareBytes(decodeBase64(unsigned, 'unsigned'), data) !== 0) {
      throw mismatch('payload', 'The bytes to sign are not the hash of the payload with this signature id')
    }
    const { dest, body } = withCoreErrors(InvalidMessage, 'Invalid payload', () =>
      readSignedCell(payload, contract.version),
    )
    const deploys =
      content.message !== undefined &&
      expectSame(readPlainCell(context, content.message, 'content.message'), dest, body)
    const { name, value, header = {} } = decodeUnsigned(contract, body)
    return {
      address: dest && formatMsgAddress(dest),
      deploys,
      function_name: name,
      input: value,
      time: header.time,
      expire_at: header.expire,
      public_key: header.pubkey,
    }
  },
})

/** Whether the message deploys its contract. Throws SigningContentMismatch (317), InvalidMessage (304). */
function expectSame(root: Cell, dest: InternalAddress | undefined, body: Cell): boolean {
  const message = withCoreErrors(InvalidMessage, 'Invalid message', () => parseMessage(root))
  const own = message.body === undefined ? undefined : new Builder().storeSlice(message.body).toCell()
  if (own === undefined || compareBytes(own.hash(), body.hash()) !== 0) {
    throw mismatch('message', 'The body of the message is not the one to sign')
  }
  if (dest === undefined) return message.init !== undefined
  const { header, init } = message
  if (header.type !== 'externalIn' || formatMsgAddress(header.dest) !== formatMsgAddress(dest)) {
    throw mismatch('message', 'The message is addressed to another contract than the one to sign for')
  }
  if (init === undefined) return false
  const account = dest.type === 'std' ? dest.account : new Uint8Array()
  if (compareBytes(stateInitCell(init).hash(), account) === 0) return true
  throw mismatch('message', 'The state init of the message belongs to another address')
}

/** @param field of the content */
function mismatch(field: string, message: string) {
  return SigningContentMismatch.error(`${message}; do not sign it`, { field })
}
