import { waterBottle } from '../items/water-bottle.ts'
import { fluidOf } from '../kernel/blocks/fluid.ts'
import { blockInSight } from '../player/sight.ts'
import { exchange, type HeldItem } from './held-item.ts'

const REACH = 5

/** A glass bottle is filled with the water that the player looks at (vanilla BottleItem). */
export const glassBottle: HeldItem = {
  is: (item) => item === 'glass_bottle',
  use(use) {
    const { game, player } = use
    const sight = blockInSight(game, player, { reach: REACH, sources: true })
    if (!sight || fluidOf(game.level, game.level.get(sight.position))?.kind !== 'water') return false
    player.statistics.add('used', 'glass_bottle')
    exchange(use, waterBottle(game.items))
    return true
  },
}
