import { relative } from 'node:path'

/** The kind of place a command line was started from. */
export interface Started {
  /** Variables that npm sets for the scripts it runs. */
  env: Readonly<Record<string, string | undefined>>
  /** The file that Node was given. */
  script: string
  folder: string
}

/** How `causalmace` is typed where this process was started: through npm, npx, by name, or as a source file. */
export function ownCommand({ env, script, folder }: Started): string {
  if (env.npm_command === 'exec') return 'npx causalmace'
  if (env.npm_lifecycle_event !== undefined && env.npm_package_name === 'causalmace')
    return 'npm run causalmace --'
  return script.endsWith('main.ts') ? `node ${relative(folder, script)}` : 'causalmace'
}

/**
 * Texts name commands as `causalmace VERB …`; this rewrites them to the form that works where the process was started. @param
 * verbs the existing commands, so that other sentences about causalmace stay unchanged
 */
export function asTypedHere(verbs: readonly string[], started: Started): (text: string) => string {
  const command = ownCommand(started)
  const named = new RegExp(`(?<![\\w/@.-])causalmace (?=(?:${verbs.join('|')}|--help)\\b)`, 'g')
  return (text) => (command === 'causalmace' ? text : text.replaceAll(named, () => `${command} `))
}
