import type { Position } from '../../core/position.ts'

/** Slots of equipment that set-up commands fill. */
export const SLOTS = [
  'armor.head',
  'armor.chest',
  'armor.legs',
  'armor.feet',
  'weapon.mainhand',
  'weapon.offhand',
] as const
export type EquipmentSlot = (typeof SLOTS)[number]

export const WEATHERS = ['clear', 'rain', 'thunder'] as const

/** Times of day by name, in ticks. Vanilla has no `dusk`, but imported files use it. */
export const TIMES: Readonly<Record<string, number>> = {
  day: 1000,
  noon: 6000,
  night: 13_000,
  midnight: 18_000,
}

/** Places are relative to the feet of the agent that the set-up is for. Names have no namespace. */
export type Operation =
  | { readonly kind: 'give'; readonly item: string; readonly count: number; readonly nbt?: string }
  | {
      readonly kind: 'equip'
      readonly slot: EquipmentSlot
      readonly item: string
      readonly count: number
      readonly nbt?: string
    }
  | { readonly kind: 'summon'; readonly entity: string; readonly at: Position; readonly nbt?: string }
  | { readonly kind: 'setblock'; readonly at: Position; readonly block: string; readonly nbt?: string }
  | {
      readonly kind: 'fill'
      readonly from: Position
      readonly to: Position
      readonly block: string
      /** Only these blocks are replaced. */
      readonly only?: string
    }
  | { readonly kind: 'time'; readonly ticks: number }
  | { readonly kind: 'weather'; readonly weather: (typeof WEATHERS)[number] }
  | {
      readonly kind: 'effect'
      readonly effect: string
      readonly seconds: number
      readonly amplifier: number
      readonly hidden: boolean
    }
  | {
      readonly kind: 'tp'
      readonly to: Position
      /** The agent's look direction afterwards: degrees as in commands. Absent: unchanged. */
      readonly facing?: { readonly yaw: number; readonly pitch: number }
    }

/** Problems in a set-up or a task, each found by one check. */
export const FINDINGS = [
  'syntax',
  'unknown_command',
  'unknown_item',
  'unknown_block',
  'unknown_entity',
  'unknown_effect',
  'bad_slot',
  'bad_time',
  'bad_weather',
  'bad_count',
  'too_many_slots',
  'target_given',
  'target_absent',
  'missing_ingredient',
  'missing_station',
  'missing_tool',
  'no_recipe',
  'player_walled_in',
  'out_of_reach',
  'server_rejected',
  'objection',
  'not_solved',
] as const
export type FindingType = (typeof FINDINGS)[number]

/** One problem in a set-up or a task. */
export interface Finding {
  readonly type: FindingType
  /** The observed value, the expected one and the remedy, for people and models. */
  readonly message: string
  /** Index of the faulty command, counted from 0. */
  readonly command?: number
}

/** Every cell of a box, given by any two of its corners. */
export function cellsOf(from: Position, to: Position): Position[] {
  const range = (a: number, b: number) =>
    Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => Math.min(a, b) + i)
  return range(from.y, to.y).flatMap((y) =>
    range(from.z, to.z).flatMap((z) => range(from.x, to.x).map((x) => ({ x, y, z }))),
  )
}
