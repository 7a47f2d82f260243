import type { Position } from '../../core/position.ts'

/** A counter of the game as it stands since the start. */
export interface Counter {
  /** A category of vanilla's statistics, or a deed. */
  readonly category: string
  readonly name: string
  readonly value: number
}

/** Something that became known of the game, in the order in which it happened; `t` is game milliseconds. */
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
      /** Wanted blocks and mobs that are close. */
      readonly near: readonly string[]
    }
  | { readonly type: 'block'; readonly t: number; readonly position: Position; readonly name: string }
  /** Time has passed. */
  | { readonly type: 'time'; readonly t: number }

/** Where an agent is. */
export type Place = Extract<Fact, { type: 'place' }>
