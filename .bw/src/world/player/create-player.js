import { inventoryMenu } from '../inventory/crafting.js';
import { Player } from '../kernel/player/player.js';
/** A player with an inventory window in which it can craft, in the default game mode, not yet in the world. */
export function createPlayer(game, init) {
    const player = new Player(game, {
        ...init,
        menu: (owner) => inventoryMenu({ id: 0, owner, items: game.items, recipes: game.recipes, inventory: owner.inventory }),
    });
    player.gameMode = game.world.defaultGameMode;
    return player;
}
