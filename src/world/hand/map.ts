import { nbtCompound, nbtInt } from '../library/nbt.ts'
import { exchange, type HeldItem } from './held-item.ts'

/** Numbers of the maps drawn in each world. */
const drawn = new WeakMap<object, number>()

/** An empty map becomes one of this place; what it shows is not drawn. */
export const emptyMap: HeldItem = {
  is: (item) => item === 'map',
  use(use) {
    const { game, player } = use
    const number = drawn.get(game) ?? 0
    drawn.set(game, number + 1)
    const filled = game.items.make('filled_map', 1, nbtCompound({ map: nbtInt(number) }))
    player.statistics.add('used', 'map')
    if (player.creative) player.giveOrToss(filled)
    else exchange(use, filled)
    return true
  },
}
