/** What a reader of a start page puts into an empty folder, and how the recipes run beside the program of the page. */
import { execFileSync } from 'node:child_process'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { goModulePath } from '../../../bindings/generator/go/generateGo.ts'
import { targets } from '../../../scripts/package/targets.ts'
import { platformTag } from '../../../scripts/packages/pythonPackages.ts'
import { buildInfo } from '../../../src/config/buildInfo.ts'
import type { Replacements } from '../docs/followPage.ts'

const { version } = buildInfo

export interface ReleasedLanguage {
  readonly title: string
  /** Name of the page in docs/start, without its ending. */
  readonly page: string
  /** Commands that have to be there. */
  readonly tools: readonly string[]
  /** Files of the release for a platform, such as `linux-x64`, each with its name in the folder if that is another one. */
  files(platform: string): readonly (readonly [released: string, placed?: string])[]
  /** The page needs the executable in the folder. */
  readonly takesExecutable?: true
  /** Variables of its tools. `work` is a folder that the suite removes. */
  env(work: string): NodeJS.ProcessEnv
  readonly recipes?: Recipes
  /** Absent: this language is not tried in the emulator. */
  readonly emulated?: Emulated
}

/** The program of docs/examples/recipes, in the folder `recipes` below that of the page. */
interface Recipes {
  /** Folder below docs/examples/recipes. */
  readonly folder: string
  /** Commands that install, generate and compile. */
  readonly build: readonly string[]
  /** Command that takes the endpoint. */
  readonly run: string
}

interface Emulated {
  readonly tools: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** What is different in the commands of the page and of the recipes. */
  readonly replace: Replacements
}

