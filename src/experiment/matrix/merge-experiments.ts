import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { UsageError } from '../../core/errors.ts'
import { nothingSpent } from '../../model/allowance/allowance.ts'
import { sumOf } from '../../model/tally.ts'
import type { EpisodeResult } from './episode-result.ts'
import { ExperimentFolder } from './experiment-folder.ts'
import { joinKnowledge } from './experiment-knowledge.ts'
import { type ExperimentSpec, keyOf } from './experiment-spec.ts'
import { OwnResults } from './own-results.ts'
import { noteSpent, spentIn } from './spending.ts'

/** Fields that differ between shards of the same experiment. */
type Particular = 'id' | 'title' | 'shard' | 'createdAt' | 'versions' | 'notApplicable' | 'mixed'

/**
 * Joins the shards of an experiment into one folder with all their runs. Shards that are missing or not finished leave their
 * episodes open, which `resume` plays.
 * @throws UsageError for folders that are not shards of the same experiment, or were played with different code; RunFolderError
 * if one cannot be read, or the new one exists
 */
export async function mergeExperiments(
  shards: readonly ExperimentFolder[],
  root: string,
  id: string,
): Promise<{ folder: ExperimentFolder; missing: number[] }> {
  const [first] = shards
  if (first === undefined)
    throw new UsageError('No shard was given.', { hint: 'Name the folders of shards.' })
  for (const shard of shards) refuseOther(first, shard)
  const of = first.spec.shard?.of ?? 1
  const parts = shards.map(({ spec }) => spec.shard?.part)
  const twice = parts.find((part, index) => parts.indexOf(part) < index)
  if (twice !== undefined)
    throw new UsageError(`Shard ${twice} of ${of} is named twice.`, { hint: 'Name each shard once.' })
  const { shard: _shard, mixed: _mixed, ...whole } = first.spec
  const textIn = (file: string | undefined) => readFileSync(first.file(file ?? ''), 'utf8')
  const sources = first.spec.tasks.map(({ from, file, teams = {} }) => ({
    from,
    text: textIn(file),
    textFor: (agents: number) => textIn(teams[agents]),
  }))
  const folder = ExperimentFolder.create(root, { ...whole, id }, sources)
  const claim = await folder.claim()
  try {
    const results = new OwnResults(folder, claim)
    joinKnowledge(folder, shards)
    for (const shard of shards) takeOver(folder, shard, results)
    results.close()
  } finally {
    claim.release()
  }
  noteSpent(
    folder,
    shards.map(spentIn).reduce(
      (sum, spent) => ({
        ...sumOf(sum, spent),
        calls: sum.calls + spent.calls,
        cost: sum.cost + spent.cost,
      }),
      nothingSpent(),
    ),
  )
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((part) => !parts.includes(part))
  return { folder, missing }
}

/** @throws UsageError */
function refuseOther(first: ExperimentFolder, shard: ExperimentFolder): void {
  const { spec } = shard
  if (spec.shard === undefined)
    throw new UsageError(`${shard.path} is no shard.`, {
      hint: 'Shards are played with --shard 1/8, --shard 2/8 …',
    })
  if (!isDeepStrictEqual(sharedBy(first.spec), sharedBy(spec)) || first.spec.shard?.of !== spec.shard.of)
    throw new UsageError(`${shard.path} is not of the same experiment as ${first.path}.`, {
      hint: 'Shards must have the same conditions, tasks, seeds, settings and number of shards.',
    })
  const [one, other] = [first, shard].map(({ spec: { versions } }) => [
    versions?.causalmace,
    versions?.git?.commit,
  ])
  if (!isDeepStrictEqual(one, other))
    throw new UsageError(`${shard.path} was played with other code than ${first.path}.`, {
      hint: 'Play it again with the same version.',
    })
}

function sharedBy(spec: ExperimentSpec): Omit<ExperimentSpec, Particular> {
  const {
    id: _i,
    title: _t,
    shard: _s,
    createdAt: _c,
    versions: _v,
    notApplicable: _n,
    mixed: _m,
    ...shared
  } = spec
  return shared
}

/** Copies a shard's runs and results, and the record of its mixed versions. */
function takeOver(folder: ExperimentFolder, shard: ExperimentFolder, results: OwnResults): void {
  const before = folder.spec.mixed?.length ?? 0
  for (const mixture of shard.spec.mixed ?? []) folder.mix(mixture)
  for (const { mixed, ...result } of copyRuns(folder, shard))
    results.append({ ...result, mixed: mixed === 0 ? 0 : before + mixed })
  for (const cell of shard.spec.notApplicable ?? []) folder.leaveOut(cell)
}

/** Runs are copied first: a line without its run would be worse than a run without its line. @returns the lines */
function copyRuns(folder: ExperimentFolder, shard: ExperimentFolder): EpisodeResult[] {
  const there = new Set(folder.results().map(attemptOf))
  const news = shard.results().filter((result) => !there.has(attemptOf(result)))
  const sheets = 'calibrations.json'
  if (existsSync(shard.file(sheets))) cpSync(shard.file(sheets), folder.file(sheets))
  for (const { run } of news)
    if (run !== null && existsSync(join(shard.runs, run)))
      cpSync(join(shard.runs, run), join(folder.runs, run), { recursive: true })
  return news
}

const attemptOf = (result: EpisodeResult): string => `${keyOf(result)} ${result.attempt}`
