import { FACES, neighbour, type Vec } from '../geometry.ts'
import type { Blocks } from '../kernel/blocks/behaviour.ts'
import type { BlockState, StateProperties } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import { isBesideFuel, isFlammable } from './flammable.ts'
import { updateAround } from './updates.ts'

/** Ground on which fire is soul fire. */
const SOULS: ReadonlySet<string> = new Set(['soul_sand', 'soul_soil'])

/** Whether fire can exist in a cell: on top of a full block, or next to something that burns. */
export const burnsAt = (level: Blocks, p: Vec, { name }: BlockState): boolean => {
  const ground = level.get(neighbour(p, 'down'))
  if (name === 'soul_fire') return SOULS.has(ground.name)
  return level.shapes.isSturdy(ground, 'up') || isBesideFuel(level, p)
}

/**
 * The sides at which fire clings to burning blocks; none on the ground (vanilla
 * FireBlock.getStateForPlacement).
 */
export function sidesOfFire(level: Blocks, p: Vec, { name }: BlockState): StateProperties {
  if (name !== 'fire') return {}
  const ground = level.get(neighbour(p, 'down'))
  const stands = isFlammable(ground) || level.shapes.isSturdy(ground, 'up')
  return Object.fromEntries(
    FACES.filter((face) => face !== 'down').map((face) => [
      face,
      !stands && isFlammable(level.get(neighbour(p, face))),
    ]),
  )
}

/** Sets fire to an empty cell. Returns false if nothing can burn there. In an obsidian frame, the fire becomes a portal. */
export function setFire(game: Game, p: Vec, age = 0): boolean {
  const { level } = game
  if (!level.contains(p) || level.get(p).stateId !== 0) return false
  const ground = level.get(neighbour(p, 'down'))
  const fire = SOULS.has(ground.name)
    ? level.states.encode('soul_fire')
    : level.states.encode('fire', { age })
  // an obsidian frame may hang in the air
  level.set(p, fire)
  const burns = level.get(p) === fire
  if (burns && !burnsAt(level, p, fire)) {
    level.set(p, level.states.air)
    return false
  }
  updateAround(game, [p])
  return true
}
