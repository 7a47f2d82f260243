import { inventoryMenu } from '../inventory/crafting.ts'
import type { Game } from '../kernel/game.ts'
import { Player, type PlayerInit } from '../kernel/player/player.ts'

/** A player with an inventory window in which it can craft, in the default game mode, not yet in the world. */
export function createPlayer(game: Game, init: Omit<PlayerInit, 'menu'>): Player {
  const player = new Player(game, {
    ...init,
    menu: (owner) =>
      inventoryMenu({ id: 0, owner, items: game.items, recipes: game.recipes, inventory: owner.inventory }),
  })
  player.gameMode = game.world.defaultGameMode
  return player
}
