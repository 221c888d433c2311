/** A project of Maven with a program of Java and one of Kotlin, which take the binding from a repository in a folder. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { olderItem } from '../ordinaryUser.ts'

export interface MavenProject {
  readonly folder: string
  /** Repository that has the packages. */
  readonly repository: string
  /** Whose program the project takes. Default: those of all platforms, by one dependency. */
  readonly platform?: string
}

/** The property `binding` is the version that is wanted. */
export function writeMavenProject({ folder, repository, platform }: MavenProject): void {
  write(join(folder, 'src/Read.java'), javaProgram)
  write(join(folder, 'src/Ask.kt'), kotlinProgram)
  write(join(folder, 'pom.xml'), projectOf(repository, platform))
}

/** Puts packages of a version without content into a repository. */
export function writeEmptyPackages(repository: string, version: string, platform: string): void {
  const work = mkdtempSync(join(tmpdir(), 'vendorclient-empty-'))
  try {
    writeFileSync(join(work, 'note'), version)
    for (const artifact of ['vendorclient', 'vendorclient-kotlin']) {
      const place = join(repository, 'io/github/vendorclient', artifact, version)
      const identity = `<groupId>io.github.vendorclient</groupId><artifactId>${artifact}</artifactId><version>${version}</version>`
      write(
        join(place, `${artifact}-${version}.pom`),
        `<project><modelVersion>4.0.0</modelVersion>${identity}</project>`,
      )
      for (const kind of ['', `-${platform}`]) {
        const jar = join(place, `${artifact}-${version}${kind}.jar`)
        execFileSync('jar', ['--create', '--file', jar, '-C', work, 'note'])
      }
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Puts jars without content for platforms into a repository, beside the binding of a version. */
export function writeEmptyPlatforms(repository: string, version: string, platforms: readonly string[]): void {
  const place = join(repository, 'io/github/vendorclient/vendorclient', version)
  const work = mkdtempSync(join(tmpdir(), 'vendorclient-empty-'))
  try {
    writeFileSync(join(work, 'note'), version)
    for (const platform of platforms) {
      const jar = join(place, `vendorclient-${version}-${platform}.jar`)
      execFileSync('jar', ['--create', '--file', jar, '-C', work, 'note'])
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Version of the compiler, and of its library. */
const KOTLIN = '2.2.20'

const javaProgram = `import java.nio.file.Path;
import java.util.Map;
import vendorclient.StartOptions;
import vendorclient.VendorClient;

public final class Read {
    public static void main(String[] arguments) throws Exception {
        try (var client = VendorClient.start(new StartOptions().dataFolder(Path.of("data")))) {
            System.out.println(client.call("${olderItem.method}", Map.of("key", "${olderItem.params.key}")).await());
        }
    }
}
`

const kotlinProgram = `import java.nio.file.Path
import kotlinx.coroutines.runBlocking
import vendorclient.kotlin.Client

fun main(): Unit = runBlocking {
    Client.start(dataFolder = Path.of("data")).use { println(it.client.version().version) }
}
`

function projectOf(repository: string, platform: string | undefined): string {
  const dependency = (artifact: string, more = '') =>
    `<dependency><groupId>io.github.vendorclient</groupId><artifactId>${artifact}</artifactId><version>\${binding}</version>${more}</dependency>`
  const programs =
    platform === undefined
      ? dependency('vendorclient-programs', '<type>pom</type><scope>runtime</scope>')
      : dependency('vendorclient', `<classifier>${platform}</classifier><scope>runtime</scope>`)
  const plugin = (artifact: string, version: string, more = '') =>
    `<plugin>${more}<artifactId>${artifact}</artifactId><version>${version}</version></plugin>`
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>example</groupId>
  <artifactId>application</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <repositories>
    <repository>
      <id>bundle</id>
      <url>${pathToFileURL(repository)}</url>
    </repository>
  </repositories>
  <dependencies>
    ${dependency('vendorclient')}
    ${dependency('vendorclient-kotlin')}
    ${programs}
    <dependency><groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-stdlib</artifactId><version>${KOTLIN}</version></dependency>
  </dependencies>
  <build>
    <sourceDirectory>src</sourceDirectory>
    <plugins>
      ${plugin('kotlin-maven-plugin', KOTLIN, '<groupId>org.jetbrains.kotlin</groupId>')}
      ${plugin('maven-compiler-plugin', '3.13.0')}
      ${plugin('maven-dependency-plugin', '3.8.1')}
    </plugins>
  </build>
</project>
`
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
