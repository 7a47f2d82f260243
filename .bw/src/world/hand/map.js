import { nbtCompound, nbtInt } from '../library/nbt.js';
import { newMap } from '../maps/maps.js';
import { exchange } from './held-item.js';
/** An empty map becomes a map of this place, which is drawn while a player holds it. */
export const emptyMap = {
    is: (item) => item === 'map',
    use(use) {
        const { game, player } = use;
        const { id } = newMap(game, player.position);
        const filled = game.items.make('filled_map', 1, nbtCompound({ map: nbtInt(id) }));
        player.statistics.add('used', 'map');
        if (player.creative)
            player.giveOrToss(filled);
        else
            exchange(use, filled);
        return true;
    },
};
