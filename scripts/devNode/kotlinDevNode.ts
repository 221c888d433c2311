/** The Kotlin client of the administrative interface: a class with a suspending function for each control. */
import type { BindingModel, BindingModule } from '../../bindings/generator/bindingModel.ts'
import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { distinctMembers, memberName } from '../../bindings/generator/java/javaNames.ts'
import { kotlinFolder } from '../../bindings/generator/kotlin/generateKotlin.ts'
import { KotlinFile, kotlinName } from '../../bindings/generator/kotlin/KotlinFile.ts'
import { KotlinTypes } from '../../bindings/generator/kotlin/KotlinTypes.ts'
import { kdoc, listed } from '../../bindings/generator/kotlin/kotlinLayout.ts'
import type { DescribedMethod } from '../../src/program/devnode/controls/describeMethods.ts'
import type { Field, NamedShape, Shape } from '../../src/schema/shapes.ts'
import { javaModuleName } from './javaDevNode.ts'

const packageName = 'vendorclient.kotlin.api'

export function kotlinDevNode({ types: all }: BindingModule, methods: readonly DescribedMethod[]): GeneratedFile[] {
  const fullName: BindingModel['fullName'] = ({ name }) => `${javaModuleName}.${name}`
  const types = new KotlinTypes(fullName)
  const file = new KotlinFile(packageName, ['DevNodeControls'])
  const java = file.use('vendorclient.DevNode')
  const waiting = file.use('vendorclient.kotlin.waiting')
  const content = file.render('DevNodeControls', [
    ...kdoc('', ['The controls of a development node, each a function. They throw `DevNodeException`.']),
    `public open class DevNodeControls(private val node: ${java}) {`,
    ...methods.flatMap((method) => control(method, all, types, file, waiting)),
    '}',
  ])
  return [{ ...content, path: `${kotlinFolder}/DevNodeControls.kt` }]
}

function control(
  { name, summary, params, result }: DescribedMethod,
  all: readonly NamedShape[],
  types: KotlinTypes,
  file: KotlinFile,
  waiting: string,
): string[] {
  const fields = Object.entries(params.fields as Readonly<Record<string, Field>>)
  const names = distinctMembers(fields.map(([field]) => field))
  const members = fields.map(([wire, field]) => ({ field, wire, name: kotlinName(names.get(wire)!) }))
  const sorted = [...members.filter(({ field }) => !field.optional), ...members.filter(({ field }) => field.optional)]
  const method = kotlinName(memberName(name))
  const isVoid = Object.keys(result.fields).length === 0
  const head = (items: readonly string[], docs: readonly string[], call: string) => [
    '',
    ...kdoc('    ', [summary, ...docs]),
    ...listed('    ', `public suspend fun ${method}(`, items, `)${isVoid ? '' : `: ${types.type(result, file)}`} =`),
    `        ${waiting} { node.${method}(${call}) }`,
  ]
  const parameter = ({ field: { shape, optional }, name: member }: (typeof members)[number]) => {
    const type = isAmount(shape) ? file.use('java.math.BigInteger') : types.type(shape, file)
    return optional ? `${member}: ${type.replace(/\?$/, '')}? = null` : `${member}: ${type}`
  }
  const value = ({ field: { shape, optional }, name: member }: (typeof members)[number]) =>
    isAmount(shape) ? `${member}${optional ? '?' : ''}.toString()` : member
  const docs = sorted.map(({ name: member, field }) => `@param ${member.replaceAll('`', '')} ${field.summary}`)
  const hasOptional = members.some(({ field }) => field.optional)
  // Java takes what must be given by position, unless more may be given.
  const whole = hasOptional
    ? `${types.classOf(params, file)}(${members.map(value).join(', ')})`
    : members.map(({ name: member }) => member).join(', ')
  const required = members.filter(({ field }) => !field.optional)
  const isReference = required.length === 1 && required[0]!.wire === ID && !hasOptional
  const holders = isReference ? holdersOf(required[0]!.field.shape, all) : []
  return [
    ...head(sorted.map(parameter), docs, whole),
    ...holders.flatMap((type) => head([`of: ${types.classOf(type, file)}`], ['@param of Has the id.'], 'of')),
  ]
}

function holdersOf(shape: Shape, all: readonly NamedShape[]): NamedShape[] {
  return all.filter(
    (type) => type.kind === 'struct' && !/^(ParamsOf|ResultOf)/.test(type.name) && type.fields[ID]?.shape === shape,
  )
}

/** A parameter of this name is also taken from an object that has it. */
const ID = 'id'

function isAmount(shape: Shape): boolean {
  return shape.kind === 'string' && shape.format === 'decimal'
}
