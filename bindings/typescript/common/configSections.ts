import type { ClientConfig } from '../generated/types/client.ts'
import type { OptionNames } from './checkOptions.ts'

/** Sections of the configuration, instead of `config` or in addition to it. */
type ConfigSections = { readonly [Name in (typeof SECTIONS)[number]]?: ClientConfig[Name] | undefined }

/** Options with a configuration. */
export interface WithConfig extends ConfigSections {
  /** Configuration of the client. Fields that you omit are taken from the environment, from files, or from the defaults. */
  readonly config?: ClientConfig | undefined
}

const SECTIONS = ['network', 'crypto', 'abi', 'boc', 'proofs'] as const

export const CONFIG_OPTIONS: OptionNames<WithConfig> = {
  config: true,
  network: true,
  crypto: true,
  abi: true,
  boc: true,
  proofs: true,
}

/** The configuration in the options. */
export function configOf(options: WithConfig): ClientConfig | undefined {
  const sections = SECTIONS.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]]))
  return sections.length === 0 ? options.config : { ...options.config, ...Object.fromEntries(sections) }
}
