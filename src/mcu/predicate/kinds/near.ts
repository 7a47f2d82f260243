import { z } from 'zod'
import { distance } from '../../../core/position.ts'
import { namesTest } from '../../../game/names.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { checkReachable, thingsIn } from '../../verify/goal-scene.ts'
import { goesSomewhere } from '../deed.ts'
import { definePredicateKind } from '../kind.ts'
import { inWords, namesSchema } from '../names.ts'

/** Distances within which the Judger counts a block or a mob as near (blocks). */
const NEAR_BLOCK = 6
const NEAR_MOB = 8
const FEET = { x: 0, y: 0, z: 0 } as const

/** An agent close to a block or mob. */
export const near = definePredicateKind({
  id: 'near',
  schema: z.strictObject({ kind: z.literal('near'), of: namesSchema }),
  isState: true,
  decidedBy: 'places',
  names: { of: 'block or mob' },
  recording: ({ of }) => ({ near: of }),
  gauge({ of }) {
    const test = namesTest(of)
    return (state) => ([...state.places.values()].some(({ near: things }) => things.some(test)) ? 1 : 0)
  },
  inWords: ({ of }) => `find ${inWords(of)}`,
  targets: ({ of }) => of,
  ways({ of }, { blocks, mobs }) {
    const test = namesTest(of)
    const position =
      blocks.find(({ block }) => test(block.name))?.position ?? mobs.find(({ kind }) => test(kind))?.position
    if (position === undefined) return []
    const description = `go to the ${of.join(' or ')}`
    return [[{ do: 'call', name: 'comeNear', args: { pos: tuple(position) }, description }]]
  },
  share: (_leaf, deed) => goesSomewhere(deed),
  check: ({ of }, scene) => checkReachable(of, scene),
  given({ of }, scene) {
    const test = namesTest(of)
    const thing = thingsIn(scene).find(
      ({ name, position, isMob }) =>
        test(name) && distance(position, FEET) <= (isMob ? NEAR_MOB : NEAR_BLOCK),
    )
    return thing === undefined ? undefined : `${thing.name} near the agent`
  },
})
