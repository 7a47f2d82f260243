import { z } from 'zod'
import { add, distance, type Position } from '../../core/position.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { itemName, pickedUpSchema } from './fields.ts'
import type { Hands } from './hands.ts'
import { nearestNamed } from './named-entities.ts'

const ROD = 'fishing_rod'
/**
 * Radius of the search for water, distance from it at which the agent stops, and minimum and maximum distance of a cast (blocks).
 */
const WATER_RADIUS = 16
const SHORE = 3
const CASTS = [3, 6] as const
/** Maximum number of casts per catch or mob, and distance from which a mob is hooked (blocks). */
const MAX_CASTS = 12
const HOOK_REACH = 5
/** Time for the catch to fly to the agent (ticks). */
const FLY_TICKS = 40
/** Maximum fishing time (ms): a bite takes up to 35 s. */
const PATIENCE_MS = 40_000

/** Fishes, or hooks a mob. */
export const fish = defineAction({
  name: 'Fish',
  signature: 'Fish(amount?, target?: entity name)',
  summary:
    'Fish in water nearby with a fishing_rod until you have caught something that often; with a target, hook that mob and pull it.',
  only: ['open'],
  role: 'uses',
  tooEarly: 'refused',
  args: z.strictObject({ amount: z.int().min(1).max(16).default(1), target: itemName.optional() }),
  data: pickedUpSchema.extend({ hooked: z.string().optional() }),
  examples: [{}, { target: 'sheep' }],
  target: ({ target }) =>
    target === undefined ? { kind: 'station', blocks: ['water'] } : { kind: 'entity', name: target },
  effects: () => [{ kind: 'tool', anyOf: [ROD], rule: 'have-before-place' }],
  waits: ({ amount, target }) => (target === undefined ? amount * PATIENCE_MS : 0),
  async run({ amount, target }, hands) {
    if (hands.count(ROD) === 0)
      return fail('missing_item', `I have no ${ROD}`, { missing: [{ item: ROD, count: 1 }] })
    await hands.hold(ROD)
    return target === undefined ? fishFor(hands, amount) : hookIt(hands, target)
  },
})

async function hookIt(hands: Hands, name: string) {
  const mob = nearestNamed(hands, name)
  if (mob === undefined) return fail('not_found', `I see no ${name}`)
  for (let cast = 0; cast < MAX_CASTS; cast++) {
    const refused = await hands.comeNear(mob, HOOK_REACH)
    if (refused !== undefined) return refused
    if (await hands.hook(mob)) return done({ hooked: name })
  }
  return fail('no_effect', `my hook did not catch the ${name}`)
}

async function fishFor(hands: Hands, amount: number) {
  const water = waterNear(hands)
  if (water === undefined) return fail('not_found', `I see no open water within ${WATER_RADIUS} blocks`)
  const refused = await hands.walk({ cell: water, range: SHORE })
  if (refused !== undefined) return refused
  const gains = hands.countGains()
  let caught = 0
  for (let cast = 1; cast < MAX_CASTS + amount && caught < amount; cast++) {
    await hands.aimAt({ x: water.x + 0.5, y: water.y + 1, z: water.z + 0.5 })
    if (!(await hands.fish())) continue
    caught++
    const arrived = () => gains().reduce((sum, { count }) => sum + count, 0)
    await hands.waitUntil(FLY_TICKS, () => arrived() >= caught)
  }
  const { gained, left } = await hands.pickUp(hands.position(), { gains, appears: 0 })
  if (gained.length === 0) return fail('no_effect', 'nothing bit')
  return caught < amount
    ? fail('no_effect', `something bit ${caught} of ${amount} times`)
    : done({ gained, left })
}

/** A water surface at casting distance from the shore, surrounded by water, so that the bobber stays in it. */
function waterNear(hands: Hands): Position | undefined {
  const here = hands.position()
  const cells = hands.blocksNear({ names: ['water'], radius: WATER_RADIUS, count: 256 })
  const isWater = (cell: Position) => hands.blockAt(cell)?.name === 'water'
  const surface = cells.filter((cell) => !isWater(add(cell, { x: 0, y: 1, z: 0 })))
  const width = (cell: Position) =>
    [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((z) => add(cell, { x, y: 0, z }))).filter(isWater).length
  const off = (cell: Position) => {
    const away = distance(cell, here)
    return away < CASTS[0] ? CASTS[0] - away : Math.max(0, away - CASTS[1])
  }
  return surface.toSorted((a, b) => width(b) - width(a) || off(a) - off(b))[0]
}
