import type { StateInit } from '../tlb/index.ts'
import { type JsonObject, setCell } from './json.ts'

/** Adds the fields of a state init to the object of a message or account; `level` as in `setCell`. */
export function setStateInitFields(json: JsonObject, init: StateInit, level?: number): void {
  if (init.splitDepth !== undefined) json['split_depth'] = init.splitDepth
  if (init.special !== undefined) {
    json['tick'] = init.special.tick
    json['tock'] = init.special.tock
  }
  setCell(json, 'code', init.code, level)
  setCell(json, 'data', init.data, level)
  setCell(json, 'library', init.library, level)
}
