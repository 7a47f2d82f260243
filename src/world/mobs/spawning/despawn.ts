import type { Game } from '../../game.ts'
import { distance } from '../../geometry.ts'
import { Mob } from '../index.ts'
import { isFleeting } from './kinds.ts'

/** Blocks from the nearest player beyond which mobs are gone at once, and within which they stay (vanilla). */
export const FAR = 128
const NEAR = 32
/** Ticks without anybody near after which a mob goes by chance, and the chance a tick. */
const LONELY = 600
const ODDS = 800

const lonely = new WeakMap<Mob, number>()

/** Monsters go when no player is near (vanilla Mob.checkDespawn); animals and what is kept stay. */
export function despawn(game: Game): void {
  const near = game.players.filter(({ inPlay, gameMode }) => inPlay && gameMode !== 'spectator')
  if (near.length === 0) return
  for (const mob of game.entities.values()) {
    if (!(mob instanceof Mob) || mob.traits.persistent || !isFleeting(mob.kind)) continue
    const away = Math.min(...near.map(({ position }) => distance(position, mob.position)))
    const ticks = away < NEAR ? 0 : (lonely.get(mob) ?? 0) + (mob.traits.noAi ? 0 : 1)
    lonely.set(mob, ticks)
    if (away > FAR || (ticks > LONELY && away > NEAR && game.spawnChance.oneIn(ODDS))) game.removeEntity(mob)
  }
}
