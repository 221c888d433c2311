/** The generated part of the Java binding: package `vendorclient.api`, and a package in it for each module. */
import type { NamedShape } from '../../../src/schema/shapes.ts'
import type { BindingModel, BindingModule } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { appObjectClass, appObjectFile } from './appObjectFile.ts'
import { JavaFile, sourceFolder } from './JavaFile.ts'
import { hasClass, JavaTypes } from './JavaTypes.ts'
import { docText, javadoc } from './javadoc.ts'
import { checkDistinct, className, memberName, moduleClass, packageOf, rootPackage } from './javaNames.ts'
import { javaString } from './layout.ts'
import { moduleFile } from './moduleFile.ts'
import { typeFile } from './typeFiles.ts'

export const javaFolder = `${sourceFolder}/${rootPackage.replaceAll('.', '/')}`

export function generateJava(model: BindingModel): GeneratedFile[] {
  const types = new JavaTypes((shape) => model.fullName(shape))
  return [
    apiFile(model.version, model.modules),
    packageInfo(rootPackage, 'The API, generated from its definitions.'),
    ...model.modules.flatMap((module) => moduleFiles(module, model, types)),
  ]
}

/** The package of a module: its types, app objects and functions. */
export function moduleFiles(module: BindingModule, model: BindingModel, types: JavaTypes): GeneratedFile[] {
  const packageName = packageOf(module.name)
  const own = model.appObjects.filter((object) => appObjectClass(object, types).startsWith(`${packageName}.`))
  const siblings = [
    ...module.types.filter(hasClass).map(({ name }) => className(name)),
    ...own.map(({ name }) => className(name)),
    ...(module.functions.length === 0 ? [] : [moduleClass(module.name)]),
  ]
  checkDistinct(siblings, `module ${module.name}`, true)
  const files = module.types.map((shape: NamedShape) => typeFile(shape, packageName, siblings, types))
  return [
    packageInfo(packageName, module.summary),
    ...files.filter((file) => file !== undefined),
    ...own.map((object) => appObjectFile(object, siblings, types)),
    ...(module.functions.length === 0 ? [] : [moduleFile(module, siblings, types)]),
  ]
}

function packageInfo(packageName: string, summary: string): GeneratedFile {
  const lines = [
    '// Generated from the definitions of the API.',
    ...javadoc('', [docText(summary)]),
    '@org.jspecify.annotations.NullMarked',
    `package ${packageName};`,
  ]
  return {
    path: `${sourceFolder}/${packageName.replaceAll('.', '/')}/package-info.java`,
    content: `${lines.join('\n')}\n`,
  }
}

function apiFile(version: string, modules: readonly BindingModule[]): GeneratedFile {
  const file = new JavaFile(rootPackage, 'Api', ['Api'])
  return file.render([
    ...javadoc('', ['All modules of the library.']),
    `public interface Api extends ${file.use('vendorclient.Caller')} {`,
    ...javadoc('    ', ['Version of the definitions and of this package.']),
    `    ${file.use('java.lang.String')} VERSION = ${javaString(version)};`,
    ...modules
      .filter(({ functions }) => functions.length > 0)
      .flatMap(({ name, summary }) => {
        const type = file.use(`${packageOf(name)}.${moduleClass(name)}`)
        return [
          '',
          ...javadoc('    ', [docText(summary)], ['@return the functions of the module']),
          `    default ${type} ${memberName(name)}() {`,
          `        return new ${type}(this);`,
          '    }',
        ]
      }),
    '}',
  ])
}
