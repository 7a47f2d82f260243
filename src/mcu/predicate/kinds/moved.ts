import { z } from 'zod'
import { count } from '../../../core/count.ts'
import { ride } from '../../../task/actions/ride.ts'
import { goesSomewhere } from '../deed.ts'
import { counterGauge } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { blocksSchema } from '../leaf.ts'
import { isRidden, ridingWays } from '../riding.ts'

/** Ways to move whose distance the game counts. */
const MOVES = [
  'walk',
  'sprint',
  'crouch',
  'swim',
  'climb',
  'fall',
  'fly',
  'walk_on_water',
  'walk_under_water',
  'boat',
  'minecart',
  'horse',
  'pig',
  'strider',
  'aviate',
] as const

/** Centimetres per block: the game counts distances in centimetres. */
const CM = 100
/** Length of one leg when going back and forth (blocks). */
const LEG = 12
/** How much farther than required an agent goes, since it does not sprint the whole distance. */
const SPARE = 4

/** The custom statistics that count distances (cm). */
export const DISTANCES: ReadonlySet<string> = new Set(MOVES.map((move) => `${move}_one_cm`))

/** Distances covered by one kind of movement. */
export const moved = definePredicateKind({
  id: 'moved',
  schema: z.strictObject({ kind: z.literal('moved'), by: z.enum(MOVES), blocks: blocksSchema }),
  decidedBy: 'statistics',
  recording: ({ by }) => ({ custom: [`${by}_one_cm`] }),
  gauge: ({ by, blocks }, start) =>
    counterGauge(start, { category: 'custom', names: [`${by}_one_cm`], amount: blocks * CM }),
  inWords: ({ by, blocks }) => `${by.replaceAll('_', ' ')} ${count(blocks, 'block')}`,
  /** Goes back and forth, each time to a different place. */
  ways({ by, blocks }, scene) {
    const { spawn } = scene.arena
    // Agents sprint wherever they can; they never deliberately move on foot in another way.
    if (by !== 'sprint') return ridingWays(by, blocks, scene)
    const legs = Math.ceil((blocks / LEG) * SPARE)
    const cells = Array.from({ length: legs }, (_, leg) => ({
      ...spawn,
      x: spawn.x + (leg % 2 === 0 ? -LEG : 0),
      z: spawn.z + Math.floor(legs / 2) - leg,
    }))
    return [[{ do: 'visit', cells, description: `go to and fro, ${legs} times` }]]
  },
  share: ({ by, blocks }, deed) => {
    const ridden = ride.read(deed.call)
    if (ridden === undefined) return isRidden(by) ? 0 : goesSomewhere(deed)
    return isRidden(by) ? blocks : 0
  },
})
