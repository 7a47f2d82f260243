import { blockOf, type Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import { DAY } from '../protocol/fields.ts'

/** Times of day between which the sun is too low to burn, in ticks. */
const DUSK = 12_542
const DAWN = 23_460
/** Ticks between checks of the sky, and burning time under the open sky. */
const CHECK_INTERVAL = 20
const BURN_TICKS = 160

export function isDay(game: Game): boolean {
  const time = game.dayTime % DAY
  return time < DUSK || time >= DAWN
}

/** A body that burns by day. */
export interface Undead {
  readonly game: Game
  readonly id: number
  readonly age: number
  readonly position: Vec
  readonly size: { readonly height: number }
  readonly traits: { readonly baby: boolean; readonly equipment: ReadonlyMap<number, unknown> }
  ignite(ticks: number): void
}

/** Undead mobs catch fire under the open sky by day, unless it rains or they are in water. */
export function burnInDaylight(mob: Undead): void {
  const { game } = mob
  if ((mob.age + mob.id) % CHECK_INTERVAL !== 0 || mob.traits.baby) return
  if (!isDay(game) || game.weather !== 'clear' || mob.traits.equipment.has(5)) return
  const { x, y, z } = blockOf({ ...mob.position, y: mob.position.y + mob.size.height })
  if (game.light.surface.seesSky(x, y, z)) mob.ignite(BURN_TICKS)
}
