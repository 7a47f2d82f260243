import { inventoryMenu } from '../inventory/crafting.ts'
import type { Game } from '../kernel/game.ts'
import { Player, type PlayerInit } from '../kernel/player/player.ts'

/** A player with an inventory window in which it can craft, not yet in the world. */
export const createPlayer = (game: Game, init: Omit<PlayerInit, 'menu'>): Player =>
  new Player(game, {
    ...init,
    menu: (owner) =>
      inventoryMenu({ id: 0, owner, items: game.items, recipes: game.recipes, inventory: owner.inventory }),
  })
