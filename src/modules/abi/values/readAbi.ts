import { type AbiContract, AbiError, parseContractText } from '../../../core/abi/index.ts'
import { TextCache } from '../../../core/bytes/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { spendWork } from '../../../core/work.ts'
import { InvalidJson } from '../../../errors/abi.ts'
import { NotImplemented } from '../../../errors/client.ts'
import { findRepeatedMemberOfText, pathText } from '../../../schema/repeatedMember.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'
import type { Abi } from '../types/contracts.ts'

export type AbiValue = ValueOf<typeof Abi>

/** Descriptions are public and never change, so that all contexts share them. */
const contracts = { current: newCache(), classic: newCache() }

function newCache(): TextCache<AbiContract> {
  return new TextCache(128, 2 ** 22)
}

/** The contract that a parameter describes. Throws NotImplemented (1) for a handle, InvalidJson (303). */
export function readAbi(abi: AbiValue, rules: ChainRules = 'current'): AbiContract {
  if (abi.type === 'Handle') {
    throw NotImplemented.error('ABI handles are not supported, pass the ABI itself (Json or Contract)')
  }
  const text = abi.type === 'Json' ? abi.value : contractText(abi.value)
  return withCoreErrors(InvalidJson, 'Invalid ABI', () =>
    contracts[rules].get(text, (description) => {
      // Parsing the JSON of a description counts as work, too.
      spendWork(description.length / 32)
      const contract = parseContractText(description, rules)
      const repeated = findRepeatedMemberOfText(description)
      if (repeated !== undefined) throw new AbiError('json', `The member ${pathText(repeated)} occurs twice`)
      return contract
    }),
  )
}

type ContractValue = Extract<AbiValue, { type: 'Contract' }>['value']

/** JSON text of an ABI object with its defaults. */
function contractText(value: ContractValue): string {
  return JSON.stringify({ ...value, 'ABI version': value['ABI version'] ?? 2, functions: value.functions ?? [] })
}
