import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { JournalError, RunFolderError } from '../../core/errors.ts'
import { foldedJournal } from '../../core/journal/fold.ts'
import { finalSeal } from '../../core/journal/reader.ts'
import type { Damage } from '../../core/records/damage.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { RunFolder } from '../run-folder.ts'
import {
  type EpisodeResult,
  episodeResultSchema,
  isOpen,
  type Measured,
  measuredFold,
  measuredSchema,
  nothingMeasured,
} from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { OwnResults } from './own-results.ts'
import { readResultsFile, resultOf, type SoundLine } from './results-file.ts'

/** The outcome of rescoring an experiment. */
export interface Rescored {
  results: EpisodeResult[]
  /** Results whose numbers changed. */
  changed: number
  /** Lines and runs that could not be scored again, and what happens to them. */
  damages: Damage[]
}

/**
 * Rescores every run of an experiment and rewrites results.jsonl and the scorecards, whatever their version. A run that is
 * missing or damaged keeps the result that was measured from it. A damaged line is left out, and `resume` writes a new one for
 * its run; the original file is kept.
 * @throws RunFolderError if another process is working on the experiment
 */
export async function rescoreExperiment(folder: ExperimentFolder, scoring: Scoring): Promise<Rescored> {
  const claim = await folder.claim()
  try {
    const path = folder.file('results.jsonl')
    const before = readResultsFile(path)
    const rescored: Rescored = { results: [], changed: 0, damages: [...before.damages] }
    for (const line of before.lines) {
      const { result, damage } = scoredAgain(line, { path, runs: folder.runs, scoring })
      if (damage !== undefined) rescored.damages.push(damage)
      if (result !== undefined) rescored.results.push(result)
      if (result !== undefined && !isSameMeasure(result, line)) rescored.changed++
      // Other processes must see that this one is alive.
      await setImmediate()
    }
    if (before.damages.length > 0 || rescored.results.length < before.lines.length) keepCopy(path)
    new OwnResults(folder, claim, rescored.results).close()
    return rescored
  } finally {
    claim.release()
  }
}

interface Sources {
  path: string
  runs: string
  scoring: Scoring
}

/** The result of a line, measured again if its run is sound; otherwise the problems of the line or run. */
function scoredAgain(
  line: SoundLine,
  { path, runs, scoring }: Sources,
): { result?: EpisodeResult; damage?: Damage } {
  const { attempt, content } = line
  if (attempt.run === null)
    return { result: episodeResultSchema.parse({ ...nothingMeasured(''), ...content }) }
  const before = resultOf(line)
  try {
    const folder = RunFolder.open(join(runs, attempt.run))
    const { value, end } = foldedJournal(measuredFold(scoring), folder.events(attempt.journal ?? undefined))
    folder.writeScorecard(value.scorecard, finalSeal(end))
    const measured = typeof before === 'string' ? value.measured : asRunnerSaw(value.measured, before)
    return { result: { ...attempt, ...measured, journal: end.seal } }
  } catch (error) {
    const isRunAtFault = error instanceof JournalError || error instanceof RunFolderError
    if (!isRunAtFault) throw error
    if (typeof before !== 'string')
      return { result: before, damage: damageOf(error, join(runs, attempt.run)) }
    return {
      damage: {
        file: path,
        line: line.line,
        what: `${before}; ${error.message}`,
        lost: 'this line is left out',
      },
    }
  }
}

/** Facts that only the runner knew: whether the process crashed at the end, and whether the episode stays open. */
const asRunnerSaw = (measured: Measured, before: EpisodeResult): Measured => ({
  ...measured,
  ...(before.outcome === 'world_crash' ? { outcome: before.outcome, reason: before.reason } : {}),
  ...(isOpen(before) ? { fault: before.fault } : {}),
})

function damageOf(error: JournalError | RunFolderError, run: string): Damage {
  const damage = error instanceof JournalError ? error.damage : undefined
  const { file, what, lost, ...place } = damage ?? {
    file: run,
    what: error.message,
    lost: 'it is not scored again',
  }
  return { file, ...place, what, lost: `${lost}; its result stays as it was measured` }
}

/** Whether numbers are unchanged. A measure or checksum that an older line lacks does not count as a change. */
const isSameMeasure = (result: EpisodeResult, { content }: SoundLine): boolean => {
  const before = measuredSchema.safeParse(content).data
  const now = measuredSchema.parse(result)
  const measures = (Object.keys(now) as (keyof Measured)[]).filter((name) => Object.hasOwn(content, name))
  return before !== undefined && measures.every((name) => isDeepStrictEqual(now[name], before[name]))
}

/** Keeps the original results.jsonl next to the new one. */
function keepCopy(path: string): void {
  const nameOf = (n: number) => path.replace(/\.jsonl$/, `.damaged-${n}.jsonl`)
  let n = 1
  while (existsSync(nameOf(n))) n++
  copyFileSync(path, nameOf(n))
}
