import { z } from 'zod'
import type { Position } from '../../../core/position.ts'
import { harvestTools } from '../../../game/blocks/mining.ts'
import { namesTest } from '../../../game/names.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { checkReachable, thingsIn } from '../../verify/goal-scene.ts'
import { isInSightAtStart } from '../../verify/in-sight.ts'
import { goesSomewhere } from '../deed.ts'
import { definePredicateKind } from '../kind.ts'
import { inWords, namesSchema } from '../names.ts'

/** A block or mob found: it is in an agent's picture, and was in none at the start. */
export const sighted = definePredicateKind({
  id: 'sighted',
  schema: z.strictObject({ kind: z.literal('sighted'), of: namesSchema }),
  isState: true,
  decidedBy: 'places',
  names: { of: 'block or mob' },
  recording: ({ of }) => ({ sighted: of }),
  gauge({ of }) {
    const test = namesTest(of)
    return (state) =>
      [...state.places.values()].some(({ sighted: things = [] }) => things.some(test)) ? 1 : 0
  },
  inWords: ({ of }) => `find ${inWords(of)}`,
  targets: ({ of }) => of,
  ways({ of }, scene) {
    const { blocks, mobs, arena, version, carried, start = arena.spawn } = scene
    const test = namesTest(of)
    const block = blocks.find((one) => test(one.block.name))
    const position = block?.position ?? mobs.find(({ kind }) => test(kind))?.position
    if (position === undefined) return []
    const isUnderground = start.y < arena.spawn.y
    if (isUnderground && block !== undefined) {
      // There is no place to look at it from, but an agent looks at a block while digging it.
      const tool = harvestTools(block.block.name, version).findLast((each) => carried.has(each))
      return [[{ do: 'dig', blocks: [block], ...(tool === undefined ? {} : { tool }) }]]
    }
    const description = `look for the ${of.join(' or ')}`
    const away = Math.hypot(position.x - start.x, position.z - start.z)
    return away > TOO_NEAR
      ? [[{ do: 'call', name: 'comeNear', args: { pos: tuple(position) }, description }]]
      : [[{ do: 'return', from: behind(start, position), to: position, description }]]
  },
  share: (_leaf, deed) => goesSomewhere(deed),
  check: ({ of }, scene) => checkReachable(of, scene),
  given({ of }, scene) {
    const test = namesTest(of)
    const things = thingsIn(scene).filter(({ name }) => test(name))
    return things.length > 0 && things.every((thing) => isInSightAtStart(thing, scene))
      ? `${of.join(' or ')} in sight of the agent (put it behind the agent, or behind something)`
      : undefined
  },
})

/** Distance at the start below which an object leaves the picture of an agent that walks up to it (blocks). */
const TOO_NEAR = 4
/** How far an agent steps back to get it into its picture (blocks). */
const BACK = 6

/** A cell away from an object: on the way back from there, the agent faces it. */
function behind(start: Position, { x, z }: Position): Position {
  const [dx, dz] = [start.x - x, start.z - z]
  const length = Math.hypot(dx, dz)
  const [ax, az] = length === 0 ? [1, 0] : [dx / length, dz / length]
  return { x: Math.round(start.x + BACK * ax), y: start.y, z: Math.round(start.z + BACK * az) }
}
