import type { z } from 'zod'
import type { Fact } from './facts.ts'
import type { Joined, Predicate } from './predicate.ts'
import type { GameState } from './state.ts'

/** A part of a predicate that is being tracked. It looks at the game after every fact. */
export interface Tracker {
  /** @param fact the newest fact, already included in the state; undefined at first */
  look(state: GameState, fact?: Fact): void
  /** 0..1; 1 if and only if it is done. */
  readonly score: number
  readonly done: boolean
}

/** A condition that was broken. */
export interface Breach {
  /** Game time (ms). */
  readonly t: number
  /** The agent that broke it, if known. */
  readonly agent?: string
  /** The condition in words, such as "at night". */
  readonly term: string
}

/** The moment at which a part of a predicate begins to count. */
export interface Beginning {
  readonly state: GameState
  /** Whether the part was true just now: a state must end before it counts again. */
  readonly again: boolean
  /** Starts tracking a part. */
  track(part: Predicate, state: GameState, again: boolean): Tracker
  /** Records that a condition was broken. */
  report(breach: Breach): void
}

/** The requirements of a joined predicate on its parts. */
export interface Arrangement {
  readonly parts: readonly Predicate[]
  /** Whether all parts are required, rather than just one. */
  readonly need: 'all' | 'any'
  /** Whether the parts happen in sequence. */
  readonly inOrder: boolean
  /** How many times the whole is required. */
  readonly rounds: number
}

/** A way to join predicates into a larger one. */
export interface PredicateJoin<J extends Joined = Joined> {
  readonly id: J['kind']
  /** Parts that bind more loosely are put in parentheses when the predicate is expressed in words. */
  readonly looseness: number
  schema(part: z.ZodType<Predicate>): z.ZodType<J> & z.core.$ZodTypeDiscriminable
  arrangement(joined: J): Arrangement
  inWords(joined: J, partInWords: (part: Predicate) => string): string
  begin(joined: J, beginning: Beginning): Tracker
}
