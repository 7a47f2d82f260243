import { z } from 'zod'
import { cellPositionSchema } from '../parts.ts'
import { defineAction } from './define-action.ts'

/** Time after which a walk ends with a message, so that the agent can think again (ms of game time). */
const WALK_MS = 100_000
/** Maximum time that an agent stays at its destination (s). */
const MAX_STAY = 60

/** Walks over unexplored land to get to a place rather than an item. */
export const roam = defineAction({
  name: 'Roam',
  signature: 'Roam(biomes: names[], stay?: seconds) or Roam(away: blocks) or Roam(up: blocks)',
  summary:
    'Walk over land that you do not know until you are in one of the biomes (and stay there), or so many blocks away from here, or so many higher. Takes up to 100 s; then call it again to walk on.',
  only: ['wild'],
  role: 'moves',
  tooEarly: 'refused',
  args: z
    .strictObject({
      biomes: z.array(z.string()).min(1).max(40).optional(),
      stay: z.number().min(0).max(MAX_STAY).default(0),
      away: z.int().min(1).max(500).optional(),
      up: z.int().min(1).max(200).optional(),
    })
    .refine((args) => [args.biomes, args.away, args.up].filter((each) => each !== undefined).length === 1, {
      error: 'expected one of biomes, away and up',
    }),
  data: z.object({ position: cellPositionSchema }),
  examples: [{ biomes: ['forest', 'birch_forest'], stay: 10 }, { away: 50 }, { up: 20 }],
  manner: ['stay'],
  async run({ biomes, stay, away, up }, hands) {
    hands.lookAround()
    await hands.takeAlong()
    const target = biomes !== undefined ? { biomes, stay } : away !== undefined ? { away } : { up: up ?? 0 }
    return hands.roam({ target, until: hands.clock.now() + WALK_MS })
  },
})
