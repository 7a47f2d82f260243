import { fitting } from '../expectations.ts'
import { probe, type Spot } from '../probe.ts'

const SPOT: Spot = [12, 0, 9]
const BESIDE: Spot = [13, 0, 9]
/** Longest life of coral without water, in ticks. */
const LIFE = 100

/** Coral in water and out of it. */
export const corals = [
  ...[
    ['tube_coral_block', 'dead_tube_coral_block'],
    ['fire_coral[waterlogged=false]', 'dead_fire_coral[waterlogged=false]'],
    ['horn_coral_fan[waterlogged=false]', 'dead_horn_coral_fan[waterlogged=false]'],
  ].map(([alive = '', dead = '']) => {
    const name = alive.replace(/\[.*/, '')
    return probe(
      `corals.dry.${name}`,
      `${name} dies without water, after 60 ticks at the earliest`,
      'CoralBlock.tick, BaseCoralPlantTypeBlock.tryScheduleDieTick.',
      async (world) => {
        await world.set(SPOT, alive)
        await world.ticks(50)
        fitting('after 50 ticks', world.blockText(SPOT), alive)
        await world.waitForBlock(SPOT, dead, 50 * (LIFE - 50) + 1000)
      },
    )
  }),
  probe(
    'corals.wet',
    'Coral lives with water in its cell or beside it',
    'BaseCoralPlantTypeBlock.scanForWater.',
    async (world) => {
      await world.set(SPOT, 'brain_coral[waterlogged=true]')
      await world.set(BESIDE, 'brain_coral_block')
      await world.ticks(LIFE + 10)
      fitting('in water', world.blockText(SPOT), 'brain_coral')
      fitting('beside water', world.blockText(BESIDE), 'brain_coral_block')
    },
  ),
]