export const releasedLanguages: readonly ReleasedLanguage[] = [
  {
    ...{ title: 'TypeScript', page: 'typescript', tools: ['npm'], env: () => ({}) },
    files: (platform) => [[`vendorclient-${version}.tgz`], [`vendorclient-${platform}-${version}.tgz`]],
    recipes: {
      folder: 'typescript',
      build: bindBoth('npx vendorclient', 'ts', 'wallet.ts', 'helloWallet.ts'),
      run: 'node main.ts',
    },
  },
  {
    ...{ title: 'Python', page: 'python', tools: ['python3'], env: () => ({}) },
    files: (platform) => [
      [`vendorclient-${version}-py3-none-any.whl`],
      [`vendorclient_program-${version}-py3-none-${wheelTag(platform)}.whl`],
    ],
    recipes: {
      folder: 'python',
      build: ['. ../venv/bin/activate', ...bindBoth('vendorclient', 'python', 'wallet.py', 'hello_wallet.py')],
      run: '. ../venv/bin/activate && python -W error main.py',
    },
    emulated: {
      ...{ tools: ['apt-get', 'dpkg'], env: {} },
      // The kernel does not start the program of the wheel.
      replace: [
        [
          '$ vendorclient --version',
          '$ through-emulator venv/lib/python3.11/site-packages/vendorclient_program/bin/vendorclient\n$ vendorclient --version',
        ],
      ],
    },
  },
  {
    ...{ title: 'Go', page: 'go', tools: ['go'], takesExecutable: true },
    files: () => [['go/proxy', 'proxy']],
    env: (work) => ({
      ...{ GOTOOLCHAIN: 'local', GOMODCACHE: join(work, 'modules'), GOFLAGS: '-modcacherw' },
      GOCACHE: execFileSync('go', ['env', 'GOCACHE'], { encoding: 'utf8' }).trim(),
    }),
    recipes: {
      folder: 'go',
      build: [
        'export GOPROXY=file://$PWD/../proxy GOSUMDB=off',
        'mkdir wallet hellowallet',
        ...bindBoth('../vendorclient', 'go', 'wallet/wallet.go', 'hellowallet/hellowallet.go'),
        `go get ${goModulePath}@v${version}`,
        'go build -o recipes .',
      ],
      run: 'VENDORCLIENT_BINARY=$PWD/../vendorclient ./recipes',
    },
    emulated: { tools: [], env: { GOOS: 'linux', GOARCH: 'arm64' }, replace: [[' ./recipes', ' emulated ./recipes']] },
  },
  {
    ...{ title: 'Rust', page: 'rust', tools: ['cargo'], takesExecutable: true },
    // The page unpacks the binding; its macros are beside it, since there is no registry that has them.
    files: () => [[`vendorclient-${version}.crate`], [`vendorclient-macros-${version}.crate`]],
    env: () => ({
      CARGO_HOME: process.env['CARGO_HOME'] ?? join(homedir(), '.cargo'),
      RUSTUP_HOME: process.env['RUSTUP_HOME'] ?? join(homedir(), '.rustup'),
      ...{ CARGO_TERM_COLOR: 'never', CARGO_PROFILE_DEV_DEBUG: '0', CARGO_INCREMENTAL: '0' },
    }),
    recipes: {
      folder: 'rust',
      build: [
        ...bindBoth('../vendorclient', 'rust', 'src/wallet.rs', 'src/hello_wallet.rs'),
        `sed -i 's|version = "3"|path = "../vendorclient-${version}"|' Cargo.toml`,
        'CARGO_TARGET_DIR=../target cargo build --quiet',
      ],
      run: 'VENDORCLIENT_BINARY=$PWD/../vendorclient CARGO_TARGET_DIR=../target cargo run --quiet --',
    },
    emulated: {
      tools: ['aarch64-linux-gnu-gcc'],
      env: {
        CARGO_BUILD_TARGET: 'aarch64-unknown-linux-gnu',
        CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER: 'aarch64-linux-gnu-gcc',
        CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER: 'emulated',
      },
      replace: [],
    },
  },
  {
    ...{ title: 'Java', page: 'java', tools: ['javac', 'jar', 'mvn'], env: () => ({}) },
    files: (platform) => [
      [`vendorclient-${version}.jar`, `lib/vendorclient-${version}.jar`],
      [`vendorclient-${version}-${platform}.jar`, `lib/vendorclient-${version}-${platform}.jar`],
    ],
    recipes: {
      folder: 'java',
      build: [
        ...bindBoth('../vendorclient/bin/linux-x64/vendorclient', 'java', 'Wallet.java', 'HelloWallet.java'),
        "javac -encoding UTF-8 -cp '../lib/*' -d classes *.java",
      ],
      run: "java -cp 'classes:../lib/*' Recipes",
    },
  },
  {
    ...{ title: 'Kotlin', page: 'kotlin', tools: ['java', 'jar', 'mvn'] },
    files: (platform) => [
      ...['.jar', '.pom', `-${platform}.jar`].map((end) => [`vendorclient-${version}${end}`] as const),
      ...['.jar', '.pom'].map((end) => [`vendorclient-kotlin-${version}${end}`] as const),
    ],
    env: () => ({ MAVEN_OPTS: '-Dkotlin.compiler.daemon=false' }),
    recipes: {
      folder: 'kotlin',
      build: [
        'cp ../pom.xml . && ln -s ../repository repository',
        'mkdir src && mv *.kt src',
        ...bindBoth(
          '../vendorclient/bin/linux-x64/vendorclient',
          'kotlin --package recipes',
          'src/Wallet.kt',
          'src/HelloWallet.kt',
        ),
        'mvn -q kotlin:compile dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory=lib',
      ],
      run: "java -cp 'target/classes:lib/*' recipes.RecipesKt",
    },
  },
  {
    ...{ title: 'C', page: 'c', tools: ['cc', 'cmake', 'pkg-config'], takesExecutable: true, env: () => ({}) },
    files: (platform) => [[`vendorclient-c-${version}-${platform}.tar.gz`]],
    emulated: {
      tools: ['aarch64-linux-gnu-gcc'],
      // The node is emulated, too, and may be slow.
      env: { CC: 'aarch64-linux-gnu-gcc', VENDORCLIENT_CLI_TIMEOUT: '300000' },
      replace: [
        ['$ cc ', '$ aarch64-linux-gnu-gcc '],
        ['$ ./hello', '$ emulated ./hello'],
        ['$ build/hello', '$ emulated build/hello'],
      ],
    },
  },
]

/** Platform tag of the wheel with the program. */
function wheelTag(platform: string): string {
  return platformTag(targets.find(({ name }) => name === platform)!)
}

/** Commands that generate both contracts of the recipes. */
function bindBoth(program: string, language: string, wallet: string, hello: string): string[] {
  return [
    `${program} bind Wallet --lang ${language} --output ${wallet}`,
    `${program} bind HelloWallet --lang ${language} --output ${hello}`,
  ]
}
