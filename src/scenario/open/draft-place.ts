import { DEEP_GROUND, type GameVersion, superflatGround } from '../../game/version.ts'
import type { Ground } from '../../mcu/scene/ground.ts'
import type { TaskDraftBase } from '../../task/task-file.ts'

/** The place in which composed tasks are played: flat, and wide enough for every scene. */
const ARENA = { min: [-16, -60, -16], max: [20, -44, 20], spawn: [0, -60, 0] } as const
/** Seed of the terrain of tasks that begin with nothing. It is written into the task file. */
const TERRAIN_SEED = 1
/** Height of arenas in the Nether and the End, and how far east those in the End lie: the dragon keeps to its islands. */
const ELSEWHERE_Y = 60
const FROM_DRAGON = 1500
/** Materials of arenas in other dimensions. A shell keeps the lava of the Nether out. */
const NETHER = { floor: 'netherrack', shell: 'netherrack' } as const
const END = { floor: 'end_stone' } as const

type Place = Pick<TaskDraftBase, 'arena' | 'terrain'>

/** The place in a task file that meets the demands of a composed task. */
export function placeWith(ground: Ground, version: GameVersion): Place {
  if (ground.terrain === true) return { terrain: { seed: TERRAIN_SEED } }
  const { biome, dimension, shell, water } = ground
  const closed = shell === undefined || shell === 'none' ? {} : { shell }
  return {
    arena: {
      ...moved(ground, version),
      ...(dimension === 'the_nether' ? NETHER : dimension === 'the_end' ? END : {}),
      ...closed,
      ...(biome === undefined ? {} : { biome }),
      ...(dimension === undefined ? {} : { dimension }),
      ...(water === undefined ? {} : { water }),
    },
  }
}

/** The arena's corners and spawn, moved to the requested height and side. Task files use the heights of 1.18 and later. */
function moved({ y, dimension }: Ground, version: GameVersion) {
  const shift = superflatGround(version) - DEEP_GROUND
  const feet = y ?? (dimension === undefined ? undefined : ELSEWHERE_Y)
  const up = feet === undefined ? 0 : feet - shift - ARENA.spawn[1]
  const east = dimension === 'the_end' ? FROM_DRAGON : 0
  const to = ([x, cellY, z]: readonly [number, number, number]): [number, number, number] => [
    x + east,
    cellY + up,
    z,
  ]
  return { min: to(ARENA.min), max: to(ARENA.max), spawn: to(ARENA.spawn) }
}
