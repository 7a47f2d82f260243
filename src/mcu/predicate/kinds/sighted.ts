import { z } from 'zod'
import { inBox } from '../../../core/position.ts'
import { namesTest } from '../../../game/names.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { absent, findingOf, thingsIn } from '../../verify/goal-scene.ts'
import { isInSightAtStart } from '../../verify/in-sight.ts'
import { goesSomewhere } from '../deed.ts'
import { definePredicateKind } from '../kind.ts'
import { inWords, namesSchema } from '../names.ts'

/** A block or mob found: it is in the picture of an agent's eyes, and was in nobody's picture at the start. */
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
  ways({ of }, { blocks, mobs }) {
    const test = namesTest(of)
    const position =
      blocks.find(({ block }) => test(block.name))?.position ?? mobs.find(({ kind }) => test(kind))?.position
    if (position === undefined) return []
    const description = `look for the ${of.join(' or ')}`
    return [[{ do: 'call', name: 'comeNear', args: { pos: tuple(position) }, description }]]
  },
  share: (_leaf, deed) => goesSomewhere(deed),
  check({ of }, scene) {
    const test = namesTest(of)
    const things = thingsIn(scene).filter(({ name }) => test(name))
    if (things.length === 0) return [findingOf(absent(of.join(' or '), 0, 1))]
    if (things.some(({ position }) => inBox(scene.box, position))) return []
    const message = `${of.join(' or ')} is outside the place where agents may go`
    return [{ type: 'out_of_reach', message }]
  },
  given({ of }, scene) {
    const test = namesTest(of)
    const things = thingsIn(scene).filter(({ name }) => test(name))
    return things.length > 0 && things.every((thing) => isInSightAtStart(thing, scene))
      ? `${of.join(' or ')} in sight of the agent (put it behind the agent, or behind something)`
      : undefined
  },
})
