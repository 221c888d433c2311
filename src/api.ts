/** The whole API. Everything that is offered, described or generated is derived from this list. */
import { abi } from './modules/abi/index.ts'
import { account } from './modules/account/index.ts'
import { boc } from './modules/boc/index.ts'
import { client } from './modules/client/index.ts'
import { crypto } from './modules/crypto/index.ts'
import { processing } from './modules/processing/index.ts'
import { utils } from './modules/utils/index.ts'
import type { FunctionDefinition, ModuleDefinition } from './schema/functions.ts'

export const modules: readonly ModuleDefinition[] = [client, account, crypto, abi, boc, processing, utils]

/** Functions by wire name. */
export function functionsByName(list: readonly ModuleDefinition[]): ReadonlyMap<string, FunctionDefinition> {
  return new Map(list.flatMap((module) => module.functions.map((definition) => [definition.name, definition])))
}
