import type { z } from 'zod'
import type { NameSort } from '../../game/data/names-of-sort.ts'
import type { GameVersion } from '../../game/version.ts'
import type { RewardCounter } from '../reward/rule.ts'
import type { GoalFinding, GoalScene } from '../verify/goal-scene.ts'
import type { Deed } from './deed.ts'
import type { Gauge } from './gauge.ts'
import type { LeafSchema } from './leaf.ts'
import type { Recording } from './recording.ts'
import type { GameState } from './state.ts'
import type { PlanScene, Way } from './way.ts'

/**
 * The evidence that decides a leaf. Every server reports `statistics`, only the embedded world counts `deeds`; `items`, `blocks`
 * and `places` are observed.
 */
export type Evidence = 'statistics' | 'deeds' | 'items' | 'blocks' | 'places'

/** The complete definition of one kind of leaf. Omitted parts do not apply to it. */
export interface PredicateKindSpec<S extends LeafSchema> {
  readonly id: z.output<S>['kind']
  readonly schema: S
  /** Whether it describes a state that may end, rather than a completed action. Default: a completed action. */
  readonly isState?: boolean
  readonly decidedBy: Evidence
  /** The kind of names in its fields. Default: none. */
  readonly names?: Readonly<Record<string, NameSort>>
  recording?(leaf: z.output<S>): Recording
  /** Starts measuring the leaf. */
  gauge(leaf: z.output<S>, start: GameState): Gauge
  /** The leaf as a goal, such as "craft 3 ladder". */
  inWords(leaf: z.output<S>): string

  /** Ways to make it true in a scene, the best first. Default: no action is known for it. */
  ways?(leaf: z.output<S>, scene: PlanScene): readonly Way[]
  /** The amount to be done, in the unit of `share`. Default: the leaf's count, or 1. */
  amount?(leaf: z.output<S>): number
  /** How much an action contributes: items, blocks, mobs or uses. Default: 0. @param version of the game */
  share?(leaf: z.output<S>, deed: Deed, version: GameVersion): number

  /** Requirements that a scene does not meet. Items that it takes from the supplies are unavailable to other leaves. */
  check?(leaf: z.output<S>, scene: GoalScene): readonly GoalFinding[]
  /** Describes the fact that fulfils it from the start; undefined if there is none. */
  given?(leaf: z.output<S>, scene: GoalScene): string | undefined
  /** Names of the blocks and mobs in the scene that the predicate needs: they must survive the set-up. */
  targets?(leaf: z.output<S>): readonly string[]
  /** Whether it takes materials, and whether it builds with them. */
  readonly uses?: 'materials' | 'building materials'

  /** The same in MineStudio's rewards. */
  readonly reward?: RewardCounter<z.output<S>>
}

/** A kind of leaf, with all its parts. */
export type PredicateKind<S extends LeafSchema = LeafSchema> = PredicateKindSpec<S> &
  Required<
    Pick<PredicateKindSpec<S>, 'recording' | 'ways' | 'amount' | 'share' | 'check' | 'given' | 'targets'>
  > & {
    readonly isState: boolean
  }

/** Completes a kind of leaf with defaults for omitted parts. */
export const definePredicateKind = <S extends LeafSchema>(spec: PredicateKindSpec<S>): PredicateKind<S> => ({
  isState: false,
  recording: () => ({}),
  ways: () => [],
  amount: (leaf) => ('count' in leaf && typeof leaf.count === 'number' ? leaf.count : 1),
  share: () => 0,
  check: () => [],
  given: () => undefined,
  targets: () => [],
  ...spec,
})
