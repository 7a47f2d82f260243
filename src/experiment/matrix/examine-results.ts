import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { count } from '../../core/count.ts'
import type { Damage } from '../../core/records/damage.ts'
import { type Scorecard, scorecardSchema } from '../../judger/metrics/scorecard.ts'
import { RunFolder } from '../run-folder.ts'
import { runRecordSchema } from '../run-record.ts'
import type { EpisodeResult } from './episode-result.ts'
import { runIdOf, withoutFence } from './experiment-spec.ts'
import { contradictionIn, otherVersion, type ResultsFile, resultOf, type SoundLine } from './results-file.ts'

/** The results of an experiment, checked against the runs that they were measured from. */
export interface Examined {
  /** Results without contradiction. */
  results: EpisodeResult[]
  damages: Damage[]
  /** Results and journals that predate checksums. */
  unproven: number
}

/**
 * Checks each line of results against the scorecard and the journal of its run.
 * @param runs folder of the runs
 * @throws RunFolderError for a line of another version
 */
export function examineResults(path: string, file: ResultsFile, runs: string): Examined {
  const examined: Examined = { results: [], damages: [...file.damages], unproven: 0 }
  for (const sound of file.lines) {
    const place = { file: path, line: sound.line }
    const result = resultOf(sound)
    if (typeof result === 'string') throw otherVersion(path, sound.line, result)
    const run = result.run === null ? NOTHING_WRONG : examineRun(join(runs, result.run), result)
    const contradiction = contradictionIn(result) ?? run.contradiction
    if (contradiction !== undefined) examined.damages.push({ ...place, what: contradiction, lost: LEFT_OUT })
    else examined.results.push(result)
    examined.damages.push(...run.damages)
    if (sound.isUnproven || result.journal?.sum === null) examined.unproven++
  }
  examined.damages.push(...unrecorded(path, file.lines, runs))
  return examined
}

const LEFT_OUT = 'this line is left out'
const KEPT = 'its earlier measurement is still in results.jsonl'

interface ExaminedRun {
  /** Why the result cannot belong to the run. */
  contradiction?: string
  damages: Damage[]
}

const NOTHING_WRONG: ExaminedRun = { damages: [] }

function examineRun(path: string, result: EpisodeResult): ExaminedRun {
  if (!existsSync(join(path, 'journal.jsonl')))
    return { damages: [{ file: path, what: 'the run folder has no journal, or is missing', lost: KEPT }] }
  const folder = RunFolder.open(path)
  const document = folder.document('scorecard')
  const card = 'value' in document ? scorecardSchema.safeParse(document.value).data : undefined
  const contradiction = card === undefined ? undefined : differenceFrom(card, result)
  if (contradiction !== undefined) return { contradiction, damages: [] }
  const damages = [...folder.damages(result.journal ?? undefined)]
  return { damages: damages.map((damage) => ({ ...damage, lost: `${damage.lost}; ${KEPT}` })) }
}

/** The fields in which a result contradicts the scorecard of its run; undefined if there are none. */
function differenceFrom(card: Scorecard, result: EpisodeResult): string | undefined {
  const pairs: [name: string, result: unknown, card: unknown][] = [
    ['journal', result.journal, result.journal === null ? null : (card.journal ?? result.journal)],
    ['completion rate', result.completionRate, card.completionRate?.value ?? null],
    ['time', result.time, card.time],
    ['efficiency', result.efficiency, card.efficiency.paper],
    ['reflection', result.reflection, card.reflection],
    ['tokens', [result.inputTokens, result.outputTokens], [card.model.inputTokens, card.model.outputTokens]],
    // A run whose process crashed at the end is a crash even if its journal shows another outcome.
    ['outcome', result.outcome, result.outcome === 'world_crash' ? result.outcome : card.outcome],
  ]
  const different = pairs.filter(([, one, other]) => !isDeepStrictEqual(one, other)).map(([name]) => name)
  if (different.length === 0) return undefined
  return `it contradicts the scorecard of its run: ${different.join(', ')}`
}

/** Completed runs without a line: the line was lost, or is about to be written. */
function unrecorded(path: string, lines: readonly SoundLine[], runs: string): Damage[] {
  if (!existsSync(runs)) return []
  const recorded = new Set(lines.flatMap(({ attempt }) => [attempt.run, runIdOf(attempt, attempt.attempt)]))
  const lost = readdirSync(runs).filter(
    (run) => !recorded.has(run) && !recorded.has(withoutFence(run)) && hasEnded(join(runs, run)),
  )
  if (lost.length === 0) return []
  const what = `${count(lost.length, 'finished run')} ${lost.length === 1 ? 'has' : 'have'} no line, such as ${lost[0]}`
  return [
    { file: path, what, lost: 'their episodes count as not played; `causalmace resume` adds their lines' },
  ]
}

function hasEnded(path: string): boolean {
  const document = existsSync(join(path, 'journal.jsonl')) ? RunFolder.open(path).content('run') : undefined
  const status = runRecordSchema.safeParse(document).data?.status
  return status === 'finished' || status === 'crashed'
}
