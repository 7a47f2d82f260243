import { z } from 'zod'
import { add, cellSchema, inBox, subtract } from '../../../core/position.ts'
import { WALKING_SPEED } from '../../../game/bodies.ts'
import { namesTest } from '../../../game/names.ts'
import { goesSomewhere } from '../deed.ts'
import type { Place } from '../facts.ts'
import { originsAt, share } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { secondsSchema } from '../leaf.ts'
import { inWords, namesSchema } from '../names.ts'

/** An agent's time in a biome or a box without interruption. */
export const stays = definePredicateKind({
  id: 'stays',
  schema: z
    .strictObject({
      kind: z.literal('stays'),
      biome: namesSchema.optional(),
      /** Corners, relative to where the agent stood at the start. */
      box: z.strictObject({ min: cellSchema, max: cellSchema }).optional(),
      seconds: secondsSchema,
    })
    .refine(
      ({ biome, box }) => (biome === undefined) !== (box === undefined),
      'expected either a biome or a box',
    ),
  isState: true,
  decidedBy: 'places',
  names: { biome: 'biome' },
  recording: () => ({ everyLook: true }),
  gauge({ biome, box, seconds }, start) {
    const origin = originsAt(start)
    const isWanted = biome === undefined ? () => true : namesTest(biome)
    const isInside = (place: Place): boolean => {
      const from = origin(place)
      if (box !== undefined) return inBox(box, subtract(place.position, from))
      return place.biome !== undefined && isWanted(place.biome)
    }
    const since = new Map<string, number>()
    return (state) => {
      let best = 0
      for (const [agent, place] of state.places) {
        if (!isInside(place)) since.delete(agent)
        else if (!since.has(agent)) since.set(agent, place.t)
        const from = since.get(agent)
        if (from !== undefined) best = Math.max(best, share(state.t - from, seconds * 1000))
      }
      return best
    }
  },
  inWords({ biome, seconds }) {
    const where = biome === undefined ? 'the marked box' : `the ${inWords(biome)}`
    return `stay in ${where} for ${seconds} s`
  },
  ways({ box, seconds }, { arena: { spawn } }) {
    if (box === undefined) return []
    // Time passes while the agent walks back and forth along the centre of the box.
    const z = Math.ceil((box.min.z + box.max.z) / 2)
    const ends = [box.min.x + EDGE, box.max.x - EDGE].map((x) =>
      add(spawn, { x, y: Math.max(0, box.min.y), z }),
    )
    const length = Math.max(1, box.max.x - box.min.x - 2 * EDGE)
    const laps = Math.ceil((seconds * WALKING_SPEED) / length) + 1
    const cells = Array.from({ length: laps }, (_, lap) => ends[lap % ends.length] ?? spawn)
    return [[{ do: 'visit', cells, description: `stay there for ${seconds} s` }]]
  },
  share: (_leaf, deed) => goesSomewhere(deed),
})

/** Margin from the walls of a box at which an agent turns round (blocks). */
const EDGE = 1
