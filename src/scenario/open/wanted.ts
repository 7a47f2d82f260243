import type { Recording } from '../../mcu/predicate/recording.ts'
import { termKind } from '../../mcu/predicate/terms/index.ts'
import { counterOf } from '../../mcu/reward/as-predicate.ts'
import { leavesAskedBy, termsAskedBy } from './leaves-asked-by.ts'
import type { Open } from './open.ts'

/** The facts of a run that the predicates and rewards of a task need. Nothing else is recorded. */
export interface WantedFacts {
  /** Custom statistics by name; all other counters are recorded anyway. */
  readonly custom: ReadonlySet<string>
  /** Names of blocks and mobs to watch for. */
  readonly near: readonly string[]
  /** Names of blocks and mobs that are found by sight. */
  readonly sighted: readonly string[]
  /** When agents' places are recorded. */
  readonly places: 'never' | 'changes' | 'every look'
  /** Whether places include the blocks above and around an agent. */
  readonly surroundings: boolean
  /** Whether to record what agents look at. */
  readonly views: boolean
  /** Whether to record what agents hold. */
  readonly hands: boolean
  /** Whether time of day and weather are recorded. */
  readonly sky: boolean
}

/** Everything that a task asks of its run. */
export function wantedBy({ rewards, ...goals }: Open): WantedFacts {
  const leaves = leavesAskedBy(goals)
  const recordings: Recording[] = [
    ...leaves.map(({ leaf, kind }) => kind.recording(leaf)),
    ...termsAskedBy(goals).map((term) => termKind(term).recording(term)),
  ]
  const rewarded = rewards.flatMap(({ event, objects }) =>
    counterOf(event).category === 'custom' ? objects : [],
  )
  const surroundings = recordings.some((one) => one.surroundings === true)
  const asksForPlaces =
    surroundings ||
    leaves.some(({ kind }) => kind.decidedBy === 'places') ||
    recordings.some(({ places }) => places === true)
  return {
    custom: new Set([...recordings.flatMap(({ custom = [] }) => custom), ...rewarded]),
    near: recordings.flatMap(({ near = [] }) => near),
    sighted: recordings.flatMap(({ sighted = [] }) => sighted),
    places: recordings.some(({ everyLook }) => everyLook)
      ? 'every look'
      : asksForPlaces
        ? 'changes'
        : 'never',
    surroundings,
    views: recordings.some(({ views }) => views === true),
    hands: recordings.some(({ hands }) => hands === true),
    sky: recordings.some(({ sky }) => sky === true),
  }
}
