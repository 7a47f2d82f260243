import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { type EpisodeResult, isInfrastructure, isOpen } from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { type EpisodeKey, episodesOf, keyOf, runIdOf } from './experiment-spec.ts'
import { finishedRun } from './settle-run.ts'

/** An attempt at an episode that is still to be played. */
export interface Job {
  episode: EpisodeKey
  attempt: number
}

/** How far an experiment is. */
export interface Stock {
  /** What is to be played, in order. */
  jobs: Job[]
  /** Episodes that are done, and how many there are. */
  done: number
  of: number
  /** Complete runs that had no line in results.jsonl yet and have one now. */
  adopted: number
  /** Half-written runs that were put aside. */
  aside: number
}

/** Finds out what is done, what is half done and what is still to do, and sets the folder in order. */
export function takeStock(folder: ExperimentFolder, scoring: Scoring): Stock {
  folder.cutTornLine()
  const results = folder.results()
  const recorded = new Set(results.map(({ run }) => run))
  const attempts = Map.groupBy(results, keyOf)
  const there = new Set(folder.runIds())
  const episodes = episodesOf(folder.spec)
  const stock: Stock = { jobs: [], done: 0, of: episodes.length, adopted: 0, aside: 0 }
  for (const episode of episodes) {
    const lines = [...(attempts.get(keyOf(episode)) ?? [])]
    for (;;) {
      const run = runIdOf(episode, lastAttempt(lines) + 1)
      const found =
        isSettled(lines, folder) || !there.has(run) ? undefined : adopt(folder, episode, lines, scoring)
      if (found === undefined) break
      lines.push(found)
      recorded.add(run)
      stock.adopted++
    }
    if (isSettled(lines, folder)) stock.done++
    else stock.jobs.push({ episode, attempt: lastAttempt(lines) + 1 })
  }
  const leftOver = [...there].filter((run) => !recorded.has(run))
  for (const run of leftOver) folder.putAside(run)
  return { ...stock, aside: leftOver.length }
}

const lastAttempt = (lines: readonly EpisodeResult[]): number =>
  Math.max(0, ...lines.map(({ attempt }) => attempt))

const isSettled = (lines: readonly EpisodeResult[], { spec }: ExperimentFolder): boolean => {
  const counting = lines.filter((line) => !isOpen(line))
  return counting.some((line) => !isInfrastructure(line)) || counting.length > spec.retries
}

/** Gives the next attempt at an episode its line, where its run is complete. */
function adopt(
  folder: ExperimentFolder,
  episode: EpisodeKey,
  lines: readonly EpisodeResult[],
  scoring: Scoring,
): EpisodeResult | undefined {
  const attempt = lastAttempt(lines) + 1
  const run = runIdOf(episode, attempt)
  const state = finishedRun(folder.runs, run, scoring)
  if (state === undefined) return undefined
  const { measured, ...rest } = state
  const line: EpisodeResult = {
    schema: 1,
    ...episode,
    attempt,
    run,
    ...measured,
    ...rest,
    cpuSeconds: null,
  }
  folder.append(line)
  return line
}
