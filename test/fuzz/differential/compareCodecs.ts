import { isDeepStrictEqual } from 'node:util'
import { Cell as PeerCell } from '@ton/core'
import fc from 'fast-check'
import { decodeInput, encodeInternalInput, packIntoCell, unpackFromCell } from 'nekoton-wasm/node'
import {
  type AbiVersion,
  DecodeBudget,
  decodeBody,
  decodeParams,
  encodeInternalBody,
  encodeParams,
  formatAbiVersion,
  packChain,
  parseContractText,
  parseParams,
  ValueReader,
} from '../../../src/core/abi/index.ts'
import { parseBoc, parseBocBase64, Slice, writeBoc, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { toTokens } from '../../support/abi/otherTokens.ts'
import { randomCall } from '../../support/randomAbi.ts'
import { cellTree } from '../../support/randomCells.ts'

const VERSIONS: readonly AbiVersion[] = [200, 201, 202, 203, 204]

const CALL_VERSIONS: readonly AbiVersion[] = [200, 201, 202, 203, 204, 207]

/** Random values of random types, encoded and decoded here and by the independent codec; a text if they disagree. */
export function compareAbi(seed: number): string | undefined {
  const version = VERSIONS[seed % VERSIONS.length]!
  const depth = 1 + (seed % 4)
  const { params, values } = fc.sample(randomCall(version, depth), { seed, numRuns: 1 })[0]!
  const types = parseParams(params, 'params')
  const cell = packChain(encodeParams(types, values, version), version).toCell()
  const other = packIntoCell(params as never, toTokens(types, values), formatAbiVersion(version))
  if (cell.hashHex() !== other.hash) {
    return `version ${version}, ${JSON.stringify({ params, values })}: here ${cell.hashHex()}, elsewhere ${other.hash}`
  }
  const boc = writeBocBase64(cell)
  const options = { version, allowPartial: false, budget: new DecodeBudget() }
  const here = decodeParams(types, new ValueReader(Slice.of(cell), options))
  if (!isDeepStrictEqual(plain(here), plain(values))) {
    return `version ${version}, ${JSON.stringify({ params, values })}: decoded as ${JSON.stringify(here)}`
  }
  // The forms of the values differ; it throws if it reads something else.
  unpackFromCell(params as never, boc, false, formatAbiVersion(version))
  return undefined
}

/** A call of a contract with random types, written and read here and by the independent codec; a text if they disagree. */
export function compareCalls(seed: number): string | undefined {
  const version = CALL_VERSIONS[seed % CALL_VERSIONS.length]!
  const { params, values } = fc.sample(randomCall(version, 1 + (seed % 4)), { seed, numRuns: 1 })[0]!
  const functions = [{ name: 'f', inputs: params, outputs: params }]
  const text = JSON.stringify({
    'ABI version': 2,
    version: formatAbiVersion(version),
    header: [],
    functions,
    events: [],
  })
  const contract = parseContractText(text, 'classic')
  const called = contract.functions.get('f')!
  const here = encodeInternalBody(contract, called, values)
  const there = parseBocBase64(encodeInternalInput(text, 'f', toTokens(called.inputs, values)))
  if (here.hashHex() !== there.hashHex()) {
    return `${text} ${JSON.stringify(values)}: here ${here.hashHex()}, elsewhere ${there.hashHex()}`
  }
  const read = decodeBody(contract, Slice.of(there), { isInternal: true, allowPartial: false, layout: 'Input' })
  if (!isDeepStrictEqual(plain(read.value), plain(values))) {
    return `${text} ${JSON.stringify(values)}: decoded as ${JSON.stringify(read.value)}`
  }
  return decodeInput(writeBocBase64(here), text, 'f', true)?.method === 'f' ? undefined : `${text}: not read elsewhere`
}

/** Objects of one prototype, so that only their members are compared. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** A random tree of cells, written and read here and by the independent library; a text if they disagree. */
export function compareCells(seed: number): string | undefined {
  const cell = fc.sample(cellTree, { seed, numRuns: 1 })[0]!
  const boc = Buffer.from(writeBoc(cell))
  const peer = PeerCell.fromBoc(boc)[0]!
  const back = parseBoc(peer.toBoc())
  const hashes = [cell.hashHex(), peer.hash().toString('hex'), back.hashHex()]
  return new Set(hashes).size === 1 ? undefined : `${boc.toString('base64')}: ${hashes.join(', ')}`
}
