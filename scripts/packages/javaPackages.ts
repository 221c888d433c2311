/** The jar of the Java binding, and one jar per platform that carries the executable as a resource. */
import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../bundleProgram.ts'
import { type Target, targets } from '../package/targets.ts'
import { noticesFile, writeNotices } from './notices.ts'
import { descriptions } from './packageFacts.ts'
import { copyLicence, fixModes, inFolder, run, sourceDate, version } from './packaging.ts'

/** Time that Maven and `jar` write into the archives. */
const timestamp = new Date(sourceDate * 1000).toISOString().replace('.000Z', 'Z')
const maven = process.platform === 'win32' ? 'mvn.cmd' : 'mvn'

const quiet = [
  ...['-B', '-q', '-Dmaven.test.skip=true', `-Dproject.build.outputTimestamp=${timestamp}`],
  // The daemon of the Kotlin compiler would keep running for hours.
  '-Dkotlin.compiler.daemon=false',
]

/**
 * Writes `vendorclient-<version>.jar`, those with sources and documentation, and the `.pom`; the same for the Kotlin module
 * `vendorclient-kotlin`, and the `.pom` of `vendorclient-programs`. Returns their paths.
 */
export function packageJar(output: string): string[] {
  return inFolder((folder) => {
    const folders = { java: join(folder, 'java'), kotlin: join(folder, 'kotlin') }
    const places = [`-DbuildFolder=${folders.java}`, `-DkotlinBuildFolder=${folders.kotlin}`]
    const copy = copyProjects(join(folder, 'copy'))
    const project = join(copy, 'bindings', 'kotlin', 'reactor.xml')
    run(maven, [...quiet, '-f', project, ...places, '-Prelease', 'package'])
    return [
      ...copyPackage('vendorclient', folders.java, join(root, 'bindings', 'java', 'pom.xml'), output),
      ...copyPackage('vendorclient-kotlin', folders.kotlin, join(root, 'bindings', 'kotlin', 'pom.xml'), output),
      writeProgramsPom(output),
    ]
  })
}

/**
 * Copies both projects in the folder structure of the repository, with fixed modes: jars record the modes of their
 * files.
 */
function copyProjects(copy: string): string {
  const filter = (file: string) => !['target', 'test', 'scenarios'].includes(basename(file))
  for (const name of ['java', 'kotlin'])
    cpSync(join(root, 'bindings', name), join(copy, 'bindings', name), { recursive: true, filter })
  copyLicence(copy)
  fixModes(copy)
  return copy
}

function copyPackage(name: string, from: string, project: string, output: string): string[] {
  const jars = ['', '-sources', '-javadoc'].map((kind) => join(output, `${name}-${version}${kind}.jar`))
  const pom = join(output, `${name}-${version}.pom`)
  for (const jar of jars) copyFileSync(join(from, basename(jar)), jar)
  copyFileSync(project, pom)
  return [...jars, pom]
}

/** Writes the project without jars that depends on the programs of all platforms; the binding takes the one that fits. */
function writeProgramsPom(output: string): string {
  const facts = /^ *<!-- package facts: begin[\s\S]*<!-- package facts: end -->$/m
  const [ownFacts] = facts.exec(readFileSync(join(root, 'bindings', 'java', 'pom.xml'), 'utf8'))!
  const dependencies = targets.map(
    ({ name }) => `    <dependency>
      <groupId>io.github.vendorclient</groupId>
      <artifactId>vendorclient</artifactId>
      <version>${version}</version>
      <classifier>${name}</classifier>
      <scope>runtime</scope>
    </dependency>`,
  )
  const pom = join(output, `vendorclient-programs-${version}.pom`)
  writeFileSync(
    pom,
    `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0"
         xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>

  <groupId>io.github.vendorclient</groupId>
  <artifactId>vendorclient-programs</artifactId>
  <packaging>pom</packaging>
  <name>vendorclient-programs</name>
${ownFacts.replace(/<description>.*<\/description>/, `<description>${descriptions.javaPrograms}</description>`)}

  <dependencies>
${dependencies.join('\n')}
  </dependencies>
</project>
`,
  )
  return pom
}

/**
 * Writes `vendorclient-<version>-<platform>-<arch>.jar`, the classifier of that platform, and returns its path. The jar of the
 * binding must be in `output`.
 */
export function packagePlatformJar(target: Target, executable: string, output: string): string {
  return inFolder((folder) => {
    const classes = writeModule(target, folder, join(output, `vendorclient-${version}.jar`))
    const program = `vendorclient/bin/${target.name}/${basename(executable)}`
    mkdirSync(join(folder, dirname(program)), { recursive: true })
    copyFileSync(executable, join(folder, program))
    const digest = createHash('sha256').update(readFileSync(executable)).digest('hex')
    writeFileSync(join(folder, `${program}.sha256`), `${digest}\n`)
    mkdirSync(join(folder, 'META-INF'))
    copyLicence(join(folder, 'META-INF'))
    writeNotices(join(folder, 'META-INF', noticesFile))
    const jar = join(output, `vendorclient-${version}-${target.name}.jar`)
    // Files in a fixed order: the order in a folder depends on its file system.
    const files = ['META-INF/LICENSE', `META-INF/${noticesFile}`, ...classes, program, `${program}.sha256`]
    run('jar', ['--create', '--date', timestamp, '--file', jar, ...files], folder)
    return jar
  })
}

/**
 * Compiles the module of a platform, which provides a service so that programs which require the binding have the
 * executable, too. Returns its class files. Without a descriptor, the module name would come from the name of the jar
 * and equal the binding's.
 */
function writeModule(target: Target, folder: string, binding: string): string[] {
  const name = `vendorclient.program.${target.name.replace('-', '.')}`
  const sources = {
    'module-info.java': `module ${name} {
      requires vendorclient;
      provides vendorclient.ProgramPackage with ${name}.Program;
    }`,
    'Program.java': `package ${name}; public final class Program implements vendorclient.ProgramPackage {}`,
  }
  const work = join(folder, 'source')
  mkdirSync(work)
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(work, file), text)
  const files = Object.keys(sources).map((file) => join(work, file))
  const options = ['--release', '17', '-Xlint:-module', '-g:none', '-encoding', 'UTF-8']
  run('javac', [...options, '-p', binding, '-d', folder, ...files])
  return ['module-info.class', `${name.replaceAll('.', '/')}/Program.class`]
}
