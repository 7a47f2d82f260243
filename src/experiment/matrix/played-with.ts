import { existsSync, readFileSync } from 'node:fs'
import { UsageError } from '../../core/errors.ts'
import { shellWord } from '../../core/shell-word.ts'
import type { PluginReference } from '../../plugin/reference.ts'
import { codeVersion } from '../pool/code-version.ts'
import { type Provenance, provenance } from '../provenance.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { differencesBetween, type Mixed, type PlayedWith } from './mixed.ts'
import { taskHash } from './task-hash.ts'

/** The current code and plug-ins, with the fingerprint of the code. */
export const versionsNow = (plugins: readonly PluginReference[]): Provenance => ({
  ...provenance(plugins),
  code: codeVersion(),
})

/** Code, plug-ins and tasks of the latest episodes of an experiment, from its specification. */
const playedWith = ({ versions, taskHashes, mixed = [] }: ExperimentSpec): PlayedWith =>
  mixed.at(-1) ?? { versions, taskHashes }

/** The plug-ins that the latest episodes of an experiment were played with. */
export const latestPlugins = (spec: ExperimentSpec): readonly PluginReference[] =>
  spec.mixed?.at(-1)?.versions.plugins ?? spec.plugins

/** The current hashes of an experiment's task files. */
function hashesIn(folder: ExperimentFolder): Record<string, string> {
  const files = folder.spec.tasks.flatMap(({ file, teams = {} }) => [file, ...Object.values(teams)])
  return Object.fromEntries(
    files.flatMap((file) => {
      const path = folder.file(file)
      return existsSync(path) ? [[file, taskHash(readFileSync(path, 'utf8'))]] : []
    }),
  )
}

/**
 * Compares the code, plug-ins and tasks of an experiment's earlier episodes with the current ones. @param allow whether they may
 * be mixed; the difference is then recorded @returns the record; undefined if nothing differs @throws UsageError listing the
 * differences and what to do about them
 */
export function mixtureOf(
  folder: ExperimentFolder,
  { plugins, allow, now }: { plugins: readonly PluginReference[]; allow: boolean; now: Date },
): Mixed | undefined {
  const current = { versions: versionsNow(plugins), taskHashes: hashesIn(folder) }
  const differences = differencesBetween(playedWith(folder.spec), current)
  if (differences.length === 0) return undefined
  if (allow) return { at: now.toISOString(), differences, ...current }
  throw new UsageError(
    `${folder.path} was played with other code, plug-ins or tasks: ${differences.join('; ')}.`,
    {
      hint: `Restore the earlier state (git checkout, the plug-in, the task file), or mix both with \`causalmace resume ${shellWord(folder.path)} --mixed\`: every table then says so.`,
    },
  )
}
