/** A configuration file and its content. */
export interface SettingFile {
  readonly path: string
  /**
   * `user`: `config.json` in the data folder. `project`: `vendorclient.json`, found in the working folder. `named`:
   * given by an option. The three are separate layers: credentials of one never go to the endpoints of another.
   */
  readonly kind: 'user' | 'project' | 'named'
  /** Sections; `{}` if there is no file. */
  readonly values: Readonly<Record<string, unknown>>
}

/** The configuration files of one start, each read once. */
export interface SettingFiles {
  readonly dataFolder: string
  /** Files in order of precedence, the strongest first. */
  readonly files: readonly SettingFile[]
  /** Ignored settings, and why they are ignored. */
  readonly warnings: readonly string[]
}
