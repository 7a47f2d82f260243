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

/** Which code and plug-ins would play now, with the fingerprint of the code. */
export const versionsNow = (plugins: readonly PluginReference[]): Provenance => ({
  ...provenance(plugins),
  code: codeVersion(),
})

/** What the latest episodes of an experiment were played with, as its specification says. */
const playedWith = ({ versions, taskHashes, mixed = [] }: ExperimentSpec): PlayedWith =>
  mixed.at(-1) ?? { versions, taskHashes }

/** The plug-ins that the latest episodes of an experiment were played with. */
export const latestPlugins = (spec: ExperimentSpec): readonly PluginReference[] =>
  spec.mixed?.at(-1)?.versions.plugins ?? spec.plugins

/** The hashes of the task files of an experiment as they are now. */
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
 * Compares what an experiment was played with so far with what it would be played with now.
 * @param allow whether both may be mixed; the difference is then recorded
 * @returns what to record; undefined where nothing differs
 * @throws UsageError saying what differs, and what to do
 */
export function mixtureOf(
  folder: ExperimentFolder,
  { plugins, allow, now }: { plugins: readonly PluginReference[]; allow: boolean; now: Date },
): Mixed | undefined {
  const current = { versions: versionsNow(plugins), taskHashes: hashesIn(folder) }
  const differences = differencesBetween(playedWith(folder.spec), current)
  if (differences.length === 0) return undefined
  if (allow) return { at: now.toISOString(), differences, ...current }
  throw new UsageError(`${folder.path} was played with something else so far: ${differences.join('; ')}.`, {
    hint: `Put it back as it was (git checkout, the plug-in, the task file), or mix both with \`causalmace resume ${shellWord(folder.path)} --mixed\`: every table then says so.`,
  })
}
