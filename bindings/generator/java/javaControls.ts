/** The Java client of the administrative interface: its types and two classes with a method for each control. */

import type { Field, NamedShape } from '../../../src/schema/shapes.ts'
import type { BindingModel, BindingModule } from '../bindingModel.ts'
import { type Control, holdersOf, ID, isAmount, parametersOf } from '../controls.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { moduleFiles } from './generateJava.ts'
import { JavaFile } from './JavaFile.ts'
import { JavaTypes } from './JavaTypes.ts'
import { docText, javadoc } from './javadoc.ts'
import { className, memberName, packageOf } from './javaNames.ts'
import { javaString, listed } from './layout.ts'

/** A form of the controls: `result` is the type that a method returns for the boxed type of its result. */
interface Form {
  readonly name: string
  readonly summary: string
  readonly isAsync: boolean
}

const forms: readonly Form[] = [
  {
    name: 'DevNodeControls',
    summary:
      'The controls of a development node, each a method that waits. They throw {@link vendorclient.DevNodeException}.',
    isAsync: false,
  },
  {
    name: 'AsyncDevNodeControls',
    summary:
      'The controls of a development node, each a method that returns a future. They complete with {@link vendorclient.DevNodeException}.',
    isAsync: true,
  },
]

/** Name of the package below that of the API. */
export const javaModuleName = 'devnode'

/** `module` has the types; its name is another one here. */
export function javaControls(module: BindingModule, methods: readonly Control[]): GeneratedFile[] {
  const own = { ...module, name: javaModuleName }
  const model: BindingModel = {
    version: '',
    modules: [own],
    appObjects: [],
    fullName: ({ name }) => `${javaModuleName}.${name}`,
  }
  const types = new JavaTypes((shape) => model.fullName(shape))
  return [...moduleFiles(own, model, types), ...forms.map((form) => controlsFile(form, own.types, methods, types))]
}

function controlsFile(
  form: Form,
  all: readonly NamedShape[],
  methods: readonly Control[],
  types: JavaTypes,
): GeneratedFile {
  const { name, summary, isAsync } = form
  const siblings = all.map(({ name }) => className(name))
  const file = new JavaFile(packageOf(javaModuleName), name, siblings)
  const decoder = file.use('vendorclient.json.Decoder')
  const nullable = `@${file.use('org.jspecify.annotations.Nullable')}`
  const object = file.use('java.lang.Object')
  const writer = new ControlWriter(file, types, all, isAsync)
  const bodies = methods.flatMap((method) => writer.method(method))
  return file.render([
    ...javadoc('', [summary]),
    `public abstract class ${name} {`,
    ...javadoc('    ', ['Controls of a node.']),
    `    protected ${name}() {}`,
    '',
    ...javadoc(
      '    ',
      ['Calls a control by its name.'],
      [
        '@param <T> type of the result',
        '@param name name of the control',
        '@param params its parameters',
        '@param result reads the result',
        '@return the result',
      ],
    ),
    ...listed(
      '    ',
      `protected abstract <T extends ${nullable} ${object}> ${isAsync ? futureOf('T', file) : 'T'} control(`,
      [`${file.use('java.lang.String')} name`, `${object} params`, `${decoder}<T> result`],
      ');',
    ),
    ...bodies,
    '}',
  ])
}

function futureOf(type: string, file: JavaFile): string {
  return `${file.use('java.util.concurrent.CompletableFuture')}<${type}>`
}

interface Parameter {
  readonly type: string
  readonly name: string
  readonly doc: string
  /** Expression for the value on the wire. */
  readonly value: string
}

class ControlWriter {
  readonly #file: JavaFile
  readonly #types: JavaTypes
  readonly #all: readonly NamedShape[]
  readonly #isAsync: boolean

  constructor(file: JavaFile, types: JavaTypes, all: readonly NamedShape[], isAsync: boolean) {
    this.#file = file
    this.#types = types
    this.#all = all
    this.#isAsync = isAsync
  }

  /** Overloads of a control: with the required parameters, with all, and with objects that have the required id. */
  method(method: Control): string[] {
    const fields = parametersOf(method)
    if (method.params.kind === 'nothing') return this.#overload(method, [], `${this.#file.use('java.util.Map')}.of()`)
    const struct = this.#file.use(this.#types.classOf(method.params))
    const required = fields.filter(([, { optional }]) => !optional)
    const parameters = required.map(([name, field]) => this.#parameter(name, field))
    const made = `new ${struct}(${parameters.map(({ value }) => value).join(', ')})`
    const whole = { type: struct, name: 'params', doc: docText(method.params.summary), value: 'params' }
    const isReference = required.length === 1 && required[0]![0] === ID
    const holders = isReference ? holdersOf(required[0]![1].shape, this.#all) : []
    return [
      ...this.#overload(method, parameters, made),
      ...holders.flatMap((shape) => {
        const type = this.#file.use(this.#types.classOf(shape))
        const holder = { type, name: 'of', doc: 'has the id', value: '' }
        return this.#overload(method, [holder], `new ${struct}(of.${memberName(ID)}())`)
      }),
      ...(required.length === fields.length ? [] : this.#overload(method, [whole], 'params')),
    ]
  }

  #overload({ name, summary, result }: Control, parameters: readonly Parameter[], params: string): string[] {
    const type = this.#isAsync
      ? futureOf(this.#types.type(result, this.#file, true), this.#file)
      : this.#types.type(result, this.#file, false)
    const reader = this.#types.decoder(result, this.#file)
    return [
      '',
      ...javadoc(
        '    ',
        [docText(summary)],
        [
          ...parameters.map(({ name: parameter, doc }) => `@param ${parameter} ${doc}`),
          `@return ${docText(result.summary)}`,
        ],
      ),
      ...listed(
        '    ',
        `public ${type} ${memberName(name)}(`,
        parameters.map((one) => `${one.type} ${one.name}`),
        ') {',
      ),
      ...listed('        ', 'return control(', [javaString(name), params, reader], ');'),
      '    }',
    ]
  }

  #parameter(field: string, { shape, summary }: Field): Parameter {
    const name = memberName(field)
    const doc = docText(summary)
    // Amounts are texts on the wire.
    if (isAmount(shape)) return { type: this.#file.use('java.math.BigInteger'), name, doc, value: `${name}.toString()` }
    return { type: this.#types.type(shape, this.#file, false), name, doc, value: name }
  }
}
