/** The same contracts through another implementation, where the rules of both agree: public formats. */
import fc from 'fast-check'
import {
  ClockWithOffset,
  createExternalMessage,
  createExternalMessageWithoutSignature,
  decodeInput,
  decodeOutput,
  encodeInternalInput,
  getExpectedAddress,
  packIntoCell,
  unpackFromCell,
  unpackInitData,
} from 'nekoton-wasm/node'
import { describe, expect, test } from 'vitest'
import {
  type AbiVersion,
  attachNoSignature,
  attachSignature,
  DecodeBudget,
  decodeBody,
  decodeParams,
  encodeInternalBody,
  encodeParams,
  encodeUnsignedBody,
  formatAbiVersion,
  packChain,
  parseContractText,
  parseParams,
  ValueReader,
  writeInitialData,
  writePublicKey,
} from '../../../src/core/abi/index.ts'
import { bytesToHex, hexToBytes } from '../../../src/core/bytes/index.ts'
import { Builder, EMPTY_CELL, parseBocBase64, Slice, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { messageCell, NO_ADDRESS, parseMessage, standardAddress, stateInitCell } from '../../../src/core/tlb/index.ts'
import { toTokens } from '../../support/abi/otherTokens.ts'
import { type JsonParam, randomCall } from '../../support/randomAbi.ts'

const versions: readonly AbiVersion[] = [200, 201, 202, 203, 204, 207]
/** It knows `address_std` in contracts, but not in lists of parameters. */
const versionsOfParams = versions.filter((version) => version < 207)
const dest = standardAddress(0, new Uint8Array(32).fill(0x11))
const destText = `0:${'11'.repeat(32)}`
const publicKey = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'
const clock = new ClockWithOffset()

/** A contract with one function that has these values as parameters and as results. */
function contractText(version: AbiVersion, params: readonly JsonParam[], header: readonly string[]): string {
  return JSON.stringify({
    'ABI version': 2,
    version: formatAbiVersion(version),
    header,
    functions: [{ name: 'f', inputs: params, outputs: params }],
    events: [],
    data: [],
    fields: [],
  })
}

function describeCall(version: AbiVersion, params: readonly JsonParam[], header: readonly string[] = []) {
  const text = contractText(version, params, header)
  const contract = parseContractText(text, 'classic')
  return { text, contract, called: contract.functions.get('f')! }
}

describe('another codec', () => {
  test.each(versionsOfParams)('makes the same cells of version %i', (version) => {
    fc.assert(
      fc.property(randomCall(version), ({ params, values }) => {
        const types = parseParams(params, 'params')
        const cell = packChain(encodeParams(types, values, version), version).toCell()
        const other = packIntoCell(params as never, toTokens(types, values), formatAbiVersion(version))
        expect(cell.hashHex()).toBe(other.hash)
      }),
      { numRuns: 100 },
    )
  })

  test.each(versionsOfParams)('refuses what the other codec of version %i refuses', (version) => {
    fc.assert(
      fc.property(randomCall(version), randomCall(version), fc.boolean(), ({ params, values }, other, allowPartial) => {
        const cell = packChain(encodeParams(parseParams(params, 'params'), values, version), version).toCell()
        const options = { version, allowPartial, budget: new DecodeBudget() }
        const read = () => decodeParams(parseParams(other.params, 'params'), new ValueReader(Slice.of(cell), options))
        const readByOther = () =>
          unpackFromCell(other.params as never, writeBocBase64(cell), allowPartial, formatAbiVersion(version))
        // Arbitrary bits are seldom a point of the curve, and only the other implementation requires one.
        const isRefused = throws(readByOther, 'Edwards point')
        if (isRefused) expect(read).toThrow()
      }),
      { numRuns: 100 },
    )
  })

  test.each(versions)('makes and reads the same internal bodies of version %i', (version) => {
    fc.assert(
      fc.property(randomCall(version, 1), ({ params, values }) => {
        const { text, contract, called } = describeCall(version, params)
        const body = encodeInternalBody(contract, called, values)
        expect(writeBocBase64(parseBocBase64(encodeInternalInput(text, 'f', toTokens(called.inputs, values))))).toBe(
          writeBocBase64(body),
        )
        expect(decodeInput(writeBocBase64(body), text, 'f', true)?.method).toBe('f')
        const options = { isInternal: true, allowPartial: false }
        expect(decodeBody(contract, Slice.of(body), options)).toEqual({ type: 'Input', name: 'f', value: values })
      }),
      { numRuns: 50 },
    )
  })

  test.each(versions)('reads the answers of version %i', (version) => {
    fc.assert(
      fc.property(randomCall(version, 1), ({ params, values }) => {
        const { text, contract, called } = describeCall(version, params)
        const head = { builder: new Builder().storeUint(called.outputId, 32), bits: 32, refs: 0 }
        const body = packChain([head, ...encodeParams(called.outputs, values, version)], version).toCell()
        expect(decodeOutput(writeBocBase64(body), text, 'f')?.method).toBe('f')
        expect(decodeBody(contract, Slice.of(body), { isInternal: false, allowPartial: false })).toEqual({
          type: 'Output',
          name: 'f',
          value: values,
        })
      }),
      { numRuns: 50 },
    )
  })

  const headers = [['pubkey', 'time', 'expire'], ['time', 'expire'], ['expire'], ['time']]

  test.each(versions)('makes the same external messages of version %i, and signs the same', (version) => {
    fc.assert(
      fc.property(randomCall(version, 1, 5), fc.constantFrom(...headers), ({ params, values }, header) => {
        const { text, contract, called } = describeCall(version, params, header)
        const input = toTokens(called.inputs, values)
        const unsigned = createExternalMessage(clock, destText, text, 'f', null, input, publicKey, 60)
        const signature = new Uint8Array(64).fill(7)
        const signed = unsigned.sign(Buffer.from(signature).toString('base64'))
        const message = parseMessage(parseBocBase64(signed.boc))
        const read = decodeBody(contract, message.body!, { isInternal: false, allowPartial: false })
        expect(read.value).toEqual(values)
        const time = read.header?.time ?? 0n
        const { body, hash } = encodeUnsignedBody(contract, {
          called,
          input: values,
          header: { pubkey: publicKey, ...read.header, time },
          nowMs: 0,
          signed: true,
          dest,
        })
        expect(bytesToHex(hash)).toBe(unsigned.hash)
        const ours = attachSignature(body, version, signature, hexToBytes(publicKey)!)
        expect(externalMessage(ours).hashHex()).toBe(signed.hash)
        unsigned.free()
      }),
      { numRuns: 40 },
    )
  })

  test.each(versions)('makes the same messages of version %i without signature', (version) => {
    fc.assert(
      fc.property(randomCall(version, 1, 5), fc.constantFrom(...headers), ({ params, values }, header) => {
        const { text, contract, called } = describeCall(version, params, header)
        const input = toTokens(called.inputs, values)
        const other = createExternalMessageWithoutSignature(clock, destText, text, 'f', null, input, 60)
        const message = parseMessage(parseBocBase64(other.boc))
        const read = decodeBody(contract, message.body!, { isInternal: false, allowPartial: false })
        const call = { called, input: values, header: read.header ?? {}, nowMs: 0, signed: false }
        const { body } = encodeUnsignedBody(contract, call)
        expect(externalMessage(attachNoSignature(body, version)).hashHex()).toBe(other.hash)
      }),
      { numRuns: 40 },
    )
  })

  test('finds the same address and initial data for a deployment', () => {
    const data = [
      { key: 1, name: 'a', type: 'uint8' },
      { key: 2, name: 's', type: 'string' },
      { key: 77, name: 'm', type: 'map(uint32,address)' },
    ]
    const text = JSON.stringify({ version: '2.3', 'ABI version': 2, header: [], functions: [], events: [], data })
    const contract = parseContractText(text, 'classic')
    const values = { a: '5', s: 'text', m: { '7': destText } }
    const image = stateInitCell({ code: EMPTY_CELL, data: writePublicKey(EMPTY_CELL, new Uint8Array(32)) })
    const filled = writePublicKey(writeInitialData(contract, EMPTY_CELL, values), hexToBytes(publicKey)!)
    const expected = getExpectedAddress(writeBocBase64(image), text, 0, publicKey, toTokens(contract.data, values))
    expect(stateInitCell({ code: EMPTY_CELL, data: filled }).hashHex()).toBe(expected.hash)
    expect(unpackInitData(text, writeBocBase64(filled))).toEqual({
      publicKey,
      data: { ...values, m: [['7', destText]] },
    })
  })
})

function throws(work: () => unknown, except: string): boolean {
  try {
    work()
    return false
  } catch (error) {
    return !String(error).includes(except)
  }
}

function externalMessage(body: Parameters<typeof Slice.of>[0]) {
  return messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 0n }, body: Slice.of(body) })
}
