/** The generated part of the Kotlin module: suspending functions with named arguments on top of the Java binding. */
import { namedShapes } from '../../../src/schema/namedShapes.ts'
import type { Field, Shape, StructShape } from '../../../src/schema/shapes.ts'
import { type BindingFunction, type BindingModel, type BindingModule, endingOf } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { checkDistinct, className, distinctMembers, memberName, moduleClass, packageOf } from '../java/javaNames.ts'
import { camelCase, pascalCase } from '../naming.ts'
import { appObjectFile } from './appObjectFile.ts'
import { KotlinFile, kotlinName, kotlinSourceFolder } from './KotlinFile.ts'
import { KotlinTypes } from './KotlinTypes.ts'
import { kdoc, kotlinString, listed } from './kotlinLayout.ts'

const packageName = 'vendorclient.kotlin.api'

export const kotlinFolder = `${kotlinSourceFolder}/${packageName.replaceAll('.', '/')}`

export function generateKotlin(model: BindingModel): GeneratedFile[] {
  const modules = model.modules.filter(({ functions }) => functions.length > 0)
  const names = modules.map(({ name }) => functionsClass(name))
  const files = new KotlinGenerator(model, names)
  return [
    files.modules(modules),
    ...modules.map((module) => files.module(module)),
    ...files.appObjects(),
    files.values(),
  ]
}

class KotlinGenerator {
  readonly #model: BindingModel
  readonly #names: readonly string[]
  readonly #types: KotlinTypes

  constructor(model: BindingModel, names: readonly string[]) {
    this.#model = model
    this.#names = names
    this.#types = new KotlinTypes((shape) => model.fullName(shape))
  }

