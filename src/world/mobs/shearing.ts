import { COLOURS } from './kinds.ts'
import type { Mob } from './mob.ts'

const WOOL_LOW = 1
const WOOL_HIGH = 3

/** Shears a sheep. False if it has no wool, or is no sheep. */
export function shearSheep(mob: Mob): boolean {
  const { game, traits } = mob
  if (mob.kind !== 'sheep' || traits.sheared || traits.baby) return false
  traits.sheared = true
  game.sendMetadata(mob)
  const count = game.mobChance.between(WOOL_LOW, WOOL_HIGH)
  for (let i = 0; i < count; i++) mob.drop(`${COLOURS[traits.colour ?? 0]}_wool`, 1)
  return true
}
