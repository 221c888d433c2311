/** The Kotlin client of the administrative interface: a class with a suspending function for each control. */

import type { NamedShape } from '../../../src/schema/shapes.ts'
import type { BindingModel, BindingModule } from '../bindingModel.ts'
import { type Control, holdersOf, ID, isAmount, parametersOf } from '../controls.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { javaModuleName } from '../java/javaControls.ts'
import { distinctMembers, memberName } from '../java/javaNames.ts'
import { kotlinFolder } from './generateKotlin.ts'
import { KotlinFile, kotlinName } from './KotlinFile.ts'
import { KotlinTypes } from './KotlinTypes.ts'
import { kdoc, listed } from './kotlinLayout.ts'

const packageName = 'vendorclient.kotlin.api'

export function kotlinControls({ types: all }: BindingModule, methods: readonly Control[]): GeneratedFile[] {
  const fullName: BindingModel['fullName'] = ({ name }) => `${javaModuleName}.${name}`
  const types = new KotlinTypes(fullName)
  const file = new KotlinFile(packageName, ['DevNodeControls'])
  const java = file.use('vendorclient.DevNode')
  const waits = file.use('kotlinx.coroutines.future.await')
  const content = file.render('DevNodeControls', [
    ...kdoc('', ['The controls of a development node, each a function. They throw `DevNodeException`.']),
    `public open class DevNodeControls(private val node: ${java}) {`,
    ...methods.flatMap((method) => control(method, all, types, file, waits)),
    '}',
  ])
  return [{ ...content, path: `${kotlinFolder}/DevNodeControls.kt` }]
}

function control(
  definition: Control,
  all: readonly NamedShape[],
  types: KotlinTypes,
  file: KotlinFile,
  waits: string,
): string[] {
  const { name, summary, params, result } = definition
  const inOrder = params.kind === 'nothing' ? [] : Object.keys(params.fields)
  const names = distinctMembers(inOrder)
  const sorted = parametersOf(definition).map(([wire, field]) => ({ field, wire, name: kotlinName(names.get(wire)!) }))
  const method = kotlinName(memberName(name))
  const head = (items: readonly string[], docs: readonly string[], call: string) => [
    '',
    ...kdoc('    ', [summary, ...docs]),
    ...listed('    ', `public suspend fun ${method}(`, items, `): ${types.type(result, file)} =`),
    `        node.async().${method}(${call}).${waits}()`,
  ]
  const parameter = ({ field: { shape, optional }, name: member }: (typeof sorted)[number]) => {
    const type = isAmount(shape) ? file.use('java.math.BigInteger') : types.type(shape, file)
    return optional ? `${member}: ${type.replace(/\?$/, '')}? = null` : `${member}: ${type}`
  }
  const value = ({ field: { shape, optional }, name: member }: (typeof sorted)[number]) =>
    isAmount(shape) ? `${member}${optional ? '?' : ''}.toString()` : member
  const docs = sorted.map(({ name: member, field }) => `@param ${member.replaceAll('`', '')} ${field.summary}`)
  const members = inOrder.map((wire) => sorted.find((member) => member.wire === wire)!)
  const hasOptional = members.some(({ field }) => field.optional)
  // Java takes required fields by position; if there are optional fields, it takes the whole struct.
  const whole = hasOptional
    ? `${types.classOf(params as NamedShape, file)}(${members.map(value).join(', ')})`
    : members.map(({ name: member }) => member).join(', ')
  const required = members.filter(({ field }) => !field.optional)
  const isReference = required.length === 1 && required[0]!.wire === ID && !hasOptional
  const holders = isReference ? holdersOf(required[0]!.field.shape, all) : []
  return [
    ...head(sorted.map(parameter), docs, whole),
    ...holders.flatMap((type) => head([`of: ${types.classOf(type, file)}`], ['@param of Has the id.'], 'of')),
  ]
}
