import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { type EpisodeResult, isInfrastructure, isOpen } from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { type EpisodeKey, episodesOf, keyOf, runIdOf, withoutFence } from './experiment-spec.ts'
import type { OwnResults } from './own-results.ts'
import { RESULT_SCHEMA } from './results-file.ts'
import { finishedRun } from './settle-run.ts'

/** A remaining attempt at an episode. */
export interface Job {
  episode: EpisodeKey
  attempt: number
  /** The attempt after which an infrastructure fault is final. */
  lastAttempt: number
}

/** Outcomes and codes of faults whose episodes are played again although they are settled. */
export type Again = ReadonlySet<string>

/** Progress of an experiment. */
export interface Stock {
  /** Remaining attempts, in order. */
  jobs: Job[]
  /** Number of finished episodes, and their total number. */
  done: number
  of: number
  /** Complete runs that had no line in results.jsonl and now have one. */
  adopted: number
  /** Incomplete runs that were moved away. */
  aside: number
}

/**
 * Determines which episodes are done, incomplete or remaining, and cleans up the folder. @param again settled faults to play
 * again
 */
export function takeStock(
  folder: ExperimentFolder,
  own: OwnResults,
  scoring: Scoring,
  again: Again = new Set(),
): Stock {
  const results = folder.recorded()
  const recorded = new Set(results.map(({ run }) => run))
  const attempts = Map.groupBy(results, keyOf)
  const there = folder.runIds()
  const byAttempt = Map.groupBy(there, withoutFence)
  const episodes = episodesOf(folder.spec)
  const stock: Stock = { jobs: [], done: 0, of: episodes.length, adopted: 0, aside: 0 }
  for (const episode of episodes) {
    const lines = [...(attempts.get(keyOf(episode)) ?? [])]
    for (;;) {
      if (isSettled(lines, folder)) break
      const attempt = lastAttempt(lines) + 1
      const runs = byAttempt.get(runIdOf(episode, attempt)) ?? []
      const adopted = adopt(folder, { episode, attempt, runs }, scoring)
      if (adopted === undefined) break
      own.append(adopted)
      lines.push(adopted)
      recorded.add(adopted.run)
      stock.adopted++
    }
    const job = jobOf(episode, lines, { folder, again })
    if (job === undefined) stock.done++
    else stock.jobs.push(job)
  }
  const leftOver = there.filter((run) => !recorded.has(run))
  for (const run of leftOver) folder.putAside(run)
  return { ...stock, aside: leftOver.length }
}

/** The attempt that remains at an episode; undefined if it is done. */
function jobOf(
  episode: EpisodeKey,
  lines: readonly EpisodeResult[],
  { folder, again }: { folder: ExperimentFolder; again: Again },
): Job | undefined {
  const attempt = lastAttempt(lines) + 1
  const { retries } = folder.spec
  if (!isSettled(lines, folder)) return { episode, attempt, lastAttempt: Math.max(attempt, retries + 1) }
  return isWantedAgain(lines, again) ? { episode, attempt, lastAttempt: attempt + retries } : undefined
}

const lastAttempt = (lines: readonly EpisodeResult[]): number =>
  Math.max(0, ...lines.map(({ attempt }) => attempt))

const isSettled = (lines: readonly EpisodeResult[], { spec }: ExperimentFolder): boolean => {
  const counting = lines.filter((line) => !isOpen(line))
  return counting.some((line) => !isInfrastructure(line)) || counting.length > spec.retries
}

/** For an outcome, the episodes that ended with an infrastructure fault; for a code, all episodes that ended with it. */
function isWantedAgain(lines: readonly EpisodeResult[], again: Again): boolean {
  const last = lines.findLast(({ attempt }) => attempt === lastAttempt(lines))
  if (last === undefined) return false
  return (again.has(last.outcome) && isInfrastructure(last)) || (last.fault !== null && again.has(last.fault))
}

/** The result of an attempt at an episode, if one of its runs is complete. */
function adopt(
  folder: ExperimentFolder,
  { episode, attempt, runs }: Omit<Job, 'lastAttempt'> & { runs: readonly string[] },
  scoring: Scoring,
): EpisodeResult | undefined {
  for (const run of runs) {
    const state = finishedRun(folder.runs, run, scoring)
    if (state === undefined) continue
    const { measured, startedAt, ...rest } = state
    const mixed = (folder.spec.mixed ?? []).filter(({ at }) => at <= startedAt).length
    return { schema: RESULT_SCHEMA, ...episode, attempt, run, ...measured, ...rest, mixed, cpuSeconds: null }
  }
  return undefined
}
