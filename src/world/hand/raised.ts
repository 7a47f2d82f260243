import { isCooling } from '../player/cooldown.ts'
import { startUsing } from '../player/in-use.ts'
import type { HeldItem } from './held-item.ts'

/** Shields and spyglasses: raised until the button is released. */
export const raised: HeldItem = {
  is: (item) => item === 'shield' || item === 'spyglass',
  use({ game, player, hand, stack }) {
    if (isCooling(game, player, stack.name)) return false
    startUsing(game, player, hand, {})
    if (stack.name === 'spyglass') player.statistics.add('used', 'spyglass')
    return true
  },
}
