import type { ItemStack } from '../items/stack.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { potionDoses } from '../player/potions.ts'
import { Arrow, type ArrowInit } from '../projectiles/arrow.ts'

/** Duration of a tipped arrow as a share of the potion's. */
const TIPPED = 0.125
const SPECTRAL_TICKS = 200

/** Shoots an arrow of a kind; `keep`: the player who picks it up gets it. */
export function shootArrow(
  game: Game,
  ammunition: ItemStack,
  init: Omit<ArrowInit, 'definition' | 'doses' | 'item'> & { readonly shooter: Player },
  keep: boolean,
): void {
  const spectral = ammunition.name === 'spectral_arrow'
  const doses = spectral
    ? [{ effect: 'glowing', amplifier: 0, ticks: SPECTRAL_TICKS }]
    : potionDoses(game, ammunition, TIPPED)
  game.addEntity(
    new Arrow(game, {
      ...init,
      definition: game.entityDefinition(spectral ? 'spectral_arrow' : 'arrow'),
      doses,
      ...(keep ? { item: { ...ammunition, count: 1 } } : {}),
    }),
  )
}
