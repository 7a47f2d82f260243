import type { Position } from '../../core/position.ts'
import type { Weather } from '../../game/sky.ts'

/** How much a game counter has grown since the start. */
export interface Counter {
  /** A category of vanilla's statistics, or an action that vanilla does not count. */
  readonly category: string
  readonly name: string
  readonly value: number
}

/** Sky light of a cell directly under the open sky. */
export const OPEN_SKY = 15

/** The surroundings of an agent. */
export interface Surroundings {
  readonly dimension: 'overworld' | 'the_nether' | 'the_end'
  /** Sky light at the feet at noon, 0..15. */
  readonly skyLight: number
  /** The first block above the head other than air; absent if none is within sight. */
  readonly roof?: string | undefined
  /** Blocks at the feet and the head, if they are not air. */
  readonly feet?: string | undefined
  readonly head?: string | undefined
  /** Whether the biome has neither rain nor snow. */
  readonly isDry?: boolean | undefined
}

/** Time of day and weather. */
export interface Sky {
  /** Ticks since six in the morning, 0..23999. */
  readonly time: number
  readonly weather: Weather
}

/** A fact about the game, in order of occurrence; `t` is game milliseconds. */
export type Fact =
  | {
      readonly type: 'counters'
      readonly t: number
      readonly agent: string
      readonly counters: readonly Counter[]
    }
  | {
      readonly type: 'items'
      readonly t: number
      readonly agent: string
      readonly items: readonly { readonly item: string; readonly count: number }[]
    }
  | {
      readonly type: 'place'
      readonly t: number
      readonly agent: string
      readonly position: Position
      readonly biome?: string | undefined
      /** Light at the feet, 0..15. */
      readonly light?: number | undefined
      /** Required blocks and mobs nearby. */
      readonly near: readonly string[]
      readonly surroundings?: Surroundings | undefined
      /** Required blocks and mobs in the agent's picture that were in no agent's picture at the start. */
      readonly sighted?: readonly string[] | undefined
    }
  | {
      readonly type: 'block'
      readonly t: number
      readonly position: Position
      readonly name: string
      /** The previous block; absent if it is unknown. */
      readonly from?: string
    }
  /** What an agent holds in its main hand. */
  | { readonly type: 'hand'; readonly t: number; readonly agent: string; readonly item: string | null }
  /** What an agent is looking at, and for how long it has done so (s). */
  | {
      readonly type: 'view'
      readonly t: number
      readonly agent: string
      readonly sees: string
      readonly seconds: number
    }
  | ({ readonly type: 'sky'; readonly t: number } & Sky)
  /** Time has passed. */
  | { readonly type: 'time'; readonly t: number }

/** The position of an agent. */
export type Place = Extract<Fact, { type: 'place' }>
