import { describe, expect, test } from 'vitest'
import { bindingModel } from '../../../../bindings/generator/bindingModel.ts'
import { pythonFiles, pythonFolder } from '../../../../bindings/generator/python/pythonFiles.ts'
import { fieldNames, memberName, variantName } from '../../../../bindings/generator/python/pythonNames.ts'
import { api } from '../../../../src/api/wholeApi.ts'
import { defineModule } from '../../../../src/schema/functions.ts'
import { type NamedShape, struct, union, variant } from '../../../../src/schema/shapes.ts'

function moduleOf(...types: NamedShape[]) {
  return defineModule({
    name: 'made',
    summary: 'Made up.',
    types: Object.fromEntries(types.map((type) => [type.name, type])),
    errors: {},
    functions: [],
  })
}
function generate(...types: NamedShape[]) {
  return pythonFiles(bindingModel([...api, moduleOf(...types)]))
}

describe('generated Python', () => {
  test('has types and functions of every module and of the connection', () => {
    const paths = pythonFiles(bindingModel()).map(({ path }) => path.slice(pythonFolder.length + 1))
    for (const name of [...api.map((module) => module.name), 'daemon']) {
      expect(paths).toContain(`${name}.py`)
      expect(paths).toContain(`functions/${name}.py`)
    }
  })

  test('renames what Python or the generated module already uses', () => {
    expect(memberName('from')).toBe('from_')
    expect(memberName('isBounced')).toBe('is_bounced')
    expect(memberName('list')).toBe('list_')
    expect(variantName('None')).toBe('None_')
    expect(() => memberName('2nd')).toThrow('2nd')
  })

  test('distinguishes fields that would have the same name', () => {
    expect([...fieldNames(['ABI version', 'abi_version', 'AbiVersion'])].sort()).toEqual([
      ['ABI version', 'abi_version_'],
      ['AbiVersion', 'abi_version__'],
      ['abi_version', 'abi_version'],
    ])
  })

  test('refuses two types that would get the same name', () => {
    const pair = [union('Key', 'A union.', { A: variant('A.') }), struct('AnyKey', 'A struct.', {})]
    expect(() => generate(...pair)).toThrow('AnyKey')
  })
})
