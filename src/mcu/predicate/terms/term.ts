import type { z } from 'zod'
import type { NameSort } from '../../../game/data/names-of-sort.ts'
import type { Counter, Place, Sky } from '../facts.ts'
import type { LeafSchema } from '../leaf.ts'
import type { Recording } from '../recording.ts'
import type { GameState } from '../state.ts'

/** The state of an agent at the moment of an action. */
export interface Moment {
  readonly place: Place | undefined
  /** Item in the main hand; null for an empty hand, undefined while unknown. */
  readonly hand: string | null | undefined
  readonly sky: Sky | undefined
  /**
   * The counters that have grown, each with its increase, which represent the action itself. Empty for actions without a counter.
   */
  readonly grown: readonly Counter[]
}

interface BaseSpec<S extends LeafSchema> {
  readonly id: z.output<S>['kind']
  readonly schema: S
  /** The kind of names in its fields. Default: none. */
  readonly names?: Readonly<Record<string, NameSort>>
  /** Data to record during a run. */
  recording(term: z.output<S>): Recording
  /** Whether it depends on data that only the embedded world counts. */
  readonly needsDeeds?: (term: z.output<S>) => boolean
  /** The condition as it follows a goal: "at night". */
  inWords(term: z.output<S>): string
}

/** A condition on the moment of each action: actions do not count while it does not hold. */
interface DeedSpec<S extends LeafSchema> extends BaseSpec<S> {
  readonly scope: 'deed'
  holds(term: z.output<S>, moment: Moment): boolean
}

/** A condition on the whole time that a part takes: once broken, the part can no longer be done. */
interface RunSpec<S extends LeafSchema> extends BaseSpec<S> {
  readonly scope: 'run'
  /** Starts watching. @returns a function, called after every fact, that tells whether it is broken */
  watch(term: z.output<S>, start: GameState): (state: GameState) => boolean
}

/** The complete definition of one kind of condition. */
export type TermKind<S extends LeafSchema = LeafSchema> = DeedSpec<S> | RunSpec<S>

/** Completes a kind of condition. */
export const defineTerm = <S extends LeafSchema>(kind: TermKind<S>): TermKind<S> => kind
