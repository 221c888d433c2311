/** Contracts of the project, in the shapes that people publish: one image and one description for each version of the ABI. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTolkCompiler } from '@ton/tolk-js'
import { ABI_1_0, ABI_2_4, type AbiVersion, formatAbiVersion } from '../../src/core/abi/index.ts'
import { Builder, type Cell, parseBocBase64, writeBoc } from '../../src/core/cells/index.ts'
import { stateInitCell } from '../../src/core/tlb/index.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { keptShapes } from './keptShapes.ts'

const SOURCES = join(import.meta.dirname, 'contracts')
const EVERDEV = join(import.meta.dirname, '../fixtures/everdev')
const PARENT = `0:${'7a'.repeat(32)}`

const VERSIONS: readonly AbiVersion[] = [100, 200, 201, 202, 203, 204, 205, 206, 207]
/** Header of each version, so that every form occurs. */
const HEADERS: Readonly<Partial<Record<AbiVersion, readonly string[]>>> = {
  200: ['time'],
  201: ['expire'],
  202: [],
  203: ['time', 'expire'],
}
const FULL_HEADER = ['pubkey', 'time', 'expire']
const CONSTRUCTOR = { name: 'constructor', id: '0x1', inputs: [], outputs: [] }

/** Writes images, descriptions, inputs and a BOC into an empty folder. */
export async function writeOwnCorpus(folder: string): Promise<void> {
  for (const version of VERSIONS) {
    await writeContract(folder, 'Keeper', version, keeperAbi(version))
    if (version === ABI_1_0) continue
    await writeContract(folder, 'Child', version, childAbi(version))
    const inputs = { sender: PARENT, initial_data: { parent: PARENT } }
    writeFileSync(join(folder, `${nameOf('Child', version)}.inputs.json`), JSON.stringify(inputs))
  }
  await writeSaltedImages(folder)
}

function keeperAbi(version: AbiVersion): object {
  const shapes = keptShapes(version)
  return {
    ...headOf(version),
    functions: [
      CONSTRUCTOR,
      ...shapes.flatMap(({ name, params }, index) => [
        { name: `put${name}`, id: `0x${(0x1000 + index).toString(16)}`, inputs: params, outputs: [] },
        { name: `get${name}`, id: `0x${(0x2000 + index).toString(16)}`, inputs: [], outputs: params },
      ]),
    ],
    events: shapes.map(({ name, params }, index) => ({
      name: `${name}Kept`,
      id: `0x${(0x3000 + index).toString(16)}`,
      inputs: params,
    })),
    ...(version >= ABI_2_4 ? { fields: solidityFields } : { data: [] }),
    ...(version >= 207 && {
      getters: [
        { name: 'received', inputs: [], outputs: [{ name: 'value0', type: 'uint32' }] },
        { name: 'strange', inputs: [], outputs: [{ name: 'value0', type: 'uint32' }] },
      ],
    }),
  }
}

const solidityFields = [
  { name: '_pubkey', type: 'uint256', init: true },
  { name: '_timestamp', type: 'uint64', init: false },
  { name: '_constructorFlag', type: 'bool', init: false },
]

function childAbi(version: AbiVersion): object {
  const parent = { name: 'parent', type: 'address' }
  return {
    ...headOf(version),
    functions: [CONSTRUCTOR, { name: 'getParent', id: '0x2000', inputs: [], outputs: [parent] }],
    events: [],
    ...(version >= ABI_2_4
      ? { fields: [...solidityFields, { ...parent, init: true }] }
      : { data: [{ key: 1, ...parent }] }),
  }
}

function headOf(version: AbiVersion): object {
  if (version === ABI_1_0) return { 'ABI version': 1, setTime: true }
  return { 'ABI version': 2, version: formatAbiVersion(version), header: HEADERS[version] ?? FULL_HEADER }
}

function nameOf(contract: string, version: AbiVersion): string {
  return `${contract}-${formatAbiVersion(version)}`
}

async function writeContract(folder: string, contract: string, version: AbiVersion, abi: object): Promise<void> {
  const code = await compile(contract, version)
  const data = version >= ABI_2_4 ? new Builder().storeUintBig(0n, 256 + 64 + 1) : new Builder().storeBit(0)
  const name = join(folder, nameOf(contract, version))
  writeFileSync(`${name}.abi.json`, JSON.stringify(abi))
  writeFileSync(`${name}.tvc`, writeBoc(stateInitCell({ code, data: data.toCell() })))
}

async function compile(contract: string, version: AbiVersion): Promise<Cell> {
  const header = version === ABI_1_0 ? ['time'] : (HEADERS[version] ?? FULL_HEADER)
  const flags = {
    IS_FIRST_ABI: version === ABI_1_0,
    HAS_DATA_DICTIONARY: version < ABI_2_4,
    HAS_PUBKEY: header.includes('pubkey'),
    HAS_TIME: header.includes('time'),
    HAS_EXPIRE: header.includes('expire'),
  }
  const layout = Object.entries(flags).map(([name, value]) => `const ${name} = ${value}\n`)
  const compiled = await runTolkCompiler({
    entrypointFileName: `${contract}.tolk`,
    fsReadCallback: (path) => (path === 'layout.tolk' ? layout.join('') : readFileSync(join(SOURCES, path), 'utf8')),
  })
  if (compiled.status === 'error') throw new Error(`${contract}.tolk: ${compiled.message}`)
  return parseBocBase64(compiled.codeBoc64)
}

/** Published images whose code has a place for salt, with some. */
async function writeSaltedImages(folder: string): Promise<void> {
  const client = await LocalClient.open()
  const salt = Buffer.from(writeBoc(new Builder().storeUint(0x5a17, 16).toCell())).toString('base64')
  for (const file of readdirSync(EVERDEV).filter((name) => name.endsWith('.tvc'))) {
    const name = file.slice(0, -'.tvc'.length)
    const state_init = readFileSync(join(EVERDEV, file)).toString('base64')
    const { code, data } = await client.call('boc.decode_state_init', { state_init })
    const salted = await client.call('boc.set_code_salt', { code, salt }).catch(() => undefined)
    if (salted === undefined) continue
    const image = await client.call('boc.encode_state_init', { code: salted.code, data })
    writeFileSync(join(folder, `${name}-salted.tvc`), Buffer.from(image.state_init, 'base64'))
    copyFileSync(join(EVERDEV, `${name}.abi.json`), join(folder, `${name}-salted.abi.json`))
  }
  client.close()
}
