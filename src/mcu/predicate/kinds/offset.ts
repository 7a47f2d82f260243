import { z } from 'zod'
import { formatPosition, inBox } from '../../../core/position.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { goesSomewhere } from '../deed.ts'
import { originsAt, share } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { blocksSchema } from '../leaf.ts'

/** How much farther than required an agent is sent, since its path may end a block short (blocks). */
const SPARE = 2

/** An agent's distance from its initial position. */
export const offset = definePredicateKind({
  id: 'offset',
  schema: z
    .strictObject({
      kind: z.literal('offset'),
      horizontal: blocksSchema.optional(),
      up: blocksSchema.optional(),
      down: blocksSchema.optional(),
    })
    .refine(
      ({ horizontal, up, down }) => [horizontal, up, down].some((part) => part !== undefined),
      'expected horizontal, up or down',
    ),
  isState: true,
  decidedBy: 'places',
  gauge({ horizontal, up, down }, start) {
    const origin = originsAt(start)
    const shareOf = (done: number, of: number | undefined) => (of === undefined ? 1 : share(done, of))
    return (state) => {
      const shares = [...state.places.values()].map((place) => {
        const from = origin(place)
        const rise = place.position.y - from.y
        const far = Math.hypot(place.position.x - from.x, place.position.z - from.z)
        return Math.min(shareOf(far, horizontal), shareOf(rise, up), shareOf(-rise, down))
      })
      return Math.max(0, ...shares)
    }
  },
  inWords({ horizontal, up, down }) {
    const parts = [
      horizontal === undefined ? [] : `${horizontal} blocks away`,
      up === undefined ? [] : `${up} blocks up`,
      down === undefined ? [] : `${down} blocks down`,
    ]
    return `get ${parts.flat().join(' and ')}`
  },
  ways({ horizontal = 0, up = 0, down = 0 }, { arena: { box, spawn } }) {
    if (up > 0 || down > 0) return []
    const far = Math.ceil(horizontal) + SPARE
    const target = [
      { ...spawn, x: spawn.x + far },
      { ...spawn, x: spawn.x - far },
      { ...spawn, z: spawn.z + far },
      { ...spawn, z: spawn.z - far },
    ].find((cell) => inBox(box, cell))
    if (target === undefined) return []
    const description = `go to ${formatPosition(target)}`
    return [[{ do: 'call', name: 'goTo', args: { pos: tuple(target) }, description }]]
  },
  share: (_leaf, deed) => goesSomewhere(deed),
})