  /** All modules as properties. */
  modules(modules: readonly BindingModule[]): GeneratedFile {
    const file = new KotlinFile(packageName, [...this.#names, 'Modules'])
    const caller = file.use('vendorclient.Caller')
    return file.render('Modules', [
      ...kdoc('', ['All modules of the library over a maker of calls.']),
      `public open class Modules(caller: ${caller}) {`,
      ...modules.flatMap(({ name, summary }, index) => [
        ...(index === 0 ? [] : ['']),
        ...kdoc('    ', [summary]),
        `    public val ${kotlinName(camelCase(name))}: ${functionsClass(name)} = ${functionsClass(name)}(caller)`,
      ]),
      '}',
    ])
  }

  appObjects(): GeneratedFile[] {
    return this.#model.appObjects.map((model) => appObjectFile(model, packageName, this.#types))
  }

  module(module: BindingModule): GeneratedFile {
    const name = functionsClass(module.name)
    const file = new KotlinFile(packageName, [...this.#names, 'Modules'])
    const java = file.use(`${packageOf(module.name)}.${moduleClass(module.name)}`)
    const registers = module.functions.some(({ appObject }) => appObject !== undefined)
    return file.render(name, [
      ...kdoc('', [module.summary]),
      `public class ${name}(${registers ? 'private val ' : ''}caller: ${file.use('vendorclient.Caller')}) {`,
      `    private val java = ${java}(caller)`,
      ...module.functions.flatMap((one) => [...this.#function(one, module, file), ...this.#items(one, file)]),
      '}',
    ])
  }

  #function(definition: BindingFunction, module: BindingModule, file: KotlinFile): string[] {
    const { params, result, appObject, callback, deprecated } = definition
    const name = kotlinName(memberName(definition.name))
    const { parameters, value, docs } = this.#arguments(params, file)
    const head = [
      '',
      ...kdoc('    ', [definition.summary, definition.description ?? '', ...docs]),
      ...(deprecated === undefined ? [] : [`    @Deprecated(${JSON.stringify(deprecated)})`]),
    ]
    const options = `options: ${file.use('vendorclient.CallOptions')} = ${file.use('vendorclient.CallOptions')}.NONE`
    const type = result === undefined ? 'Unit' : this.#types.type(result, file)
    const wait = `.${file.use('vendorclient.kotlin.result')}()`
    const given = value === undefined ? [] : [value]
    const call = (args: readonly string[]) => `java.${name}(${args.join(', ')})${wait}`
    const returning = (items: readonly string[], expression: string) =>
      type === 'Unit'
        ? [...listed('    ', `public suspend fun ${name}(`, items, ') {'), `        ${expression}`, '    }']
        : [...listed('    ', `public suspend fun ${name}(`, items, `): ${type} =`), `        ${expression}`]
    const [required, optional] = [parameters.filter(isRequired), parameters.filter((one) => !isRequired(one))]
    if (appObject !== undefined) {
      const items = [...required, `handler: ${className(appObject.name)}`, ...optional, options]
      const decoder = result === undefined ? `${file.use('vendorclient.json.Decoders')}::nothing` : `${type}::fromJson`
      const args = [kotlinString(definition.wireName), value ?? 'null', decoder, 'options', 'untyped(handler)']
      return [...head, ...returning(items, `caller.callWithObject(${args.join(', ')})${wait}`)]
    }
    if (callback === undefined)
      return [...head, ...returning([...required, ...optional, options], call([...given, 'options']))]
    const message = this.#messageType(definition, module, file)
    const handler = `${file.use('vendorclient.CallbackHandler')}<${message}>`
    if (callback.lifetime === 'call') {
      const items = [...required, ...optional, options, `onMessage: ${handler}? = null`]
      const plain = call([...given, 'options'])
      const listening = call([...given, 'onMessage', 'options'])
      return [...head, ...returning(items, `if (onMessage == null) ${plain} else ${listening}`)]
    }
    const items = [...required, `onMessage: ${handler}`, ...optional, options]
    const subscribing = [...head, ...returning(items, call([...given, 'onMessage', 'options']))]
    return [...subscribing, ...this.#flow(definition, module, message, parameters, given, head, file)]
  }

  /** The items of an iterator, as a flow that frees the iterator. */
  #items({ name, params, iterates }: BindingFunction, file: KotlinFile): string[] {
    if (iterates === undefined) return []
    const { parameters, value, docs } = this.#arguments(params, file)
    const flow = file.use('kotlinx.coroutines.flow.Flow')
    const type = `${flow}<${file.use('vendorclient.IteratedItem')}<${this.#types.type(iterates.item, file)}>>`
    const stream = kotlinName(memberName(iterates.stream))
    return [
      '',
      ...kdoc('    ', [
        `The items of \`${memberName(name)}\` as they come; the end of the flow frees the iterator.`,
        ...docs,
      ]),
      ...listed('    ', `public fun ${stream}(`, parameters, `): ${type} =`),
      `        ${file.use('vendorclient.kotlin.closingFlow')} { java.${stream}(${value ?? ''}) }`,
    ]
  }

  /** The messages of a handle as a flow, where Java has a publisher for them. */
  #flow(
    definition: BindingFunction,
    module: BindingModule,
    message: string,
    parameters: readonly string[],
    given: readonly string[],
    head: readonly string[],
    file: KotlinFile,
  ): string[] {
    if (endingOf(definition, module) === undefined) return []
    const name = kotlinName(memberName(definition.name))
    const flow = `${file.use('kotlinx.coroutines.flow.Flow')}<${file.use('vendorclient.Subscription')}.Message<${message}>>`
    const items = [...parameters.filter(isRequired), ...parameters.filter((one) => !isRequired(one))]
    return [
      ...head,
      ...listed('    ', `public fun ${name}(`, items, `): ${flow} =`),
      `        ${file.use('vendorclient.kotlin.closingFlow')} { java.${name}(${given.join(', ')}) }`,
    ]
  }

  #arguments(
    params: BindingFunction['params'],
    file: KotlinFile,
  ): { parameters: string[]; value: string | undefined; docs: string[] } {
    if (params === undefined) return { parameters: [], value: undefined, docs: [] }
    const type = this.#types.classOf(params, file)
    if (params.kind === 'union') {
      return { parameters: [`params: ${type}`], value: 'params', docs: [`@param params ${params.summary}`] }
    }
    const members = this.#members(params, file)
    return {
      parameters: members.map(({ parameter }) => parameter),
      value: `${type}(${members.map(({ name }) => name).join(', ')})`,
      docs: members.map(({ name, field }) => `@param ${name.replaceAll('`', '')} ${field.summary}`),
    }
  }

  #members(struct: StructShape, file: KotlinFile): { name: string; parameter: string; field: Field }[] {
    const names = distinctMembers(Object.keys(struct.fields))
    return Object.entries(struct.fields).map(([wire, field]) => {
      const name = kotlinName(names.get(wire)!)
      const type = this.#types.type(field.shape, file)
      const parameter = field.optional ? `${name}: ${type.replace(/\?$/, '')}? = null` : `${name}: ${type}`
      return { name, parameter, field }
    })
  }

  #messageType({ name, callback }: BindingFunction, module: BindingModule, file: KotlinFile): string {
    const responses = Object.values(callback!.responses) as Shape[]
    if (responses.length === 1) return this.#types.type(responses[0]!, file)
    return `${file.use(`${packageOf(module.name)}.${moduleClass(module.name)}`)}.${pascalCase(name)}Message`
  }

  /** Functions with named arguments that create the structs of parameters. */
  values(): GeneratedFile {
    const file = new KotlinFile(packageName, [...this.#names, 'Modules'])
    const structs = this.#structsOfParameters()
    checkDistinct(
      structs.map(({ name }) => camelCase(name)),
      'functions that make values',
    )
    return file.render(
      'Values',
      structs.flatMap((struct, index) => {
        const members = this.#members(struct, file)
        const sorted = [
          ...members.filter(({ field }) => !field.optional),
          ...members.filter(({ field }) => field.optional),
        ]
        const type = this.#types.classOf(struct, file)
        return [
          ...(index === 0 ? [] : ['']),
          ...kdoc('', [
            struct.summary,
            ...sorted.map(({ name, field }) => `@param ${name.replaceAll('`', '')} ${field.summary}`),
          ]),
          ...listed(
            '',
            `public fun ${kotlinName(camelCase(struct.name))}(`,
            sorted.map(({ parameter }) => parameter),
            `): ${type} =`,
          ),
          ...listed(
            '    ',
            `${type}(`,
            members.map(({ name }) => name),
            ')',
          ),
        ]
      }),
    )
  }

  /** Structs with fields that may be absent, in the configuration and in the parameters of functions, each once. */
  #structsOfParameters(): StructShape[] {
    const configuration = this.#model.modules.flatMap(({ types }) => types).filter(({ name }) => /Config$/.test(name))
    const given = this.#model.modules
      .flatMap(({ functions }) => functions)
      .flatMap(({ params }) => {
        if (params === undefined) return []
        return params.kind === 'union' ? [params] : Object.values(params.fields).map(({ shape }) => shape)
      })
    return [...namedShapes([...configuration, ...given])]
      .filter((shape): shape is StructShape => shape.kind === 'struct')
      .filter(({ fields }) => Object.values(fields).some(({ optional }) => optional))
  }
}

function functionsClass(moduleName: string): string {
  return `${pascalCase(moduleName)}Functions`
}

function isRequired(parameter: string): boolean {
  return !parameter.endsWith(' = null')
}
