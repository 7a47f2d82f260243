import type { Outcome } from '../../core/journal/events.ts'
import { labelsOf } from '../matrix/condition.ts'
import { type EpisodeResult, isUndecided } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'

/** Episodes that failed in the same way. */
export interface Failure {
  readonly outcome: Outcome
  /** Code of the model error that ended them, if any. */
  readonly fault: string | null
  /** Why the first of them failed; the other reasons may differ in their numbers. */
  readonly reason: string
  readonly episodes: readonly EpisodeResult[]
  /** Features that most of them, but few other episodes, have in common; the most distinctive first. */
  readonly common: readonly string[]
}

/** Minimum share of a cause's episodes that must have a feature for it to count as common. */
const MOST = 0.8
/** A feature counts as common only if it is this much more frequent than in all episodes. */
const TELLING = 1.5
const MOST_NAMED = 2

/** The failed episodes by cause, the most frequent first. */
export function failuresOf(
  spec: Pick<ExperimentSpec, 'conditions' | 'tasks'>,
  results: readonly EpisodeResult[],
): Failure[] {
  const failed = results.filter((result) => result.outcome !== 'success' && !isUndecided(result))
  const traits = traitsIn(spec)
  return [...Map.groupBy(failed, causeOf).values()]
    .map((episodes) => {
      const [{ outcome, fault, reason }] = episodes as [EpisodeResult, ...EpisodeResult[]]
      return {
        outcome,
        fault,
        reason: firstLine(reason),
        episodes,
        common: inCommon(episodes, results, traits),
      }
    })
    .sort((a, b) => b.episodes.length - a.episodes.length || (causeText(a) < causeText(b) ? -1 : 1))
}

const causeText = ({ outcome, fault, reason }: Pick<Failure, 'outcome' | 'fault' | 'reason'>): string =>
  `${outcome} ${fault} ${reason}`
const causeOf = ({ outcome, fault, reason }: EpisodeResult): string =>
  causeText({ outcome, fault, reason: kindOf(reason) })

/** Reasons that differ only in numbers and lists count as the same. */
const kindOf = (reason: string): string => firstLine(reason).replaceAll(/\d+(\.\d+)?(, \d+)*/g, '…')

const firstLine = (reason: string): string => reason.split('\n')[0] ?? ''

type Traits = (result: EpisodeResult) => readonly string[]

/** The values that an episode has for the factors that the experiment varies. */
function traitsIn({ conditions, tasks }: Pick<ExperimentSpec, 'conditions' | 'tasks'>): Traits {
  const names = labelsOf(conditions)
  const byId = new Map(tasks.map((task) => [task.id, task]))
  return ({ condition, task, seed }) => {
    const { kind, labels = [] } = byId.get(task) ?? {}
    return [
      `task ${task}`,
      `condition ${names.get(condition) ?? condition}`,
      `seed ${seed}`,
      ...(kind === undefined ? [] : [`scenario ${kind}`]),
      ...labels.map(({ system, value }) => `${system} ${value}`),
    ]
  }
}

function inCommon(
  episodes: readonly EpisodeResult[],
  all: readonly EpisodeResult[],
  traits: Traits,
): string[] {
  if (episodes.length < 2) return []
  const within = frequencies(episodes, traits)
  const overall = frequencies(all, traits)
  return [...within]
    .map(([trait, n]) => ({
      trait,
      n,
      share: n / episodes.length,
      usual: (overall.get(trait) ?? 0) / all.length,
    }))
    .filter(({ share, usual }) => share >= MOST && share >= TELLING * usual)
    .sort((a, b) => a.usual - b.usual || (a.trait < b.trait ? -1 : 1))
    .slice(0, MOST_NAMED)
    .map(({ trait, n }) => (n === episodes.length ? `all: ${trait}` : `${n} of ${episodes.length}: ${trait}`))
}

function frequencies(episodes: readonly EpisodeResult[], traits: Traits): Map<string, number> {
  const found = new Map<string, number>()
  for (const episode of episodes)
    for (const trait of new Set(traits(episode))) found.set(trait, (found.get(trait) ?? 0) + 1)
  return found
}
