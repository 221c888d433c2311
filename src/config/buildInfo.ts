/** Facts about this build. The build inserts its number; the rest is generated from the lock file. */
import packageJson from '../../package.json' with { type: 'json' }
import dependencies from './dependencies.generated.json' with { type: 'json' }

declare const VENDORCLIENT_BUILD_NUMBER: number | undefined

export const buildInfo = {
  version: packageJson.version,
  buildNumber: typeof VENDORCLIENT_BUILD_NUMBER === 'undefined' ? 0 : VENDORCLIENT_BUILD_NUMBER,
  dependencies: dependencies as readonly { name: string; git_commit: string }[],
}
