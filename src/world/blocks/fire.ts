import { neighbour, type Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import { updateAround } from './updates.ts'

/** Ground on which fire is that of souls, and ground on which it never goes out. */
const SOULS: ReadonlySet<string> = new Set(['soul_sand', 'soul_soil'])
const ENDLESS: ReadonlySet<string> = new Set(['netherrack', 'magma_block'])
/** Ticks after which a fire ages, at least and at most, and the age from which it goes out (vanilla FireBlock). */
const AGEING = { least: 30, most: 39 } as const
const OLD = 3

/** Sets fire to an empty place. False if nothing burns there. In a frame of obsidian it becomes a portal. */
export function setFire(game: Game, p: Vec): boolean {
  const { level } = game
  if (!level.contains(p) || level.get(p).stateId !== 0) return false
  const ground = level.get(neighbour(p, 'down'))
  const fire = level.states.encode(SOULS.has(ground.name) ? 'soul_fire' : 'fire')
  level.set(p, fire)
  const burns = level.get(p) === fire
  if (burns && !level.shapes.isSturdy(ground, 'up')) {
    level.set(p, level.states.air)
    return false
  }
  updateAround(game, [p])
  if (burns && fire.name === 'fire' && !ENDLESS.has(ground.name)) burnOut(game, p, 0)
  return true
}

/** Fire ages, and goes out. It does not spread. */
function burnOut(game: Game, p: Vec, age: number): void {
  game.schedule(game.chance.between(AGEING.least, AGEING.most), () => {
    if (game.level.get(p).name !== 'fire') return
    const next = game.rules.get('doFireTick') === true ? age + Math.floor(game.chance.between(0, 2) / 2) : age
    if (next <= OLD) {
      burnOut(game, p, next)
      return
    }
    game.level.set(p, game.level.states.air)
    updateAround(game, [p])
  })
}
