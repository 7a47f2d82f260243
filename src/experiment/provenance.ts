import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { packageRoot, packageVersion } from '../core/package-root.ts'
import { promptVersion } from '../model/prompts.ts'
import { type PluginReference, pluginReferenceSchema } from '../plugin/reference.ts'

/** Libraries whose versions determine how bots and the world behave. */
const LIBRARIES = ['mineflayer', 'minecraft-protocol', 'minecraft-data', 'prismarine-physics']

export const provenanceSchema = z.object({
  causalmace: z.string(),
  node: z.string(),
  platform: z.string(),
  libraries: z.record(z.string(), z.string()),
  /** Version of prompts/; missing in runs before 0.2. */
  prompts: z.string().optional(),
  /** Fingerprint of the code and its data, from `codeVersion`; for experiments only. */
  code: z.string().optional(),
  /** Plug-ins that were used. */
  plugins: z.array(pluginReferenceSchema).default([]),
  git: z.object({ commit: z.string(), dirty: z.boolean() }).nullable(),
})
export type Provenance = z.infer<typeof provenanceSchema>

/** The code and machine of a run, needed to repeat it. */
export function provenance(plugins: readonly PluginReference[] = []): Provenance {
  const require = createRequire(import.meta.url)
  const versionOf = (name: string): string => {
    try {
      return (require(`${name}/package.json`) as { version: string }).version
    } catch {
      return 'unknown'
    }
  }
  return {
    causalmace: packageVersion(),
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    libraries: Object.fromEntries(LIBRARIES.map((name) => [name, versionOf(name)])),
    prompts: promptVersion(),
    plugins: [...plugins],
    git: gitState(),
  }
}

let knownGit: { state: Provenance['git'] } | undefined

/** Read once per process, since a process keeps running the code that it has loaded. */
function gitState(): Provenance['git'] {
  knownGit ??= { state: askGit() }
  return knownGit.state
}

function askGit(): Provenance['git'] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: packageRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  try {
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '' }
  } catch {
    return null
  }
}
