import { distance, type Position } from '../../core/position.ts'
import type { Random } from '../../core/random.ts'
import { namesTest } from '../../game/names.ts'
import { leavesOf } from '../predicate/parts.ts'
import type { Predicate } from '../predicate/predicate.ts'
import { blocksAfter } from '../setup/blocks-after.ts'
import type { Operation } from '../setup/operation.ts'
import type { Level } from './harder.ts'

/** Blocks of hills, and mobs that come at night. */
const GROUND = ['dirt', 'stone', 'coarse_dirt', 'cobblestone', 'oak_leaves'] as const
const MONSTERS = ['zombie', 'spider', 'husk'] as const
const MIDNIGHT = 18_000

const AMOUNTS: Readonly<Record<Level, { hills: number; pits: number; monsters: number; nights: number }>> = {
  simple: { hills: 0, pits: 0, monsters: 0, nights: 0 },
  medium: { hills: 2, pits: 0, monsters: 0, nights: 0.5 },
  hard: { hills: 5, pits: 2, monsters: 1, nights: 1 },
}

/** Distance of hills and pits from the agent and the scene's objects (blocks). */
const FROM_AGENT = 4
const FROM_THINGS = 3
/** Maximum distance of hills and pits (blocks). */
const REACH = 13
/** Distance at which monsters are placed (blocks). */
const MONSTER_AWAY = 13
const TRIES = 40

/**
 * Makes the surroundings of a scene rougher: hills to go around, pits, night, a monster that approaches. Does not put anything on
 * the scene's objects or near the agent.
 */
export function rougher(
  setup: readonly Operation[],
  success: Predicate | undefined,
  { level, random }: { level: Level; random: Random },
): Operation[] {
  const { hills, pits, monsters, nights } = AMOUNTS[level]
  const taken = thingsIn(setup)
  const ground: Operation[] = []
  for (let i = 0; i < hills + pits; i++) {
    const isPit = i >= hills
    const spot = freeSpot(taken, random)
    if (spot === undefined) continue
    taken.push(spot)
    const to = {
      x: spot.x + 1 + random.integer(2),
      y: isPit ? -1 : random.integer(2),
      z: spot.z + 1 + random.integer(2),
    }
    const block = isPit ? 'air' : (random.pick(GROUND) ?? 'dirt')
    ground.push({ kind: 'fill', from: { ...spot, y: isPit ? -1 : 0 }, to, block })
  }
  const asked = (success === undefined ? [] : leavesOf(success)).flatMap((leaf) =>
    'of' in leaf ? leaf.of : [],
  )
  const strangers = MONSTERS.filter((mob) => !namesTest(asked)(mob))
  const coming = Array.from({ length: monsters }, (): Operation[] => {
    const entity = random.pick(strangers)
    const at = { x: -MONSTER_AWAY + random.integer(3), y: 0, z: random.integer(9) - 4 }
    return entity === undefined ? [] : [{ kind: 'summon', entity, at }]
  }).flat()
  const hasTime = setup.some(({ kind }) => kind === 'time')
  const isNight = !hasTime && nights > 0 && random.integer(100) < 100 * nights
  // The ground comes first, so that the scene's structures are kept.
  return [...ground, ...setup, ...(isNight ? [{ kind: 'time', ticks: MIDNIGHT } as const] : []), ...coming]
}

/** The cells that a scene occupies. */
const thingsIn = (setup: readonly Operation[]): Position[] => [
  ...blocksAfter(setup, { x: 0, y: 0, z: 0 }).map(({ position }) => position),
  ...setup.flatMap((operation) => (operation.kind === 'summon' ? [operation.at] : [])),
]

function freeSpot(taken: readonly Position[], random: Random): Position | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const spot = { x: random.integer(2 * REACH) - REACH, y: 0, z: random.integer(2 * REACH) - REACH }
    const middle = { x: spot.x + 1, y: 0, z: spot.z + 1 }
    if (Math.max(Math.abs(middle.x), Math.abs(middle.z)) < FROM_AGENT) continue
    if (taken.every((thing) => distance({ ...thing, y: 0 }, middle) >= FROM_THINGS)) return spot
  }
  return undefined
}
