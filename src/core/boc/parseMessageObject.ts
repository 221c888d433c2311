import { Builder } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { formatMsgAddress, type Message, type MessageHeader, type MsgAddress, parseMessage } from '../tlb/index.ts'
import { type BocSource, base64Of } from './BocSource.ts'
import { hexNumber, JSON_VERSION, type JsonObject, setCell, setCurrencies, setHash, setNamed } from './json.ts'
import { setStateInitFields } from './stateInitFields.ts'
import { withBocErrors } from './withBocErrors.ts'

/**
 * JSON object of a message; `read` is the message in the source, if it was read before. Throws BocError `invalid`, and
 * `conversion` for its parts. Source: modules 4.
 */
export function parseMessageObject(source: BocSource, rules: ChainRules = 'current', read?: Message): JsonObject {
  const message = read ?? withBocErrors('invalid', 'message', () => parseMessage(source.root, rules))
  return withBocErrors('conversion', 'message', () => {
    const json: JsonObject = { json_version: JSON_VERSION, id: source.root.hashHex() }
    json['boc'] = base64Of(source)
    setNamed(json, 'status', [5, 'finalized'])
    if (message.init !== undefined) setStateInitFields(json, message.init)
    if (message.body !== undefined) setCell(json, 'body', new Builder().storeSlice(message.body).toCell())
    setHeaderFields(json, message.header)
    return json
  })
}

function setHeaderFields(json: JsonObject, header: MessageHeader): void {
  switch (header.type) {
    case 'internal':
      setNamed(json, 'msg_type', [0, 'internal'])
      setAddress(json, 'src', header.src)
      setAddress(json, 'dst', header.dest)
      json['ihr_disabled'] = header.ihrDisabled
      json['ihr_fee'] = hexNumber(header.ihrFee)
      json['fwd_fee'] = hexNumber(header.fwdFee)
      json['bounce'] = header.bounce
      json['bounced'] = header.bounced
      setCurrencies(json, 'value', header.value)
      setCreation(json, header)
      break
    case 'externalIn':
      setNamed(json, 'msg_type', [1, 'extIn'])
      setAddress(json, 'src', header.src)
      setAddress(json, 'dst', header.dest)
      json['import_fee'] = hexNumber(header.importFee)
      break
    default:
      setNamed(json, 'msg_type', header.type === 'externalOut' ? [2, 'extOut'] : [4, 'extOutV2'])
      setAddress(json, 'src', header.src)
      setAddress(json, 'dst', header.dest)
      setCreation(json, header)
      setHash(json, 'src_dapp_id', header.srcDappId)
  }
}

function setCreation(json: JsonObject, { createdLt, createdAt }: { createdLt: bigint; createdAt: number }): void {
  json['created_lt'] = hexNumber(createdLt)
  json['created_at'] = createdAt
}

function setAddress(json: JsonObject, field: string, address: MsgAddress): void {
  json[field] = formatMsgAddress(address)
  if (address.type === 'std' || address.type === 'var') json[`${field}_workchain_id`] = address.workchain
}
