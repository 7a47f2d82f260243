import type { Player } from '../kernel/player/player.ts'
import { Bobber } from '../projectiles/bobber.ts'
import type { HeldItem } from './held-item.ts'
import { launch } from './launch.ts'

/** Speed of the cast in blocks per tick. */
const SPEED = 0.95

const cast = new WeakMap<Player, Bobber>()

/** Cast with one use, reeled in with the next. */
export const fishingRod: HeldItem = {
  is: (item) => item === 'fishing_rod',
  use({ game, player, hand, stack }) {
    player.statistics.add('used', 'fishing_rod')
    const out = cast.get(player)
    if (out && !out.removed) {
      player.wear(out.reel(), hand)
      return true
    }
    const { position, velocity } = launch(game, player, { speed: SPEED })
    const bobber = new Bobber(game, { position, velocity, angler: player, rod: stack })
    cast.set(player, bobber)
    game.addEntity(bobber)
    return true
  },
}
