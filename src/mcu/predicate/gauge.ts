import type { Position } from '../../core/position.ts'
import { namesTest } from '../../game/names.ts'
import type { Place } from './facts.ts'
import type { GameState } from './state.ts'

/** The progress of a leaf, 0..1, at each look, compared with the moment of its creation. */
export type Gauge = (state: GameState) => number

/** The share of an amount that is done, 0..1. */
export const share = (done: number, of: number): number => Math.max(0, Math.min(1, done / of))

/** A counter of the game: its category, and the names in it, any of which counts. */
export interface CounterTarget {
  readonly category: string
  readonly names: readonly string[]
  /** Growth at which the gauge is at its maximum. */
  readonly amount: number
}

/** Measures how much a counter has grown since the start. */
export function counterGauge(start: GameState, { category, names, amount }: CounterTarget): Gauge {
  const test = namesTest(names)
  const before = start.counted(category, test)
  return (state) => share(state.counted(category, test) - before, amount)
}

/** Each agent's position at the start, or where it was first seen if it joined later. */
export function originsAt(start: GameState): (place: Place) => Position {
  const origins = new Map([...start.places].map(([agent, { position }]) => [agent, position]))
  return ({ agent, position }) => {
    const origin = origins.get(agent)
    if (origin === undefined) origins.set(agent, position)
    return origin ?? position
  }
}
